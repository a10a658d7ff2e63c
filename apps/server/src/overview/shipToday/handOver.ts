import { istDay } from '@khep/domain/days';
import { ApiError } from '../../base/errors.ts';
import type { JobContext, RowOutcome } from '../../platform/jobs/define.ts';
import { completedKeys, saveOutcomes } from '../../platform/jobs/rows.ts';
import { createManifests } from '../../dispatch/shipments/manifests/createManifests.ts';
import { schedulePickups } from '../../dispatch/shipments/pickups/schedulePickups.ts';
import { shipmentsOfOrders } from '../../orders/shipments/queries.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { pickupsOf } from '../../partners/couriers/pickupDays.ts';
import { groupKey } from './groups.ts';
import { RunInput } from './rows.ts';

const maxPerQuery = 5000;

/**
 * Schedules a pickup and creates a manifest for each group of booked shipments. What has one keeps it, so that a repeated
 * run only does the missing part. An order whose group fails is failed with the reason, to be retried.
 */
export async function handOver(context: JobContext): Promise<void> {
  const { brand_id, job_id, db, services, owner: actor, checkpoint } = context;
  const { groups } = RunInput.parse(context.input);
  const keys = await completedKeys(db, { brand_id, job_id });
  const shipments: ShipmentRecord[] = [];
  for (let start = 0; start < keys.length; start += maxPerQuery)
    shipments.push(...(await shipmentsOfOrders(db, brand_id, keys.slice(start, start + maxPerQuery))));
  const byGroup = Map.groupBy(shipments, ({ warehouse_id, courier_id }) =>
    groupKey(warehouse_id, courier_id ?? 0),
  );
  for (const [key, own] of byGroup) {
    checkpoint();
    const planned = groups.find((group) => group.key === key)?.slot;
    const slot = slotNow(planned, own[0]?.courier_id ?? 0, services.clock.now());
    const waiting = own.filter(({ state }) => state === 'AWB_ASSIGNED');
    if (waiting.length > 0) {
      const { failures } = await schedulePickups(db, services, {
        brand_id,
        shipments: waiting,
        ...slot,
        actor,
      });
      await failOrders(
        context,
        new Map(failures.map(({ order_id, reason }) => [order_id, `The pickup failed: ${reason}`])),
      );
    }
    await createManifest(context, own);
  }
}

async function createManifest(context: JobContext, group: readonly ShipmentRecord[]): Promise<void> {
  const { brand_id, db, services, owner } = context;
  const ids = new Set(group.map(({ shipment_id }) => shipment_id));
  const current = await shipmentsOfOrders(
    db,
    brand_id,
    group.map(({ order_id }) => order_id),
  );
  const listable = current.filter(
    ({ shipment_id, state, manifest_id }) =>
      ids.has(shipment_id) && state === 'PICKUP_SCHEDULED' && manifest_id === null,
  );
  if (listable.length === 0) return;
  try {
    await createManifests(db, services, brand_id, listable, owner);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await failOrders(
      context,
      new Map(listable.map(({ order_id }) => [order_id, `The manifest failed: ${error.detail}`])),
    );
  }
}

/** The planned slot, or the next one if it has passed or the courier is another one. */
function slotNow(
  planned: { date: string; time: string } | undefined,
  courier_id: number,
  now: Date,
): { date: string; time: string } {
  if (planned && planned.date >= istDay(now)) return { date: planned.date, time: planned.time };
  const [next] = pickupsOf(courier_id, now).slots;
  return { date: next?.date ?? istDay(now), time: next?.time ?? '16:00' };
}

async function failOrders(context: JobContext, reasons: ReadonlyMap<string, string>): Promise<void> {
  const outcomes = [...reasons].map(([key, message]): [string, RowOutcome] => [
    key,
    { state: 'failed', message },
  ]);
  if (outcomes.length > 0)
    await saveOutcomes(context.db, context, new Map(outcomes), context.services.clock.now());
}
