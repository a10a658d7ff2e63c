/*
 * Adds parcels of the demo brand that failed at the door once, an hour ago: journeys/failedDeliveries.ts starts it before
 * the server. Usage: node addFailedDeliveries.ts <prefix> <unavailable> <rejected> <bad address>.
 * - unavailable: the courier accepts an answer
 * - rejected: the courier rejects it some time later
 * - bad address: no re-attempt without a corrected address
 */
import { istDay } from '@khep/domain/days';
import type { Transaction } from 'kysely';
import { join } from 'node:path';
import { createEventHandlers } from '../src/start/eventHandlers.ts';
import { handleDomainEvents } from '../src/platform/db/domainEvents.ts';
import { diskStore } from '../src/platform/files/store.ts';
import { parseConfig } from '../src/start/config.ts';
import { definitionOf } from '../src/partners/couriers/definitions.ts';
import type { SimulatedBooking } from '../src/partners/couriers/simulator/parcelStore.ts';
import { bookedScan, plannedScan } from '../src/partners/couriers/simulator/plan.ts';
import type { SimulatedEvent } from '../src/partners/couriers/simulator/simulatedStatuses.ts';
import { openDatabase } from '../src/platform/db/engine.ts';
import type { Database, Db } from '../src/platform/db/engine.ts';
import { demoSession } from '../src/start/seed/brand.ts';
import { bulkInsert } from '../src/start/seed/bulkInsert.ts';
import { travel } from '../src/start/seed/journey.ts';
import { newId } from '../src/base/ids.ts';
import { countChanges } from '../src/orders/core/counts.ts';
import { toCountChanges } from '../src/orders/state/orderState.ts';
import { reprocessScans } from '../src/dispatch/tracking/scans/ingestScans.ts';

const hourMs = 3_600_000;
const { brand_id } = demoSession;
const partner = 'delhivery';
const { simulator } = definitionOf(partner);

interface Failure {
  event: SimulatedEvent;
  /** Its last four digits decide how the courier treats an answer. */
  phone: string;
}

/** A prepaid parcel of Delhivery in one box, on its way: what the new ones are copied from. */
async function findSource(tx: Transaction<Database>) {
  const shipment = await tx
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', 1)
    .where('payment_mode', '=', 'prepaid')
    .where('state', 'in', ['IN_TRANSIT', 'AT_DESTINATION', 'OUT_FOR_DELIVERY', 'PICKED_UP'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shipments as other')
            .select('other.shipment_id')
            .where('other.brand_id', '=', brand_id)
            .whereRef('other.order_id', '=', 'shipments.order_id')
            .where('other.box_no', '>', 1),
        ),
      ),
    )
    .orderBy('shipment_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', shipment.order_id)
    .executeTakeFirstOrThrow();
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order.order_id)
    .execute();
  return { shipment, order, lines };
}

