import { chartMessages } from '../chartMessages.ts';

/** A number format of charts. Implement it only for units that the kit lacks. */
export interface NumberStyle {
  /** In the drawing, abbreviated: "₹1.2 L". */
  short: (value: number) => string;
  /** In tooltip, table and announcements: "₹1,23,400". */
  full: (value: number) => string;
  /** In CSV, for machines: "123400.00". */
  plain: (value: number) => string;
}

export const numberKinds = ['count', 'paise', 'percent'] as const;

/** `count` for integers, `paise` for money, `percent` for 0 to 100; or a custom format. */
export type ChartNumber = (typeof numberKinds)[number] | NumberStyle;

const { lakh, crore } = chartMessages.chart;
const noBreak = '\u00A0';
const minus = '\u2212';

const upToOne = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
const upToTwo = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const money = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeMoney = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A minus of digit width, before the rupee sign. */
const signed = (value: number, write: (size: number) => string) =>
  `${value < 0 ? minus : ''}${write(Math.abs(value))}`;

/** Abbreviates from one lakh on; smaller numbers keep all digits. */
function compact(size: number): string {
  // Rounded first, so that 99,99,999 becomes one crore rather than a hundred lakh.
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

/** Formats a share in percent. */
export const formatShare = (part: number, whole: number): string =>
  styles.percent.full(whole === 0 ? 0 : (part / whole) * 100);
