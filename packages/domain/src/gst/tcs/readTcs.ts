import { plainCell } from '../../mapping/cellText.ts';
import { readAmount } from '../../mapping/readCell.ts';
import type { Paise } from '../../money/index.ts';
import { gstinProblem } from '../../tax/index.ts';

/** Figures that a marketplace reported of the supplies of one registration in one month. */
export interface TcsAmounts {
  gross: Paise;
  returned: Paise;
  net: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
}

export interface TcsCredit extends TcsAmounts {
  operator_gstin: string;
  /** Empty where the file has none. */
  operator_name: string;
  /** YYYY-MM */
  month: string;
}

interface TcsProblem {
  column: string;
  problem: string;
}

export const tcsAmountNames = ['gross', 'returned', 'net', 'igst', 'cgst', 'sgst'] as const;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads a tax period as YYYY-MM: `052020` of the portal, `52020` where a spreadsheet took its zero, `May-20`, `2020-05`. */
export function readTaxPeriod(cell: string): string | undefined {
  const text = plainCell(cell).toLowerCase();
  const named = /^([a-z]{3,9})[ ,'-]{0,2}((?:20)?\d{2})$/.exec(text);
  const numbers =
    /^(?<month>\d{1,2})[/-]?(?<year>20\d{2})$/.exec(text)?.groups ??
    /^(?<year>20\d{2})-(?<month>\d{2})(?:-\d{2})?$/.exec(text)?.groups;
  const month = named ? months.indexOf(named[1]!.slice(0, 3)) + 1 : Number(numbers?.['month'] ?? 0);
  const year = named ? named[2]!.padStart(4, '20') : (numbers?.['year'] ?? '');
  return month < 1 || month > 12 ? undefined : `${year}-${String(month).padStart(2, '0')}`;
}

/** Reads a row of the portal's table of TCS credits. An empty amount is zero. */
export function readTcsCredit(
  cells: Readonly<Record<string, string>>,
): { value: TcsCredit } | { problems: TcsProblem[] } {
  const problems: TcsProblem[] = [];
  const operator_gstin = plainCell(cells['operator_gstin']).toUpperCase();
  const wrong = operator_gstin === '' ? 'Enter the GSTIN of the marketplace.' : gstinProblem(operator_gstin);
  if (wrong !== undefined) problems.push({ column: 'operator_gstin', problem: wrong });
  const month = readTaxPeriod(cells['month'] ?? '');
  if (month === undefined)
    problems.push({ column: 'month', problem: 'Enter the tax period such as 072024 or Jul-24.' });
  const amount = (name: (typeof tcsAmountNames)[number]): Paise => {
    const reading = readAmount(cells[name] ?? '');
    if ('value' in reading) return reading.value ?? 0;
    problems.push({ column: name, problem: reading.problem });
    return 0;
  };
  const [gross, returned, net, igst, cgst, sgst] = [
    amount('gross'),
    amount('returned'),
    amount('net'),
    amount('igst'),
    amount('cgst'),
    amount('sgst'),
  ];
  if (problems.length > 0 || month === undefined) return { problems };
  const operator_name = plainCell(cells['operator_name']).slice(0, 200);
  return { value: { operator_gstin, operator_name, month, gross, returned, net, igst, cgst, sgst } };
}

/** Sums rows of the same marketplace and month: the portal has one for each place of supply. */
export function sumTcsCredits(credits: readonly TcsCredit[]): TcsCredit[] {
  const sums = new Map<string, TcsCredit>();
  for (const credit of credits) {
    const key = `${credit.month} ${credit.operator_gstin}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...credit });
    else for (const name of tcsAmountNames) sum[name] += credit[name];
  }
  return [...sums.values()];
}
