import type { ShipmentState } from '@khep/domain/shipments';
import { courierPartners } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { adoptBooking } from '../src/dispatch/allocation/plan/adopt.ts';
import { findCourierService } from '../src/partners/couriers/courierServices.ts';
import type { SimulatedWebhook } from '../src/partners/couriers/definition.ts';
import { definitionOf } from '../src/partners/couriers/definitions.ts';
import { resolvePendingBookings } from '../src/partners/couriers/resolveBookings.ts';
import type { SimulatedParcel } from '../src/partners/couriers/simulator/parcelStore.ts';
import { buildWebhook } from '../src/partners/couriers/simulator/webhook.ts';
import type { Simulators } from '../src/partners/couriers/simulator/server.ts';
import { seededRandom } from '../src/base/seededRandom.ts';
import { loadCounts } from '../src/orders/core/counts.ts';
import { box, orderFor, sku, today, warehouse } from './fixtures.ts';
import { processWebhooks } from '../src/buyer/webhooks/webhookInbox.ts';
import { pollOnce } from '../src/dispatch/tracking/poll/poll.ts';
import { saveMappings } from '../src/dispatch/tracking/scans/statusMappings.ts';
import type { SignedInBrand, TestServer } from './server.ts';

const hour = 3_600_000;
export const courierIds: Record<CourierPartner, number> = {
  delhivery: 1,
  xpressbees: 3,
  bluedart: 4,
  dtdc: 5,
  ekart: 7,
};
const secret = 'push-secret-of-the-day';
export const credentials: Record<CourierPartner, Record<string, string>> = {
  delhivery: { token: 'token-of-the-day', webhook_secret: secret },
  xpressbees: {
    username: 'day',
    password: 'day-password',
    secretkey: 'day-secretkey',
    xbkey: 'day-xbkey',
    business_account: 'Day brand',
    webhook_secret: secret,
  },
  bluedart: {
    client_id: 'day',
    client_secret: 'day-secret',
    login_id: 'JAI1',
    licence_key: 'day-licence',
    tracking_licence_key: 'day-tracking',
    customer_code: '1',
    origin_area: 'JAI',
    webhook_user: 'day',
    webhook_secret: secret,
  },
  dtdc: {
    api_key: 'day-api-key',
    customer_code: 'GL1',
    tracking_username: 'GL1_trk_json',
    tracking_password: 'day-password',
    instruction_password: 'day-password',
    webhook_secret: secret,
  },
  ekart: {
    client_id: 'day',
    username: 'day',
    password: 'day-password',
    seller_gstin: '08ABCDE1234F1Z5',
    goods: 'Pottery',
    webhook_secret: secret,
  },
};
/**
 * How the buyers' phones end, and so the parcels: most are delivered, one in fifty no courier takes. What is expected
 * here is what the simulators promise of a phone; no rule of ours has a part in it.
 */
const phones: readonly (readonly [share: number, ending: string, end: ShipmentState | undefined])[] = [
  [0.57, '0011', 'DELIVERED'],
  [0.15, '0012', 'DELIVERED'],
  [0.12, '0013', 'RTO_DELIVERED'],
  [0.03, '0014', 'LOST'],
  [0.08, '0015', 'DELIVERED'],
  [0.02, '0016', undefined],
  [0.03, '0017', 'LOST'],
];
const places = [
  ['560034', 'Karnataka'],
  ['400001', 'Maharashtra'],
  ['110001', 'Delhi'],
  ['781001', 'Assam'],
  ['302001', 'Rajasthan'],
] as const;

export interface CourierDay {
  /** How each order ended, by the state of its box; orders without a courier are `NOT_ALLOCATED`. */
  ends: Record<string, number>;
  /** Discrepancies, in words. Empty if all is well. */
  problems: string[];
  /** Scans that were kept, and that no courier's document names. */
  scans: number;
  strange: number;
  /** Seconds, by part of the day. */
  took: Record<string, number>;
}

