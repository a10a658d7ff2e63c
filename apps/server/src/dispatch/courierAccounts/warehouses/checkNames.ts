import { couriers } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { CourierAdapter, WarehouseCheck } from '../../../partners/couriers/port.ts';
import { raiseAlert, resolveAlert } from '../../../platform/alerts/alerts.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { adapterOf, hasOwnAccount } from './account.ts';
import { loadWarehousesAt } from './loadWarehouses.ts';
import type { WarehouseAtCourier } from './loadWarehouses.ts';
import { saveFacts } from './saveFacts.ts';

/** A sentence for the field of a name that the courier doesn't have. */
export function unknownName(partner: CourierPartner, name: string, reason: string): string {
  const { name: courier, warehouses } = couriers[partner];
  const place = warehouses.known_by === 'name' ? warehouses.found_at : courier;
  const words = reason === '' ? '' : ` It says: ${reason}`;
  return `${courier} has no warehouse named “${name}”. Copy the name from ${place}, with the same capitals and spaces.${words}`;
}

/**
 * Checks the names of a brand's warehouses at a courier and saves the answers. Stops where the courier can't be reached:
 * the names after that keep the answers from before.
 * @returns why not all were checked; empty if all were
 */
export async function checkNames(
  db: Db,
  services: Services,
  brand_id: string,
  partner: CourierPartner,
): Promise<string> {
  if (couriers[partner].warehouses.known_by !== 'name') return '';
  const adapter = adapterOf(await services.couriers.forBrand(brand_id), partner);
  if (!adapter || !(await hasOwnAccount(db, brand_id, partner))) return '';
  const warehouses = await loadWarehousesAt(db, brand_id, partner);
  // Those that a booking would fail with first.
  const inOrder = warehouses.toSorted((a, b) => Number(b.location.is_typed) - Number(a.location.is_typed));
  for (const warehouse of inOrder) {
    const problem = await checkName(db, services, brand_id, adapter, warehouse);
    if (problem !== '') return problem;
  }
  return '';
}

async function checkName(
  db: Db,
  services: Services,
  brand_id: string,
  adapter: CourierAdapter,
  warehouse: WarehouseAtCourier,
): Promise<string> {
  let check: WarehouseCheck;
  try {
    check = await adapter.checkWarehouse(warehouse.location.name);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return error.message;
  }
  if (check.state === 'unsupported') return check.reason;
  const now = services.clock.now();
  const { location, partner, warehouse_id, current, row } = warehouse;
  const isMissing = check.state === 'unknown' && location.is_typed;
  const reason = check.state === 'unknown' ? check.reason : '';
  const problem = isMissing ? unknownName(partner, location.name, reason) : '';
  const isGone = check.state === 'unknown' && row?.registered?.name === location.name;
  const alert = { brand_id, partner, kind: 'warehouse-unknown', subject: warehouse_id } as const;
  await db.transaction().execute(async (tx) => {
    await saveFacts(
      tx,
      brand_id,
      warehouse,
      {
        answer: check.state,
        checked_at: now,
        problem: warehouse.facts.is_outdated && !isGone ? (row?.problem ?? '') : problem,
        // Another account, which has none of what was registered before.
        ...(isGone && { registered: null, send_after: null }),
      },
      now,
    );
    if (isGone) await resolveAlert(tx, { ...alert, kind: 'warehouse-outdated' }, now);
    if (!isMissing) await resolveAlert(tx, alert, now);
    else if (row?.problem !== problem) {
      const words = `${couriers[partner].name} rejects bookings from ${current.place.name}: it has no warehouse named “${location.name}”.`;
      await raiseAlert(tx, { ...alert, awb: '', words, at: now });
    }
  });
  return '';
}
