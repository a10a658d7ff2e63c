import { formatCount } from '../money/index.ts';

/** Messages of the cash calendar. */
export const cashMessages = {
  cashNames: {
    cod_payout: (courier: string) => `COD of ${courier}`,
    gateway_payout: (gateway: string) => `Payout of ${gateway}`,
    courier_bill: (courier: string) => `Bill of ${courier}`,
    top_up: (wallet: string) => `Top-up of ${wallet}`,
    purchase_order: (supplier: string) => supplier,
    refund: (name: string) => `Refund of ${name}`,
    gst: (month: string) => `GST of ${month}`,
    planned: (label: string) => label,
  },
  cashCalendar: {
    title: 'Cash calendar',
    description: (from: string, to: string) =>
      `${from} to ${to}. Filled: known. Outlined: forecast, from how earlier ones came.`,
    changes: 'Without a bank balance: what comes and goes, added up from zero.',
    floor: (amount: string) => `Floor ${amount}`,
    mark: (day: string, amount: string) => `${day}: ${amount}`,
    others: (count: number) => `and ${formatCount(count, 'other', 'others')}`,
    entry: 'Entry',
    kind: 'Kind',
    day: 'Day',
    amount: 'Amount',
    certainty: 'Known or forecast',
    known: 'Known',
    forecast: 'Forecast',
    lowAmount: 'Amount, low',
    highAmount: 'Amount, high',
    lowBalance: 'Balance, low',
    balance: 'Balance',
    highBalance: 'Balance, high',
    empty: 'No money is expected to come or go',
    emptyHint:
      'COD of delivered boxes, prepaid orders, sent purchase orders, refunds and GST appear here. Enter other payments yourself.',
  },
  cashWarning: {
    because: (cause: string, amount: string, day: string) => `${cause}, ${amount}, is due on ${day}`,
    relieved: (cause: string, day: string) => `${cause} comes on ${day}`,
    below: (floor: string, day: string) => `The balance may be below ${floor} on ${day}`,
    balance: (day: string, amount: string) => `Expected balance on ${day}: ${amount}.`,
    chance: (floor: string, percent: string) => `Chance of a day below ${floor}: ${percent}.`,
    missing: (amount: string) => `${amount} are missing in one of ten cases.`,
    noWay: 'No payment can be moved to after the next money that comes.',
  },
  cashWays: {
    title: (payment: string, day: string) => `Pay ${payment} on ${day}`,
    moves: (amount: string, days: number) =>
      `${amount} ${days === 1 ? 'moves one day' : `moves ${days} days`}.`,
    result: (lowest: string, percent: string) => `Lowest balance then ${lowest}, chance ${percent}.`,
    move: 'Move payment',
    show: 'Show in chart',
    hide: 'Hide in chart',
    moved: (payment: string, from: string, to: string) => `${payment} moved from ${from} to ${to}.`,
    moveBack: (payment: string) => `Move ${payment} back`,
  },
  cashAgenda: {
    label: 'Agenda',
    overdue: 'Overdue, expected today',
    range: (low: string, high: string) => `${low} to ${high} in 8 of 10 cases`,
  },
};
