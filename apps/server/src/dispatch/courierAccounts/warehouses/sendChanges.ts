import { couriers } from '@khep/domain/couriers';
import type { Selectable } from 'kysely';
import type { Actor } from '../../../base/actor.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { CourierWarehousesTable } from '../../../partners/couriers/tables.ts';
import { raiseAlert, resolveAlert } from '../../../platform/alerts/alerts.ts';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { adapterOf } from './account.ts';
import { loadWarehousesAt } from './loadWarehouses.ts';
import type { WarehouseAtCourier } from './loadWarehouses.ts';
import { saveFacts } from './saveFacts.ts';
import { refusal, saveSent, sendToCourier } from './sendWarehouse.ts';

const khep: Actor = { kind: 'system', name: 'Khep' };
const batchSize = 50;
const minute = 60_000;
const maxWaitMs = 60 * minute;

type Due = Pick<
  Selectable<CourierWarehousesTable>,
  'brand_id' | 'partner' | 'warehouse_id' | 'send_after' | 'tries'
>;

/**
 * Sends changed addresses of warehouses to the couriers at which Khep registered them. Where one fails an alert is open until
 * it worked. Returns how many were sent.
 */
export async function sendWarehouseChanges(db: Db, services: Services): Promise<number> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('courier_warehouses')
      .select(['brand_id', 'partner', 'warehouse_id', 'send_after', 'tries'])
      .where('send_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('send_after')
      .limit(batchSize)
      .execute(),
  );
  let sent = 0;
  for (const one of due) {
    const { brand_id, partner, warehouse_id } = one;
    try {
      if (await sendChange(db, services, one)) sent += 1;
    } catch (error) {
      services.log.error({ brand_id, partner, warehouse_id, err: error }, 'a warehouse could not be sent');
      await tryLater(db, services, one).catch((problem: unknown) =>
        services.log.error({ brand_id, warehouse_id, err: problem }, 'a warehouse could not be rescheduled'),
      );
    }
  }
  return sent;
}

async function sendChange(db: Db, services: Services, due: Due): Promise<boolean> {
  const { brand_id, partner, warehouse_id } = due;
  const [warehouse] = await loadWarehousesAt(db, brand_id, partner, warehouse_id);
  const alert = { brand_id, partner, kind: 'warehouse-outdated', subject: warehouse_id } as const;
  if (!warehouse?.facts.is_outdated) {
    await resolveAlert(db, alert, services.clock.now());
    await close(db, due);
    return false;
  }
  const problem = await trySending(db, services, brand_id, warehouse);
  if (problem === '') {
    await close(db, due);
    return true;
  }
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    // A repeat tells nothing new.
    if (warehouse.row?.problem !== problem) {
      const words = `${couriers[partner].name} comes to the old address of ${warehouse.current.place.name}. ${problem} Khep tries again.`;
      await raiseAlert(tx, { ...alert, awb: '', words, at: now });
    }
    await saveFacts(tx, brand_id, warehouse, { problem }, now);
  });
  await tryLater(db, services, due);
  return false;
}

/** Returns why the courier doesn't have the address; empty if it has. */
async function trySending(
  db: Db,
  services: Services,
  brand_id: string,
  warehouse: WarehouseAtCourier,
): Promise<string> {
  const { name } = couriers[warehouse.partner];
  const adapter = adapterOf(await services.couriers.forBrand(brand_id), warehouse.partner);
  if (!adapter) return `${name} isn't connected.`;
  try {
    const sent = await sendToCourier(adapter, warehouse);
    if (!sent.result.accepted) return refusal(name, sent.result.reason);
    await saveSent(db, services, { brand_id, actor: khep }, warehouse, sent.warehouse);
    return '';
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return error.message;
  }
}

const dueRow = (db: Db, { brand_id, partner, warehouse_id, send_after }: Due) =>
  db
    .updateTable('courier_warehouses')
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner)
    .where('warehouse_id', '=', warehouse_id)
    // Unless the warehouse changed again.
    .where('send_after', '=', send_after);

async function close(db: Db, due: Due): Promise<void> {
  await dueRow(db, due).set({ send_after: null, tries: 0 }).execute();
}

async function tryLater(db: Db, services: Services, due: Due): Promise<void> {
  const waitMs = Math.min(minute * 2 ** due.tries, maxWaitMs);
  const send_after = new Date(services.clock.now().getTime() + waitMs);
  await dueRow(db, due)
    .set({ send_after, tries: due.tries + 1 })
    .execute();
}
