import { applyScan, replayShipment } from '@khep/domain/shipments';
import type { MappedScan, ShipmentState } from '@khep/domain/shipments';
import { courierPartners, couriers, mapCourierStatus } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { fileTypeFromBuffer } from 'file-type';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine, openTestDatabase } from '../../../test/engines.ts';
import type { OpenDatabase } from '../../platform/db/engine.ts';
import { askLane } from './askLane.ts';
import { createAdapter, createAccountTransport } from './courierFactory.ts';
import type { AdapterDeps, TransportTimings } from './courierFactory.ts';
import { credentialSpecs } from './credentials.ts';
import { definitionOf } from './definitions.ts';
import { readPrintablePages } from '../../platform/documents/foreign/printablePages.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from './port.ts';
import type { Booking, CourierAdapter, CourierScan } from './port.ts';
import { buildWebhook } from './simulator/webhook.ts';
import { startSimulators } from './simulator/server.ts';
import type { Simulators } from './simulator/server.ts';
import { createCourierMetrics } from './transport/metrics.ts';

/**
 * Requirements of every courier's adapter, against its simulator with faults. A new partner joins by standing in
 * `courierPartners`: it is run here as it is.
 */

const hour = 3_600_000;
const brand_id = 'brd_contract';
/** Which path of each courier does what, for the faults. */
const paths: Record<CourierPartner, Record<'book' | 'find' | 'pincode', RegExp>> = {
  delhivery: { book: /create\.json/, find: /v1\/packages/, pincode: /pin-codes/ },
  xpressbees: { book: /shipmentmanifestation/, find: /AuditLog/, pincode: /serviceabilitypincode/ },
  bluedart: { book: /GenerateWayBill/, find: /tracking\/v1/, pincode: /GetServicesforPincode/ },
  dtdc: { book: /softdata/, find: /getTrackDetails/, pincode: /PincodeApiCall/ },
  ekart: { book: /package\/create/, find: /v1\/track/, pincode: /v2\/serviceability/ },
};
/** The field of each courier for the number of an e-way bill, as it comes in its request. */
const ewayFields: Record<CourierPartner, RegExp> = {
  delhivery: /"ewbn":"331009876543"/,
  xpressbees: /"EWayBillSrNumber":"331009876543"/,
  bluedart: /"itemdtl":\[\{[^\]]*"eWaybillNumber":331009876543/,
  dtdc: /"eway_bill":"331009876543"/,
  ekart: /"ewbn":"331009876543"/,
};
/** Couriers whose API has no routing code. */
const withoutRouting: readonly CourierPartner[] = ['dtdc', 'ekart'];
/** Couriers that tell no COD amount of a booking and no COD limit. */
const reticent: readonly CourierPartner[] = ['dtdc'];
/** A simulator on a busy machine answers in its own time. */
const patient: TransportTimings = {
  timeoutMs: 60_000,
  bookingTimeoutMs: 60_000,
  backoffMs: 2,
  maxWaitMs: 300,
  cooldownMs: 50,
  rates: { every: { perMinute: 60_000, burst: 1000 } },
};
/** For answers that are too late on purpose. */
const quick: TransportTimings = { ...patient, timeoutMs: 2000, bookingTimeoutMs: 1500 };

const party = {
  name: 'Jaipur studio',
  phone: '9829055501',
  address: 'Plot 42, Sanganer Industrial Area, Pratap Nagar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};

describe.each(oneEngine)('on %s', (engine) => {
  let open: OpenDatabase;
  let simulators: Simulators;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };

  beforeAll(async () => {
    open = await openTestDatabase(engine);
    simulators = await startSimulators({ db: open.db, clock, speed: 1 });
  });
  afterEach(() => simulators.faults.clear());
  afterAll(async () => {
    await simulators.close();
    await open.close();
  });

  describe.each(courierPartners)('the adapter of %s', (partner) => {
    const credentials = Object.fromEntries(
      credentialSpecs(partner).map(({ name }) => [name, `s3cret-${name}`]),
    );
    const parts = (pace: TransportTimings = patient): AdapterDeps => ({
      db: open.db,
      clock,
      log: pino({ level: 'silent' }),
      metrics: createCourierMetrics(),
      pace,
    });
    const make = (changes: Record<string, string> = {}, pace = patient): CourierAdapter =>
      createAdapter(parts(pace), definitionOf(partner), {
        brand_id,
        mode: partner === 'bluedart' ? 'Air' : 'Surface',
        credentials: { ...credentials, ...changes },
        transport: createAccountTransport(parts(pace), brand_id, definitionOf(partner), true),
        simulator: simulators.url[partner],
      });

    let number = 0;
    const box = (phone = '9829010011', changes: Partial<Booking> = {}): Booking => {
      number += 1;
      return {
        reference: `KH-${number}-1-${partner.slice(0, 3)}`,
        order_number: `KH-${number}`,
        to: {
          ...party,
          name: 'Ananya Iyer',
          phone,
          city: 'Bengaluru',
          state: 'Karnataka',
          pincode: '560034',
        },
        pickup_location: 'whs_1',
        pickup: party,
        return_to: party,
        payment_mode: 'cod',
        collectible_paise: 249_900,
        declared_paise: 249_900,
        products: '1 × Planter',
        quantity: 1,
        weight_g: 1200,
        length_cm: 30,
        width_cm: 20,
        height_cm: 15,
        ...changes,
      };
    };
    const stored = (reference: string) =>
      definitionOf(partner).simulator.storedReference?.(reference) ?? reference;
    const booked = async (adapter: CourierAdapter, booking: Booking): Promise<string> => {
      const result = await adapter.book(booking);
      if (!result.booked) throw new Error(`Not booked: ${result.reason}`);
      return result.awb;
    };
    const handOver = async (adapter: CourierAdapter, awbs: readonly string[]) =>
      adapter.requestPickup({
        location: 'whs_1',
        pickup: party,
        date: '2026-11-24',
        time: '16:00:00',
        expected_count: awbs.length,
        awbs,
      });
    const parcelsOf = async (booking: Booking) => {
      const rows = await open.db
        .selectFrom('simulator_parcels')
        .select(['waybill', 'booking'])
        .where('partner', '=', partner)
        .execute();
      return rows.filter((row) => JSON.stringify(row.booking).includes(stored(booking.reference)));
    };
    const buildBookingWebhook = definitionOf(partner).simulator.createBookingWebhook;
    /** The courier's webhook of a booking arrives, which is how one without a lookup tells of it. */
    const receiveBooking = async (booking: Booking) => {
      for (const { waybill } of await parcelsOf(booking))
        await open.db
          .insertInto('courier_inbox')
          .values({
            brand_id,
            delivery_key: waybill,
            partner,
            body: buildBookingWebhook?.(waybill, booking.reference, { secret: 'x' }).body ?? '',
            received_at: clock.now(),
            tries: 0,
            read_after: null,
            problem: '',
          })
          .execute();
    };
    const mapped = (scans: readonly CourierScan[]): (CourierScan & MappedScan)[] =>
      scans.map((scan) => Object.assign({ state: mapCourierStatus(partner, scan) }, scan));
    const endOf = (scans: readonly CourierScan[]): ShipmentState =>
      replayShipment(
        {
          start: 'PICKUP_SCHEDULED',
          moves: [],
          scans: mapped(scans).map((scan) => ({ ...scan, received_at: scan.event_time })),
        },
        '2100-01-01T00:00:00Z',
      ).state;
    const down = (work: Promise<unknown>): Promise<CourierUnavailable> =>
      work.then(
        () => {
          throw new Error('It should have failed');
        },
        (error: unknown) => {
          if (!(error instanceof CourierUnavailable)) throw error;
          return error;
        },
      );

    test('registers and checks the name of a warehouse, where the courier knows it by one', async () => {
      const adapter = make();
      const name = `whs_of_${partner}`;
      const rule = couriers[partner].warehouses;
      const warehouse = { name, place: party, return_to: { ...party, address: 'Plot 7, Sitapura' } };
      if (rule.known_by !== 'name') {
        expect(await adapter.checkWarehouse(name)).toMatchObject({ state: 'unsupported' });
        expect(await adapter.registerWarehouse(warehouse)).toMatchObject({ accepted: false });
        return;
      }
      expect(await adapter.checkWarehouse(name)).toMatchObject({ state: 'unknown' });
      expect(await adapter.registerWarehouse(warehouse)).toEqual({ accepted: true });
      expect(await adapter.checkWarehouse(name)).toEqual({ state: 'known' });
      expect(await adapter.checkWarehouse(name.toUpperCase())).toMatchObject({ state: 'unknown' });
      // A repeat, after a lost response.
      expect(await adapter.registerWarehouse(warehouse)).toEqual({ accepted: true });
      const moved = { ...warehouse, place: { ...party, address: 'Plot 8, Sitapura' } };
      expect((await adapter.updateWarehouse(moved)).accepted).toBe(rule.change === 'edit');
    });

    test('sends the e-way bill number to the courier only if there is one', async () => {
      const adapter = make();
      const sent = async (changes: Partial<Booking>) => {
        const booking = box('9829010011', changes);
        await booked(adapter, booking);
        const calls = await open.db
          .selectFrom('courier_calls')
          .select('request')
          .where('brand_id', '=', brand_id)
          .where('partner', '=', partner)
          .where('call', '=', 'book')
          .execute();
        return calls
          .map(({ request }) => request)
          .find((request) => request.includes(stored(booking.reference)));
      };
      expect(await sent({ eway_bill: '331009876543' })).toMatch(ewayFields[partner]);
      expect(await sent({})).not.toMatch(/e-?way|ewbn|itemdtl/i);
    });

    test('takes an e-way bill after the booking, or says that it takes none', async () => {
      const adapter = make();
      const awb = await booked(adapter, box());
      const update = {
        awb,
        number: '331009876543',
        invoice: { number: 'INV-1', date: '2026-11-20' },
        order_number: 'KH-1',
        seller_gstin: '08ABCDE1234F1Z5',
      };
      const told = await adapter.updateEwayBill(update);
      if (told.state === 'unsupported') {
        expect(told.reason).toMatch(/no e-way bill after the booking/);
        return;
      }
      expect(told).toEqual({ state: 'told' });
      expect(await adapter.updateEwayBill({ ...update, number: '000000000000' })).toMatchObject({
        state: 'refused',
        reason: expect.stringMatching(/\w/),
      });
    });

    test('reports whether the credentials are valid', async () => {
      expect(await make().verify()).toEqual({ ok: true, reason: '' });
      const [first] = credentialSpecs(partner);
      const refused = await make({ [first?.name ?? '']: 'wrong' }).verify();
      expect(refused.ok).toBe(false);
      expect(refused.reason).toMatch(/rejected/);
    });

    test('books a box, finds it again by our reference, and knows what its label needs', async () => {
      const adapter = make();
      const booking = box();
      const result = await adapter.book(booking);
      expect(result).toMatchObject({ booked: true, awb: expect.stringMatching(/^[A-Z\d]{8,}$/) });
      if (!result.booked) return;
      expect(result.routing_code === '').toBe(withoutRouting.includes(partner));
      expect(await adapter.findBooking(booking.reference)).toEqual(result);
      expect(await adapter.labelData(result.awb)).toEqual({
        awb: result.awb,
        reference: stored(booking.reference),
        routing_code: result.routing_code,
        payment_mode: 'cod',
        collectible_paise: reticent.includes(partner) ? undefined : 249_900,
      });
      const prepaid = await booked(adapter, box('9829010011', { payment_mode: 'prepaid' }));
      expect(await adapter.labelData(prepaid)).toMatchObject({
        payment_mode: 'prepaid',
        collectible_paise: 0,
      });
      expect(await adapter.checkManifest([result.awb, '10000000000000', prepaid])).toEqual({
        missing: ['10000000000000'],
      });
      expect(await adapter.labelData('10000000000000')).toBeNull();
    });

    test('downloads its own label as a PDF that can be printed, or says that it has none', async () => {
      const adapter = make();
      const awb = await booked(adapter, box());
      const label = await adapter.fetchLabel(awb);
      if (!couriers[partner].hasOwnLabel) {
        expect(label).toEqual({ state: 'unsupported', reason: expect.stringMatching(/label/) });
        return;
      }
      if (label.state !== 'found') throw new Error(label.reason);
      expect(readPrintablePages(label.pdf).pages).toHaveLength(1);
      expect(await adapter.fetchLabel('10000000000000')).toEqual({
        state: 'missing',
        reason: expect.stringMatching(/\w/),
      });
    });

    test('finds a booking whose reference is longer than the courier keeps', async () => {
      const adapter = make();
      const long = box('9829010011', { reference: `SHOPIFY-ORDER-2026-11-21-000${number}-1-3xyzab` });
      const alike = { ...long, reference: `${long.reference}2` };
      const awbs = [await booked(adapter, long), await booked(adapter, alike)];
      expect(new Set(awbs).size).toBe(2);
      expect(await adapter.findBooking(long.reference)).toMatchObject({ awb: awbs[0] });
      expect(await adapter.findBooking(alike.reference)).toMatchObject({ awb: awbs[1] });
    });

    test('passes a refusal on in the courier’s words', async () => {
      const adapter = make();
      expect(await adapter.book(box('9829010016'))).toEqual({
        booked: false,
        reason: expect.stringContaining('0016'),
      });
      const nowhere = box('9829010011', { to: { ...party, pincode: '999999' } });
      expect(await adapter.book(nowhere)).toMatchObject({
        booked: false,
        reason: expect.stringMatching(/999999/),
      });
      expect(await adapter.findBooking(nowhere.reference)).toBeNull();
    });

    test('gives one AWB to one reference, however often it is booked', async () => {
      const booking = box();
      const first = await booked(make(), booking);
      // Another server, with no memory of the first.
      expect(await booked(make(), booking)).toBe(first);
      expect(await parcelsOf(booking)).toHaveLength(1);
    });

    test.each([
      ['comes too late', { kind: 'slow', ms: 6000, done: true }],
      ['is a 503', { kind: 'error', done: true }],
      ['is in no shape', { kind: 'malformed', done: true }],
    ] as const)('finds the booking that was made when its answer %s', async (_, fault) => {
      const booking = box();
      simulators.faults.add(fault, { partner, path: paths[partner].book });
      if (buildBookingWebhook) {
        expect(await down(make({}, quick).book(booking))).toMatchObject({ isAbsent: true });
        await receiveBooking(booking);
        expect(await make().findBooking(booking.reference)).not.toBeNull();
      }
      const awb = await booked(make({}, quick), booking);
      expect((await parcelsOf(booking)).map(({ waybill }) => waybill)).toEqual([awb]);
    });

    test.skipIf(buildBookingWebhook)(
      "reports an unknown outcome if the response is lost and can't be looked up",
      async () => {
        const booking = box();
        const adapter = make({}, quick);
        simulators.faults.add({ kind: 'slow', ms: 6000, done: true }, { partner, path: paths[partner].book });
        simulators.faults.add({ kind: 'error' }, { partner, path: paths[partner].find, times: 10 });
        const error = await down(adapter.book(booking));
        expect(error).toBeInstanceOf(BookingOutcomeUnknown);
        expect((error as BookingOutcomeUnknown).isAbsent).toBe(false);
        simulators.faults.clear();
        await new Promise((resolve) => setTimeout(resolve, 60));
        const [parcel] = await parcelsOf(booking);
        expect(await adapter.findBooking(booking.reference)).toMatchObject({ awb: parcel?.waybill });
      },
    );

    test('reports a booking as probably absent and books on the next attempt', async () => {
      const booking = box();
      const adapter = make();
      simulators.faults.add({ kind: 'error' }, { partner, path: paths[partner].book });
      const error = await down(adapter.book(booking));
      expect((error as BookingOutcomeUnknown).isAbsent).toBe(true);
      expect(await parcelsOf(booking)).toHaveLength(0);
      await booked(adapter, booking);
      expect(await parcelsOf(booking)).toHaveLength(1);
    });

    test('does not send a booking again that the courier had no time for', async () => {
      const booking = box();
      simulators.faults.add(
        { kind: 'too-many', retryAfterSeconds: 60 },
        { partner, path: paths[partner].book },
      );
      const error = await down(make().book(booking));
      expect(error).toMatchObject({ sent: false, retryAfterMs: 60_000 });
      expect(error).not.toBeInstanceOf(BookingOutcomeUnknown);
      expect(await parcelsOf(booking)).toHaveLength(0);
      await open.db.deleteFrom('courier_limits').execute();
    });

    test('cancels before the pickup, also twice, and forgets the booking', async () => {
      const adapter = make();
      const booking = box();
      const awb = await booked(adapter, booking);
      expect(await adapter.cancel(awb)).toMatchObject({ cancelled: true });
      expect(await adapter.cancel(awb)).toMatchObject({ cancelled: true });
      expect(await adapter.cancel('10000000000000')).toMatchObject({ cancelled: false });
      expect(await adapter.findBooking(booking.reference)).toBeNull();
      expect(endOf(await adapter.track([awb]))).toBe('CANCELLED');
    });

    test.each([
      ['9829010011', 'DELIVERED'],
      ['9829010012', 'DELIVERED'],
      ['9829010013', 'RTO_DELIVERED'],
      ['9829010014', 'LOST'],
      ['9829010017', 'LOST'],
      ['9829010015', 'DELIVERED'],
    ])('carries a box for %s until it is %s, and tells it in order', async (phone, end) => {
      const adapter = make();
      const awb = await booked(adapter, box(phone));
      const from = clock.now().getTime() - 60_000;
      expect(await handOver(adapter, [awb])).toMatchObject({ accepted: true });
      ahead += 40 * 24 * hour;
      const scans = await adapter.track([awb, '10000000000000']);
      expect(scans.length).toBeGreaterThan(4);
      expect(mapped(scans).filter(({ state }) => state === undefined)).toEqual([]);
      const times = scans.map(({ event_time }) => event_time);
      expect(times).toEqual(times.toSorted());
      // India's clock was read as India's: not five and a half hours off.
      expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(from);
      expect(Date.parse(times[0] ?? '')).toBeLessThan(from + hour);
      expect(times.every((time) => new Date(time).toISOString() === time)).toBe(true);
      expect(endOf(scans)).toBe(end);
    });

    test('returns a box in transit', async () => {
      const adapter = make();
      const [awb, other] = [await booked(adapter, box()), await booked(adapter, box())];
      await handOver(adapter, [awb, other]);
      ahead += 20 * hour;
      expect(await adapter.requestReturn(awb)).toMatchObject({ accepted: true });
      ahead += 30 * 24 * hour;
      expect(endOf(await adapter.track([awb]))).toBe('RTO_DELIVERED');
      const late = await adapter.requestReturn(other);
      expect(late.accepted).toBe(false);
      expect(late.reason).toMatch(/cannot be cancelled|without a reason/);
    });

    test('ends the same by scans that come twice, in no order, late, and with a strange one among them', async () => {
      const adapter = make();
      const awb = await booked(adapter, box('9829010013'));
      await handOver(adapter, [awb]);
      ahead += 40 * 24 * hour;
      const plain = endOf(await adapter.track([awb]));
      simulators.faults.setScans({ duplicated: true, shuffled: true, strange: 1, late: 0.5 });
      const first = await adapter.track([awb]);
      const second = await adapter.track([awb]);
      const all = mapped([...first, ...second]);
      expect(endOf(all)).toBe(plain);
      const strange = all.find(({ state }) => state === undefined);
      expect(applyScan({ state: 'IN_TRANSIT' }, strange ?? all[0]!)).toMatchObject({
        outcome: 'unknown-code',
        state: 'IN_TRANSIT',
      });
    });

    test('parses pushes and polls alike and ignores foreign payloads', async () => {
      const adapter = make();
      const awb = await booked(adapter, box('9829010012'));
      await handOver(adapter, [awb]);
      ahead += 20 * 24 * hour;
      const [parcel] = await simulators.parcels[partner].byWaybills([awb]);
      const pushed = (parcel?.plan ?? []).map((scan) => {
        const { body } = buildWebhook(partner, awb, scan, { secret: 'x' });
        return adapter.parseWebhook(body)?.[0];
      });
      expect(pushed).toEqual(await adapter.track([awb]));
      for (const junk of ['', 'null', '[]', '{"awb":1}', '<xml/>', '{"Shipment":{"AWB":"1"}}'])
        expect(adapter.parseWebhook(junk)).toBeUndefined();
    });

    test('takes the seller’s answer to a failed delivery, with its remark where the courier takes one', async () => {
      const adapter = make();
      const remark = 'Fake attempt reported.\nProof: https://k.in/d/proof/a.b';
      const [again, back] = [
        await booked(adapter, box('9829010013')),
        await booked(adapter, box('9829010013')),
      ];
      await handOver(adapter, [again, back]);
      let state: ShipmentState = 'PICKED_UP';
      for (let step = 0; step < 400 && state !== 'UNDELIVERED'; step += 1) {
        ahead += hour;
        state = endOf(await adapter.track([again]));
      }
      expect(
        await adapter.submitNdrAction({ awb: again, action: 'reschedule', date: '2026-12-24', remark }),
      ).toMatchObject({
        accepted: true,
      });
      const [parcel] = await simulators.parcels[partner].byWaybills([again]);
      expect(parcel?.booking.ndr_remarks).toEqual(
        couriers[partner].takesNdrRemark ? [expect.stringContaining(remark)] : undefined,
      );
      expect(await adapter.submitNdrAction({ awb: back, action: 'return' })).toMatchObject({
        accepted: true,
      });
      ahead += 30 * 24 * hour;
      expect(endOf(await adapter.track([again]))).toBe('DELIVERED');
      expect(endOf(await adapter.track([back]))).toBe('RTO_DELIVERED');
      const late = await adapter.submitNdrAction({ awb: again, action: 're-attempt' });
      expect(late.accepted).toBe(false);
      expect(late.reason).not.toBe('');
    });

    test('gives a proof of a delivery, or says why there is none', async () => {
      const adapter = make();
      const [awb, without] = [await booked(adapter, box()), await booked(adapter, box('9829010021'))];
      await handOver(adapter, [awb, without]);
      const early = await adapter.fetchDeliveryProof(awb);
      ahead += 40 * 24 * hour;
      const proof = await adapter.fetchDeliveryProof(awb);
      if (early.state === 'unsupported') {
        expect(proof).toEqual(early);
        expect(early.reason).toMatch(/API has no proof of delivery/);
        return;
      }
      for (const missing of [early, await adapter.fetchDeliveryProof(without)])
        expect(missing).toMatchObject({ state: 'missing', reason: expect.stringMatching(/\w/) });
      if (proof.state !== 'found') throw new Error(`No proof: ${JSON.stringify(proof)}`);
      expect(proof.files.length).toBeGreaterThan(0);
      for (const file of proof.files)
        expect((await fileTypeFromBuffer(file))?.mime).toMatch(/^(image\/|application\/pdf)/);
      // Nothing was wrong with the courier: a missing document doesn't open its circuit.
      for (let times = 0; times < 8; times += 1) await adapter.fetchDeliveryProof(without);
      simulators.faults.add({ kind: 'error' }, { partner, path: /document/, times: 100 });
      expect((await down(adapter.fetchDeliveryProof(awb))).message).toMatch(/responded with 503/);
    });

    test('returns the serviceability of a lane, of both ends', async () => {
      const adapter = make();
      const served = await askLane(adapter, { from: '302017', to: '560034' });
      expect(served).toMatchObject({
        from: { pincode: '302017', pickup: true },
        to: { pincode: '560034', prepaid: true },
      });
      expect((await askLane(adapter, { from: '302017', to: '999999' })).to).toBeNull();
      expect((await askLane(adapter, { from: '999999', to: '560034' })).from).toBeNull();
    });

    test("returns the serviceability of a pincode, or null if it isn't served", async () => {
      const adapter = make();
      expect(await adapter.serviceability('560034')).toMatchObject({
        pincode: '560034',
        cod: true,
        prepaid: true,
        pickup: true,
        max_cod_paise: reticent.includes(partner) ? 0 : 5_000_000,
      });
      expect((await adapter.serviceability('194101'))?.max_cod_paise).toBe(
        reticent.includes(partner) ? 0 : 2_000_000,
      );
      expect(await adapter.serviceability('999999')).toBeNull();
    });

    test("quotes a price, or a reason why it can't", async () => {
      const price = await make().rate({
        from_pincode: '302017',
        to_pincode: '560034',
        weight_g: 1200,
        length_cm: 30,
        width_cm: 20,
        height_cm: 15,
        payment_mode: 'cod',
        collectible_paise: 249_900,
      });
      if (price.rated) expect(price.total_paise).toBeGreaterThan(5000);
      else expect(price.reason).not.toBe('');
    });

    test('asks again where asking is harmless, and gives up in time', async () => {
      const adapter = make();
      const path = paths[partner].pincode;
      simulators.faults.add({ kind: 'error' }, { partner, path, times: 2 });
      expect(await adapter.serviceability('560034')).not.toBeNull();
      simulators.faults.add({ kind: 'malformed' }, { partner, path });
      expect(await adapter.serviceability('560035')).not.toBeNull();
      simulators.faults.add({ kind: 'too-many', retryAfterSeconds: 0 }, { partner, path });
      expect(await adapter.serviceability('560036')).not.toBeNull();
      simulators.faults.add({ kind: 'error' }, { partner, path, times: 100 });
      expect((await down(adapter.serviceability('560037'))).message).toMatch(
        /responded with 503|next attempt in/,
      );
    });

    // Delhivery's token does not end.
    if (partner !== 'delhivery') {
      test('logs in again after its token expires, without a failed call', async () => {
        const adapter = make();
        const awb = await booked(adapter, box());
        simulators.faults.add({ kind: 'unauthorized' }, { partner, path: paths[partner].find });
        expect(await adapter.track([awb])).not.toEqual([]);
        // The courier's own end of the token, a day later.
        ahead += 25 * hour;
        expect(await adapter.track([awb])).not.toEqual([]);
      });
    }

    test('keeps to the calls that the courier allows, counted over all servers', async () => {
      await open.db.deleteFrom('courier_limits').execute();
      const pace = { ...quick, mostWaitMs: 20, rates: { every: { perMinute: 1, burst: 4 } } };
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, () => make({}, pace).serviceability('560034')),
      );
      const limited = results.filter(
        (one) => one.status === 'rejected' && String(one.reason).includes('rate limit'),
      );
      expect(limited.length).toBeGreaterThanOrEqual(4);
      const [row] = await open.db.selectFrom('courier_limits').select('next_allowed_ms').execute();
      expect(row?.next_allowed_ms).toBeGreaterThan(Date.now());
      await open.db.deleteFrom('courier_limits').execute();
    });

    test('leaves no secret and no phone number in the log of calls', async () => {
      const rows = await open.db
        .selectFrom('courier_calls')
        .select(['call', 'request', 'answer', 'url', 'problem'])
        .where('partner', '=', partner)
        .execute();
      expect(new Set(rows.map(({ call }) => call))).toContain('book');
      expect(rows.some(({ problem }) => problem !== '')).toBe(true);
      const text = JSON.stringify(rows);
      for (const { name, is_secret } of credentialSpecs(partner))
        if (is_secret) expect(text).not.toContain(`s3cret-${name}`);
      expect(text).not.toMatch(/98290\d{5}/);
    });
  });
});
