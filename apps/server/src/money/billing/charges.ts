import type { ChargesFilter, ShippingCharge } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { ChargeKind, Charges } from '@khep/domain/rating';
import { shipmentStateLabel, returningStates } from '@khep/domain/shipments';
import { sql } from 'kysely';
import type { z } from 'zod';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { endOfDay, startOfDay } from '@khep/domain/days';

/** A shipment's charges on the wire: rupees, each line with its formula. */
export function serializeCharges(charges: Charges) {
  return {
    lines: charges.lines.map(({ kind, label, amount, formula }) => ({
      kind,
      label,
      amount: paiseToRupees(amount),
      formula,
    })),
    sub_total: paiseToRupees(charges.sub_total),
    gst: paiseToRupees(charges.gst),
    gst_formula: charges.gst_formula,
    total: paiseToRupees(charges.total),
    weight_words: charges.weight_words,
    card_words: charges.card_words,
  };
}

const sumOf = ({ lines }: Charges, ...kinds: ChargeKind[]): number =>
  paiseToRupees(
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0),
  );

/** Lists what each booked shipment costs, newest first, and what the wallet has held and paid of it. */
export async function listCharges(db: Db, brand_id: string, filter: z.output<typeof ChargesFilter>) {
  const { courier_ids, billed_by, is_rto, is_held, start_date, end_date, search } = filter;
  let matching = db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .leftJoin('ledger_positions', (join) =>
      join
        .onRef('ledger_positions.brand_id', '=', 'shipments.brand_id')
        .on('ledger_positions.cause_type', '=', 'shipment')
        .onRef('ledger_positions.cause_id', '=', 'shipments.shipment_id'),
    )
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.awb', 'is not', null)
    .where('shipments.state', '!=', 'CANCELLED')
    .where('shipments.charges', 'is not', null);
  if (courier_ids && courier_ids.length > 0)
    matching = matching.where('shipments.courier_id', 'in', courier_ids);
  if (billed_by !== undefined) matching = matching.where('is_wallet_billed', '=', billed_by === 'khep');
  if (is_rto !== undefined)
    matching = matching.where('shipments.state', is_rto ? 'in' : 'not in', returningStates);
  // Without a position nothing was ever held.
  if (is_held !== undefined)
    matching = matching.where(sql`coalesce(ledger_positions.held_paise, 0)`, is_held ? '>' : '=', 0);
  if (start_date !== undefined)
    matching = matching.where('shipments.created_at', '>=', startOfDay(start_date));
  if (end_date !== undefined) matching = matching.where('shipments.created_at', '<', endOfDay(end_date));
  if (search !== undefined && search !== '') {
    const pattern = likePattern(search);
    matching = matching.where((eb) =>
      eb.or([
        eb(sql`lower(shipments.awb)`, 'like', pattern),
        eb(sql`lower(orders.order_number)`, 'like', pattern),
      ]),
    );
  }
  const { rows, next } = await queryKeyset(
    matching.select([
      'shipments.shipment_id',
      'shipments.awb',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'shipments.state',
      'shipments.zone',
      'shipments.dead_weight_g',
      'shipments.charges',
      'shipments.is_wallet_billed',
      'shipments.created_at',
      'ledger_positions.held_paise',
      'ledger_positions.charged_paise',
    ]),
    { column: 'shipments.created_at', holds: 'moment', id: 'shipments.shipment_id', direction: 'desc' },
    filter,
  );
  return {
    charges: rows.map((row): ShippingCharge => {
      const charges = row.charges as Charges;
      return {
        id: row.shipment_id,
        awb: row.awb ?? '',
        order_id: row.order_id,
        order_number: row.order_number,
        courier_name: courierName(row.courier_id),
        status: shipmentStateLabel(row.state),
        zone: row.zone ?? '',
        entered_g: row.dead_weight_g,
        charged_g: charges.weight.billed_g ?? charges.weight.slabs * charges.weight.slab_g,
        freight: sumOf(charges, 'freight'),
        cod: sumOf(charges, 'cod'),
        rto: sumOf(charges, 'rto'),
        surcharges: sumOf(charges, 'fsc', 'dph', 'qc', 'dto'),
        gst: paiseToRupees(charges.gst),
        total: paiseToRupees(charges.total),
        billed_by: row.is_wallet_billed ? 'khep' : 'courier',
        held: paiseToRupees(row.held_paise ?? 0),
        debited: paiseToRupees(row.charged_paise ?? 0),
        charges: serializeCharges(charges),
        booked_at: row.created_at.toISOString(),
      };
    }),
    ...(await countMatching(db, matching)),
    next,
  };
}
