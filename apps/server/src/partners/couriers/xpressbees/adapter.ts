import type { AwbPool } from '../awbPool.ts';
import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { parseIstDayFirst } from '../istTime.ts';
import type { Booked, CourierAdapter, CourierScan } from '../port.ts';
import { paise, parseJson, parseResponse } from '../schemas.ts';
import { createSupportDesk } from '../supportDesk.ts';
import { withoutWarehouseNames } from '../warehouseNames.ts';
import type { Transport } from '../transport/transport.ts';
import { awbKinds, ok, xpressbeesClient } from './client.ts';
import type { Direction, XpressbeesLogin } from './client.ts';
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

/** Adapter for XpressBees' shipment services at xbees.in, which share one log-in. */
export function xpressbees(options: XpressbeesOptions): CourierAdapter {
  const { hosts, credentials, transport } = options;
  const { login, post, fetchAwbs, auditLog, cancel, pincode } = xpressbeesClient(
    hosts,
    credentials,
    transport,
  );
  const pool = options.pool(fetchAwbs);

  const directionOf = (kind: string | undefined): Direction =>
    kind === awbKinds.reverse ? 'reverse' : 'forward';
  const directionOfAwb = async (awb: string) => directionOf((await pool.kindsOf([awb])).get(awb));

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const awb = await pool.of(reference);
    const log = awb === undefined ? undefined : await auditLog(awb, 'find', await directionOfAwb(awb));
    if (awb === undefined || !log) return null;
    const isCancelled = log.ShipmentLogDetails?.some(({ ShipmentStatus }) =>
      ['CAN', 'RPCANCEL'].includes(ShipmentStatus.toUpperCase()),
    );
    return isCancelled ? null : { booked: true, awb, routing_code: log.DestinationHub ?? '' };
  };

  return {
    ...createSupportDesk({ name: 'XpressBees', transport, url: options.supportUrl }),
    ...withoutWarehouseNames(
      "XpressBees gives the code of a warehouse: its API can't check or register one.",
    ),
    partner: 'xpressbees',
    // A request for each, so that a failure affects few others.
    trackBatch: maxAwbs,
    reversePickup: 'automatic',

    verify: () => checkLogin(() => login(), 'XpressBees rejected this user name, password and secret key.'),

    async book(booking) {
      const direction = booking.reverse ? 'reverse' : 'forward';
      const kind = booking.reverse
        ? awbKinds.reverse
        : booking.payment_mode === 'cod'
          ? awbKinds.cod
          : awbKinds.prepaid;
      // The AWB is assigned before the booking is sent, so a lost booking can be looked up.
      const awb = await pool.take(booking.reference, kind);
      const build = booking.reverse ? toReverseRequest : toManifestRequest;
      return bookOnce(
        async () => {
          const answer = parseResponse(
            shapes.manifested,
            await post({
              name: 'book',
              url: `${hosts.manifest}/shipmentmanifestation/${direction}`,
              body: build(booking, awb, credentials.business_account),
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
      const { isDone, reason } = await cancel(awb, await directionOfAwb(awb), 'Cancelled by the seller');
      return { cancelled: isDone, reason };
    },

    async requestReturn(awb) {
      const { isDone, reason } = await cancel(awb, 'forward', 'Return to origin, requested by the seller');
      return { accepted: isDone, reason };
    },

    // The manifest schedules the pickup of its shipment.
    requestPickup: async () => ({ accepted: true, reference: '', reason: '' }),

    async checkManifest(awbs) {
      const missing: string[] = [];
      const kinds = await pool.kindsOf(awbs);
      for (const awb of awbs)
        if (!(await auditLog(awb, 'find', directionOf(kinds.get(awb))))) missing.push(awb);
      return { missing };
    },

    fetchLabel: async () => ({ state: 'unsupported', reason: "XpressBees' API has no labels." }),

    async labelData(awb) {
      const log = await auditLog(awb, 'label', await directionOfAwb(awb));
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
      const kinds = await pool.kindsOf(awbs);
      // One request each, spread by the rate limiter.
      for (const awb of awbs.slice(0, maxAwbs)) {
        const log = await auditLog(awb, 'track', directionOf(kinds.get(awb)));
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

    updateEwayBill: async () => ({
      state: 'unsupported',
      reason: "XpressBees's API takes no e-way bill after the booking.",
    }),

    async submitNdrAction(action) {
      if (action.action === 'return') {
        const { isDone, reason } = await cancel(
          action.awb,
          'forward',
          'Return to origin after a failed delivery',
        );
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

    rate: async () => ({ rated: false, reason: "XpressBees's API has no rates." }),
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
