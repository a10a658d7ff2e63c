import type { Charges } from '@khep/domain/rating';
import { isReverseEnded, rtoReturnState } from '@khep/domain/returns';
import { isReturning } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { scalePaise } from '@khep/domain/money';
import type { Actor } from '../../base/actor.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { addDays, istDay } from '@khep/domain/days';
import type { ShipmentTransition } from '../../dispatch/shipments/domainEvents.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { insertReturn } from './create.ts';
import { loadReturnPolicy } from './policy.ts';
import { boxItems, buyerAddress, loadUnitPrices } from './returnable.ts';
import type { ReturnItemJson, ReturnRecord } from './tables.ts';
import { lockReturn, recordReturnEvent, updateReturn } from './transition.ts';

const courier: Actor = { kind: 'courier', name: 'Courier' };

/**
 * Keeps the return of an RTO in step with its shipment, in the transaction of each transition. An RTO that was withdrawn
 * or that ended in another way is cancelled.
 */
export async function trackRto(tx: Tx, { shipment, to, at, reason }: ShipmentTransition): Promise<void> {
  const wasReturning = isReturning(shipment.state);
  if (!wasReturning && !isReturning(to)) return;
  const { brand_id, shipment_id } = shipment;
  const known = await tx
    .selectFrom('returns')
    .select('return_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('kind', '=', 'rto')
    .executeTakeFirst();
  const state = rtoReturnState(to);
  if (!known) {
    if (state !== undefined) await createRto(tx, shipment, { to, at, reason });
    return;
  }
  const record = await lockReturn(tx, brand_id, known.return_id);
  // The QC decision stays, however late a scan comes.
  const isDecided = ['QC_PASSED', 'QC_REJECTED'].includes(record.state) || isReverseEnded(record.state);
  if (state === undefined) {
    const isLost = to === 'LOST' || to === 'DAMAGED';
    const end = isLost ? (record.is_paid ? 'LOST' : 'CLOSED') : 'CANCELLED';
    if (!isDecided) await updateReturn(tx, record, at, { state: end });
    return;
  }
  if (record.state !== 'CANCELLED' && (isDecided || state === record.state)) return;
  if (state === 'DTO_DELIVERED') await receiveRto(tx, record, shipment, at);
  else await updateReturn(tx, record, at, { state, received_at: null, refund_due: null });
}

/** The box is back at the warehouse: it waits for its check, and a buyer who paid for the refund. */
async function receiveRto(tx: Tx, record: ReturnRecord, { awb }: ShipmentRecord, at: Date): Promise<void> {
  const policy = await loadReturnPolicy(tx, record.brand_id);
  const moved = await updateReturn(tx, record, at, {
    state: 'DTO_DELIVERED',
    received_at: at,
    refund_due: record.is_paid ? addDays(istDay(at), policy.refund_days) : null,
  });
  await recordReturnEvent(tx, moved, { kind: 'return.received', actor: courier, now: at, data: { awb } });
}

async function createRto(
  tx: Tx,
  shipment: ShipmentRecord,
  { to, at, reason }: { to: ShipmentState; at: Date; reason: string | undefined },
): Promise<void> {
  const { brand_id, order_id } = shipment;
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!order) return;
  const prices = await loadUnitPrices(tx, brand_id, order_id);
  const words = reason || shipment.last_scan?.remark || 'Sent back by the courier';
  const record = await insertReturn(tx, {
    kind: 'rto',
    source: 'courier',
    order,
    box: shipment,
    items: boxItems(shipment).map((item, index) => toRtoItem(item, index, words, prices)),
    reason: words,
    remark: '',
    fee_paise: 0,
    is_paid: shipment.payment_mode !== 'cod',
    with_qc: false,
    address: buyerAddress(order),
    freight_there_paise: null,
    state: 'IN_TRANSIT',
    now: at,
    parcel: { courier_id: shipment.courier_id, awb: shipment.awb },
  });
  await recordReturnEvent(tx, record, {
    kind: 'return.rto',
    actor: courier,
    now: at,
    data: { awb: shipment.awb, reason: record.reason },
  });
  // Its first scan may be the last one.
  if (rtoReturnState(to) === 'DTO_DELIVERED') await receiveRto(tx, record, shipment, at);
}

/** The item of a box as it comes back. */
export function toRtoItem(
  { sku_id, sku_name = sku_id, quantity = 1 }: { sku_id: string; sku_name?: string; quantity?: number },
  index: number,
  reason: string,
  prices: ReadonlyMap<string, { name: string; unit_paise: number; gst: number }>,
): ReturnItemJson {
  const price = prices.get(sku_id);
  return {
    item_no: index + 1,
    sku_id,
    sku_name: price?.name ?? sku_name,
    quantity,
    paid_paise: (price?.unit_paise ?? 0) * quantity,
    gst: price?.gst ?? 0,
    reason,
    remark: '',
    buyer_photos: [],
    bench_photos: [],
    checks: {},
    note: '',
    disposition: null,
    bin: '',
  };
}

/** Charges of both ways of an RTO without GST: surcharges follow the freight of each way. */
export function rtoLegs(charges: Charges | null): { there: number | null; back: number | null } {
  if (!charges) return { there: null, back: null };
  const of = (...kinds: string[]) =>
    charges.lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
  const back = of('rto');
  const freight = of('freight') + back;
  const there = scalePaise(charges.sub_total, of('freight'), Math.max(1, freight));
  return { there, back: charges.sub_total - there };
}
