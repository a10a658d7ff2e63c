import { addDays, istDay, timeOnDay } from '@khep/domain/days';
import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { CourierUnavailable } from '../port.ts';
import type {
  Accepted,
  Booked,
  Booking,
  BookingResult,
  CourierAdapter,
  CourierScan,
  CourierWarehouse,
} from '../port.ts';
import { paise, parseJson, parseResponse, rupees } from '../schemas.ts';
import { createSupportDesk } from '../supportDesk.ts';
import { createTokenCache } from '../transport/tokenCache.ts';
import type { CourierCall, Transport } from '../transport/transport.ts';
import type { BookedAwbs } from './bookedAwbs.ts';
import * as shapes from './schemas.ts';
import type { EkartScan } from './schemas.ts';
import { addressesOf, maxCodRupees, toAddressRequest, toShipmentRequest, warehouseOf } from './shipment.ts';
import type { EkartAddress } from './shipment.ts';

export interface EkartOptions {
  /** https://app.elite.ekartlogistics.in, or the simulator. */
  url: string;
  credentials: {
    client_id: string;
    username: string;
    password: string;
    seller_gstin: string;
    /** Category of the goods, as shipments name it. */
    goods: string;
  };
  service: 'SURFACE' | 'EXPRESS';
  transport: Transport;
  awbs: BookedAwbs;
  now: () => Date;
  /** The simulator's; undefined when Ekart is live. */
  supportUrl?: string | undefined;
  /** Remembers a warehouse that a booking registered. */
  onRegistered?: (warehouse: CourierWarehouse) => Promise<void>;
  /** Timeout of a booking. @default 15000 */
  bookingTimeoutMs?: number;
}

const maxAwbs = 10;
/** Of a manifest. */
const maxManifest = 100;
const isCancelled = ({ status }: EkartScan): boolean => /\bcancelled$/i.test(status.trim());
const isUnknownAddress = (message: string | null | undefined): boolean =>
  message === 'SWIFT_RESOURCE_NOT_FOUND_EXCEPTION';

/** Parses one scan; empty if its time is invalid. */
function scanOf(awb: string, scan: EkartScan): CourierScan[] {
  const at = new Date(scan.ctime);
  if (Number.isNaN(at.getTime())) return [];
  const status = scan.status.trim();
  return [
    {
      awb,
      code: scan.ndrStatus?.trim() || status,
      status,
      status_type: '',
      event_time: at.toISOString(),
      location: scan.location?.trim() ?? '',
      remark: scan.desc?.trim() ?? '',
    },
  ];
}

/** Why something was refused: acknowledgements have a remark, errors a description. */
function reasonOf(data: unknown, fallback: string): string {
  const said = shapes.refused.safeParse(data).data;
  return said?.description || said?.remark || said?.message || fallback;
}

