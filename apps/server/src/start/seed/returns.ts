import { istDay } from '@khep/domain/days';
import type { ReturnDraft } from '@khep/api';
import { isReturning } from '@khep/domain/shipments';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import { definitionOf } from '../../partners/couriers/definitions.ts';
import { bookedScan, planReverse } from '../../partners/couriers/simulator/plan.ts';
import type { PlannedScan } from '../../partners/couriers/simulator/plan.ts';
import { createReturn } from '../../aftercare/returns/create.ts';
import { ingestReturnScans } from '../../aftercare/returns/ingestScans.ts';
import { loadReturnParcel, loadWarehouseParty, quoteReturn } from '../../aftercare/returns/parcel.ts';
import { trackRto } from '../../aftercare/returns/rto.ts';
import { lockReturn, recordReturnEvent, updateReturn } from '../../aftercare/returns/transition.ts';
import { loadContracts } from '../../brand/contracts/contracts.ts';
import type { Services } from '../services.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';

const { brand_id } = demoSession;
const hour = 3_600_000;
const seller = { kind: 'user', id: demoSession.user_id, name: demoSession.name } as const;
const buyer = { kind: 'customer', name: 'Buyer' } as const;
const courier_id = 1;

type Draft = Pick<ReturnDraft, 'reason' | 'remark' | 'kind'>;

/** Reasons and remarks of buyers, the newest return first. */
const wishes: readonly Draft[] = [
  { reason: 'size', remark: 'It is a size smaller than the chart says.', kind: 'exchange' },
  { reason: 'damaged', remark: 'One of the six has lost its handle, the box was dented.', kind: 'return' },
  { reason: 'colour', remark: 'It looks plum at home; the photo was madder red.', kind: 'return' },
  { reason: 'changed_mind', remark: 'Bought two by mistake.', kind: 'return' },
  { reason: 'wrong_item', remark: 'I ordered the large one.', kind: 'return' },
  { reason: 'not_as_described', remark: 'The cloth is thinner than described.', kind: 'return' },
];

/** Hours since the pickup was requested; undefined for a return that isn't booked, with whether it is approved. */
const stages: readonly ({ booked: number } | { approved: boolean })[] = [
  { approved: false },
  { approved: false },
  { approved: false },
  { approved: true },
  { approved: true },
  { booked: 0.2 },
  { booked: 2 },
  { booked: 17 },
  { booked: 40 },
  { booked: 50 },
  { booked: 120 },
  { booked: 125 },
  { booked: 130 },
  { booked: 150 },
];

/** Services whose time is another one. */
const at = (services: Services, now: Date): Services => ({ ...services, clock: { now: () => now } });

/** Adds the RTOs of the demo's shipments, and returns of delivered orders in every list. */
export async function seedReturns(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const boxes = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('awb', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('shipment_id')
    .execute();
  const back = boxes.filter(({ state }) => isReturning(state));
  const failed = await db
    .selectFrom('scans')
    .select(['shipment_id', 'remark'])
    .where('brand_id', '=', brand_id)
    .where('state_after', '=', 'UNDELIVERED')
    .orderBy('event_time')
    .execute();
  const reasons = new Map(failed.map(({ shipment_id, remark }) => [shipment_id, remark]));
  await db.transaction().execute(async (tx) => {
    for (const box of back)
      await trackRto(tx, {
        shipment: { ...box, state: 'UNDELIVERED' },
        to: box.state,
        at: box.ended_at ?? box.updated_at,
        reason: reasons.get(box.shipment_id) ?? 'Requested by the seller',
      });
  });
  const delivered = boxes.filter(({ state }) => state === 'DELIVERED');
  for (const [index, stage] of stages.entries()) {
    const box = delivered[index * 3];
    const wish = wishes[index % wishes.length];
    if (!box || !wish) continue;
    const [item] = box.items as { sku_id: string }[];
    const isApproved = !('approved' in stage) || stage.approved;
    const since = 'booked' in stage ? stage.booked : index;
    const requested = new Date(now.getTime() - (since + 6) * hour);
    const record = await createReturn(
      db,
      at(services, requested),
      {
        ...wish,
        order_id: box.order_id,
        items: [{ sku_id: item?.sku_id ?? '', quantity: 1, remark: wish.remark, photos: [] }],
        with_qc: index % 4 === 0,
      },
      { brand_id, actor: isApproved ? seller : buyer, source: isApproved ? 'console' : 'tracking' },
    );
    if ('booked' in stage)
      await bookDemo(db, services, record.return_id, {
        booked_at: new Date(now.getTime() - stage.booked * hour),
        now,
        awb: `1490${String(88_131_100 + index).padStart(10, '0')}`,
      });
  }
}

interface DemoBooking {
  booked_at: Date;
  now: Date;
  awb: string;
}

/** Books a return at the simulated courier as of a time, and applies the scans until now. */
async function bookDemo(
  db: Db,
  services: Services,
  return_id: string,
  { booked_at, now, awb }: DemoBooking,
): Promise<void> {
  const service = findCourierService(courier_id);
  if (!service) return;
  const { simulator } = definitionOf(service.partner);
  const format = { ...simulator, codes: { ...simulator.codes, ...simulator.reverseCodes } };
  const plan = await db.transaction().execute(async (tx) => {
    const record = await lockReturn(tx, brand_id, return_id);
    const from = record.pickup_address.city.replaceAll(' ', '_');
    const warehouse = await loadWarehouseParty(tx, record);
    const to = warehouse.city.replaceAll(' ', '_');
    const parcel = await loadReturnParcel(tx, record);
    const contracts = await loadContracts(tx, brand_id, [record.pickup_address.pincode]);
    const quoted = quoteReturn(service, contracts, { record, parcel, warehouse, on: istDay(booked_at) });
    const reference = `${record.return_number}-${courier_id}${return_id.slice(-5)}`;
    const { phone, pincode } = record.pickup_address;
    const booking = {
      reference,
      phone,
      from,
      to,
      pin: warehouse.pincode,
      is_cod: false,
      is_air: false,
      location: record.warehouse_id,
      sort_code: pincode,
      is_reverse: true,
    };
    const coming = [
      bookedScan(format, booked_at, from),
      ...planReverse(
        format,
        { waybill: awb, outcome: 'delivered', from, to, tat_days: 3, phone: '0000000011' },
        booked_at,
        hour,
      ),
    ];
    const booked = await updateReturn(tx, record, booked_at, {
      courier_id,
      awb,
      booking_ref: reference,
      routing_code: pincode,
      charge_paise: quoted.rated ? quoted.charge_paise : null,
      charges: quoted.rated ? json(quoted.charges) : null,
      poll_after: now,
    });
    await recordReturnEvent(tx, booked, {
      kind: 'return.booked',
      actor: seller,
      now: booked_at,
      data: { courier: service.name, courier_id, awb, charge_paise: booked.charge_paise },
    });
    await tx
      .insertInto('simulator_parcels')
      .values({
        waybill: awb,
        reference,
        booking: json(booking),
        plan: json(coming),
        booked_at,
        pickup_asked_at: booked_at,
        cancelled_at: null,
        partner: service.partner,
      })
      .execute();
    return coming;
  });
  const scans = plan.filter((scan: PlannedScan) => scan.at <= now.toISOString());
  await ingestReturnScans(db, {
    brand_id,
    return_id,
    now,
    pollEvery: services.couriers.pollIntervalMs,
    scans: scans.map((scan) => ({
      awb,
      code: scan.code,
      status: scan.status,
      status_type: scan.status_type,
      event_time: scan.at,
      location: scan.location,
      remark: scan.remark,
    })),
  });
}
