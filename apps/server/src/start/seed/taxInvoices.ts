import { istDay } from '@khep/domain/days';
import type { Actor } from '../../base/actor.ts';
import { issueInvoices } from '../../orders/invoicing/invoiceNumbers.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

const actor: Actor = { kind: 'user', id: demoSession.user_id, name: demoSession.name };

/** Issues the tax invoices of all orders that left, on the day their first box did, and the credit notes of those that came back. */
export async function seedTaxInvoices(db: Db): Promise<void> {
  const { brand_id } = demoSession;
  const boxes = await db
    .selectFrom('shipments')
    .select(['order_id', 'picked_up_at', 'ended_at'])
    .where('brand_id', '=', brand_id)
    .where('picked_up_at', 'is not', null)
    .orderBy('picked_up_at')
    .execute();
  const left = new Map<string, Date>();
  for (const { order_id, picked_up_at } of boxes)
    if (picked_up_at && !left.has(order_id)) left.set(order_id, picked_up_at);
  for (const [, orders] of Map.groupBy(left, ([, at]) => istDay(at))) {
    const now = orders.reduce((latest, [, at]) => (at > latest ? at : latest), orders[0]![1]);
    const ids = orders.map(([order_id]) => order_id);
    // An order that can't have an invoice yet has none, as when its label is printed.
    await db
      .transaction()
      .execute((tx) => issueInvoices(tx, brand_id, ids, { now, actor, onProblem: () => undefined }));
  }
  await dateCreditNotes(db, boxes);
}

/** They were issued with their invoices: goods come back later. */
async function dateCreditNotes(
  db: Db,
  boxes: readonly { order_id: string; ended_at: Date | null }[],
): Promise<void> {
  const { brand_id } = demoSession;
  const ended = new Map(boxes.map(({ order_id, ended_at }) => [order_id, ended_at]));
  const notes = await db
    .selectFrom('credit_notes')
    .select(['credit_note_id', 'order_id'])
    .where('brand_id', '=', brand_id)
    .execute();
  for (const { credit_note_id, order_id } of notes) {
    const at = ended.get(order_id);
    if (!at) continue;
    await db
      .updateTable('credit_notes')
      .set({ note_date: istDay(at), created_at: at })
      .where('brand_id', '=', brand_id)
      .where('credit_note_id', '=', credit_note_id)
      .execute();
  }
}
