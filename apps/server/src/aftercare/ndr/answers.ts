import { checkNdrAction, ndrActionLabels, ndrAnswerProblems } from '@khep/domain/ndr';
import type { ActionableCase, NdrAnswer } from '@khep/domain/ndr';
import type { EscalationBody } from '@khep/api';
import type { Actor } from '../../base/actor.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { newId } from '../../base/ids.ts';
import { isSameState } from '@khep/domain/india';
import type { NdrActionRecord, NdrCaseRecord, NdrSource } from './tables.ts';

/** The case as the domain decides about it. */
export const toActionableCase = (row: NdrCaseRecord): ActionableCase => ({
  partner: row.partner,
  courier_name: courierName(row.courier_id),
  bucket: row.bucket,
  attempts: row.attempts,
  state: row.state,
  is_answered: row.answered_attempt >= row.attempts,
});

/**
 * The answer in a request, by the fields of the specification. An address or a phone comes before a plain re-attempt.
 * @throws ApiError 422 for two different phones: couriers take one
 */
export function toAnswer(body: EscalationBody): NdrAnswer {
  if (
    body.alternate_phone !== '' &&
    body.customer_phone !== '' &&
    body.alternate_phone !== body.customer_phone
  )
    throw validationError({ customer_phone: 'The courier takes one other phone. Leave one of them empty.' });
  const { escalation_type, customer_address, landmark, remark, proof, re_attempt_date } = body;
  const alternate_phone = body.alternate_phone || body.customer_phone;
  const action =
    escalation_type === 'RTO'
      ? 'return'
      : customer_address !== ''
        ? 'change-address'
        : alternate_phone !== ''
          ? 'change-phone'
          : 're-attempt';
  return {
    action,
    is_fake: escalation_type === 'FA',
    re_attempt_date,
    customer_address,
    landmark,
    alternate_phone,
    remark,
    proof,
  };
}

/**
 * Couriers take another address within the PIN code that the parcel was routed to, never another one: what they would drop in
 * silence is refused.
 * @throws ApiError 422 for another PIN code or state
 */
export async function assertSamePlace(
  tx: Tx,
  { brand_id, order_id, pincode }: Pick<NdrCaseRecord, 'brand_id' | 'order_id' | 'pincode'>,
  body: Pick<EscalationBody, 'pincode' | 'state' | 'country'>,
): Promise<void> {
  const wayOut = 'Return the parcel, and ship a new order there.';
  if (body.pincode !== '' && body.pincode !== pincode)
    throw validationError({ pincode: `The courier can only deliver within PIN code ${pincode}. ${wayOut}` });
  if (body.country.toLowerCase() !== 'india')
    throw validationError({ country: `The courier can only deliver within India. ${wayOut}` });
  if (body.state === '') return;
  const order = await tx
    .selectFrom('orders')
    .select('state')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (order && !isSameState(order.state, body.state))
    throw validationError({ state: `The courier can only deliver within ${order.state}. ${wayOut}` });
}

/** @throws ApiError 409 where the case doesn't allow the answer, 422 with a message for each wrong field */
export function assertNdrAnswer(row: NdrCaseRecord, answer: NdrAnswer, now: Date): void {
  const ndr = toActionableCase(row);
  const actions = answer.is_fake ? (['fake', answer.action] as const) : ([answer.action] as const);
  for (const action of actions) {
    const check = checkNdrAction(ndr, action);
    if (!check.allowed) throw conflict(check.reason);
  }
  const problems = ndrAnswerProblems(answer, { bucket: ndr.bucket, first_ndr_at: row.first_ndr_at }, now);
  if (Object.keys(problems).length > 0) throw validationError(problems);
}

interface NewAnswer {
  answer: NdrAnswer;
  source: NdrSource;
  actor: Actor;
  now: Date;
  /** Of a fake attempt. */
  report?: string;
  /** The same id is recorded once. */
  action_id?: string;
}

/**
 * Records the answer to a case and queues it for the courier. Lock the case before. Returns undefined if this id was recorded
 * before.
 */
export async function recordNdrAnswer(
  tx: Tx,
  row: NdrCaseRecord,
  { answer, source, actor, now, report = '', action_id = newId('nda') }: NewAnswer,
): Promise<NdrActionRecord | undefined> {
  const { brand_id, shipment_id, order_id, attempts } = row;
  const action = await tx
    .insertInto('ndr_actions')
    .values({
      brand_id,
      action_id,
      shipment_id,
      attempt: attempts,
      source,
      actor: json(actor),
      answer: json(answer),
      report,
      state: 'queued',
      due_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((existing) => existing.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!action) return undefined;
  await tx
    .updateTable('ndr_cases')
    .set({
      answered_attempt: attempts,
      status: 'response-requested',
      rejection: '',
      updated_at: now,
    })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'ndr.answered',
    actor,
    data: {
      awb: row.awb,
      attempt: attempts,
      source,
      answer: ndrActionLabels[answer.action],
      is_fake: answer.is_fake,
      date: answer.re_attempt_date,
      remark: answer.remark,
    },
    at: now,
  });
  return action;
}

/** Locks a case and loads it. */
export async function lockNdrCase(
  tx: Tx,
  brand_id: string,
  shipment_id: string,
): Promise<NdrCaseRecord | undefined> {
  return tx
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends the case of a shipment that returns before its next scan. */
export async function closeNdrCase(
  tx: Tx,
  { brand_id, shipment_id }: Pick<NdrCaseRecord, 'brand_id' | 'shipment_id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ndr_cases')
    .set({ status: 'rto', state: 'RTO_INITIATED', ended_at: now, updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('ended_at', 'is', null)
    .execute();
}
