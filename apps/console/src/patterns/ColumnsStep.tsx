import { missingFields } from '@khep/domain/mapping';
import { FileNotesPanel, MappingTable } from '@khep/domain/mapping/ui';
import { Button, Callout, Inline, Select, Stack, Text, TextField } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { hasOpenQuestion, isOwnFile } from './useMatchedFile.ts';
import type { MatchedFile, UnmatchedFile } from './useMatchedFile.ts';

interface ColumnsStepProps {
  state: UnmatchedFile;
  flow: Pick<MatchedFile, 'setMapping' | 'setChoices' | 'setSource' | 'setKnown'>;
}

/**
 * Matches the columns of a file with ours, and asks what else has to be decided about it. A known file needs no matching;
 * it can be changed.
 */
export function ColumnsStep({ state, flow }: ColumnsStepProps) {
  const { table, mapping, matches, choices, source, isKnown } = state;
  const { known } = table;
  const [isChanging, setChanging] = useState(false);
  const isComplete = missingFields(table.fields, mapping).length === 0;
  const isTableShown = !isKnown || isChanging || !isComplete;
  return (
    <Stack gap={16}>
      {known && (
        <Select
          label="Kind of file"
          items={[
            { id: 'known', label: known.name },
            { id: 'other', label: 'Another file' },
          ]}
          value={isKnown ? 'known' : 'other'}
          onChange={(kind) => flow.setKnown(kind === 'known')}
        />
      )}
      {known && isKnown && (
        <Callout tone={isComplete ? 'positive' : 'info'} title={`This is a ${known.name}`}>
          {known.note}
          {isComplete && ` Its columns are matched: ${namesOf(state)}.`}
        </Callout>
      )}
      {table.saved_source !== '' && isKnown === (known !== null) && (
        <Text tone="second">These columns are matched as saved for {table.saved_source}.</Text>
      )}
      <FileNotesPanel notes={table.notes} mapping={mapping} choices={choices} onChoose={flow.setChoices} />
      {!isTableShown && (
        <Inline gap={8}>
          <Button size="small" onPress={() => setChanging(true)}>
            Change matching
          </Button>
        </Inline>
      )}
      {isTableShown && (
        <MappingTable
          fields={table.fields}
          columns={table.columns}
          matches={matches}
          mapping={mapping}
          onChange={flow.setMapping}
        />
      )}
      {isTableShown && isKnown && (
        <Text size="secondary" tone="second">
          What you change is remembered for the next {known?.name}.
        </Text>
      )}
      {!isKnown && !isOwnFile(state) && (
        <TextField
          label="Save this matching as"
          description="The next file with these columns is recognized. Leave it empty to match again next time."
          maxLength={60}
          value={source}
          onChange={flow.setSource}
        />
      )}
    </Stack>
  );
}

/** "Order ID, Order date, SKU" */
const namesOf = ({ table, mapping }: UnmatchedFile): string =>
  table.fields
    .filter(({ name }) => mapping[name])
    .map(({ label }) => label)
    .join(', ');

interface ColumnsActionsProps {
  state: UnmatchedFile;
  flow: Pick<MatchedFile, 'isPending' | 'sendMatched' | 'startOver'>;
  /** "Import" */
  verb: string;
}

/** The way back to another file, and the one on. */
export function ColumnsActions({ state, flow, verb }: ColumnsActionsProps) {
  const { table, mapping } = state;
  return (
    <>
      <Button onPress={flow.startOver}>Choose another file</Button>
      <Button
        tone="accent"
        isPending={flow.isPending}
        isDisabled={missingFields(table.fields, mapping).length > 0 || hasOpenQuestion(state)}
        onPress={flow.sendMatched}
      >
        {verb} {formatNumber(table.rows)} {table.rows === 1 ? 'row' : 'rows'}
      </Button>
    </>
  );
}
