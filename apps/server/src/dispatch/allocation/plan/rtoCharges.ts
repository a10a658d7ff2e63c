import type { Movement } from '@khep/domain/rating';
import { isRtoChargeable } from '@khep/domain/shipments';
import { loadContracts } from '../../../brand/contracts/contracts.ts';
import { findCourierService } from '../../../partners/couriers/courierServices.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { appendEvent } from '../../../platform/db/events.ts';
import type { Actor } from '../../../base/actor.ts';
import { istDay } from '@khep/domain/days';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import { quote } from '../../../brand/contracts/quote.ts';

const movementOf = ({ state }: Pick<ShipmentRecord, 'state'>): Movement =>
  isRtoChargeable(state) ? 'rto' : 'forward';

/**
 * Rates a shipment again when an RTO starts or is reverted, by the contract of its pickup date. The charge
 * depends on the state only, so it is added once.
 */
export async function updateRtoCharges(
  tx: Tx,
  order: OrderRecord,
  before: Pick<ShipmentRecord, 'state'>,
  box: ShipmentRecord,
  { now, actor }: { now: Date; actor: Actor },
): Promise<void> {
  const movement = movementOf(box);
  const service = findCourierService(box.courier_id);
  if (movement === movementOf(before) || !service) return;
  const { brand_id, order_id, shipment_id } = box;
  const from = await tx
    .selectFrom('warehouses')
    .select(['pincode', 'city', 'state'])
    .where('brand_id', '=', brand_id)
    .where('id', '=', box.warehouse_id)
    .executeTakeFirst();
  const quoted = from
    ? quote(service, await loadContracts(tx, brand_id, [order.pincode]), {
        from,
        to: { pincode: order.pincode, state: order.state, city: order.city },
        weight_g: box.dead_weight_g,
        length_cm: box.length_cm,
        width_cm: box.width_cm,
        height_cm: box.height_cm,
        payment_mode: box.payment_mode,
        collectible_paise: box.collectible_paise,
        on: istDay(box.picked_up_at ?? box.created_at),
        movement,
      })
    : ({ rated: false, reason: 'Its warehouse was deleted.' } as const);
  if (quoted.rated)
    await tx
      .updateTable('shipments')
      .set({ charge_paise: quoted.charge_paise, charges: json(quoted.charges) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  await appendEvent(tx, {
    brand_id,
    order_id,
    shipment_id,
    kind: 'shipment.charged',
    actor,
    data: quoted.rated
      ? {
          movement,
          before_paise: box.charge_paise,
          charge_paise: quoted.charge_paise,
          lines: quoted.charges.lines,
          card: quoted.charges.card_words,
        }
      : { movement, reason: quoted.reason },
    at: now,
  });
}
