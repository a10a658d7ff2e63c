import { z } from 'zod';
import { recordKinds } from '@khep/domain/home';

const count = z.number().int();

/** Today's summary. Rupees. */
export const HomeSummary = z.object({
  orders_today: count,
  /** Percent against the same weekday last week up to the same hour; null without orders then. */
  orders_today_change: z.number().nullable(),
  /** Orders with unshipped items, and how many of them are packed. */
  to_ship: count,
  to_ship_packed: count,
  delivered_this_week: count,
  /** Percent of shipments that reached a terminal state this week. */
  delivered_share: z.number().nullable(),
  /** COD collected and not yet remitted; null for users without access to money. */
  cod_due: z.number().nullable(),
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
