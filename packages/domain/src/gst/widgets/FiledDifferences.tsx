import { Button, Callout, Inline, Link, SegmentedControl, Stack, Table, Text, downloadCsv } from '@khep/ui';
import type { TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatDate, formatMonth } from '../../days/index.ts';
import { toCsvCell } from '../../mapping/index.ts';
import { gstMessages } from '../../messages/gst.ts';
import type { FiledDifference } from '../filed/compareFiled.ts';
import { correctionForms, correctionOf } from '../filed/corrections.ts';
import type { FiledReturn } from '../filed/parseFiled.ts';
import { lastCorrectionDay } from '../rules.ts';
import {
  correctionText,
  differenceLines,
  differenceTable,
  differenceText,
  valueText,
} from './differenceLines.ts';
import type { DifferenceLine } from './differenceLines.ts';

export interface FiledDifferencesProps {
  filed: FiledReturn;
  differences: readonly FiledDifference[];
  /** GSTR-3B of the same month is filed, which closes GSTR-1A. */
  isMonthlyFiled: boolean;
  onMonthlyFiledChange: (isFiled: boolean) => void;
  /** Where a document is found by its number. */
  hrefOf: (number: string) => string;
}

/** Lines that a screen shows; the file has all. */
const maxLines = 100;

/** Differences between a filed GSTR-1 and this month's, cell by cell, and where each is corrected. */
export function FiledDifferences({
  filed,
  differences,
  isMonthlyFiled,
  onMonthlyFiledChange,
  hrefOf,
}: FiledDifferencesProps) {
  const words = useDomainMessages('filed', gstMessages.filed);
  const context = useMemo(() => ({ filed, isMonthlyFiled }), [filed, isMonthlyFiled]);
  const lines = useMemo(() => differenceLines(differences, context, words), [differences, context, words]);
  const columns = useMemo(
    (): TableColumn<DifferenceLine>[] => [
      { id: 'table', header: words.table, width: '64px', cell: ({ table }) => table },
      {
        id: 'row',
        header: words.row,
        isRowHeader: true,
        cell: ({ row, number }) => (number === undefined ? row : <Link href={hrefOf(number)}>{row}</Link>),
      },
      { id: 'cell', header: words.cell, cell: ({ cell }) => cell },
      { id: 'filed', header: words.filed, align: 'end', cell: (line) => valueText(line.field, line.filed) },
      { id: 'now', header: words.now, align: 'end', cell: (line) => valueText(line.field, line.now) },
      { id: 'difference', header: words.difference, align: 'end', cell: differenceText },
      {
        id: 'correction',
        header: words.correction,
        cell: ({ correction }) => {
          const [form, how] = correctionText(correction, words);
          return (
            <Stack gap={4}>
              <span>{form}</span>
              <Text tone="second">{how}</Text>
            </Stack>
          );
        },
      },
    ],
    [words, hrefOf],
  );
  function download() {
    const rows = differenceTable(differenceLines(differences, context, words, true), words);
    const csv = rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
    downloadCsv(words.fileName(filed.gstin, filed.month), csv);
  }
  return (
    <Stack gap={16}>
      {filed.others.length > 0 && <Callout tone="caution">{words.others(filed.others.join(', '))}</Callout>}
      {differences.length === 0 ? (
        <Callout tone="positive" isAlert>
          {words.none}
        </Callout>
      ) : (
        <>
          <Summary filed={filed} differences={differences} isMonthlyFiled={isMonthlyFiled} />
          <Inline gap={16}>
            <SegmentedControl
              label={words.monthly(formatMonth(filed.month))}
              value={isMonthlyFiled ? 'filed' : 'open'}
              onChange={(value) => onMonthlyFiledChange(value === 'filed')}
              items={[
                { id: 'open', label: words.monthlyOpen },
                { id: 'filed', label: words.monthlyFiled },
              ]}
            />
            <Button variant="outline" onPress={download}>
              {words.download}
            </Button>
          </Inline>
          <Table
            label={words.label}
            rows={lines.slice(0, maxLines)}
            rowKey={({ id }) => id}
            columns={columns}
            narrowLayout="stacked"
          />
          {lines.length > maxLines && <Text tone="second">{words.shown(maxLines, lines.length)}</Text>}
        </>
      )}
    </Stack>
  );
}

/** How many rows belong where. */
function Summary({
  filed,
  differences,
  isMonthlyFiled,
}: Pick<FiledDifferencesProps, 'filed' | 'differences' | 'isMonthlyFiled'>) {
  const words = useDomainMessages('filed', gstMessages.filed);
  const counts = useMemo(() => {
    const forms = differences.map((one) => correctionOf(one, { filed, isMonthlyFiled }).form);
    return Object.fromEntries(
      correctionForms.map((form) => [form, forms.filter((one) => one === form).length]),
    );
  }, [filed, differences, isMonthlyFiled]);
  const { gstr1a = 0, gstr1 = 0, none = 0 } = counts;
  return (
    <Callout tone="caution" isAlert title={words.rows(differences.length)}>
      {[
        ...(gstr1a > 0 ? [words.inGstr1a(gstr1a, formatMonth(filed.month)), words.once] : []),
        ...(gstr1 > 0 ? [words.inGstr1(gstr1, formatDate(lastCorrectionDay(filed.month)))] : []),
        ...(none > 0 ? [words.inNone(none)] : []),
      ].join(' ')}
    </Callout>
  );
}
