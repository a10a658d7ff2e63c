import type { AwbPool } from '../awbPool.ts';
import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { parseIstDayFirst } from '../istTime.ts';
import type { Booked, Booking, BookingResult, CourierAdapter, CourierScan } from '../port.ts';
import { paise, parseJson, parseResponse } from '../schemas.ts';
import { createSupportDesk } from '../supportDesk.ts';
import type { Transport } from '../transport/transport.ts';
import { ok, xpressbeesClient } from './client.ts';
import type { XpressbeesLogin } from './client.ts';
import type { XpressbeesHosts } from './hosts.ts';
import { toManifestRequest } from './manifest.ts';
import { toReverseRequest } from './reverse.ts';
import * as shapes from './schemas.ts';
import type { LogRow } from './schemas.ts';

export interface XpressbeesOptions {
  hosts: XpressbeesHosts;
  credentials: XpressbeesLogin;
  transport: Transport;
  /** AWBs issued in advance, refilled by the courier. */
  pool: (fetchMore: (kind: string) => Promise<string[]>) => AwbPool;
  /** The simulator's; undefined when XpressBees is live. */
  supportUrl?: string | undefined;
  /** Timeout of a booking. @default 15000 */
  bookingTimeoutMs?: number;
}

const maxAwbs = 10;

/** Bookings that one return may have after lost answers. */
const maxReverseCopies = 6;

