import type { ReturnAddress, ReturnDraft } from '@khep/api';
import type { Charges } from '@khep/domain/rating';
import { decideApproval, returnFee, returnReasonLabel } from '@khep/domain/returns';
import type { ReturnKind } from '@khep/domain/returns';
import { scalePaise, sumPaise } from '@khep/domain/money';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import { lockOrder } from '../../orders/state/orderState.ts';
import type { Services } from '../../start/services.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { loadReturnPolicy } from './policy.ts';
import { boxItems, buyerAddress, loadReturnable } from './returnable.ts';
import type { Returnable } from './returnable.ts';
import type { ReturnItemJson, ReturnRecord } from './tables.ts';
import { recordReturnEvent, transitionReturn } from './transition.ts';

/** The first return of a brand is RET-1001. */
const firstNumber = 1001;

interface NewReturn {
  kind: ReturnKind;
  source: ReturnRecord['source'];
  order: Returnable['order'];
  box: ShipmentRecord | undefined;
  items: ReturnItemJson[];
  reason: string;
  remark: string;
  fee_paise: number;
  is_paid: boolean;
  with_qc: boolean;
  address: ReturnAddress;
  freight_there_paise: number | null;
  state: ReturnRecord['state'];
  now: Date;
  /** The parcel of an RTO. A return gets one when it is booked. */
  parcel?: { courier_id: number | null; awb: string | null };
}

