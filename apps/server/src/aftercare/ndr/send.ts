import type { NdrActionState } from '@khep/domain/ndr';
import { ndrActionLabels } from '@khep/domain/ndr';
import { isReturning } from '@khep/domain/shipments';
import type { Actor } from '../../base/actor.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Accepted, CourierAdapter } from '../../partners/couriers/port.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { lockOrder, recomputeOrderState } from '../../orders/state/orderState.ts';
import type { Services } from '../../start/services.ts';
import { currentShipment } from '../../orders/shipments/queries.ts';
import { transitionShipment } from '../../dispatch/shipments/transition.ts';
import { closeNdrCase, lockNdrCase } from './answers.ts';
import { toCourierSteps } from './courierSteps.ts';
import type { NdrActionRecord, NdrCaseRecord } from './tables.ts';

/** A process that dies while it sends gives the answer back after this long. */
const claimMs = 2 * 60_000;
/** Wait before a result is asked for: most are known soon, others take hours. */
const checkMs = (tries: number) => Math.min(10_000 * 2 ** Math.max(0, tries - 1), 15 * 60_000);
/** A courier that says nothing for this long is taken as a rejection, so that the case is seen. */
const silentMs = 24 * 60 * 60_000;
const retryMs = (tries: number) => Math.min(30_000 * 2 ** tries, 30 * 60_000);

export interface SendOutcome {
  state: NdrActionState;
  detail: string;
}

/** Sends an answer to the courier, or asks for the result of one that was sent. Returns undefined if another process does. */
export async function sendNdrAction(
  db: Db,
  services: Services,
  { brand_id, action_id }: Pick<NdrActionRecord, 'brand_id' | 'action_id'>,
): Promise<SendOutcome | undefined> {
  const now = services.clock.now();
  const action = await db
    .updateTable('ndr_actions')
    .set((eb) => ({ due_at: new Date(now.getTime() + claimMs), tries: eb('tries', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('action_id', '=', action_id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!action) return undefined;
  const ndr = await db
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', action.shipment_id)
    .executeTakeFirstOrThrow();
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = couriers.adapter(ndr.courier_id);
  const outcome = adapter
    ? await attempt(adapter, action, ndr)
    : {
        state: 'rejected' as const,
        detail: `${courierName(ndr.courier_id)} isn't connected.`,
        reference: '',
      };
  return settle(db, services, action, ndr, outcome);
}

type Attempted = SendOutcome & { reference: string; retryAfterMs?: number };

async function attempt(
  adapter: CourierAdapter,
  action: NdrActionRecord,
  ndr: NdrCaseRecord,
): Promise<Attempted> {
  const { reference } = action;
  try {
    if (action.state === 'sent') {
      const result = await adapter.findNdrResult(reference);
      return { ...result, reference };
    }
    let last: Accepted = { accepted: false, reference: '', reason: '' };
    for (const step of toCourierSteps(ndr.partner, ndr, action)) {
      last = await adapter.submitNdrAction(step);
      if (!last.accepted)
        return { state: 'rejected', detail: last.reason || 'The courier gave no reason.', reference: '' };
    }
    return last.reference === ''
      ? { state: 'accepted', detail: '', reference: '' }
      : { state: 'sent', detail: '', reference: last.reference };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const { message, retryAfterMs } = error;
    return {
      state: action.state === 'sent' ? 'sent' : 'queued',
      detail: message,
      reference,
      retryAfterMs,
    };
  }
}

/** Saves what became of an answer. A rejected one returns its case to "response needed". */
async function settle(
  db: Db,
  { clock }: Services,
  action: NdrActionRecord,
  ndr: NdrCaseRecord,
  attempted: Attempted,
): Promise<SendOutcome> {
  const now = clock.now();
  const isSilent = now.getTime() - action.created_at.getTime() > silentMs;
  const isOpen = attempted.state === 'queued' || attempted.state === 'sent';
  const { state, detail } =
    isOpen && isSilent
      ? {
          state: 'rejected' as const,
          detail: `${courierName(ndr.courier_id)} gave no result within 24 hours.`,
        }
      : attempted;
  const waitMs = state === 'sent' ? checkMs(action.tries) : (attempted.retryAfterMs ?? retryMs(action.tries));
  return db.transaction().execute(async (tx) => {
    // The order first, as everywhere.
    const order = await lockOrder(tx, ndr.brand_id, ndr.order_id);
    const saved = await tx
      .updateTable('ndr_actions')
      .set({
        state,
        detail,
        reference: attempted.reference,
        due_at: state === 'queued' || state === 'sent' ? new Date(now.getTime() + waitMs) : null,
        updated_at: now,
      })
      .where('brand_id', '=', action.brand_id)
      .where('action_id', '=', action.action_id)
      .where('state', 'in', ['queued', 'sent'])
      .returning('action_id')
      .executeTakeFirst();
    if (saved && state === 'rejected') await returnCase(tx, action, detail, now);
    if (saved && state === 'accepted' && action.answer.action === 'return' && order)
      await startReturn(tx, order, action, now);
    if (saved && (state === 'accepted' || state === 'rejected'))
      await appendEvent(tx, {
        brand_id: ndr.brand_id,
        order_id: ndr.order_id,
        shipment_id: ndr.shipment_id,
        kind: state === 'accepted' ? 'ndr.accepted' : 'ndr.rejected',
        actor: { kind: 'courier', id: String(ndr.courier_id), name: courierName(ndr.courier_id) },
        data: {
          awb: ndr.awb,
          attempt: action.attempt,
          answer: ndrActionLabels[action.answer.action],
          reason: detail,
        },
        at: now,
      });
    return { state, detail };
  });
}

/** A rejected answer doesn't count; one for an attempt that is no longer the latest changes nothing. */
async function returnCase(tx: Tx, action: NdrActionRecord, rejection: string, now: Date): Promise<void> {
  const ndr = await lockNdrCase(tx, action.brand_id, action.shipment_id);
  if (!ndr || ndr.attempts !== action.attempt || ndr.state !== 'UNDELIVERED') return;
  await tx
    .updateTable('ndr_cases')
    .set({
      status: 'response-needed',
      answered_attempt: action.attempt - 1,
      rejection,
      updated_at: now,
    })
    .where('brand_id', '=', action.brand_id)
    .where('shipment_id', '=', action.shipment_id)
    .execute();
}

/** The courier takes the parcel back: the shipment follows through the state machine. */
async function startReturn(
  tx: Tx,
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
  { brand_id, shipment_id, answer, actor }: NdrActionRecord,
  now: Date,
): Promise<void> {
  const shipment = await currentShipment(tx, brand_id, shipment_id);
  if (!shipment || isReturning(shipment.state) || shipment.state !== 'UNDELIVERED') return;
  const by: Actor = actor;
  await transitionShipment(tx, shipment, {
    to: 'RTO_INITIATED',
    by: 'seller',
    actor: by,
    now,
    kind: 'shipment.rto_requested',
    data: { reason: answer.remark || 'Answer to a failed delivery' },
    change: { poll_after: now },
  });
  await recomputeOrderState(tx, order, now, by);
  await closeNdrCase(tx, shipment, now);
}
