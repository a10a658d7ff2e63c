import type { CourierWarehouseName } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { conflict, validationError, VersionConflict } from '../../../base/errors.ts';
import { requirePartner } from '../../../partners/couriers/courierServices.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { WarehouseCheck } from '../../../partners/couriers/port.ts';
import { pickupLocation } from '../../../partners/couriers/warehouseNames.ts';
import { resolveAlert } from '../../../platform/alerts/alerts.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { askForUser, requireOwnAdapter } from './account.ts';
import { unknownName } from './checkNames.ts';
import { requireWarehouseAt, serializeWarehouseAt } from './loadWarehouses.ts';
import type { WarehouseAtCourier } from './loadWarehouses.ts';

interface NameInit {
  courier_id: number;
  warehouse_id: string;
  /** As the courier has it; empty for Khep's own. */
  name: string;
}

/**
 * Saves the name by which a courier knows a warehouse. The brand's own is checked first, where the courier can be asked.
 * @throws ApiError 422 for a name that the courier doesn't have
 * @throws VersionConflict
 */
export async function saveName(
  db: Db,
  services: Services,
  context: ChangeContext,
  { courier_id, warehouse_id, name }: NameInit,
): Promise<CourierWarehouseName> {
  const partner = requirePartner(courier_id);
  const { brand_id } = context;
  const before = await requireWarehouseAt(db, brand_id, partner, warehouse_id);
  assertVersion(before, context, services.clock.now());
  if (before.rule.known_by === 'address')
    throw conflict(`${couriers[partner].name} takes the address of each booking, without a name.`);
  const brandCouriers = await services.couriers.forBrand(brand_id);
  const adapter = await requireOwnAdapter(db, brandCouriers, brand_id, partner);
  const own_name = before.row?.own_name ?? '';
  const typed_name = name.trim() === '' || name === (own_name || warehouse_id) ? '' : name;
  const location = pickupLocation({ typed_name, own_name }, warehouse_id);
  const check = await askForName();
  if (check.state === 'unknown' && location.is_typed)
    throw validationError({ name: unknownName(partner, location.name, check.reason) });
  const now = services.clock.now();
  const saved = await db.transaction().execute(async (tx) => {
    const current = await lockName(tx, context, before, now);
    const values = {
      typed_name,
      answer: check.state === 'unsupported' ? ('unchecked' as const) : check.state,
      checked_at: check.state === 'unsupported' ? null : now,
      problem: '',
      send_after: null,
      updated_at: now,
      updated_by: context.actor.name ?? '',
      version: (current.row?.version ?? 0) + 1,
    };
    await tx
      .insertInto('courier_warehouses')
      .values({ brand_id, partner, warehouse_id, ...values })
      .onConflict((conflicting) =>
        conflicting.columns(['brand_id', 'partner', 'warehouse_id']).doUpdateSet(values),
      )
      .execute();
    for (const kind of ['warehouse-unknown', 'warehouse-outdated'] as const)
      await resolveAlert(tx, { brand_id, partner, kind, subject: warehouse_id }, now);
    const { name: warehouse } = current.current.place;
    await appendEvent(tx, {
      brand_id,
      kind: 'courier.warehouse_named',
      actor: context.actor,
      data: { partner, warehouse_id, warehouse, name: typed_name },
      at: now,
    });
    return requireWarehouseAt(tx, brand_id, partner, warehouse_id);
  });
  services.couriers.invalidate(brand_id);
  return serializeWarehouseAt(saved);

  async function askForName(): Promise<WarehouseCheck> {
    const ask = () => adapter.checkWarehouse(location.name);
    if (location.is_typed) return askForUser(ask, "The name couldn't be checked, so it wasn't saved.");
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error;
      // Khep's own is right in any case.
      return { state: 'unsupported', reason: error.message };
    }
  }
}

/** Locks the name, so that of two changes the second sees the first. */
async function lockName(
  tx: Tx,
  context: ChangeContext,
  { partner, warehouse_id }: WarehouseAtCourier,
  now: Date,
): Promise<WarehouseAtCourier> {
  const { brand_id } = context;
  await tx
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('id', '=', warehouse_id)
    .forUpdate()
    .execute();
  const current = await requireWarehouseAt(tx, brand_id, partner, warehouse_id);
  assertVersion(current, context, now);
  return current;
}

function assertVersion(warehouse: WarehouseAtCourier, { ifMatch }: ChangeContext, now: Date): void {
  const { row } = warehouse;
  if (ifMatch === undefined || ifMatch === (row?.version ?? 0)) return;
  throw new VersionConflict({
    current: serializeWarehouseAt(warehouse),
    changedBy: row?.updated_by ?? '',
    changedAt: row?.updated_at ?? now,
  });
}
