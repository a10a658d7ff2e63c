import { daysOfMonth, formatMonth, readTypedDay, sheetDay, toDay } from '../days/index.ts';
import { asciiDigits, normalizeMobile } from '../india/patterns.ts';
import { findState } from '../india/states.ts';
import { plainCell, plainName } from './cellText.ts';
import type { FieldKind } from './fields.ts';
import { maxNumberLength, parseDecimal, rupeesToPaise } from '../money/index.ts';
import type { CreditSign } from '../money/index.ts';

/** The value of a cell, or what is wrong with it and what to do. An empty cell has no value. */
export type Reading<T> = { value: T | undefined } | { problem: string };

export const dateOrders = ['day-first', 'month-first'] as const;
/** Which part of 05/11/2026 comes first. */
export type DateOrder = (typeof dateOrders)[number];
export type WeightUnit = 'g' | 'kg';

/** How the cells of one column are written; found once per column. */
export interface CellFormat {
  /** @default 'day-first' */
  date_order?: DateOrder | undefined;
  /** @default 'kg' */
  unit?: WeightUnit | undefined;
  /** Of amounts with a mark such as Cr; without it they are no amounts. */
  credit?: CreditSign | undefined;
}

const quoted = (cell: string): string => `"${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}"`;

/** Reads a number. A percentage is another number: a discount of 10 % isn't ₹10. */
export function readNumber(cell: string, { credit }: CellFormat = {}): Reading<number> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const value = text.includes('%') ? undefined : parseDecimal(text, { credit });
  return value === undefined
    ? { problem: `${quoted(text)} isn't a number. Enter it such as 549 or 549.50.` }
    : { value };
}

/** Reads a percentage: `18`, `18 %` and a spreadsheet's cell of 18 % are 18. */
export function readPercent(cell: string): Reading<number> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const value = parseDecimal(text);
  return value === undefined
    ? { problem: `${quoted(text)} isn't a percentage. Enter it such as 18 or 18%.` }
    : { value };
}

const maxPaise = 1e13;

/** Reads an amount in rupees as paise. */
export function readAmount(cell: string, { credit }: CellFormat = {}): Reading<number> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const value = text.includes('%') ? undefined : parseDecimal(text, { credit });
  if (value === undefined)
    return { problem: `${quoted(text)} isn't an amount. Enter rupees such as 549.50.` };
  const paise = rupeesToPaise(value);
  return Math.abs(paise) > maxPaise
    ? { problem: `${quoted(text)} is too large for an amount. Check the column.` }
    : { value: paise };
}

const weightPattern = /^([\d.,]+)\s*(kgs?|kilograms?|gms?|gm?s?|grams?)\.?$/i;
const maxGrams = 10_000_000;

/** Reads a weight as whole grams. A unit in the cell wins over the unit of the column. */
export function readWeight(cell: string, { unit = 'kg' }: CellFormat = {}): Reading<number> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const written = weightPattern.exec(text);
  const value = parseDecimal(written?.[1] ?? text);
  const own = written?.[2]?.toLowerCase().startsWith('k') ? 'kg' : written ? 'g' : unit;
  if (value === undefined || value < 0)
    return { problem: `${quoted(text)} isn't a weight. Enter it such as 1.5 kg or 1500 g.` };
  const grams = Math.round(value * (own === 'kg' ? 1000 : 1));
  return grams > maxGrams
    ? { problem: `${quoted(text)} is more than 10 tonnes. Check the unit of the column.` }
    : { value: grams };
}

/** Whether the parts of 11/14/2026 can be in this order. One that isn't would be another day in each of its neighbors. */
function isInOrder(text: string, order: DateOrder): boolean {
  const proof = dateProof(text);
  return proof === undefined || proof === order;
}

/** Which order a date of numbers proves: 13/11/2026 has the day first. Undefined for one that could have both. */
export function dateProof(cell: string): DateOrder | undefined {
  const [, first, second] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{2}|\d{4})(?:$|[ T,])/.exec(plainCell(cell)) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return 'day-first';
  return Number(second) > 12 && Number(first) <= 12 ? 'month-first' : undefined;
}

/** Whether a date is of numbers whose order isn't known by itself: 05/11/2026. */
export const isAmbiguousDate = (cell: string): boolean => {
  const [, first, second] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{2}|\d{4})(?:$|[ T,])/.exec(plainCell(cell)) ?? [];
  return first !== undefined && Number(first) <= 12 && Number(second) <= 12 && first !== second;
};

/** Reads a date as YYYY-MM-DD: ISO, day or month first, named months, and the day numbers of Excel. */
export function readDate(cell: string, { date_order = 'day-first' }: CellFormat = {}): Reading<string> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  if (serial >= 36_526 && serial < 73_000) return { value: sheetDay(serial) };
  const typed = readTypedDay(text, date_order);
  const day = typed && toDay(typed);
  if (day !== undefined && isInOrder(text, date_order)) return { value: day };
  if (day !== undefined) {
    const [first, example] = date_order === 'day-first' ? ['day', '25/11/2026'] : ['month', '11/25/2026'];
    return {
      problem: `${quoted(text)} has another order than its column, where the ${first} is first. Enter it such as ${example}.`,
    };
  }
  // The first of the month exists: only the date is wrong.
  const first = typed && typed.date >= 1 ? toDay({ ...typed, date: 1 }) : undefined;
  return {
    problem:
      first === undefined
        ? `${quoted(text)} isn't a date. Enter it such as 15/11/2026.`
        : `${formatMonth(first)} has ${daysOfMonth(first)} days. Check ${quoted(text)}.`,
  };
}

