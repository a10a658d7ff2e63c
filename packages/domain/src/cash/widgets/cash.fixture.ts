import type { CashCalendarProps } from './CashCalendar.tsx';
import type { CashRow, CashWay } from './cashRows.ts';
import { addDays } from '../../days/index.ts';

const today = '2026-12-05';
const days = 45;
const on = (day: number) => addDays(today, day);
type Money = Partial<CashRow> & Pick<CashRow, 'kind' | 'label' | 'amount'>;
const entry = (id: string, day: number, money: Money): CashRow => ({
  id,
  day: on(day),
  cause: 'Counted from records',
  is_known: true,
  amounts: null,
  move: null,
  ...money,
});

const cod = { kind: 'cod_payout', label: 'Delhivery' } as const;
export const cashEntries: CashRow[] = [
  entry('late', -2, {
    kind: 'cod_payout',
    label: 'Blue Dart',
    amount: 32_000,
    cause: '14 delivered boxes, due since 3 Dec 2026',
  }),
  entry('cod-1', 2, { ...cod, amount: 140_000, cause: '61 delivered boxes', amounts: [126_000, 140_000] }),
  entry('bill', 4, { kind: 'courier_bill', label: 'XpressBees', amount: -84_000, is_known: false }),
  entry('refund', 5, { kind: 'refund', label: 'RET-2048', amount: -1_699 }),
  entry('cod-2', 9, {
    ...cod,
    amount: 96_000,
    is_known: false,
    cause: '52 boxes on the way, of which 81% are usually delivered',
  }),
  entry('brass', 11, {
    kind: 'purchase_order',
    label: 'Moradabad Brass',
    amount: -186_464,
    cause: 'PO-0138: 412 units to pay, with GST; promised for 16 Dec 2026',
    move: { payment: 'purchase_order:138', from: null },
  }),
  entry('gst', 15, { kind: 'gst', label: 'Nov 2026, 08AAACM4521K1ZD', amount: -210_640 }),
  entry('cod-3', 17, { ...cod, amount: 343_870, is_known: false }),
  entry('salaries', 27, {
    kind: 'planned',
    label: 'Salaries',
    amount: -180_000,
    move: { payment: 'planned:Salaries:2027-01-01', from: null },
  }),
];

/** Balances by hand: each entry on its day, with a band that widens. */
export function balancesOf(entries: readonly CashRow[], opening: number): CashCalendarProps['balances'] {
  return Array.from({ length: days }, (_, day) => {
    const middle = entries
      .filter((one) => one.day <= on(day))
      .reduce((sum, { amount }) => sum + amount, opening);
    return { day: on(day), low: middle - day * 4_000, middle, high: middle + day * 2_500 };
  });
}

const opening = 180_000;
const later = cashEntries.map((one) => (one.id === 'brass' ? { ...one, day: on(18) } : one));
const way: CashWay = {
  entry: 'brass',
  day: on(18),
  lowest: 65_661,
  chance: 0.11,
  balances: balancesOf(later, opening),
};

export const cashDemo = {
  entries: cashEntries,
  balances: balancesOf(cashEntries, opening),
  floor: 50_000,
  warning: {
    day: on(15),
    certainty: 'likely',
    balance: -34_803,
    missing: 144_803,
    chance: 0.82,
    cause: 'gst',
    relief: 'cod-3',
  },
  ways: [way],
} satisfies Omit<CashCalendarProps, 'hrefOf' | 'onOpen' | 'onMove'>;
