import { z } from 'zod';

const count = z.number().int();

/** Today's work. Rupees. */
export const HomeSummary = z.object({
  orders_today: count,
  /** Per cent against the same day a week ago up to the same hour; null where there was none by then. */
  orders_today_change: z.number().nullable(),
  /** Orders with something that has not left, and how many of them are packed. */
  to_ship: count,
  to_ship_packed: count,
  delivered_this_week: count,
  /** Per cent of what ended this week. */
  delivered_share: z.number().nullable(),
  /** Collected at doors and not remitted yet. */
  cod_due: z.number(),
  wallet: z.object({ available: z.number() }).nullable(),
  /** What needs somebody, by deadline. */
  todo: z.array(
    z.object({
      /** `packaging`, `courier`, `address`, `pickup`, `ndr`, `dispute`, … */
      kind: z.string(),
      count,
      title: z.string(),
      detail: z.string(),
      /** Where it is done, under the brand's address: `/oms/new-orders?needs=packaging`. */
      to: z.string(),
    }),
  ),
  /** Orders of each of the last fourteen days, the oldest first. */
  trend: z.array(z.object({ day: z.string(), orders: count, total: z.number() })),
  /** Boxes on their way, by state. */
  network: z.array(z.object({ status: z.string(), label: z.string(), count })),
  /** Numbers beside the modules of the sidebar: `orders`, `orders.new`, … */
  counts: z.record(z.string(), count),
  /** Steps of the set-up that are left; null when it is done. */
  setup: z.object({ step: count, total: count }).nullable(),
});
export type HomeSummary = z.output<typeof HomeSummary>;