/** Adds one parcel for each failure, with its scans, as the courier knows it. */
async function addParcels(
  tx: Transaction<Database>,
  prefix: string,
  failures: readonly Failure[],
  now: Date,
) {
  const { shipment, order, lines } = await findSource(tx);
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const rows = failures.map(({ event, phone }, index) => {
    const [order_id, shipment_id] = [newId('ord'), newId('shp')];
    const order_number = `${prefix}-${index + 1}`;
    // Numbers of no other parcel: those of the demo are random behind the same prefix.
    const awb = `${simulator.awbPrefix(false)}99${String(index).padStart(8, '0')}`;
    const city = order.city.replaceAll(' ', '_');
    const scan = (hours: number, what: SimulatedEvent, remark: string) =>
      plannedScan(simulator, ago(hours), what, `${city}_Dispatch_D`, remark);
    const plan = [
      bookedScan(simulator, ago(60), city),
      scan(52, 'picked-up', 'Shipment picked up'),
      scan(20, 'at-hub', 'Reached the destination city hub'),
      scan(6, 'at-centre', 'Reached the delivery centre'),
      scan(4, 'out-for-delivery', 'Out for delivery'),
      scan(1, event, 'Delivery attempted'),
    ];
    const travelled = travel(partner, 'PICKUP_SCHEDULED', plan.slice(1), now);
    const booking: SimulatedBooking = {
      reference: order_number,
      phone,
      from: city,
      to: city,
      pin: order.pincode,
      is_cod: false,
      is_air: false,
      location: shipment.warehouse_id,
      sort_code: '',
    };
    const { buyer_details } = order.details;
    return {
      order: {
        ...order,
        order_id,
        order_number,
        search_text: order_number.toLowerCase(),
        buyer_phone: phone,
        details: { ...order.details, buyer_details: { ...buyer_details, phone } },
      },
      lines: lines.map((line) => ({ ...line, order_id })),
      shipment: {
        ...shipment,
        order_id,
        shipment_id,
        awb,
        booking_ref: order_number,
        state: travelled.state,
        delivery_tries: travelled.delivery_tries,
        picked_up_at: ago(52),
        last_scan: travelled.last ?? null,
        // The journey sends the scans itself.
        poll_after: null,
      },
      scans: travelled.scans.map(({ scan: { at, ...one }, state_after, outcome }) => ({
        ...one,
        brand_id,
        awb,
        shipment_id,
        event_time: at,
        state_after,
        outcome,
        received_at: now,
      })),
      parcel: {
        waybill: awb,
        reference: order_number,
        booking,
        plan,
        booked_at: ago(60),
        pickup_asked_at: ago(56),
        cancelled_at: null,
        partner,
      },
    };
  });
  await bulkInsert(
    tx,
    'orders',
    rows.map((row) => row.order),
  );
  await bulkInsert(
    tx,
    'order_lines',
    rows.flatMap((row) => row.lines),
  );
  await bulkInsert(
    tx,
    'shipments',
    rows.map((row) => row.shipment),
  );
  await bulkInsert(
    tx,
    'scans',
    rows.flatMap((row) => row.scans),
  );
  await bulkInsert(
    tx,
    'simulator_parcels',
    rows.map((row) => row.parcel),
  );
  countChanges(
    tx,
    brand_id,
    rows.flatMap((row) => [
      ...toCountChanges(row.order, 1),
      {
        measure: 'shipment' as const,
        day: istDay(row.shipment.created_at),
        value: row.shipment.state,
        by: 1 as const,
        amount_paise: row.shipment.declared_paise,
      },
    ]),
  );
  return rows.map((row) => ({ order_id: row.order.order_id, shipment_id: row.shipment.shipment_id }));
}

/** Opens the cases, as polling does. Their window closes tomorrow at every hour, and no buyer is asked. */
async function openCases(db: Db, added: readonly { order_id: string; shipment_id: string }[], now: Date) {
  for (const one of added) await reprocessScans(db, { brand_id, ...one, now });
  await db
    .updateTable('ndr_cases')
    .set({ deadline_at: new Date(now.getTime() + 20 * hourMs), ask_buyer_due_at: null })
    .where('brand_id', '=', brand_id)
    .where(
      'shipment_id',
      'in',
      added.map(({ shipment_id }) => shipment_id),
    )
    .execute();
}

const [prefix = '', ...counts] = process.argv.slice(2);
const [unavailable = 0, rejected = 0, badAddress = 0] = counts.map(Number);
const failures: Failure[] = [
  ...Array.from({ length: unavailable }, () => ({ event: 'unavailable' as const, phone: '9829010012' })),
  ...Array.from({ length: rejected }, () => ({ event: 'unavailable' as const, phone: '9829010018' })),
  ...Array.from({ length: badAddress }, () => ({ event: 'bad-address' as const, phone: '9829010012' })),
];
const now = new Date();
const config = parseConfig(process.env);
const open = await openDatabase(config);
const files = diskStore(join(config.KHEP_DATA, 'files'));
const privateFiles = diskStore(join(config.KHEP_DATA, 'private'));
handleDomainEvents(open.db, createEventHandlers({ files, privateFiles }));
try {
  const added = await open.db.transaction().execute((tx) => addParcels(tx, prefix, failures, now));
  await openCases(open.db, added, now);
} finally {
  await open.close();
}
