import { Callout, DescriptionList, Heading, Inline, Select, Stack, Text } from '@khep/ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatDate, formatMonth } from '../../days/index.ts';
import { gstMessages } from '../../messages/gst.ts';
import { buildCorrections } from '../filed/correctionFile.ts';
import type { CorrectionSource } from '../filed/correctionFile.ts';
import { correctionNotes } from '../filed/correctionNotes.ts';
import { correctionSheets } from '../filed/correctionSheets.ts';
import { lastCorrectionDay } from '../rules.ts';

export interface CorrectionFormProps {
  form: 'gstr1a' | 'gstr1';
  source: CorrectionSource;
  /** The month (YYYY-MM) whose return takes the corrections; for GSTR-1A the filed one. */
  month: string;
  /** Months to choose from. None: the time for corrections is over. */
  months: readonly string[];
  onMonthChange: (month: string) => void;
  /** Buttons that download the file. */
  actions: ReactNode;
}

/** The file of a form that corrects a filed GSTR-1: its tables, what a person checks before, and its downloads. */
export function CorrectionForm({ form, source, month, months, onMonthChange, actions }: CorrectionFormProps) {
  const words = useDomainMessages('corrections', gstMessages.corrections);
  const tables = useMemo(
    () =>
      correctionSheets(buildCorrections(form, source, month)).map(({ name, rows }) => ({
        name,
        rows: rows.length,
      })),
    [form, source, month],
  );
  const notes = useMemo(() => correctionNotes(form, source, month), [form, source, month]);
  const limit = formatDate(lastCorrectionDay(source.filed.month));
  return (
    <Stack gap={12}>
      <Heading level={3}>{words.title[form](formatMonth(month))}</Heading>
      {months.length === 0 ? (
        <Callout tone="critical">{words.late(limit)}</Callout>
      ) : (
        <>
          <Text tone="second">{words.about[form](formatMonth(month), limit)}</Text>
          {months.length > 1 && (
            <Select
              label={words.month}
              value={month}
              onChange={onMonthChange}
              items={months.map((one) => ({ id: one, label: formatMonth(one) }))}
            />
          )}
          {notes.map(({ code, names }) => (
            <Callout key={code} tone="caution">
              {words.notes[code](names.join(', '))}
            </Callout>
          ))}
          {tables.length === 0 ? (
            <Text>{words.empty}</Text>
          ) : (
            <>
              <DescriptionList
                layout="stacked"
                items={[
                  {
                    term: words.tables,
                    detail: (
                      <Stack gap={4}>
                        {tables.map(({ name, rows }) => {
                          const [number = '', id = ''] = name.split(' ');
                          return <span key={name}>{words.table(number, id, rows)}</span>;
                        })}
                      </Stack>
                    ),
                  },
                ]}
              />
              <Inline gap={12}>{actions}</Inline>
            </>
          )}
        </>
      )}
    </Stack>
  );
}
