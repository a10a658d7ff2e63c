import { istDay } from '@khep/domain/days';
import { decisionKinds, describeHold } from '@khep/domain/allocation';
import type { OrderHold } from '@khep/domain/allocation';
import { z } from 'zod';
import { courierName, findCourierService } from '../../../partners/couriers/courierServices.ts';
import { ApiError } from '../../../base/errors.ts';
import { forEachConcurrent } from '../../../platform/jobs/batches.ts';
import type { JobContext, RowOutcome } from '../../../platform/jobs/define.ts';
import { saveRowInput } from '../../../platform/jobs/rows.ts';
import { shipmentsOfOrders } from '../../../orders/shipments/queries.ts';
import { allocateOrder } from './allocate.ts';
import { loadBookedDecisions } from '../plan/bookedDecisions.ts';
import type { ServiceCandidate } from '../plan/candidates.ts';
import { countAllocations } from '../plan/dayLoad.ts';
import type { LoadedOrder } from '../plan/loadOrders.ts';
import { loadChange } from '../plan/selectCouriers.ts';

/**
 * The plan of an order, saved in its job row: a restarted run books the same. Its courier is counted when the
 * plan is saved.
 */
export const RowPlan = z.object({
  couriers: z.array(z.number().int()),
  decided_by: z.enum(decisionKinds),
  why: z.string(),
  rejected: z.array(z.object({ courier_id: z.number().int(), name: z.string(), reason: z.string() })),
  /** It failed, so that its courier no longer counts. */
  is_released: z.boolean().optional(),
});
export type RowPlan = z.output<typeof RowPlan>;

export interface RowToBook {
  key: string;
  loaded: LoadedOrder;
  candidates: readonly ServiceCandidate[];
  plan: RowPlan;
  /** A rule holds the order since it was planned. */
  hold?: OrderHold | undefined;
}

/** Booked by this run before it was interrupted, or by someone else: the shipment says by whom. */
export const isBooked = ({ order, drafts, booked }: LoadedOrder): boolean =>
  order.status !== 'CANCELLED' && drafts.length === 0 && booked > 0;

/** Orders booked at once with each courier; its rate limit bounds the rest. */
const atOncePerCourier = 6;

/** Books planned rows, the couriers independently of each other: a slow one doesn't delay the others. */
export async function bookRows(context: JobContext, rows: readonly RowToBook[]): Promise<void> {
  const lanes = Map.groupBy(
    rows,
    ({ plan }) => findCourierService(plan.couriers[0] ?? null)?.partner ?? 'none',
  );
  const ended = await Promise.allSettled(
    [...lanes.values()].map((lane) =>
      forEachConcurrent(lane, atOncePerCourier, (row) => bookRow(context, row)),
    ),
  );
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}

async function bookRow(
  context: JobContext,
  { key, loaded, candidates, plan, hold }: RowToBook,
): Promise<void> {
  const { brand_id, job_id, owner: actor, db, services, checkpoint, rowResult } = context;
  checkpoint();
  const { order_number } = loaded.order;
  if (hold && plan.couriers.length > 0) {
    const outcome: RowOutcome = { state: 'failed', message: `${order_number}: ${describeHold(hold)}` };
    await finishRow(context, key, { plan, outcome });
    return;
  }
  try {
    const { allocated, failure } = await allocateOrder(db, services, loaded, {
      brand_id,
      actor,
      candidates,
      selection: plan,
      job_id,
    });
    const [first] = allocated;
    const awbs = allocated.map(({ awb }) => awb);
    const outcome: RowOutcome = failure
      ? {
          state: 'failed',
          message: `${order_number}: ${failure.reason}`,
          outcome: { order_number, awbs, couriers: failure.couriers },
        }
      : { outcome: { order_number, courier: first?.courier_name, why: first?.why, awbs } };
    if (first?.courier_id === plan.couriers[0] && plan.is_released !== true) await rowResult(key, outcome);
    else await finishRow(context, key, { plan, outcome, courier_id: first?.courier_id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await finishRow(context, key, { plan, outcome: { state: 'failed', message: error.detail } });
  }
}

/**
 * Records the outcome of a row that its planned courier doesn't ship, and moves its count, in one transaction: once, also
 * after a crash.
 * @param courier_id the courier that ships the order, if any
 */
export async function finishRow(
  { brand_id, job_id, batch, services }: JobContext,
  key: string,
  { plan, outcome, courier_id }: { plan: RowPlan; outcome: RowOutcome; courier_id?: number | undefined },
): Promise<void> {
  const day = istDay(services.clock.now());
  await batch([key], async (tx, fresh) => {
    if (!fresh.has(key)) return new Map();
    const before = plan.is_released === true ? [] : loadChange(plan, plan.couriers[0], -1);
    await countAllocations(tx, brand_id, day, [...before, ...loadChange(plan, courier_id, 1)]);
    if (courier_id === undefined) await saveRowInput(tx, { brand_id, job_id }, key, { is_released: true });
    return new Map([[key, outcome]]);
  });
}

export interface BookedRow {
  key: string;
  loaded: LoadedOrder;
  plan: RowPlan;
}

/**
 * Records rows whose orders are booked when their turn comes, with the courier that ships them and why. This run did it
 * before it was interrupted, or someone booked them meanwhile: then the planned courier's turn in the distribution is free.
 */
export async function finishBooked(context: JobContext, rows: readonly BookedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { brand_id, job_id, db, rowResult } = context;
  const shipments = await shipmentsOfOrders(
    db,
    brand_id,
    rows.map(({ loaded }) => loaded.order.order_id),
  );
  const boxesOf = Map.groupBy(shipments, ({ order_id }) => order_id);
  const decisions = await loadBookedDecisions(
    db,
    brand_id,
    shipments.map(({ shipment_id }) => shipment_id),
  );
  for (const { key, loaded, plan } of rows) {
    const boxes = boxesOf.get(loaded.order.order_id) ?? [];
    const booked = boxes.find(({ courier_id }) => courier_id !== null);
    const courier_id = booked?.courier_id ?? undefined;
    const decision = decisions.get(booked?.shipment_id ?? '');
    const why = decision?.why ?? '';
    const outcome: RowOutcome = {
      outcome: {
        order_number: loaded.order.order_number,
        ...(courier_id !== undefined && { courier: courierName(courier_id) }),
        why,
        awbs: boxes.flatMap(({ awb }) => awb ?? []),
      },
    };
    // A booking that was found at the courier has no decision of its own.
    const isOwn = !decision?.decided_by || decision.job_id === job_id;
    if (isOwn && courier_id === plan.couriers[0] && plan.is_released !== true) await rowResult(key, outcome);
    else await finishRow(context, key, { plan, outcome, ...(isOwn && { courier_id }) });
  }
}
