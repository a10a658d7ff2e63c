import type { CodParcel } from '@khep/api';
import { codDueDay, lastDeliveryDueBy } from '@khep/domain/cod';
import { paiseToRupees } from '@khep/domain/money';
import { courierServices } from '../couriers/courierServices.ts';
import type { Db, Tx } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { addDays, endOfDay, istDay, startOfDay } from '../orders/days.ts';
import { loadCodCycles } from './codCycles.ts';

/** Deliveries of so many days can be due on one payout day: a week, and a day for either end. */
const windowDays = 9;
const maxParcels = 500;

interface CodDay {
  partner: string;
  /** The day of payment, or on which it is due: YYYY-MM-DD. */
  day: string;
}

/** Lists the parcels of one courier whose COD money was remitted, or is due, on a day. */
export async function listCodParcels(
  db: Db,
  brand_id: string,
  { partner, day }: CodDay,
): Promise<{ parcels: CodParcel[]; total: number; next: null }> {
  const cycle = [...(await loadCodCycles(db, brand_id))].find(([name]) => name === partner)?.[1];
  if (!cycle) throw notFound('courier');
  const ids = courierServices.filter((service) => service.partner === partner).map((one) => one.courier_id);
  const last = lastDeliveryDueBy(day, cycle);
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('cod_settlements', (join) =>
      join
        .onRef('cod_settlements.brand_id', '=', 'shipments.brand_id')
        .onRef('cod_settlements.shipment_id', '=', 'shipments.shipment_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.awb',
      'shipments.order_id',
      'orders.order_number',
      'shipments.ended_at',
      'shipments.collectible_paise',
      'cod_settlements.amount_paise',
      'cod_settlements.paid_on',
      'cod_settlements.utr',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.courier_id', 'in', ids)
    .where('shipments.state', '=', 'DELIVERED')
    .where('shipments.payment_mode', '=', 'cod')
    .where('shipments.collectible_paise', '>', 0)
    .where((eb) =>
      eb.or([
        eb('cod_settlements.paid_on', '=', day),
        eb.and([
          eb('cod_settlements.paid_on', 'is', null),
          eb('shipments.ended_at', '>=', startOfDay(addDays(last, -windowDays))),
          eb('shipments.ended_at', '<', endOfDay(last)),
        ]),
      ]),
    )
    .orderBy('shipments.ended_at')
    .limit(maxParcels)
    .execute();
  const parcels = rows.flatMap((row): CodParcel[] => {
    const delivered_on = row.ended_at === null ? '' : istDay(row.ended_at);
    const due_on = delivered_on === '' ? '' : codDueDay(delivered_on, cycle);
    if (row.paid_on === null && due_on !== day) return [];
    return [
      {
        id: row.shipment_id,
        awb: row.awb ?? '',
        order_id: row.order_id,
        order_number: row.order_number,
        delivered_on,
        due_on,
        amount: paiseToRupees(row.amount_paise ?? row.collectible_paise),
        utr: row.utr ?? '',
      },
    ];
  });
  return { parcels, total: parcels.length, next: null };
}

interface CodSettlement {
  shipment_id: string;
  utr: string;
  /** YYYY-MM-DD. */
  paid_on: string;
  amount_paise: number;
}

/**
 * Records COD money that a courier has remitted, as reconciliation matched it. A later file of the same shipment replaces
 * it; `removeCodSettlements` reverses a file that is deactivated.
 */
export async function saveCodSettlements(
  tx: Tx,
  brand_id: string,
  settlements: readonly CodSettlement[],
): Promise<void> {
  if (settlements.length === 0) return;
  await tx
    .insertInto('cod_settlements')
    .values(settlements.map((one) => ({ brand_id, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'shipment_id']).doUpdateSet((eb) => ({
        utr: eb.ref('excluded.utr'),
        paid_on: eb.ref('excluded.paid_on'),
        amount_paise: eb.ref('excluded.amount_paise'),
      })),
    )
    .execute();
}

/** Removes what a remittance has settled: payouts of two couriers may have the same number. */
export async function removeCodSettlements(
  tx: Tx,
  brand_id: string,
  { file_id, utr }: { file_id: string; utr: string },
): Promise<void> {
  await tx
    .deleteFrom('cod_settlements')
    .where('brand_id', '=', brand_id)
    .where('utr', '=', utr)
    .where('shipment_id', 'in', (eb) =>
      eb
        .selectFrom('remittance_lines')
        .select((line) => line.ref('remittance_lines.shipment_id').$notNull().as('shipment_id'))
        .where('remittance_lines.brand_id', '=', brand_id)
        .where('remittance_lines.file_id', '=', file_id)
        .where('remittance_lines.shipment_id', 'is not', null),
    )
    .execute();
}
