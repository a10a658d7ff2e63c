import { buyerAnswerProblem, checkNdrAction, reAttemptDates, toNdrAnswer } from '@khep/domain/ndr';
import type { BuyerAnswer, BuyerAnswerField } from '@khep/domain/ndr';
import type { Actor } from '../../base/actor.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { lockNdrCase, recordNdrAnswer, toActionableCase } from './answers.ts';
import type { NdrLink } from './link.ts';
import { loadFakeScore } from './fakeScore.ts';
import { loadNdrSettings } from './settings.ts';
import { loadCaseSituations } from './situations.ts';
import type { NdrCaseRecord } from './tables.ts';

const buyer: Actor = { kind: 'customer', name: 'Buyer' };

/** A case as its buyer sees it: nothing of another parcel, no full phone and no address. */
export interface BuyerCase {
  slug: string;
  is_open: boolean;
  order: string;
  courier: string;
  /** An `NdrBucket`. */
  reason: string;
  place: string;
  phone_ending: string;
  dates: string[];
  row: NdrCaseRecord;
}

/** Loads the case of a link; undefined if the link is for an earlier attempt. */
export async function loadBuyerCase(db: Db, link: NdrLink, now: Date): Promise<BuyerCase | undefined> {
  const { brand_id, shipment_id, attempt } = link;
  const row = await db
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isOpen = await canBuyerAnswer(db, row, now);
  const order = await db
    .selectFrom('orders')
    .innerJoin('brands', 'brands.brand_id', 'orders.brand_id')
    .select(['orders.order_number', 'orders.buyer_phone', 'orders.city', 'orders.pincode', 'brands.slug'])
    .where('orders.brand_id', '=', brand_id)
    .where('orders.order_id', '=', row.order_id)
    .executeTakeFirst();
  if (!order) return undefined;
  return {
    slug: order.slug,
    is_open: isOpen && row.attempts === attempt,
    order: order.order_number,
    courier: courierName(row.courier_id),
    reason: row.bucket,
    place: `${order.city} ${order.pincode}`,
    phone_ending: order.buyer_phone.slice(-2),
    dates: reAttemptDates(row.first_ndr_at, now),
    row,
  };
}

/** Whether the buyer of a case can answer, or change the answer. */
async function canBuyerAnswer(db: Db | Tx, row: NdrCaseRecord, now: Date): Promise<boolean> {
  const { can } = (await loadCaseSituations(db, row.brand_id, [row], now))(row);
  return can.includes('buyer-answer') || can.includes('buyer-change');
}

export type BuyerAnswerResult =
  | { state: 'saved' | 'sent-to-courier' | 'closed' }
  | { state: 'wrong'; problem: BuyerAnswerField };

/** Saves a buyer's answer on the case at once. By the brand's setting it goes to the courier without a person. */
export async function saveBuyerAnswer(
  db: Db,
  services: Services,
  link: NdrLink,
  answer: BuyerAnswer,
): Promise<BuyerAnswerResult> {
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const row = await lockNdrCase(tx, link.brand_id, link.shipment_id);
    if (!row || row.attempts !== link.attempt || !(await canBuyerAnswer(tx, row, now)))
      return { state: 'closed' };
    const problem = buyerAnswerProblem(answer, row.first_ndr_at, now);
    if (problem) return { state: 'wrong', problem };
    await recordBuyerAnswer(tx, row, answer, now);
    const settings = await loadNdrSettings(tx, link.brand_id);
    const wish = toNdrAnswer(answer);
    if (!settings.sends_buyer_answers || !checkNdrAction(toActionableCase(row), wish.action).allowed)
      return { state: 'saved' };
    await recordNdrAnswer(tx, row, { answer: wish, source: 'buyer', actor: buyer, now });
    return { state: 'sent-to-courier' };
  });
}

/** Puts an answer on its case, with the points that it adds to the fake-attempt score. */
export async function recordBuyerAnswer(
  tx: Tx,
  row: NdrCaseRecord,
  answer: BuyerAnswer,
  now: Date,
): Promise<void> {
  const { brand_id, shipment_id, order_id } = row;
  const fake = await loadFakeScore(tx, row, answer.choice === 'nobody-came');
  await tx
    .updateTable('ndr_cases')
    .set({
      buyer_answer: json(answer),
      buyer_answered_at: now,
      fake_points: fake?.score.points ?? 0,
      updated_at: now,
    })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'ndr.buyer_answered',
    actor: buyer,
    data: { awb: row.awb, attempt: row.attempts, answer: answer.choice, date: answer.date },
    at: now,
  });
}
