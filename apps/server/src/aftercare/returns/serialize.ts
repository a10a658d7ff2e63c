import type { ReturnCase, ReturnItem } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import type { Charges } from '@khep/domain/rating';
import { checkReturnAction, returnReasonLabel } from '@khep/domain/returns';
import type { ReturnAction, SettledLine } from '@khep/domain/returns';
import { sql } from 'kysely';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { listCreditNotes } from '../../orders/invoicing/creditNotes.ts';
import { buildTimeline } from '../../platform/timeline/buildTimeline.ts';
import type { Session } from '../../platform/http/session.ts';
import { findOrderAccess } from '../orderAccess/orderAccess.ts';
import { returnMessages } from './eventMessages.ts';
import type { Services } from '../../start/services.ts';
import { placeName } from '../../orders/shipments/serializers.ts';
import { serializeReturnRow } from './list.ts';
import { settlementOf } from './settlement.ts';
import type { ReturnItemJson, ReturnRecord } from './tables.ts';
import { requireReturn } from './transition.ts';

const line = ({ id, label, amount }: SettledLine) => ({ id, label, amount: paiseToRupees(amount) });

function serializeItem({ paid_paise, gst: _gst, ...item }: ReturnItemJson): ReturnItem {
  return { ...item, paid: paiseToRupees(paid_paise), reason_label: returnReasonLabel(item.reason) };
}

/** Loads a return in full: items, money, scans, timeline and what can be done. */
export async function loadReturnCase(
  db: Db,
  services: Services,
  session: Session,
  return_id: string,
): Promise<ReturnCase> {
  const { brand_id } = session;
  const record = await requireReturn(db, brand_id, return_id);
  const { order_id, shipment_id, kind } = record;
  const [box, warehouse, exchange, credit_notes, scans, events, couriers, orderAccess] = await Promise.all([
    kind !== 'rto' || shipment_id === null
      ? undefined
      : db
          .selectFrom('shipments')
          .select(['charges'])
          .where('brand_id', '=', brand_id)
          .where('shipment_id', '=', shipment_id)
          .executeTakeFirst(),
    db
      .selectFrom('warehouses')
      .select('name')
      .where('brand_id', '=', brand_id)
      .where('id', '=', record.warehouse_id)
      .executeTakeFirst(),
    record.exchange_order_id === null
      ? undefined
      : db
          .selectFrom('orders')
          .select(['order_id', 'order_number'])
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', record.exchange_order_id)
          .executeTakeFirst(),
    listCreditNotes(db, brand_id, order_id),
    loadScans(db, record),
    db
      .selectFrom('events')
      .select(['event_id', 'shipment_id', 'kind', 'actor', 'data', 'at'])
      .where('brand_id', '=', brand_id)
      .where(sql<boolean>`data ->> 'return_id' = ${return_id}`)
      .orderBy('at', 'desc')
      .orderBy('event_id', 'desc')
      .execute(),
    services.couriers.forBrand(brand_id),
    findOrderAccess(db, session, order_id),
  ]);
  const box_charges = (box?.charges as Charges | null | undefined) ?? null;
  const settlement = settlementOf({ record, box_charges });
  const causes = kind === 'rto' ? ['rto', 'cancelled'] : ['return'];
  return {
    ...serializeReturnRow(record),
    can_open_order: orderAccess !== 'none',
    version: record.version,
    source: record.source,
    remark: record.remark,
    with_qc: record.with_qc,
    pickup_address: record.pickup_address,
    warehouse_id: record.warehouse_id,
    warehouse_name: warehouse?.name ?? '',
    is_simulated:
      couriers.list().find(({ courier_id }) => courier_id === record.courier_id)?.simulated ?? false,
    pickup_date: record.pickup_date,
    pickup_time: record.pickup_time,
    pickup_failures: record.pickup_failures,
    items: record.items.map(serializeItem),
    settlement: {
      refund: settlement.refund.map(line),
      refund_total: paiseToRupees(settlement.refund_total),
      cost: settlement.cost.map(line),
      cost_total: paiseToRupees(settlement.cost_total),
      written_off: paiseToRupees(settlement.written_off),
    },
    fee: paiseToRupees(record.fee_paise),
    is_paid: record.is_paid,
    refund: record.refund && {
      amount: paiseToRupees(record.refund.amount_paise),
      method: record.refund.method,
      reference: record.refund.reference,
      at: record.refund.at,
    },
    credit_notes: credit_notes
      .filter(({ cause }) => causes.includes(cause))
      .map(({ number, total }) => ({ number, total })),
    exchange: exchange ?? null,
    charges: record.charges && {
      total: paiseToRupees(record.charges.total),
      words: record.charges.card_words,
      lines: record.charges.lines.map(({ kind: id, label, amount, formula }) => ({
        id,
        label,
        amount: paiseToRupees(amount),
        formula,
      })),
    },
    scans,
    timeline: buildTimeline(events, returnMessages).map(({ id, at, words, actor }) => ({
      id,
      at,
      words,
      actor: actor.name,
    })),
    actions: actionsOf(record, couriers, settlement.refund_total),
  };
}

async function loadScans(db: Db, { brand_id, return_id, kind, shipment_id }: ReturnRecord) {
  const rows =
    kind === 'rto'
      ? await db
          .selectFrom('scans')
          .select(['event_time', 'status', 'location', 'remark'])
          .where('brand_id', '=', brand_id)
          .where('shipment_id', '=', shipment_id ?? '')
          .orderBy('event_time', 'desc')
          .limit(100)
          .execute()
      : await db
          .selectFrom('return_scans')
          .select(['event_time', 'status', 'location', 'remark'])
          .where('brand_id', '=', brand_id)
          .where('return_id', '=', return_id)
          .orderBy('event_time', 'desc')
          .limit(100)
          .execute();
  return rows.map(({ event_time, status, location, remark }) => ({
    at: event_time.toISOString(),
    status,
    location: placeName(location),
    remark,
  }));
}

function actionsOf(
  record: ReturnRecord,
  couriers: Awaited<ReturnType<Services['couriers']['forBrand']>>,
  refund_total: number,
): ReturnCase['actions'] {
  const { state, kind, awb, courier_id } = record;
  const target = { kind, state, is_booked: awb !== null };
  const can = (action: ReturnAction) => checkReturnAction(action, target).allowed;
  const adapter = courier_id === null ? undefined : couriers.adapter(courier_id);
  const isAutomatic = adapter?.reversePickup === 'automatic';
  return {
    can_decide: can('approve'),
    can_book: can('book'),
    can_schedule: can('schedule') && !isAutomatic,
    schedule_note:
      can('schedule') && isAutomatic
        ? `${courierName(courier_id)} schedules the pickup itself, and tries again after a failed one.`
        : '',
    can_cancel: can('cancel'),
    can_check: can('receive'),
    can_refund: can('refund') && refund_total > 0,
    can_finish_repair:
      state !== 'DTO_DELIVERED' && record.items.some(({ disposition }) => disposition === 'repair'),
  };
}
