import type { Db } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';

const kinds = {
  label: 'order.labels_printed',
  invoice: 'order.invoice_printed',
  'packing-slip': 'order.packing_slip_printed',
} as const;
type PrintedDocument = keyof typeof kinds;

/** The documents of an order that were printed. */
export interface Print {
  order_id: string;
  /** Labels: one per box. */
  count?: number;
}

const batchSize = 500;

/** Appends who printed the documents of each order, so that lists and pages show it. */
export async function recordPrints(
  db: Db,
  { brand_id, actor }: Pick<ChangeContext, 'brand_id' | 'actor'>,
  type: PrintedDocument,
  prints: readonly Print[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < prints.length; start += batchSize)
    await db
      .insertInto('events')
      .values(
        prints.slice(start, start + batchSize).map(({ order_id, count }) => ({
          brand_id,
          event_id: newId('evt'),
          order_id,
          shipment_id: null,
          kind: kinds[type],
          actor: json(actor),
          data: json(count === undefined ? {} : { count }),
          at,
        })),
      )
      .execute();
}

/** Returns when the labels of each order were last printed. */
export async function labelsPrintedAt(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<Map<string, Date>> {
  if (order_ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('events')
    .select(['order_id', (eb) => eb.fn.max('at').as('at')])
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', [...order_ids])
    .where('kind', '=', kinds.label)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, at }) => [order_id ?? '', at]));
}
