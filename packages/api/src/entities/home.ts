import { z } from 'zod';
import { FindingsResponse } from './findings.ts';
import { HandoverPile } from './pickPack.ts';
import { comparedNumbers, recordKinds } from '@khep/domain/home';

const count = z.number().int();

/** Today's summary. Rupees. */
export const HomeSummary = z.object({
  orders_today: count,
  /** Percent against the same weekday last week up to the same time; null where that had fewer than 20 orders. */
  orders_today_change: z.number().nullable(),
  /** Orders with unshipped items, and how many of them are packed. */
  to_ship: count,
  to_ship_packed: count,
  delivered_this_week: count,
  /** Percent of shipments that reached a terminal state this week. */
  delivered_share: z.number().nullable(),
  /** Today so far, and the same weekday a week ago up to the same time. */
  against: z.object({
    before_day: z.string(),
    rows: z.array(
      z.object({
        /** `revenue` is absent for users without access to money. */
        id: z.enum(comparedNumbers),
        today: z.number(),
        before: z.number(),
      }),
    ),
    /** Orders placed before each full hour of the day, 0 to 24; `today` is null for hours to come. */
    hours: z.array(z.object({ hour: z.int(), today: count.nullable(), before: count })),
  }),
  /** Tasks by deadline. */
  todo: z.array(
    z.object({
      /** `packaging`, `courier`, `address`, `pickup`, `ndr`, `dispute`, … */
      kind: z.string(),
      count,
      title: z.string(),
      detail: z.string(),
      /** Path below the brand's address: `/oms/new-orders?needs=packaging`. */
      to: z.string(),
      /** Until when; null without a deadline. */
      until: z.string().nullable(),
      /** Rupees of the orders or charges; null where none are known, and for users without access to money. */
      at_stake: z.number().nullable(),
    }),
  ),
  /** Orders per day of the last fourteen days, oldest first. `total` is null for users without access to money. */
  trend: z.array(z.object({ day: z.string(), orders: count, total: z.number().nullable() })),
  /** Boxes in transit by state. */
  network: z.array(z.object({ status: z.string(), label: z.string(), count })),
  /** Counts beside the sidebar modules: `orders`, `orders.new`, … */
  counts: z.record(z.string(), count),
});
export type HomeSummary = z.output<typeof HomeSummary>;

/** The wallet and COD money. Rupees; null for users without access to money. */
export const HomeMoney = z.object({
  /** COD collected and not yet remitted; null for users without access to money. */
  cod_due: z.number().nullable(),
  /** The next payouts of COD, the late ones first; empty for users without access to money. */
  cod_payouts: z.array(
    z.object({
      courier_name: z.string(),
      parcels: count,
      amount: z.number(),
      due_on: z.string(),
      is_late: z.boolean(),
    }),
  ),
  /** Null where couriers bill the brand directly, and for users without access to billing. */
  wallet: z
    .object({
      available: z.number(),
      /** Usual spend, of the last weeks. */
      per_day: z.number(),
      /** Until nothing is available at the usual spend; null if later than eight weeks, or never. */
      days: z.number().nullable(),
      empty_at: z.string().nullable(),
      /** Recharged by UPI AutoPay before it is empty. */
      is_auto_recharged: z.boolean(),
    })
    .nullable(),
});
export type HomeMoney = z.output<typeof HomeMoney>;

/** The vans that leave next, of all warehouses, the first to leave first. */
export const HomeCutOffs = z.object({
  vans: z.array(HandoverPile.extend({ warehouse_id: z.string(), warehouse_name: z.string() })),
  /** Warehouses with parcels that wait for a van. */
  warehouses: count,
});
export type HomeCutOffs = z.output<typeof HomeCutOffs>;

/** The few costliest changes of the last thirty days. */
export const HomeFindings = FindingsResponse;
export type HomeFindings = z.output<typeof HomeFindings>;

/** A record that was found by its number. */
export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  /** Of an invoice or a credit note, that of its order. */
  id: z.string(),
  number: z.string(),
  description: z.string(),
  /** The tab of its list. */
  tab: z.string().optional(),
});
export type FoundRecord = z.output<typeof FoundRecord>;