/** Significant digits that Excel shows of a long number; a program that writes a file keeps all of them. */
const shownDigits = 6;

/** All digits of `1.412330552E+9`, null where they were rounded away; undefined for a text without a power of ten. */
function withoutPower(text: string): string | null | undefined {
  const power = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i.exec(text);
  if (!power) return undefined;
  const digits = `${power[1]}${(power[2] ?? '').replace(/0+$/, '')}`;
  const length = Number(power[3]) + 1;
  // More than 15 digits don't fit the number type of a spreadsheet either.
  if (length > 15 || digits.length > length || (digits.length < length && digits.length <= shownDigits))
    return null;
  return digits.padEnd(length, '0');
}

/**
 * Reads an AWB or another long number that spreadsheets damage: removes an apostrophe and `.0`, and undoes `1.412330552E+9`.
 * A number whose digits were rounded away is an error.
 */
export function readAwb(cell: string): Reading<string> {
  const text = plainCell(cell).replaceAll(/[\s\u200B-\u200D\uFEFF]/g, '');
  if (text === '') return { value: undefined };
  if (text.length > maxNumberLength)
    return { problem: `${quoted(text)} isn't an AWB. Use letters and digits.` };
  const written = withoutPower(text);
  if (written === null)
    return { problem: `The spreadsheet rounded this number to ${text}. Enter all digits of the AWB.` };
  if (written !== undefined) return { value: written };
  const plain = text.replace(/^(\d+)\.0+$/, '$1').toUpperCase();
  return /^[A-Z0-9][A-Z0-9/_-]{2,49}$/.test(plain)
    ? { value: plain }
    : { problem: `${quoted(text)} isn't an AWB. Use letters and digits.` };
}

/** Reads a mobile number as ten digits; of two numbers the first. */
export function readPhone(cell: string): Reading<string> {
  const text = plainCell(cell).replace(/^(\d+)\.0+$/, '$1');
  if (text === '') return { value: undefined };
  const written = text.length > maxNumberLength ? undefined : withoutPower(text);
  if (written === null)
    return { problem: `The spreadsheet rounded this number to ${text}. Enter all 10 digits.` };
  const value = text.length > maxNumberLength ? undefined : normalizeMobile(written ?? text);
  return value === undefined
    ? { problem: `${quoted(text)} isn't a mobile number. Enter 10 digits starting with 6, 7, 8 or 9.` }
    : { value };
}

/** Reads a PIN code: `560 038`, `Pin-560038` and `560038.0` are 560038. */
export function readPincode(cell: string): Reading<string> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const digits =
    text.length > maxNumberLength
      ? text
      : asciiDigits(text)
          .replace(/^pin(?:\s*code)?\s*[-:.]?\s*/i, '')
          .replaceAll(/[\s\u00A0-]/g, '')
          .replace(/\.0+$/, '');
  return /^[1-9]\d{5}$/.test(digits)
    ? { value: digits }
    : { problem: `${quoted(text)} isn't a PIN code. Enter six digits, such as 302017.` };
}

/** Reads a state by its name, short code or GST code as its name. */
export function readState(cell: string): Reading<string> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const state = findState(text);
  return state ? { value: state.name } : { problem: `${quoted(text)} isn't a state or union territory.` };
}

/** Reads a zone: `Zone D`, `d`, `Z-D` and `D (Rest of India)` are D. */
export function readZone(cell: string): Reading<string> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const own = text.replace(/^(?:zone|z)[\s_:-]+/i, '').toUpperCase();
  // A letter with its description.
  const zone = /^([A-Z]\d?)\s*(?:[(:]|[-–]\s)/.exec(own)?.[1] ?? own;
  return zone.length <= 20
    ? { value: zone }
    : { problem: `${quoted(text)} is too long for a zone. Enter at most 20 characters, such as B.` };
}

const flags = new Map<string, boolean>([
  ...['true', 'yes', 'y', '1', 'active'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0', 'inactive'].map((word) => [word, false] as const),
]);

/** Reads a yes or no. */
export function readFlag(cell: string): Reading<boolean> {
  const text = plainCell(cell);
  if (text === '') return { value: undefined };
  const value = flags.get(text.toLowerCase());
  return value === undefined ? { problem: `${quoted(text)} isn't recognized. Enter yes or no.` } : { value };
}

const readText = (cell: string): Reading<string> => ({ value: plainCell(cell) || undefined });

/** Reads a name; Nil and Na are names. */
export const readName = (cell: string): Reading<string> => ({ value: plainName(cell) || undefined });

/** The value that a reader returns, by kind. */
export interface ValueOfKind {
  text: string;
  name: string;
  awb: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Paise. */
  amount: number;
  number: number;
  percent: number;
  /** Grams. */
  weight: number;
  phone: string;
  pincode: string;
  state: string;
  zone: string;
  flag: boolean;
}

/** The reader of each kind of field. */
export const cellReaders: {
  readonly [K in FieldKind]: (cell: string, format?: CellFormat) => Reading<ValueOfKind[K]>;
} = {
  text: readText,
  name: readName,
  awb: readAwb,
  date: readDate,
  amount: readAmount,
  number: readNumber,
  percent: readPercent,
  weight: readWeight,
  phone: readPhone,
  pincode: readPincode,
  state: readState,
  zone: readZone,
  flag: readFlag,
};
