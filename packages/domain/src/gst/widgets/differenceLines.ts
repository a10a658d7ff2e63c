import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';
import { findState } from '../../india/index.ts';
import { formatNumber, formatRupees, paiseToRupees, plainRupees } from '../../money/index.ts';
import type { FiledDifference } from '../filed/compareFiled.ts';
import { correctionOf } from '../filed/corrections.ts';
import type { Correction } from '../filed/corrections.ts';
import { filedAmounts } from '../filed/parseFiled.ts';
import type { FiledField, FiledReturn } from '../filed/parseFiled.ts';
import { tableNumbers } from '../gstr1.ts';

type Words = DomainMessagesOf<'filed'>;
type Value = string | number | null;

/** A line of the table: a cell that differs. A row that one return lacks is one line, with its largest amount. */
export interface DifferenceLine {
  id: string;
  table: string;
  row: string;
  /** Set for a document. */
  number?: string;
  cell: string;
  field: FiledField;
  filed: Value;
  now: Value;
  correction: Correction;
}

function rowName({ subject, key }: FiledDifference, words: Words): string {
  const { number, place, rate = 0, kind, hsn, buyers, from } = subject;
  if (number !== undefined) return number;
  if (place !== undefined) return words.placeRow(`${place} ${findState(place)?.name ?? ''}`.trim(), rate);
  if (hsn !== undefined) return words.hsnRow(hsn, rate, buyers === undefined ? '' : words.buyers[buyers]);
  if (kind !== undefined) return words.nilKinds[kind] ?? kind;
  return from === undefined ? key : words.rangeRow(from);
}

/** The amount that stands for a row which one return lacks. */
const mainFields: readonly FiledField[] = ['val', 'txval', 'nil_amt', 'totnum'];

/** Returns the lines of a comparison: every cell, or one for each row that a return lacks. */
export function differenceLines(
  differences: readonly FiledDifference[],
  { filed, isMonthlyFiled }: { filed: FiledReturn; isMonthlyFiled: boolean },
  words: Words,
  isWhole = false,
): DifferenceLine[] {
  return differences.flatMap((difference) => {
    const { table, key, kind, cells, subject } = difference;
    const shared = {
      table: tableNumbers[table],
      row: rowName(difference, words),
      ...(subject.number !== undefined && { number: subject.number }),
      correction: correctionOf(difference, { filed, isMonthlyFiled }),
    };
    if (kind !== 'changed' && !isWhole) {
      const main =
        mainFields.map((name) => cells.find(({ field }) => field === name)).find(Boolean) ?? cells[0]!;
      const { field, filed: before, now: after } = main;
      return [
        { ...shared, id: `${table} ${key}`, cell: words.whole[kind], field, filed: before, now: after },
      ];
    }
    return cells.map(({ field, rate, filed: before, now: after }) => ({
      ...shared,
      id: `${table} ${key} ${field} ${rate ?? ''}`,
      cell: rate === undefined ? words.fields[field] : words.atRate(words.fields[field], rate),
      field,
      filed: before,
      now: after,
    }));
  });
}

/** A value as it is shown: amounts in rupees. */
export function valueText(field: FiledField, value: Value): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return value;
  return filedAmounts.has(field) ? formatRupees(value) : formatNumber(value);
}

/** Returns what the return of now has more; empty for texts. */
export function differenceText({ field, filed, now }: DifferenceLine): string {
  if (typeof (now ?? filed) !== 'number') return '';
  const more = Number(now ?? 0) - Number(filed ?? 0);
  if (!filedAmounts.has(field)) return `${more > 0 ? '+' : ''}${formatNumber(more)}`;
  return `${more > 0 ? '+' : ''}${formatRupees(more)}`;
}

/** Where a line is corrected: the form and table, and what is done there. */
export const correctionText = ({ form, table, how }: Correction, words: Words): [string, string] => [
  words.forms[form](table),
  words.hows[how],
];

const plain = (field: FiledField, value: Value) =>
  typeof value === 'number' && filedAmounts.has(field) ? paiseToRupees(value) : (value ?? '');

/** All cells as rows of a file, with a heading. */
export function differenceTable(lines: readonly DifferenceLine[], words: Words): unknown[][] {
  return [
    [words.table, words.row, words.cell, words.filed, words.now, words.difference, words.correction],
    ...lines.map((line) => {
      const { table, row, cell, field, filed, now, correction } = line;
      const isNumber = typeof (now ?? filed) === 'number';
      const more = Number(now ?? 0) - Number(filed ?? 0);
      return [
        table,
        row,
        cell,
        plain(field, filed),
        plain(field, now),
        isNumber ? (filedAmounts.has(field) ? plainRupees(more) : more) : '',
        correctionText(correction, words).join(': '),
      ];
    }),
  ];
}
