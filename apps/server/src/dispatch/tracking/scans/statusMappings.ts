import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import type { ShipmentState } from '@khep/domain/shipments';
import { courierServices } from '../../../partners/couriers/courierServices.ts';
import type { Actor } from '../../../base/actor.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { Services } from '../../../start/services.ts';
import { resolveAlert, statusSubject } from '../../../platform/alerts/alerts.ts';
import { reprocessScans } from './ingestScans.ts';
import { loadBrandMappings } from '../../shipments/brandMappings.ts';

/** Known and unknown statuses of a courier, for the mapping screen. */
export async function listStatusMappings(db: Db, brand_id: string, partner: CourierPartner) {
  const own = await loadBrandMappings(db, brand_id, partner);
  const unknown = await db
    .selectFrom('courier_alerts')
    .select(['alert_id', 'status_type', 'status', 'code', 'awb', 'count', 'first_at', 'last_at'])
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .where('kind', '=', 'unknown-status')
    .where('settled_at', 'is', null)
    .orderBy('count', 'desc')
    .limit(200)
    .execute();
  return {
    unknown: unknown.map(({ alert_id: id, status_type, status, code, awb, count, first_at, last_at }) => ({
      id,
      status_type,
      status,
      code,
      awb,
      count,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    statuses: [
      ...own.map((row) => Object.assign(row, { is_own: true })),
      ...couriers[partner].statuses.map(({ status_type = '', status = '', code = '', state }) => ({
        status_type,
        status,
        code,
        state,
        is_own: false,
      })),
    ],
  };
}

/** Statuses that no mapping knows, and a service of the courier that has most of them; 0 for none. */
export interface UnknownStatuses {
  count: number;
  courier_id: number;
}

/** Counts the statuses of couriers that wait for a mapping. */
export async function countUnknownStatuses(db: Db, brand_id: string): Promise<UnknownStatuses> {
  const rows = await db
    .selectFrom('courier_alerts')
    .select(['partner', (eb) => eb.fn.countAll<number>().as('count')])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', 'unknown-status')
    .where('settled_at', 'is', null)
    .groupBy('partner')
    .execute();
  const [most] = rows.toSorted((one, other) => other.count - one.count);
  const service = courierServices.find(({ partner }) => partner === most?.partner);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    courier_id: service?.courier_id ?? 0,
  };
}

interface NewMapping {
  status_type: string;
  status: string;
  code: string;
  /** Null deletes the brand's mapping. */
  state: ShipmentState | null;
}

interface SaveMappings {
  brand_id: string;
  partner: CourierPartner;
  mappings: readonly NewMapping[];
  actor: Actor;
}

/**
 * Saves a brand's mappings and reprocesses scans with unknown statuses. Returns the number of mapped scans.
 */
export async function saveMappings(
  db: Db,
  services: Services,
  { brand_id, partner, mappings, actor }: SaveMappings,
): Promise<number> {
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    for (const { status_type, status, code, state } of mappings) {
      await tx
        .deleteFrom('status_mappings')
        .where('brand_id', '=', brand_id)
        .where('partner', '=', partner)
        .where('status_type', '=', status_type)
        .where('status', '=', status)
        .where('code', '=', code)
        .execute();
      if (state === null) continue;
      await tx
        .insertInto('status_mappings')
        .values({
          brand_id,
          partner,
          status_type,
          status,
          code,
          state,
          set_by: actor.id ?? '',
          updated_at: now,
        })
        .execute();
    }
    await appendEvent(tx, {
      brand_id,
      kind: 'courier.statuses_mapped',
      actor,
      data: {
        partner,
        statuses: mappings.map(({ status, state }) => `${status} → ${state ?? 'no meaning'}`).slice(0, 20),
      },
      at: now,
    });
  });
  return rereadUnknown(db, { brand_id, partner, now });
}

async function rereadUnknown(
  db: Db,
  { brand_id, partner, now }: { brand_id: string; partner: CourierPartner; now: Date },
): Promise<number> {
  const courier_ids = courierServices.filter((one) => one.partner === partner).map((one) => one.courier_id);
  const boxes = await db
    .selectFrom('scans')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'scans.brand_id')
        .onRef('shipments.shipment_id', '=', 'scans.shipment_id'),
    )
    .select(['shipments.shipment_id', 'shipments.order_id'])
    .distinct()
    .where('scans.brand_id', '=', brand_id)
    .where('scans.outcome', '=', 'unknown-code')
    .where('shipments.courier_id', 'in', courier_ids)
    .execute();
  let count = 0;
  for (const box of boxes) count += await reprocessScans(db, { ...box, brand_id, now });
  await resolveAlerts(db, brand_id, partner, now);
  return count;
}

/** Resolves alerts of statuses without unmapped scans. */
async function resolveAlerts(db: Db, brand_id: string, partner: CourierPartner, now: Date): Promise<void> {
  const open = await db
    .selectFrom('courier_alerts')
    .select(['status_type', 'status', 'code'])
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .where('kind', '=', 'unknown-status')
    .where('settled_at', 'is', null)
    .execute();
  for (const { status_type, status, code } of open) {
    const waiting = await db
      .selectFrom('scans')
      .select('awb')
      .where('brand_id', '=', brand_id)
      .where('outcome', '=', 'unknown-code')
      .where('status_type', '=', status_type)
      .where('status', '=', status)
      .where('code', '=', code)
      .limit(1)
      .executeTakeFirst();
    if (waiting) continue;
    const subject = statusSubject(status_type, status, code);
    await resolveAlert(db, { brand_id, partner, kind: 'unknown-status', subject }, now);
  }
}