/** Adapter for XpressBees' public shipment services. */
export function xpressbees(options: XpressbeesOptions): CourierAdapter {
  const { hosts, credentials, transport } = options;
  const { login, post, fetchAwbs, auditLog, cancel, pincode } = xpressbeesClient(
    hosts,
    credentials,
    transport,
  );
  const pool = options.pool(fetchAwbs);

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const awb = await pool.of(reference);
    const log = awb === undefined ? undefined : await auditLog(awb, 'find');
    if (awb === undefined || !log) return null;
    const isCancelled = log.ShipmentLogDetails?.some(({ ShipmentStatus }) => ShipmentStatus === 'CAN');
    return isCancelled ? null : { booked: true, awb, routing_code: log.DestinationHub ?? '' };
  };

  const bookReverse = async (booking: Booking): Promise<BookingResult> => {
    // It doesn't find a booking by our reference. A repeat after a lost answer gets a reference of its own: the AWB that was
    // lost is never picked up, because pickups are requested by AWB.
    for (let copy = 1; copy < maxReverseCopies; copy += 1) {
      const reference = copy === 1 ? booking.reference : `${booking.reference}-${copy}`;
      const result = await bookReverseAs({ ...booking, reference });
      if (result.booked || !/already exists/i.test(result.reason)) return result;
    }
    return {
      booked: false,
      reason: `It has ${maxReverseCopies - 1} bookings of this return. Ask its support desk.`,
    };
  };

  // A service of the newer platform, which assigns the AWB.
  const bookReverseAs = (booking: Booking) =>
    bookOnce(
      async () => {
        const answer = parseResponse(
          shapes.platform,
          await post({
            name: 'book',
            url: `${hosts.platform}/api/reverseshipments`,
            body: toReverseRequest(booking),
            idempotent: false,
            ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
          }),
        );
        const made = shapes.reverseBooked.safeParse(answer.data).data;
        if (answer.status && made)
          return { booked: true, awb: made.awb_number, routing_code: made.fwd_destination_code ?? '' };
        return { booked: false, reason: answer.message ?? 'The courier rejected the reverse pickup.' };
      },
      () => Promise.resolve(null),
    );

  return {
    ...createSupportDesk({ name: 'XpressBees', transport, url: options.supportUrl }),
    partner: 'xpressbees',
    // A request for each, so that a failure affects few others.
    trackBatch: maxAwbs,
    reversePickup: 'on-request',

    verify: () => checkLogin(() => login(), 'XpressBees rejected this user name, password and secret key.'),

    async book(booking) {
      if (booking.reverse) return bookReverse(booking);
      // The AWB is assigned before the booking is sent, so a lost booking can be looked up.
      const awb = await pool.take(booking.reference, booking.payment_mode === 'cod' ? 'COD' : 'PREPAID');
      return bookOnce(
        async () => {
          const answer = parseResponse(
            shapes.manifested,
            await post({
              name: 'book',
              url: `${hosts.manifest}/shipmentmanifestation/forward`,
              body: toManifestRequest(booking, awb, credentials.business_account),
              idempotent: false,
              ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
            }),
          );
          if (answer.ReturnCode === ok)
            return { booked: true, awb: answer.AWBNo ?? awb, routing_code: answer.DestinationHub ?? '' };
          const reason = answer.ReturnMessage ?? 'The courier rejected the shipment without a reason.';
          const known = /already exists/i.test(reason) ? await findBooking(booking.reference) : null;
          return known ?? { booked: false, reason };
        },
        () => findBooking(booking.reference),
      );
    },
    findBooking,

    async cancel(awb) {
      const { isDone, reason } = await cancel(awb, 'Cancelled by the seller');
      return { cancelled: isDone, reason };
    },

    async requestReturn(awb) {
      const { isDone, reason } = await cancel(awb, 'Return to origin, requested by the seller');
      return { accepted: isDone, reason };
    },

    async requestPickup({ awbs }) {
      // The manifest of the newer platform also requests the pickup.
      const answer = parseResponse(
        shapes.platform,
        await post({
          name: 'pickup',
          url: `${hosts.platform}/api/shipments2/manifest`,
          body: { awbs },
          idempotent: false,
        }),
      );
      if (!answer.status)
        return {
          accepted: false,
          reference: '',
          reason: answer.message ?? 'The courier rejected the pickup.',
        };
      return { accepted: true, reference: typeof answer.data === 'string' ? answer.data : '', reason: '' };
    },

    async checkManifest(awbs) {
      const missing: string[] = [];
      for (const awb of awbs) if (!(await auditLog(awb, 'find'))) missing.push(awb);
      return { missing };
    },

    async labelData(awb) {
      const log = await auditLog(awb, 'label');
      if (!log) return null;
      const isCod = log.OrderType?.toUpperCase() === 'COD';
      return {
        awb,
        routing_code: log.DestinationHub ?? '',
        reference: log.OrderNo ?? '',
        payment_mode: isCod ? 'cod' : 'prepaid',
        collectible_paise: isCod ? paise(Number(log.CollectibleAmount ?? 0)) : 0,
      };
    },

    async track(awbs) {
      const scans: CourierScan[] = [];
      // One request each, spread by the rate limiter.
      for (const awb of awbs.slice(0, maxAwbs)) {
        const log = await auditLog(awb);
        scans.push(
          ...(log?.ShipmentLogDetails ?? [])
            .flatMap((row) => scanOf(awb, row))
            .sort((a, b) => (a.event_time < b.event_time ? -1 : a.event_time > b.event_time ? 1 : 0)),
        );
      }
      return scans;
    },

    fetchDeliveryProof: async () => ({
      state: 'unsupported',
      reason: "XpressBees's API has no proof of delivery. Ask its support desk.",
    }),

    parseWebhook(body) {
      const parsed = shapes.pushed.safeParse(parseJson(body));
      if (!parsed.success) return undefined;
      const scans = scanOf(parsed.data.AWBNo, parsed.data);
      return scans.length > 0 ? scans : undefined;
    },

    // Its answers are final.
    findNdrResult: async () => ({ state: 'accepted', detail: '' }),

    async submitNdrAction(action) {
      if (action.action === 'return') {
        const { isDone, reason } = await cancel(action.awb, 'Return to origin after a failed delivery');
        return { accepted: isDone, reference: '', reason };
      }
      const answer = parseResponse(
        shapes.ndrAnswered,
        await post({
          name: 'ndr',
          url: `${hosts.updates}/client/UpdateNDRDeferredDeliveryDate`,
          body: {
            ShippingID: action.awb,
            // A date and a time, in India.
            DeferredDeliveryDate: action.date === undefined ? '' : `${action.date} 12:00:00`,
            AlternateCustomerMobileNumber: action.phone ?? '',
            AlternateCustomerAddress: action.address ?? '',
            // Needed with an address.
            CustomerPincode: action.pincode ?? '',
            Comments: action.remark ?? '',
          },
          idempotent: false,
        }),
      );
      const isTaken = answer.ReturnCode === ok;
      return { accepted: isTaken, reference: '', reason: isTaken ? '' : (answer.ReturnMessage ?? '') };
    },

    async serviceability(pin) {
      const [row, pickup] = await Promise.all([pincode(pin, 'Delivery'), pincode(pin, 'PickUp')]);
      if (!row) return null;
      return {
        pincode: row.pincode,
        // Without the flag it isn't known: the contract decides.
        cod: row.IsCOD ? row.IsCOD.toUpperCase() !== 'N' : undefined,
        prepaid: true,
        pickup: pickup !== undefined,
        oda: row.IsODA?.toUpperCase() === 'Y',
        max_cod_paise: paise(Number(row.MaxCODAmount ?? 0)),
        max_weight_g: 0,
        routing_code: row.HubName ?? '',
        remarks: '',
      };
    },

    async rate(question) {
      const answer = parseResponse(
        shapes.platform,
        await post({
          name: 'rate',
          url: `${hosts.platform}/api/courier/serviceability`,
          body: {
            origin: question.from_pincode,
            destination: question.to_pincode,
            payment_type: question.payment_mode,
            order_amount: String(question.collectible_paise / 100),
            weight: String(question.weight_g),
            length: String(question.length_cm),
            breadth: String(question.width_cm),
            height: String(question.height_cm),
          },
          idempotent: true,
          isRead: true,
        }),
      );
      const [price] = shapes.prices.safeParse(answer.data).data ?? [];
      return answer.status && price
        ? { rated: true, total_paise: paise(price.total_charges), zone: '' }
        : { rated: false, reason: answer.message ?? 'XpressBees returned no rate for this parcel.' };
    },
  };
}

function scanOf(awb: string, row: LogRow): CourierScan[] {
  const event_time = parseIstDayFirst(row.ShipmentStatusDateTime);
  if (event_time === undefined) return [];
  return [
    {
      awb,
      // A failed delivery is identified by its reason.
      code: row.ReasonCode && row.ReasonCode !== '0' ? row.ReasonCode : row.ShipmentStatus,
      status: row.ShipmentStatus,
      status_type: '',
      event_time,
      location: row.City ?? '',
      remark: row.Description ?? row.Process ?? '',
    },
  ];
}
