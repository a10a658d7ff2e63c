import type { CourierWarehouseName } from '@khep/api';
import { canSendWarehouse, couriers } from '@khep/domain/couriers';
import { conflict } from '../../../base/errors.ts';
import { requirePartner } from '../../../partners/couriers/courierServices.ts';
import type { CourierAdapter, CourierWarehouse, WarehouseResult } from '../../../partners/couriers/port.ts';
import { nextOwnName } from '../../../partners/couriers/warehouseNames.ts';
import { resolveAlert } from '../../../platform/alerts/alerts.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { ChangeContext } from '../../../platform/db/events.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { askForUser, requireOwnAdapter } from './account.ts';
import { unknownName } from './checkNames.ts';
import { requireWarehouseAt, serializeWarehouseAt } from './loadWarehouses.ts';
import type { WarehouseAtCourier } from './loadWarehouses.ts';
import { saveFacts } from './saveFacts.ts';

/** A warehouse as it was sent, and what the courier made of it. */
type Sent = { warehouse: CourierWarehouse; result: WarehouseResult };

/**
 * Registers a warehouse at its courier, or sends its address and phone there.
 * @throws CourierUnavailable
 */
export async function sendToCourier(
  adapter: CourierAdapter,
  { partner, rule, warehouse_id, row, location, current }: WarehouseAtCourier,
): Promise<Sent> {
  const check = await adapter.checkWarehouse(location.name);
  if (check.state === 'known' && rule.known_by === 'name' && rule.change === 'edit')
    return { warehouse: current, result: await adapter.updateWarehouse(current) };
  if (check.state === 'unknown' && location.is_typed) {
    const reason = unknownName(partner, location.name, check.reason);
    return { warehouse: current, result: { accepted: false, reason } };
  }
  // An address stays as it was registered: the new one gets another name.
  const name = check.state === 'known' ? nextOwnName(warehouse_id, row?.own_name ?? '') : location.name;
  const warehouse = { ...current, name };
  return { warehouse, result: await adapter.registerWarehouse(warehouse) };
}

/** A sentence for a refusal in the courier's words. */
export const refusal = (courier: string, reason: string): string => `${courier} refused it: ${reason}`;

/** Saves what a courier took, and that nothing is to be sent. */
export async function saveSent(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  at: WarehouseAtCourier,
  warehouse: CourierWarehouse,
): Promise<void> {
  const { partner, warehouse_id, location } = at;
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await saveFacts(
      tx,
      brand_id,
      at,
      {
        ...(!location.is_typed && { own_name: warehouse.name }),
        answer: 'known',
        checked_at: now,
        registered: warehouse,
        problem: '',
        tries: 0,
      },
      now,
    );
    await resolveAlert(tx, { brand_id, partner, kind: 'warehouse-outdated', subject: warehouse_id }, now);
    await appendEvent(tx, {
      brand_id,
      kind: 'courier.warehouse_sent',
      actor,
      data: { partner, warehouse_id, warehouse: warehouse.place.name, name: warehouse.name },
      at: now,
    });
  });
  // The next booking uses its name.
  services.couriers.invalidate(brand_id);
}

/**
 * Registers a warehouse at a courier, or sends its changed address, since the brand asked for it.
 * @throws ApiError 409 with the courier's words
 */
export async function sendWarehouse(
  db: Db,
  services: Services,
  context: ChangeContext,
  { courier_id, warehouse_id }: { courier_id: number; warehouse_id: string },
): Promise<CourierWarehouseName> {
  const partner = requirePartner(courier_id);
  const { brand_id } = context;
  const { name } = couriers[partner];
  const before = await requireWarehouseAt(db, brand_id, partner, warehouse_id);
  const brandCouriers = await services.couriers.forBrand(brand_id);
  const adapter = await requireOwnAdapter(db, brandCouriers, brand_id, partner);
  if (!canSendWarehouse(before.rule, before.facts))
    throw conflict(
      `Register or change ${before.current.place.name} in ${name}'s panel: it has your own name.`,
    );
  const { warehouse, result } = await askForUser(
    () => sendToCourier(adapter, before),
    `${name} was not told.`,
  );
  if (!result.accepted) {
    const problem = refusal(name, result.reason);
    await saveFacts(db, brand_id, before, { problem }, services.clock.now());
    throw conflict(problem);
  }
  await saveSent(db, services, context, before, warehouse);
  return serializeWarehouseAt(await requireWarehouseAt(db, brand_id, partner, warehouse_id));
}
