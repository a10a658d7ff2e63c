import { chartMessages } from '../chartMessages.ts';

/** How the numbers of a chart are written. Made by hand only for units that the kit does not know. */
export interface NumberStyle {
  /** On the drawing, where room is scarce: "₹1.2 L". */
  short: (value: number) => string;
  /** In the tip, in the table and for those who hear it: "₹1,23,400". */
  full: (value: number) => string;
  /** In the CSV, for a machine: "123400.00". */
  plain: (value: number) => string;
}

export const numberKinds = ['count', 'paise', 'percent'] as const;

/** `count` for whole things, `paise` for money, `percent` for shares from 0 to 100; or a style of your own. */
export type ChartNumber = (typeof numberKinds)[number] | NumberStyle;

const { lakh, crore } = chartMessages.chart;
const noBreak = '\u00A0';
const minus = '\u2212';

const upToOne = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeMoney = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A sign that stands as wide as a digit, before the rupee sign. */
const signed = (value: number, write: (size: number) => string) =>
  `${value < 0 ? minus : ''}${write(Math.abs(value))}`;

/** Lakh and crore from a lakh on; below, every digit: a person who ships 84,210 parcels wants them all. */
function compact(size: number): string {
  // rounded first, so that 99,99,999 becomes one crore and not a hundred lakh
  const lakhs = Math.round(size / 1e4) / 10;
  if (lakhs >= 100) return `${upToOne.format(size / 1e7)}${noBreak}${crore}`;
  if (size >= 1e5) return `${upToOne.format(lakhs)}${noBreak}${lakh}`;
  return size < 100 ? upToOne.format(size) : upToOne.format(Math.round(size));
}

const styles: Readonly<Record<(typeof numberKinds)[number], NumberStyle>> = {
  count: {
    short: (value) => signed(value, compact),
    full: (value) => signed(value, (size) => upToTwo.format(size)),
    plain: String,
  },
  paise: {
    short: (value) => signed(value / 100, (size) => `₹${compact(size)}`),
    full: (value) =>
      signed(value / 100, (size) => `₹${(Number.isInteger(size) ? wholeMoney : money).format(size)}`),
    plain: (value) => (value / 100).toFixed(2),
  },
  percent: {
    short: (value) => signed(value, (size) => `${upToOne.format(size)}%`),
    full: (value) => signed(value, (size) => `${upToOne.format(size)}%`),
    plain: String,
  },
};

export const numberStyle = (kind: ChartNumber = 'count'): NumberStyle =>
  typeof kind === 'string' ? styles[kind] : kind;

/** A part of a whole in percent. */
export const shareOf = (part: number, whole: number): string =>
  styles.percent.full(whole === 0 ? 0 : (part / whole) * 100);