interface DayInit {
  orders: number;
  /** Spoils calls and scans. */
  faults: boolean;
  seed?: number;
  /** Between two looks at the parcels. @default 12 */
  stepHours?: number;
  say?: (text: string) => void;
}

/**
 * A day's orders of one brand with all couriers, from the form to the end of every parcel some two weeks later; with
 * lost answers, busy couriers, and scans that come twice, late and in no order. Then everything is counted against what
 * the couriers themselves know.
 */
export async function runCourierDay(server: TestServer, init: DayInit): Promise<CourierDay> {
  const day = new Day(server, init);
  await day.open();
  await day.time('orders and boxes', () => day.order());
  await day.time('couriers', () => day.allocate());
  await day.time('pickups and manifests', () => day.handOver());
  await day.time('the way of the parcels', () => day.travel());
  await day.time('what nobody could read', () => day.nameStrange());
  return day.account();
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

class Day {
  readonly server: TestServer;
  readonly init: DayInit;
  readonly simulators: Simulators;
  readonly random;
  brand!: SignedInBrand;
  webhooks = new Map<CourierPartner, string>();
  order_ids: string[] = [];
  told = new Map<string, number>();
  toldBookings = new Set<string>();
  took: Record<string, number> = {};

  constructor(server: TestServer, init: DayInit) {
    if (!server.services.couriers.simulators) throw new Error('A day needs the simulators');
    this.server = server;
    this.init = init;
    this.simulators = server.services.couriers.simulators;
    this.random = seededRandom(init.seed ?? 7);
  }

  async time(what: string, work: () => Promise<void>): Promise<void> {
    const started = performance.now();
    await work();
    this.took[what] = Math.round((performance.now() - started) / 100) / 10;
    this.init.say?.(`${what}: ${this.took[what]} s`);
  }

  async call(method: string, path: string, body?: unknown) {
    const answer = await this.server.call(method, path, { token: this.brand.token, body });
    if (answer.status >= 500)
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async open(): Promise<void> {
    this.brand = await this.server.newBrand('A day of Mitti');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', sku],
      ['/settings/sku/box', box],
    ] as const)
      await this.call('POST', path, body);
    for (const partner of courierPartners) {
      const path = `/contracts/credentials/${courierIds[partner]}`;
      await this.call('POST', path, { credentials: credentials[partner] });
      const { fields } = (await this.call('GET', path)).body.data;
      const url = (fields as { name: string; value: string }[]).find(({ name }) => name === 'webhook_url');
      this.webhooks.set(partner, new URL(new URL(url?.value ?? '').pathname, this.server.url).href);
    }
    await this.call('POST', '/allocation/setting', {
      distribution_percentage: [
        { courier_id: 1, percentage: 30 },
        { courier_id: 3, percentage: 20 },
        { courier_id: 4, percentage: 15 },
        { courier_id: 5, percentage: 15 },
        { courier_id: 7, percentage: 20 },
      ],
    });
  }

  ending(): string {
    let draw = this.random.next();
    for (const [share, ending] of phones) {
      if (draw < share) return ending;
      draw -= share;
    }
    return '0011';
  }

  async order(): Promise<void> {
    const drafts = Array.from({ length: this.init.orders }, (_, index) => {
      const [pincode, state] = this.random.pick(places);
      return orderFor({
        phone: `98${String(index).padStart(4, '0').slice(-4)}${this.ending()}`,
        pincode,
        state,
      });
    });
    for (const some of chunks(drafts, 20)) {
      const answers = await Promise.all(some.map((draft) => this.call('POST', '/order/manual', draft)));
      this.order_ids.push(...answers.map(({ body }) => body.data.order.id as string));
    }
    for (const order_ids of chunks(this.order_ids, 100)) {
      const { orders } = (await this.call('POST', '/packing/bulk/recommendation', { order_ids })).body.data;
      await this.call('POST', '/packing/bulk/assign', {
        orders: (orders as { order_id: string; packed_boxes: unknown }[]).map(
          ({ order_id, packed_boxes }) => ({
            order_id,
            packed_boxes,
          }),
        ),
      });
    }
  }

  /** The orders whose boxes wait for a courier. */
  async waiting(): Promise<string[]> {
    const rows = await this.server.db
      .selectFrom('shipments')
      .select('order_id')
      .distinct()
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', '=', 'DRAFT')
      .execute();
    return rows.map(({ order_id }) => order_id);
  }

  async allocate(): Promise<void> {
    const { faults } = this.simulators;
    if (this.init.faults) {
      const book = /create\.json|shipmentmanifestation|GenerateWayBill|package\/create|softdata/;
      const find = /v1\/packages|AuditLog|tracking\/v1|v1\/track|getTrackDetails/;
      const many = { times: 1_000_000 };
      faults.add({ kind: 'error', done: true }, { ...many, path: book, share: 0.05 });
      faults.add({ kind: 'malformed', done: true }, { ...many, path: book, share: 0.03 });
      faults.add({ kind: 'error' }, { ...many, path: book, share: 0.03 });
      faults.add({ kind: 'slow', ms: 400, done: true }, { ...many, path: book, share: 0.02 });
      faults.add({ kind: 'too-many', retryAfterSeconds: 0 }, { ...many, path: book, share: 0.02 });
      faults.add({ kind: 'error' }, { ...many, path: find, share: 0.3 });
      faults.add({ kind: 'unauthorized' }, { ...many, path: find, share: 0.01 });
    }
    // Round by round, as a person would press the button again; in between what is unsure is settled.
    for (let round = 0; round < 6; round += 1) {
      const order_ids = await this.waiting();
      if (round === 4) faults.clear();
      for (const some of chunks(order_ids, 50))
        await this.call('POST', '/allocation/bulk/assign', {
          allocations: some.map((order_id) => ({ order_id })),
        });
      await this.settle();
    }
  }

  async settle(): Promise<void> {
    const { db, services, clock } = this.server;
    for (let look = 0; look < 5; look += 1) {
      clock.pass(3 * 60_000);
      // Later than the next courier may be tried.
      if (look === 1) await this.tellBookings();
      while ((await resolvePendingBookings(db, services, adoptBooking(db, services))) >= 50);
    }
  }

  /** The webhooks of bookings, of couriers without a lookup by our reference. */
  async tellBookings(): Promise<void> {
    for (const { partner, waybill, reference } of await this.parcels()) {
      const build = definitionOf(partner).simulator.createBookingWebhook;
      if (!build || this.toldBookings.has(waybill)) continue;
      this.toldBookings.add(waybill);
      await this.send(partner, build(waybill, reference, { secret }));
    }
  }

  async handOver(): Promise<void> {
    const rows = await this.server.db
      .selectFrom('shipments')
      .select(['shipment_id'])
      .where('brand_id', '=', this.brand.brand_id)
      .where('state', '=', 'AWB_ASSIGNED')
      .orderBy('shipment_id')
      .execute();
    const ids = rows.map(({ shipment_id }) => shipment_id);
    // One in thirty is cancelled before anybody comes for it.
    const cancelled = ids.filter((_, index) => index % 30 === 7);
    for (const shipment_ids of chunks(cancelled, 100))
      await this.call('POST', '/order/processor/shipment/cancel', { shipment_ids });
    for (const shipment_ids of chunks(
      ids.filter((id) => !cancelled.includes(id)),
      500,
    )) {
      await this.call('POST', '/order/processor/pickup/schedule', {
        shipment_ids,
        pickup_date: today(this.server),
        pickup_time: '16:00',
      });
      await this.call('POST', '/order/manifest', { shipment_ids });
    }
  }

  async parcels(): Promise<(SimulatedParcel & { partner: CourierPartner })[]> {
    const rows = await this.server.db
      .selectFrom('simulator_parcels')
      .select(['waybill', 'partner'])
      .orderBy('waybill')
      .execute();
    const result: (SimulatedParcel & { partner: CourierPartner })[] = [];
    for (const partner of courierPartners)
      for (const some of chunks(
        rows.filter((row) => row.partner === partner),
        500,
      )) {
        const found = await this.simulators.parcels[partner].byWaybills(some.map(({ waybill }) => waybill));
        result.push(...found.map((parcel) => Object.assign(parcel, { partner })));
      }
    return result;
  }

  async travel(): Promise<void> {
    const { db, services, clock } = this.server;
    const { faults } = this.simulators;
    if (this.init.faults) {
      faults.setScans({ duplicated: true, shuffled: true, late: 0.2, strange: 0.1 });
      const track = {
        times: 1_000_000,
        path: /v1\/packages|AuditLog|tracking\/v1|v1\/track|getTrackDetails/,
      };
      faults.add({ kind: 'error' }, { ...track, share: 0.02 });
      faults.add({ kind: 'malformed' }, { ...track, share: 0.01 });
      faults.add({ kind: 'too-many', retryAfterSeconds: 0 }, { ...track, share: 0.01 });
    }
    const parcels = await this.parcels();
    const { stepHours = 12 } = this.init;
    const steps = Math.ceil((18 * 24) / stepHours);
    for (let step = 0; step < steps; step += 1) {
      clock.pass(stepHours * hour);
      // Every second parcel is pushed as well as polled; one scan in ten never arrives that way.
      for (const some of chunks(
        parcels.filter((_, index) => index % 2 === 0),
        20,
      ))
        await Promise.all(some.map((parcel) => this.push(parcel)));
      while ((await processWebhooks(db, services)) > 0);
      for (let round = 0; round <= this.init.orders / 400; round += 1) await pollOnce(db, services);
      if (step === steps - 3) faults.clear();
    }
  }

  async push({ partner, waybill, plan }: SimulatedParcel & { partner: CourierPartner }): Promise<void> {
    const now = this.server.clock.now().toISOString();
    const done = plan.filter((scan) => scan.at <= now);
    const fresh = done.slice(this.told.get(waybill) ?? 0);
    this.told.set(waybill, done.length);
    for (const scan of this.init.faults ? fresh.toReversed() : fresh) {
      if (this.init.faults && this.random.chance(0.1)) continue;
      await this.send(partner, buildWebhook(partner, waybill, scan, { user: 'day', secret }));
    }
  }

  async send(partner: CourierPartner, { body, headers }: SimulatedWebhook): Promise<void> {
    const answer = await fetch(this.webhooks.get(partner) ?? '', { method: 'POST', headers, body });
    await answer.text();
    if (answer.status !== 200) throw new Error(`A push of ${partner} was answered ${answer.status}`);
  }

  async nameStrange(): Promise<void> {
    const { db, services } = this.server;
    for (const partner of courierPartners)
      await saveMappings(db, services, {
        brand_id: this.brand.brand_id,
        partner,
        mappings: [{ status_type: '', status: 'Held by the moon', code: '', state: 'IN_TRANSIT' }],
        actor: { kind: 'user', id: this.brand.user_id },
      });
  }

  async account(): Promise<CourierDay> {
    const { db } = this.server;
    const { brand_id } = this.brand;
    const problems: string[] = [];
    const ends: Record<string, number> = {};
    const boxes = await db.selectFrom('shipments').selectAll().where('brand_id', '=', brand_id).execute();
    const parcels = await this.parcels();
    const byWaybill = new Map(parcels.map((parcel) => [`${parcel.partner}/${parcel.waybill}`, parcel]));
    const carried = new Set<string>();

    for (const order_id of this.order_ids) {
      const own = boxes.filter((one) => one.order_id === order_id);
      const live = own.filter(({ state }) => state !== 'CANCELLED');
      if (own.length === 0) problems.push(`${order_id} has no box`);
      if (live.length > 1) problems.push(`${order_id} has ${live.length} live boxes`);
      const [shown] = live.length > 0 ? live : own;
      const end = shown?.awb
        ? shown.state
        : shown?.state === 'DRAFT'
          ? 'NOT_ALLOCATED'
          : (shown?.state ?? '');
      ends[end] = (ends[end] ?? 0) + 1;
    }
    for (const one of boxes) {
      if (!one.awb) continue;
      const partner = findCourierService(one.courier_id)?.partner ?? 'delhivery';
      const key = `${partner}/${one.awb}`;
      const parcel = byWaybill.get(key);
      if (carried.has(key)) problems.push(`${key} is on two boxes`);
      carried.add(key);
      if (!parcel) problems.push(`${key} is known to no courier`);
      else {
        const end = endOf(parcel);
        if (one.state !== end) problems.push(`${key} is ${one.state} here and ${end} with the courier`);
      }
    }
    const references = new Map<string, number>();
    for (const parcel of parcels) {
      if (!carried.has(`${parcel.partner}/${parcel.waybill}`) && !parcel.cancelled_at)
        problems.push(`${parcel.partner}/${parcel.waybill} is live and on no box: it was lost here`);
      if (!parcel.cancelled_at) references.set(parcel.reference, (references.get(parcel.reference) ?? 0) + 1);
    }
    for (const [reference, count] of references)
      if (count > 1) problems.push(`${reference} was booked ${count} times`);

    const scans = await db
      .selectFrom('scans')
      .select(['awb', 'outcome', 'status'])
      .where('brand_id', '=', brand_id)
      .execute();
    const perAwb = Map.groupBy(
      scans.filter(({ status }) => status !== 'Held by the moon'),
      ({ awb }) => awb,
    );
    for (const one of boxes) {
      const partner = findCourierService(one.courier_id)?.partner ?? 'delhivery';
      const parcel = byWaybill.get(`${partner}/${one.awb}`);
      // A box that was cancelled is looked at no more.
      if (!parcel || one.state === 'CANCELLED') continue;
      const kept = perAwb.get(parcel.waybill)?.length ?? 0;
      if (kept !== parcel.plan.length)
        problems.push(
          `${parcel.partner}/${parcel.waybill} made ${parcel.plan.length} scans, ${kept} are kept`,
        );
    }
    const unread = scans.filter(({ outcome }) => outcome === 'unknown-code').length;
    if (unread > 0) problems.push(`${unread} scans could not be read`);
    const waiting = await db
      .selectFrom('booking_attempts')
      .select('reference')
      .where('brand_id', '=', brand_id)
      .where('state', 'in', ['asked', 'unsure', 'booked'])
      .execute();
    if (waiting.length > 0) problems.push(`${waiting.length} bookings are not settled`);
    const inbox = await db
      .selectFrom('courier_inbox')
      .select('delivery_key')
      .where('brand_id', '=', brand_id)
      .where('read_after', 'is not', null)
      .execute();
    if (inbox.length > 0) problems.push(`${inbox.length} pushes are not read`);
    const counted = await loadCounts(db, brand_id, 'shipment');
    for (const [state, rows] of Map.groupBy(boxes, (one) => one.state))
      if (counted.get(state)?.count !== rows.length)
        problems.push(`${rows.length} boxes are ${state}, the counts say ${counted.get(state)?.count}`);
    return {
      ends,
      problems,
      scans: scans.length,
      strange: scans.filter(({ status }) => status === 'Held by the moon').length,
      took: this.took,
    };
  }
}

/** Where a parcel ends with its courier. */
function endOf({ booking, cancelled_at }: SimulatedParcel): ShipmentState | undefined {
  return cancelled_at ? 'CANCELLED' : phones.find(([, ending]) => booking.phone.endsWith(ending))?.[2];
}
