import type { ReverseState } from '@khep/domain/returns';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { istDay } from '@khep/domain/days';
import { findCourierService, getsDoorCheck } from '../../../partners/couriers/courierServices.ts';
import { returnParcelOf } from '../../../aftercare/returns/parcel.ts';
import type { FoundShipment } from './shipmentsOfLines.ts';

/** The first scan of one of these says when the courier has taken a return. */
const takenStates: readonly ReverseState[] = ['PICKED_UP', 'IN_TRANSIT', 'DTO_DELIVERED', 'LOST'];

/**
 * Loads the returns of AWBs that no shipment has, as what a courier bills for them: the way back with the weight of the
 * returned units, in the zone that it was booked in. An RTO has the AWB of its shipment.
 */
export async function findReturns(
  db: Db | Tx,
  brand_id: string,
  awbs: readonly string[],
): Promise<Map<string, FoundShipment>> {
  const wanted = [...new Set(awbs)].filter((awb) => awb !== '');
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('returns')
    .leftJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'returns.brand_id')
        .onRef('shipments.shipment_id', '=', 'returns.shipment_id'),
    )
    .select([
      'returns.awb',
      'returns.return_id',
      'returns.shipment_id',
      'returns.order_id',
      'returns.order_number',
      'returns.courier_id',
      'returns.state',
      'returns.units',
      'returns.with_qc',
      'returns.charges',
      'shipments.dead_weight_g',
      'shipments.length_cm',
      'shipments.width_cm',
      'shipments.height_cm',
      'shipments.items',
    ])
    .where('returns.brand_id', '=', brand_id)
    .where('returns.awb', 'in', wanted)
    .where('returns.kind', '!=', 'rto')
    .execute();
  if (rows.length === 0) return new Map();
  const taken = await findPickups(
    db,
    brand_id,
    rows.map(({ return_id }) => return_id),
  );
  return new Map(
    rows.map((row): [string, FoundShipment] => {
      const { weight_g, ...size } = returnParcelOf(row);
      return [
        row.awb ?? '',
        {
          shipment_id: row.shipment_id ?? '',
          order_id: row.order_id,
          order_number: row.order_number,
          courier_id: row.courier_id,
          delivered_on: '',
          billed: {
            ...size,
            weight_g,
            state: row.state,
            picked_up_on: taken.get(row.return_id),
            zone: row.charges?.zone ?? '',
            // The refund is not collected.
            payment_mode: 'prepaid',
            collect: 0,
            movement: 'dto',
            with_qc: getsDoorCheck(row, findCourierService(row.courier_id)),
          },
        },
      ];
    }),
  );
}

/** Days in India on which the courier has taken returns, by id. */
async function findPickups(
  db: Db | Tx,
  brand_id: string,
  return_ids: readonly string[],
): Promise<Map<string, string>> {
  const scans = await db
    .selectFrom('return_scans')
    .select(['return_id', (eb) => eb.fn.min('event_time').as('at')])
    .where('brand_id', '=', brand_id)
    .where('return_id', 'in', [...return_ids])
    .where('state_after', 'in', takenStates)
    .groupBy('return_id')
    .execute();
  return new Map(scans.map(({ return_id, at }) => [return_id, istDay(new Date(at))]));
}
