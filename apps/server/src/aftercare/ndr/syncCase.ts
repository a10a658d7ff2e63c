import {
  checkNdrAction,
  matchNdrRule,
  ndrBucketLabels,
  ndrBucketOf,
  ndrDeadline,
  ndrStatusOf,
  scoreFakeAttempt,
} from '@khep/domain/ndr';
import type { NdrAnswer } from '@khep/domain/ndr';
import type { ReplayedShipment } from '@khep/domain/shipments';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ReplayedScans } from '../../dispatch/tracking/domainEvents.ts';
import type { KnownScan } from '../../dispatch/tracking/scans/scanHistory.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { recordNdrAnswer, toActionableCase } from './answers.ts';
import { cutOffOf, loadNdrSettings, ownReasons, toNdrRules } from './settings.ts';
import type { NdrCaseRecord } from './tables.ts';

const noAttempt: ReadonlySet<string> = new Set(['unknown-code', 'future', 'kept']);

/** The failed attempts of a history: those that it counts as delivery tries. */
function failedAttempts(
  { steps }: ReplayedShipment<KnownScan>,
  partner: CourierPartner,
  own: ReturnType<typeof ownReasons>,
) {
  return steps
    .filter(({ scan, result }) => scan.state === 'UNDELIVERED' && !noAttempt.has(result.outcome))
    .map(({ scan }, index) => ({
      number: index + 1,
      at: scan.event_time,
      code: scan.code,
      bucket: ndrBucketOf(partner, scan.code, own),
      location: scan.location,
      remark: scan.remark,
    }));
}

/**
 * Opens or updates the case of a shipment from its scans, in their transaction. Attempts are derived from the whole history, so
 * a scan that arrives late changes them too. A new attempt may be answered by a rule, or asks the buyer.
 */
export async function syncNdrCase(
  tx: Tx,
  { shipment, replayed, partner, now }: ReplayedScans,
): Promise<void> {
  if (replayed.delivery_tries === 0) return;
  const { brand_id, shipment_id, order_id } = shipment;
  const settings = await loadNdrSettings(tx, brand_id);
  const attempts = failedAttempts(replayed, partner, ownReasons(settings, partner));
  const [first] = attempts;
  const last = attempts.at(-1);
  if (!first || !last) return;
  const before = await tx
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .forUpdate()
    .executeTakeFirst();
  const isNew = attempts.length > (before?.attempts ?? 0);
  await saveAttempts(tx, shipment, attempts);
  const state = shipment.state;
  const status = ndrStatusOf({
    state,
    attempts: attempts.length,
    answered_attempt: before?.answered_attempt ?? 0,
  });
  const isEnded = status !== 'response-needed' && status !== 'response-requested';
  const ndr_at = new Date(last.at);
  // A person's correction holds for its attempt.
  const corrected = before?.corrected_attempt === attempts.length ? before.corrected_reason : null;
  const changing = {
    status,
    state,
    bucket: corrected ?? last.bucket,
    attempts: attempts.length,
    ndr_at,
    deadline_at: ndrDeadline(ndr_at, cutOffOf(settings, partner)),
    fake_points: scoreFakeAttempt({
      at: last.at,
      scans: replayed.steps.map(({ scan, result }) => ({
        at: scan.event_time,
        state: result.state,
        location: scan.location,
        remark: scan.remark,
      })),
      remark: last.remark,
      buyer_was_there: isNew ? false : before?.buyer_answer?.choice === 'nobody-came',
    }).points,
    ended_at: isEnded ? now : null,
    updated_at: now,
    // The next attempt is another question.
    ...(isNew && {
      late_at: null,
      rejection: '',
      buyer_answer: null,
      buyer_answered_at: null,
      asked_buyer_at: null,
      ask_buyer_due_at: null,
    }),
  };
  const order = await tx
    .selectFrom('orders')
    .select('pincode')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  const row = await tx
    .insertInto('ndr_cases')
    .values({
      brand_id,
      shipment_id,
      order_id,
      awb: shipment.awb ?? '',
      courier_id: shipment.courier_id ?? 0,
      partner,
      first_ndr_at: new Date(first.at),
      payment_mode: shipment.payment_mode,
      value_paise: shipment.payment_mode === 'cod' ? shipment.collectible_paise : shipment.declared_paise,
      pincode: order?.pincode ?? '',
      created_at: now,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'shipment_id']).doUpdateSet(changing))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isNew || status !== 'response-needed') return;
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'ndr.opened',
    actor: { kind: 'system', name: 'Khep' },
    data: {
      awb: shipment.awb,
      attempt: row.attempts,
      reason: ndrBucketLabels[last.bucket],
      deadline: row.deadline_at.toISOString(),
    },
    at: now,
  });
  await answerByRule(tx, row, { rules: toNdrRules(settings), asks: settings.asks_buyers, now });
}

/** Lets the first matching rule answer; without one, the buyer is asked. */
async function answerByRule(
  tx: Tx,
  row: NdrCaseRecord,
  { rules, asks, now }: { rules: ReturnType<typeof toNdrRules>; asks: boolean; now: Date },
): Promise<void> {
  const rule = matchNdrRule(rules, {
    bucket: row.bucket,
    partner: row.partner,
    value_paise: row.value_paise,
    payment_mode: row.payment_mode,
  });
  const action = rule?.action === 'ask-buyer' ? undefined : rule?.action;
  if (rule && action && checkNdrAction(toActionableCase(row), action).allowed) {
    await recordNdrAnswer(tx, row, {
      answer: plainAnswer(action, `Rule “${rule.name}”`),
      source: 'rule',
      actor: { kind: 'system', name: `Rule: ${rule.name}` },
      now,
    });
    return;
  }
  if (!asks && rule?.action !== 'ask-buyer') return;
  // The message is sent by the sweep, which can sign its link.
  await tx
    .updateTable('ndr_cases')
    .set({ ask_buyer_due_at: now })
    .where('brand_id', '=', row.brand_id)
    .where('shipment_id', '=', row.shipment_id)
    .execute();
}

/** An answer without further fields. */
export const plainAnswer = (action: NdrAnswer['action'], remark: string): NdrAnswer => ({
  action,
  is_fake: false,
  re_attempt_date: '',
  customer_address: '',
  landmark: '',
  alternate_phone: '',
  remark,
  proof: { call_recording: '', screenshot: '' },
});

async function saveAttempts(
  tx: Tx,
  { brand_id, shipment_id }: ShipmentRecord,
  attempts: ReturnType<typeof failedAttempts>,
): Promise<void> {
  await tx
    .deleteFrom('ndr_attempts')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  await tx
    .insertInto('ndr_attempts')
    .values(attempts.map(({ at, ...attempt }) => ({ brand_id, shipment_id, at: new Date(at), ...attempt })))
    .execute();
}
