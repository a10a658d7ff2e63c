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
  /** AWBs of the labels: one per box. */
  awbs?: readonly string[];
}

const batchSize = 500;

/** Appends who printed the documents of each order, and when to the boxes of labels, so that lists and pages show it. */
export async function recordPrints(
  db: Db,
  { brand_id, actor }: Pick<ChangeContext, 'brand_id' | 'actor'>,
  type: PrintedDocument,
  prints: readonly Print[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < prints.length; start += batchSize) {
    const batch = prints.slice(start, start + batchSize);
    const awbs = batch.flatMap((print) => print.awbs ?? []);
    if (awbs.length > 0)
      await db
        .updateTable('shipments')
        .set({ label_printed_at: at })
        .where('brand_id', '=', brand_id)
        .where('awb', 'in', awbs)
        .execute();
    await db
      .insertInto('events')
      .values(
        batch.map(({ order_id, awbs: own }) => ({
          brand_id,
          event_id: newId('evt'),
          order_id,
          shipment_id: null,
          kind: kinds[type],
          actor: json(actor),
          data: json(own === undefined ? {} : { count: own.length }),
          at,
        })),
      )
      .execute();
  }
}