/** Inserts a return with the next number of the brand. */
export async function insertReturn(tx: Tx, init: NewReturn): Promise<ReturnRecord> {
  const { order, items, address, now, box } = init;
  const { brand_id, order_id, order_number } = order;
  const number = await reserveNumbers(tx, brand_id, 'return', { start: firstNumber });
  const return_number = `RET-${number}`;
  const names = items.map(({ sku_name }) => sku_name).join(' ');
  return tx
    .insertInto('returns')
    .values({
      brand_id,
      return_id: newId('ret', now.getTime()),
      return_number,
      kind: init.kind,
      state: init.state,
      source: init.source,
      order_id,
      order_number,
      shipment_id: box?.shipment_id ?? null,
      warehouse_id: box?.warehouse_id ?? order.warehouse_id ?? '',
      buyer_name: order.buyer_name,
      city: address.city,
      payment_mode: order.payment_mode,
      is_paid: init.is_paid,
      value_paise: sumPaise(items.map(({ paid_paise }) => paid_paise)),
      fee_paise: init.fee_paise,
      reason: init.reason,
      remark: init.remark,
      items: json(items),
      units: items.reduce((sum, { quantity }) => sum + quantity, 0),
      with_qc: init.with_qc,
      pickup_address: json(address),
      search_text: `${return_number} ${order_number} ${order.buyer_name} ${names}`
        .toLowerCase()
        .slice(0, 1000),
      freight_there_paise: init.freight_there_paise,
      courier_id: init.parcel?.courier_id ?? null,
      awb: init.parcel?.awb ?? null,
      booking_ref: null,
      routing_code: null,
      charge_paise: null,
      pickup_date: null,
      pickup_time: null,
      refund_due: null,
      exchange_order_id: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the forward freight of the returned units, without GST: that of their boxes by units. */
function freightThere(boxes: readonly ShipmentRecord[], items: readonly ReturnItemJson[]): number | null {
  const open = new Map(items.map(({ sku_id, quantity }) => [sku_id, quantity]));
  const parts = boxes.map((box) => {
    const charges = box.charges as Charges | null;
    let units = 0;
    let returned = 0;
    for (const { sku_id, quantity } of boxItems(box)) {
      const some = Math.min(quantity, open.get(sku_id) ?? 0);
      open.set(sku_id, (open.get(sku_id) ?? 0) - some);
      units += quantity;
      returned += some;
    }
    return returned === 0 || !charges ? 0 : scalePaise(charges.sub_total, returned, units);
  });
  const total = sumPaise(parts);
  return total > 0 ? total : null;
}

/** Number of earlier returns of the buyer's phone. */
async function countEarlierReturns(tx: Tx, { order }: Returnable): Promise<number> {
  const rows = await tx
    .selectFrom('returns')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'returns.brand_id')
        .onRef('orders.order_id', '=', 'returns.order_id'),
    )
    .select('returns.return_id')
    .where('returns.brand_id', '=', order.brand_id)
    .where('orders.buyer_phone', '=', order.buyer_phone)
    .where('returns.kind', '!=', 'rto')
    .limit(101)
    .execute();
  return rows.length;
}

function toItems(draft: ReturnDraft, found: Returnable): ReturnItemJson[] {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  const items = draft.items.map((item, index): ReturnItemJson => {
    const known = found.items.find(({ sku_id }) => sku_id === item.sku_id);
    const left = known?.returnable ?? 0;
    if (seen.has(item.sku_id))
      errors[`items.${index}.sku_id`] = `${item.sku_id} is listed twice. Enter it once.`;
    else if (item.quantity > left)
      errors[`items.${index}.quantity`] =
        left === 0
          ? `No delivered unit of ${item.sku_id} can be returned.`
          : `Only ${left} of ${item.sku_id} can be returned.`;
    seen.add(item.sku_id);
    return {
      item_no: index + 1,
      sku_id: item.sku_id,
      sku_name: known?.sku_name ?? item.sku_id,
      quantity: item.quantity,
      paid_paise: (known?.unit_paid_paise ?? 0) * item.quantity,
      gst: known?.gst ?? 0,
      reason: item.reason ?? draft.reason,
      remark: item.remark,
      buyer_photos: item.photos,
      bench_photos: [],
      checks: {},
      note: '',
      disposition: null,
      bin: '',
    };
  });
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return items;
}

interface CreateInit {
  brand_id: string;
  actor: Actor;
  source: 'console' | 'tracking';
}

/**
 * Creates a buyer's return of delivered items. One that the seller enters is approved; a request of the buyer is approved
 * by the policy's rule, or waits.
 */
export async function createReturn(
  db: Db,
  { clock }: Pick<Services, 'clock'>,
  draft: ReturnDraft,
  { brand_id, actor, source }: CreateInit,
): Promise<ReturnRecord> {
  const now = clock.now();
  const policy = await loadReturnPolicy(db, brand_id);
  return db.transaction().execute(async (tx) => {
    // Two requests at once must not return the same unit.
    if (!(await lockOrder(tx, brand_id, draft.order_id)))
      throw validationError({ order_id: 'This order was not found. Search it by number, AWB or phone.' });
    const found = await loadReturnable(tx, brand_id, draft.order_id);
    if (found.delivered_on === undefined) throw conflict('Nothing of this order is delivered yet.');
    const items = toItems(draft, found);
    const record = await insertReturn(tx, {
      kind: draft.kind,
      source,
      order: found.order,
      box: found.boxes.find(({ shipment_id }) =>
        found.items.some((item) => item.sku_id === items[0]?.sku_id && item.shipment_id === shipment_id),
      ),
      items,
      reason: draft.reason,
      remark: draft.remark,
      fee_paise: returnFee(
        policy,
        items.map(({ reason }) => reason),
      ),
      is_paid: true,
      with_qc: draft.with_qc,
      address: draft.pickup_address ?? buyerAddress(found.order),
      freight_there_paise: freightThere(found.boxes, items),
      state: 'REQUESTED',
      now,
    });
    await recordReturnEvent(tx, record, {
      kind: 'return.requested',
      actor,
      now,
      data: { reason: returnReasonLabel(draft.reason), remark: draft.remark, kind: draft.kind },
    });
    const approval =
      source === 'console'
        ? ({ by: 'rule', why: 'Created by the seller' } as const)
        : decideApproval(policy, {
            value: record.value_paise,
            earlier_returns: (await countEarlierReturns(tx, found)) - 1,
          });
    if (approval.by === 'hand') return record;
    return transitionReturn(tx, record, {
      to: 'APPROVED',
      by: source === 'console' ? 'seller' : 'system',
      actor: source === 'console' ? actor : { kind: 'system' },
      now,
      kind: 'return.approved',
      data: { reason: approval.why },
    });
  });
}
