import { buyerRequests } from '@khep/domain/tracking';
import type { BuyerRequest } from '@khep/api';
import { isTerminal, isReturning } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import type { FoundOrder } from './orderLookup.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { buyerRequestEmail } from './emails.ts';

const buyer: Actor = { kind: 'customer', name: 'Buyer' };

const isRequestKind = (text: string): text is BuyerRequest['request'] =>
  buyerRequests.some((kind) => kind === text);
const maxText = 500;

const statesOf = async (db: Db, brand_id: string, order_id: string): Promise<ShipmentState[]> => {
  const rows = await db
    .selectFrom('shipments')
    .select('state')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .where('state', '!=', 'CANCELLED')
    .execute();
  return rows.map(({ state }) => state);
};

/**
 * Records what a confirmed buyer asks for on the order, as something to do and in its timeline, and emails it to the brand's
 * support. Returns false for a request that the order's state does not allow.
 */
export async function recordBuyerRequest(
  db: Db,
  services: Services,
  brand: TrackingBrand,
  { order_id, order_number }: FoundOrder,
  { kind, text: given }: { kind: string; text: string },
): Promise<boolean> {
  const text = given.trim().slice(0, maxText);
  if (!isRequestKind(kind) || text === '') return false;
  const { brand_id } = brand;
  const states = await statesOf(db, brand_id, order_id);
  const isPossible =
    kind === 'return'
      ? states.includes('DELIVERED')
      : states.length === 0 || states.some((state) => !isTerminal(state) && !isReturning(state));
  if (!isPossible) return false;
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('orders')
      .set({ buyer_request: json({ request: kind, text, at: now.toISOString() }) })
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', order_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.buyer_request',
      actor: buyer,
      data: { request: kind, text },
      at: now,
    });
  });
  const to = brand.preference.customer_support.mail;
  if (to) {
    services.mailer
      .send({ to, ...buyerRequestEmail(order_number, kind, text) })
      .catch((error: unknown) => services.log.warn({ brand_id, err: error }, 'buyer request not emailed'));
  }
  return true;
}

/** Saves the rating of a delivered order; a second one replaces the first. Returns false before the delivery. */
export async function saveFeedback(
  db: Db,
  services: Services,
  brand: TrackingBrand,
  { order_id }: FoundOrder,
  given: { rating: string; comment: string },
): Promise<boolean> {
  const rating = Number(given.rating);
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) return false;
  const { brand_id } = brand;
  if (!(await statesOf(db, brand_id, order_id)).includes('DELIVERED')) return false;
  const now = services.clock.now();
  const comment = given.comment.trim().slice(0, maxText);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('delivery_feedback')
      .values({ brand_id, order_id, rating, comment, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['brand_id', 'order_id']).doUpdateSet({ rating, comment, updated_at: now }),
      )
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id,
      kind: 'order.rated',
      actor: buyer,
      data: { rating, comment },
      at: now,
    });
  });
  return true;
}

/** Returns whether the order has been rated. */
export async function isRated(db: Db, brand_id: string, order_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('delivery_feedback')
    .select('rating')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return row !== undefined;
}
