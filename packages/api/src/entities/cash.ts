import { cashKinds, plannedRepeats } from '@khep/domain/cash';
import { z } from 'zod';
import { day, gstin, idText, required, rupees } from './fields.ts';

/** Rupees with up to two decimals; below zero is an overdraft. */
const balance = z
  .number('Enter the balance in rupees')
  .min(-1_000_000_000, 'Enter a balance above −₹100 crore')
  .max(1_000_000_000, 'Enter a balance below ₹100 crore')
  .multipleOf(0.01, 'Enter rupees with at most two decimals');
const amount = z
  .number('Enter an amount in rupees')
  .min(0, 'Enter an amount of 0 or more')
  .max(1_000_000_000, 'Enter an amount below ₹100 crore')
  .multipleOf(0.01, 'Enter rupees with at most two decimals');

/** Facts of the cash calendar that a brand enters. */
export const CashSettings = z.object({
  /** In the bank, before the money of the day it is entered; null for changes only. */
  balance: balance.nullable(),
  /** Warns of days that end below it. */
  floor: amount,
  /** Expected input credit of a month, by registration; none is 0. */
  input_credits: z.array(z.object({ gstin, amount })).max(40, 'Enter at most 40 registrations'),
});
export type CashSettings = z.output<typeof CashSettings>;

/** A payment that no other record has: salaries, rent, a loan. */
export const PlannedPayment = z.object({
  /** Names it: two payments of a brand have different ones. */
  label: required('Enter what is paid', 60),
  amount: rupees.min(0.01, 'Enter an amount above 0'),
  /** The day, or the first one. */
  day,
  repeats: z.enum(plannedRepeats, 'Choose once or every month'),
});
export type PlannedPayment = z.output<typeof PlannedPayment>;

export const PlannedPayments = z.object({
  payments: z
    .array(PlannedPayment)
    .max(50, 'Enter at most 50 payments')
    .superRefine((payments, context) => {
      for (const [at, { label }] of payments.entries())
        if (payments.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) !== at)
          context.addIssue({
            code: 'custom',
            path: [at, 'label'],
            message: `${label} is in the list already. Enter a different name.`,
          });
    }),
});
export type PlannedPayments = z.output<typeof PlannedPayments>;

export const CashMove = z.object({
  /** `purchase_order:` with its id, or `planned:` with its name and its own day. */
  payment: z.string().min(1, 'Choose a payment').max(300),
  /** Null for its own day. */
  day: day.nullable(),
});
export type CashMove = z.output<typeof CashMove>;

/** Where an entry leads: the list or record that it counts. */
export const cashScreens = [
  'cod_payout',
  'cod_overdue',
  'prepaid_orders',
  'shipments',
  'shipped',
  'charges',
  'wallet',
  'purchase_order',
  'returns',
  'gst',
  'planned',
] as const;
export type CashScreen = (typeof cashScreens)[number];

export const CashTarget = z.object({
  screen: z.enum(cashScreens),
  /** Of the record: a courier, a purchase order, a return, a GSTIN. */
  id: z.string(),
  /** The day of a payout, the days of prepaid orders (from..to), the month of a return, the tab of returns. */
  part: z.string(),
  courier_ids: z.array(z.number()),
});
export type CashTarget = z.output<typeof CashTarget>;

/** Money that is expected to come (above 0) or to go (below 0), in rupees. */
export const CashEntry = z.object({
  id: z.string(),
  kind: z.enum(cashKinds),
  /** Who pays or is paid. */
  label: z.string(),
  /** Of what it is made, in a sentence. */
  cause: z.string(),
  /** YYYY-MM-DD; before today for what is overdue. */
  day: z.string(),
  amount: z.number(),
  /** A delivered box, a sent order, a typed payment; false for a forecast. */
  is_known: z.boolean(),
  /** Eight times in ten; null with too few earlier ones. */
  amounts: z.tuple([z.number(), z.number()]).nullable(),
  days: z.tuple([z.string(), z.string()]).nullable(),
  target: CashTarget,
  /** Of a payment that may be moved. */
  move: z
    .object({
      payment: z.string(),
      /** Its last day. */
      until: z.string(),
      /** Its own day, if it was moved. */
      from: z.string().nullable(),
    })
    .nullable(),
});
export type CashEntry = z.output<typeof CashEntry>;

/** At the end of the day, in rupees. */
const CashBalance = z.object({ day: z.string(), low: z.number(), middle: z.number(), high: z.number() });

export const CashCalendar = z.object({
  /** YYYY-MM-DD */
  today: z.string(),
  to: z.string(),
  settings: CashSettings.extend({ balance_day: z.string().nullable(), version: z.number().int() }),
  /** Registrations with GST in the calendar, with the tax before credits. */
  registrations: z.array(z.string()),
  planned: z.object({ payments: z.array(PlannedPayment), version: z.number().int() }),
  /** By day. */
  entries: z.array(CashEntry),
  balances: z.array(CashBalance),
  /** The first day that may end below the floor; null if none does, or without a balance. */
  warning: z
    .object({
      day: z.string(),
      certainty: z.enum(['likely', 'possible']),
      /** Middle of the day's balance. */
      balance: z.number(),
      missing: z.number(),
      /** Of a day below the floor, 0 to 1. */
      chance: z.number(),
      cause: idText.nullable(),
      relief: idText.nullable(),
    })
    .nullable(),
  /** Payments to move, the best first. */
  ways_out: z.array(
    z.object({
      entry: idText,
      day: z.string(),
      lowest: z.number(),
      chance: z.number(),
      balances: z.array(CashBalance),
    }),
  ),
  /** A sentence for each thing that isn't counted, with the reason. */
  gaps: z.array(z.string()),
});
export type CashCalendar = z.output<typeof CashCalendar>;
