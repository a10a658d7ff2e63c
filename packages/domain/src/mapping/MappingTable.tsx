import { Callout, Inline, Meter, Select, Stack, Table, Text } from '@khep/ui';
import { domainMessages } from '../messages.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { missingFields } from './fields.ts';
import { sureConfidence } from './guessMapping.ts';
import type { ColumnMapping, ColumnMatch, FileColumn, MappingField } from './fields.ts';
import * as styles from './MappingTable.css.ts';

const defaults = domainMessages.mapping;

type FieldData = Pick<MappingField, 'name' | 'label' | 'is_required'>;

export interface MappingTableProps {
  fields: readonly FieldData[];
  columns: readonly FileColumn[];
  /** Guessed or saved matches, each with its reason. */
  matches: readonly ColumnMatch[];
  /** The heading of each field; empty for none. */
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

function Samples({ samples }: { samples: readonly string[] | undefined }) {
  const messages = useDomainMessages('mapping', defaults);
  const shown = (samples ?? []).filter((sample) => sample !== '').slice(0, 3);
  if (samples === undefined) return '—';
  if (shown.length === 0)
    return (
      <Text size="secondary" tone="third">
        {messages.empty}
      </Text>
    );
  return (
    <ul className={styles.values}>
      {shown.map((sample, index) => (
        <li key={`${index} ${sample}`} className={styles.value} title={sample}>
          {sample}
        </li>
      ))}
    </ul>
  );
}

/**
 * Matches the columns of a file with fields: the guess with its confidence and reason, three values as proof, and a choice
 * for each field.
 */
export function MappingTable({ fields, columns, matches, mapping, onChange }: MappingTableProps) {
  const messages = useDomainMessages('mapping', defaults);
  const missing = missingFields(fields, mapping);
  const samplesOf = new Map(columns.map(({ name, samples }) => [name, samples]));
  const guesses = new Map(matches.map((match) => [match.field, match]));
  /** Why a column is matched, or which one could be: a weak match is suggested only. */
  const becauseOf = (field: FieldData): string => {
    const guess = guesses.get(field.name);
    if (guess !== undefined && guess.column === mapping[field.name]) return guess.why;
    if (mapping[field.name]) return messages.chosen;
    return guess && !used.has(guess.column) ? messages.perhaps(guess.column, guess.why) : '—';
  };
  const guessOf = ({ name }: FieldData) => {
    const guess = guesses.get(name);
    return guess?.column === mapping[name] ? guess : undefined;
  };
  const used = new Set(Object.values(mapping));
  const unused = columns.filter(({ name }) => name !== '' && !used.has(name));
  const items = [{ id: '', label: messages.none }, ...columns.map(({ name }) => ({ id: name, label: name }))];

  /** A column is one field's only: choosing it elsewhere moves it. */
  function choose(field: string, column: string) {
    const moved = Object.fromEntries(
      Object.entries(mapping).map(([other, heading]) => [other, heading === column ? '' : heading]),
    );
    onChange({ ...moved, [field]: column });
  }

  return (
    <div data-component="MappingTable">
      <Stack gap={16}>
        {missing.length > 0 && (
          <Callout tone="caution" title={messages.missingTitle}>
            {messages.missing(missing.map(({ label }) => label).join(', '))}
          </Callout>
        )}
        <Table
          label={messages.label}
          rows={fields}
          rowKey={({ name }) => name}
          narrowLayout="stacked"
          columns={[
            {
              id: 'field',
              header: messages.field,
              isRowHeader: true,
              cell: ({ label, is_required }) => `${label}${is_required ? ' *' : ''}`,
            },
            {
              id: 'column',
              header: messages.column,
              width: '220px',
              cell: ({ name, label }) => (
                <Select
                  label={messages.columnFor(label)}
                  isLabelHidden
                  size="small"
                  items={items}
                  value={mapping[name] ?? ''}
                  onChange={(column) => choose(name, column ?? '')}
                />
              ),
            },
            {
              id: 'values',
              header: messages.values,
              cell: ({ name }) => <Samples samples={samplesOf.get(mapping[name] ?? '')} />,
            },
            {
              id: 'sure',
              header: messages.sure,
              width: '120px',
              cell: (field) => {
                const guess = guessOf(field);
                if (!guess) return '—';
                return (
                  <div className={styles.sure}>
                    <div className={styles.bar}>
                      <Meter
                        label={messages.sureOf(field.label)}
                        isLabelHidden
                        value={guess.confidence}
                        tone={guess.confidence < sureConfidence ? 'caution' : 'positive'}
                      />
                    </div>
                    {guess.confidence}%
                  </div>
                );
              },
            },
            {
              id: 'because',
              header: messages.because,
              cell: becauseOf,
            },
          ]}
        />
        {unused.length > 0 && (
          <Inline gap={8}>
            <Text size="secondary" tone="second">
              {messages.unused}
            </Text>
            <Samples samples={unused.map(({ name }) => name).slice(0, 3)} />
            {unused.length > 3 && (
              <Text size="secondary" tone="second">
                +{unused.length - 3}
              </Text>
            )}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
