import { istDay } from '@khep/domain/days';
import type { ResponseOf, calls } from '@khep/api';
import { isRtoChargeable } from '@khep/domain/shipments';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';

type Answer = ResponseOf<typeof calls.contracts.parcels>['data'];

export const comparedDays = 30;
/** The newest ones; pricing more would not change a rate per parcel. */
const maxParcels = 5000;

/** Loads the parcels that a courier picked up in the last 30 days, newest first. */
export async function listPricedParcels(
  db: Db,
  brand_id: string,
  courier_id: number,
  now: Date,
): Promise<Answer> {
  requireService(courier_id);
  const since = new Date(now.getTime() - comparedDays * 86_400_000);
  const shipped = db
    .selectFrom('shipments')
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.courier_id', '=', courier_id)
    .where('shipments.picked_up_at', '>=', since);
  const [rows, counted] = await Promise.all([
    shipped
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.brand_id', '=', 'shipments.brand_id')
          .onRef('orders.order_id', '=', 'shipments.order_id'),
      )
      .select([
        'shipments.awb',
        'shipments.order_id',
        'orders.order_number',
        'shipments.zone',
        'shipments.state',
        'shipments.dead_weight_g',
        'shipments.length_cm',
        'shipments.width_cm',
        'shipments.height_cm',
        'shipments.payment_mode',
        'shipments.collectible_paise',
        'shipments.picked_up_at',
      ])
      .orderBy('shipments.picked_up_at', 'desc')
      .limit(maxParcels)
      .execute(),
    shipped.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    parcels: rows.map((row) => ({
      awb: row.awb ?? '',
      order_id: row.order_id,
      order_number: row.order_number,
      zone: row.zone ?? '',
      movement: isRtoChargeable(row.state) ? 'rto' : 'forward',
      weight_g: row.dead_weight_g,
      length_cm: row.length_cm,
      width_cm: row.width_cm,
      height_cm: row.height_cm,
      collect_paise: row.payment_mode === 'cod' ? row.collectible_paise : 0,
      picked_up_on: istDay(row.picked_up_at ?? now),
    })),
    total: counted.total,
    days: comparedDays,
  };
}