/** Adapter for Ekart's public API, Ekart Elite. */
export function ekart(options: EkartOptions): CourierAdapter {
  const { url, credentials, transport, awbs } = options;
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

  const login = async () => {
    const { client_id, username, password } = credentials;
    const { data } = await transport.send({
      name: 'login',
      method: 'POST',
      url: `${url}/integrations/v2/auth/token/${encodeURIComponent(client_id)}`,
      headers: json,
      body: JSON.stringify({ username, password }),
      idempotent: true,
      isRead: true,
    });
    const parsed = shapes.loggedIn.safeParse(data);
    if (!parsed.success)
      throw new CourierUnavailable('Ekart rejected these credentials.', { sent: false, status: 401 });
    const { access_token, expires_in } = parsed.data;
    // Ten minutes before it ends, which may be soon: Ekart returns the same token for a day.
    return { token: access_token, keepMs: Math.max((expires_in ?? 3600) - 600, 30) * 1000 };
  };
  const tokens = createTokenCache(login);

  type Call = Pick<
    CourierCall,
    'name' | 'method' | 'idempotent' | 'isRead' | 'timeoutMs' | 'isAbsenceAnswered' | 'format'
  > & {
    path: string;
    body?: unknown;
  };
  const send = ({ path, body, ...call }: Call) =>
    tokens.with((token) =>
      transport.send({
        ...call,
        url: url + path,
        headers: { ...json, Authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );

  /** Scans of a parcel, the oldest first, with our reference; null if Ekart doesn't know it. */
  const trackOne = async (name: string, awb: string) => {
    const { data } = await send({
      name,
      method: 'GET',
      path: `/api/v1/track/${encodeURIComponent(awb)}`,
      idempotent: true,
      isAbsenceAnswered: true,
    });
    if (data === null) return null;
    const { track, order_number } = parseResponse(shapes.tracked, data);
    const details = track.details ?? [];
    const events = details.length > 0 ? details : [track];
    return { reference: order_number ?? '', events: events.toSorted((a, b) => a.ctime - b.ctime) };
  };

  /** The AWB, unless it is cancelled or unknown. */
  const findLive = async (awb: string): Promise<Booked | null> => {
    const found = await trackOne('find', awb);
    return found && !found.events.some(isCancelled) ? { booked: true, awb, routing_code: '' } : null;
  };

  const findKept = async (reference: string): Promise<Booked | null> => {
    const awb = await awbs.of(reference);
    if (awb === undefined) return null;
    const live = await findLive(awb);
    if (!live) await awbs.forget(awb);
    return live;
  };

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const kept = await findKept(reference);
    if (kept) return kept;
    for (const awb of await awbs.told(reference)) {
      const live = await findLive(awb);
      if (live) {
        await awbs.keep(reference, awb);
        return live;
      }
    }
    return null;
  };

  /**
   * A return whose response was lost stays unknown until its webhook has arrived: Ekart's van would come to the buyer twice, and
   * a parcel that is booked late is cancelled by the sweep of shipments only.
   */
  const findReturn = async (reference: string): Promise<Booked> => {
    const found = await findBooking(reference);
    if (found) return found;
    throw new CourierUnavailable('Ekart tells of a booking by webhook.');
  };

  const create = async (body: Record<string, unknown>) => {
    const { data } = await send({
      name: 'book',
      method: 'PUT',
      path: '/api/v1/package/create',
      body,
      idempotent: false,
      ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
    });
    const refusal = shapes.refused.safeParse(data).data;
    const made = refusal?.status === true ? shapes.created.safeParse(data).data : undefined;
    // Neither an acknowledgement nor an error: it may be a booking.
    if (!made && refusal?.status !== false && !refusal?.message && !refusal?.description)
      throw new CourierUnavailable('Unexpected response from the courier.');
    return { awb: made?.tracking_id, refusal, data };
  };

  /** Registers addresses of the seller. Returns why one could not be. */
  const registerAddresses = async (addresses: readonly EkartAddress[]): Promise<string | undefined> => {
    for (const address of addresses) {
      const { data } = await send({
        name: 'warehouse',
        method: 'POST',
        path: '/api/v2/address',
        body: toAddressRequest(address),
        idempotent: true,
        isRead: false,
      });
      const answer = shapes.answered.safeParse(data).data;
      const reason = reasonOf(data, 'no reason');
      // Registered by a booking at the same moment, or before.
      if (answer?.status !== true && !/\balready\b|\bexists\b/i.test(reason))
        return `Ekart did not register the address of ${address.party.name}: ${reason}`;
    }
    return undefined;
  };

  /** Registers the addresses of a booking whose aliases are Khep's. Returns why one could not be, or there is none. */
  const registerForBooking = async (booking: Booking, words: string): Promise<string | undefined> => {
    const warehouse = warehouseOf(booking);
    const own = addressesOf(warehouse).filter(
      ({ alias }) => !booking.is_typed_location || alias !== booking.pickup_location,
    );
    // Under the brand's alias it would be a second address, which its panel shows.
    if (own.length === 0) return words;
    const problem = await registerAddresses(own);
    if (problem === undefined && !booking.is_typed_location) await options.onRegistered?.(warehouse);
    return problem;
  };

  const book = async (booking: Booking): Promise<BookingResult> => {
    const body = toShipmentRequest(booking, {
      seller_gstin: credentials.seller_gstin,
      goods: credentials.goods,
      service: options.service,
      today: istDay(options.now()),
    });
    let made = await create(body);
    if (made.awb === undefined && isUnknownAddress(made.refusal?.message)) {
      const problem = await registerForBooking(booking, reasonOf(made.data, 'The address is unknown.'));
      if (problem !== undefined) return { booked: false, reason: problem };
      made = await create(body);
    }
    if (made.awb === undefined)
      return {
        booked: false,
        reason: reasonOf(made.data, 'The courier rejected the shipment without a reason.'),
      };
    await awbs.keep(booking.reference, made.awb);
    return { booked: true, awb: made.awb, routing_code: '' };
  };

  const instruct = async (request: Record<string, unknown>): Promise<Accepted> => {
    const { data } = await send({
      name: 'ndr',
      method: 'POST',
      path: '/api/v2/package/ndr',
      body: request,
      idempotent: false,
    });
    const answer = shapes.answered.safeParse(data).data;
    if (answer?.status === true) return { accepted: true, reference: '', reason: '' };
    return { accepted: false, reference: '', reason: reasonOf(data, 'The courier rejected it.') };
  };

  return {
    ...createSupportDesk({ name: 'Ekart', transport, url: options.supportUrl }),
    partner: 'ekart',
    // A request for each, so that a failure affects few others.
    trackBatch: maxAwbs,
    // A booking is the pickup request, in both directions.
    reversePickup: 'automatic',

    verify: () => checkLogin(() => login(), 'Ekart rejected this client ID, user name and password.'),

    async book(booking) {
      if (booking.payment_mode === 'cod' && rupees(booking.collectible_paise) > maxCodRupees)
        return { booked: false, reason: 'Ekart collects at most ₹49,999 of one parcel.' };
      // Ekart is not known to refuse an order number twice.
      const { reference } = booking;
      const known = await (booking.reverse ? findBooking : findKept)(reference);
      const find = booking.reverse ? findReturn : findBooking;
      return (
        known ??
        bookOnce(
          () => book(booking),
          () => find(reference),
        )
      );
    },
    findBooking,

    async checkWarehouse(name) {
      const { data } = await send({
        name: 'warehouse-check',
        method: 'GET',
        path: '/api/v2/addresses',
        idempotent: true,
      });
      const addresses = parseResponse(shapes.addresses, data);
      return addresses.some(({ alias }) => alias === name)
        ? { state: 'known' }
        : { state: 'unknown', reason: '' };
    },

    async registerWarehouse(warehouse) {
      const reason = await registerAddresses(addressesOf(warehouse));
      return reason === undefined ? { accepted: true } : { accepted: false, reason };
    },

    updateWarehouse: async () => ({
      accepted: false,
      reason: "Ekart's API changes no address. Register it under another name.",
    }),

    async cancel(awb) {
      const { status, data } = await send({
        name: 'cancel',
        method: 'DELETE',
        path: `/api/v1/package/cancel?${new URLSearchParams({ tracking_id: awb })}`,
        idempotent: true,
        isRead: false,
      });
      const acks = status < 400 ? parseResponse(shapes.cancelled, data) : [];
      const refused = acks.find((ack) => ack.status === false);
      if (status >= 400 || refused)
        return { cancelled: false, reason: refused?.remark || reasonOf(data, 'The courier rejected it.') };
      await awbs.forget(awb);
      return { cancelled: true, reason: acks[0]?.remark ?? '' };
    },

    async requestReturn(awb) {
      const { accepted, reason } = await instruct({ action: 'RTO', wbn: awb });
      return { accepted, reason };
    },

    /** The pickup is scheduled by the booking; its manifest is what the van takes. */
    async requestPickup(request) {
      const numbers: string[] = [];
      for (let start = 0; start < request.awbs.length; start += maxManifest) {
        const { status, data } = await send({
          name: 'pickup',
          method: 'POST',
          path: '/data/v2/generate/manifest',
          body: { ids: request.awbs.slice(start, start + maxManifest) },
          idempotent: true,
          isRead: false,
        });
        if (status >= 400)
          return {
            accepted: false,
            reference: '',
            reason: reasonOf(data, 'The courier rejected the manifest.'),
          };
        numbers.push(String(parseResponse(shapes.manifest, data).manifestNumber));
      }
      return { accepted: true, reference: numbers.join(', '), reason: '' };
    },

    async checkManifest(wanted) {
      const missing: string[] = [];
      for (const awb of wanted) if (!(await trackOne('find', awb))) missing.push(awb);
      return { missing };
    },

    async labelData(awb) {
      const { data } = await send({
        name: 'label',
        method: 'GET',
        path: `/data/v1/elite/track/${encodeURIComponent(awb)}`,
        idempotent: true,
        isAbsenceAnswered: true,
      });
      const parcel = data === null ? undefined : parseResponse(shapes.rawTracked, data)[awb];
      if (!parcel) return null;
      const isCod = parcel.shipment_type?.toUpperCase() === 'COD';
      return {
        awb,
        routing_code: '',
        // The carrier's data has an order number of its own.
        reference: (await trackOne('label', awb))?.reference ?? '',
        payment_mode: isCod ? 'cod' : 'prepaid',
        collectible_paise: isCod ? paise(Number(parcel.cod_amount ?? 0)) : 0,
      };
    },

    async fetchLabel(awb) {
      const { data } = await send({
        name: 'label-file',
        method: 'POST',
        path: '/api/v1/package/label?json_only=false',
        body: { ids: [awb] },
        idempotent: true,
        isRead: true,
        format: 'file',
      });
      return data instanceof Uint8Array
        ? { state: 'found', pdf: data }
        : { state: 'missing', reason: reasonOf(data, 'Ekart has no label of this AWB.') };
    },

    async track(wanted) {
      const scans: CourierScan[] = [];
      for (const awb of wanted.slice(0, maxAwbs))
        for (const event of (await trackOne('track', awb))?.events ?? []) scans.push(...scanOf(awb, event));
      return scans;
    },

    fetchDeliveryProof: async () => ({
      state: 'unsupported',
      reason: "Ekart's API has no proof of delivery. Ask its support desk.",
    }),

    parseWebhook(body) {
      const data = parseJson(body);
      const scan = shapes.pushed.safeParse(data).data;
      // A booking has no scan; it is found where its response was lost.
      if (!scan) return shapes.pushedBooking.safeParse(data).success ? [] : undefined;
      // Without its reason a failed delivery is left to polling, which has it.
      if (/^undelivered$/i.test(scan.status.trim()) && !scan.ndrStatus) return [];
      const scans = scanOf(scan.id, scan);
      return scans.length > 0 ? scans : undefined;
    },

    // Its answers are final.
    findNdrResult: async () => ({ state: 'accepted', detail: '' }),

    updateEwayBill: async () => ({
      state: 'unsupported',
      reason: "Ekart's API takes no e-way bill after the booking.",
    }),

    async submitNdrAction({ awb, action, date, address, phone, remark }) {
      const instructions = remark ? { instructions: remark } : {};
      if (action === 'return') return instruct({ action: 'RTO', wbn: awb, ...instructions });
      const day = date ?? addDays(istDay(options.now()), 1);
      return instruct({
        action: 'Re-Attempt',
        wbn: awb,
        date: timeOnDay(day, '09:00:00').getTime(),
        ...(phone === undefined ? {} : { phone: phone.replaceAll(/\D/g, '').slice(-10) }),
        ...(address === undefined ? {} : { address }),
        ...instructions,
      });
    },

    async serviceability(pincode) {
      const { status, data } = await send({
        name: 'pincode',
        method: 'GET',
        path: `/api/v2/serviceability/${encodeURIComponent(pincode)}`,
        idempotent: true,
      });
      if (status >= 400) return null;
      const answer = parseResponse(shapes.pincode, data);
      const { details } = answer;
      if (!answer.status || !details) return null;
      const isServed = details.forward_drop !== false;
      return {
        pincode,
        cod: typeof details.cod === 'boolean' ? details.cod && isServed : undefined,
        prepaid: isServed,
        pickup: details.forward_pickup === true,
        reverse_pickup: details.reverse_pickup === true,
        oda: false,
        max_cod_paise: paise(details.max_cod_amount ?? 0),
        max_weight_g: 0,
        routing_code: '',
        remarks: '',
      };
    },

    async rate(question) {
      const { status, data } = await send({
        name: 'rate',
        method: 'POST',
        path: '/data/pricing/estimate',
        body: {
          pickupPincode: Number(question.from_pincode),
          dropPincode: Number(question.to_pincode),
          weight: Math.ceil(question.weight_g),
          length: Math.ceil(question.length_cm),
          width: Math.ceil(question.width_cm),
          height: Math.ceil(question.height_cm),
          serviceType: options.service,
          codAmount: question.payment_mode === 'cod' ? rupees(question.collectible_paise) : 0,
        },
        idempotent: true,
        isRead: true,
      });
      const answer = shapes.estimate.safeParse(data).data;
      // No total is a refusal, not a free delivery.
      return status < 400 && answer && answer.total > 0
        ? { rated: true, total_paise: paise(answer.total), zone: answer.zone ?? '' }
        : { rated: false, reason: reasonOf(data, 'Ekart returned no rate for this parcel.') };
    },
  };
}
