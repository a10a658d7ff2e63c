import type { Logger } from 'pino';
import { z } from 'zod';
import { CourierDown } from './port.ts';
import type {
  Booking,
  BookingResult,
  CourierAdapter,
  CourierScan,
  PickupRequest,
  PincodeService,
} from './port.ts';
import { callCourier } from './request.ts';

interface DelhiveryOptions {
  url: string;
  token: string;
  mode: 'Surface' | 'Express';
  log: Logger;
  /** The simulator has no warehouse to look into: it is told which boxes are handed over. */
  isSimulated: boolean;
  /** Milliseconds before a booking counts as lost. @default 15000 */
  bookingTimeoutMs?: number;
}

const created = z.object({
  packages: z
    .array(
      z.object({
        waybill: z.string().nullish(),
        status: z.string(),
        remarks: z.union([z.string(), z.array(z.string())]).nullish(),
        sort_code: z.string().nullish(),
        refnum: z.string().nullish(),
      }),
    )
    .default([]),
  rmk: z.string().nullish(),
});
const yesNo = z.union([z.enum(['Y', 'N', '']), z.boolean()]).nullish();
const pinCodes = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pin: z.union([z.number(), z.string()]),
        cod: yesNo,
        pre_paid: yesNo,
        pickup: yesNo,
        is_oda: yesNo,
        sort_code: z.string().nullish(),
        max_amount: z.number().nullish(),
        max_weight: z.number().nullish(),
        remarks: z.string().nullish(),
      }),
    }),
  ),
});
const scanDetail = z.object({
  Scan: z.string(),
  ScanType: z.string(),
  ScanDateTime: z.string(),
  StatusCode: z.string().nullish(),
  ScannedLocation: z.string().nullish(),
  Instructions: z.string().nullish(),
});
const tracked = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.string(),
          ReferenceNo: z.string().nullish(),
          SortCode: z.string().nullish(),
          Scans: z.array(z.object({ ScanDetail: scanDetail })).default([]),
        }),
      }),
    )
    .default([]),
});

const isYes = (value: unknown): boolean => value === 'Y' || value === true;
const rupees = (paise: number): number => paise / 100;

/** Delhivery's time is IST and says no zone. */
function isoTime(text: string): string {
  return /(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? new Date(text).toISOString()
    : new Date(`${text}+05:30`).toISOString();
}

/** Delhivery's one-parcel API (B2C), in its public shapes. */
export function delhivery(options: DelhiveryOptions): CourierAdapter {
  const { url, log } = options;
  const headers = { Authorization: `Token ${options.token}`, Accept: 'application/json' };
  const get = (path: string, idempotent = true) =>
    callCourier({ method: 'GET', url: url + path, headers, idempotent }, log);
  const post = (path: string, body: unknown, idempotent: boolean) =>
    callCourier(
      {
        method: 'POST',
        url: url + path,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        idempotent,
      },
      log,
    );

  const findByReference = async (reference: string): Promise<BookingResult | undefined> => {
    const answer = tracked.safeParse(
      await get(`/api/v1/packages/json/?ref_ids=${encodeURIComponent(reference)}`),
    );
    const shipment = answer.data?.ShipmentData.find(
      (row) => row.Shipment.ReferenceNo === reference,
    )?.Shipment;
    return shipment && { booked: true, awb: shipment.AWB, routing_code: shipment.SortCode ?? '' };
  };

  return {
    async book(booking) {
      const data = JSON.stringify({
        shipments: [shipmentOf(booking, options.mode)],
        pickup_location: { name: booking.pickup_location },
      });
      const body = new URLSearchParams({ format: 'json', data }).toString();
      let answer: unknown;
      try {
        answer = await callCourier(
          {
            method: 'POST',
            url: `${url}/api/cmu/create.json`,
            headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
            body,
            idempotent: false,
            ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
          },
          log,
        );
      } catch (error) {
        // It may have been made all the same: ask by our reference, never book twice.
        const found = await findByReference(booking.reference);
        if (found) return found;
        throw error;
      }
      const parsed = created.safeParse(answer);
      const made = parsed.data?.packages[0];
      if (!parsed.success) throw new CourierDown('The courier answered in a shape that is not its own.');
      if (made?.status === 'Success' && made.waybill)
        return { booked: true, awb: made.waybill, routing_code: made.sort_code ?? '' };
      const remarks =
        [made?.remarks ?? []].flat().filter(Boolean).join('; ') ||
        parsed.data.rmk ||
        'The courier refused the parcel and gave no reason.';
      if (/duplicate order/i.test(remarks))
        return (await findByReference(booking.reference)) ?? { booked: false, reason: remarks };
      return { booked: false, reason: remarks };
    },

    async cancel(awb) {
      const answer = z
        .object({ status: z.boolean(), remark: z.string().nullish(), error: z.string().nullish() })
        .safeParse(await post('/api/p/edit', { waybill: awb, cancellation: 'true' }, true));
      return {
        cancelled: answer.data?.status === true,
        reason: answer.data?.error ?? answer.data?.remark ?? '',
      };
    },

    async requestReturn(awb) {
      const answer = z
        .object({ status: z.boolean(), remark: z.string().nullish(), error: z.string().nullish() })
        .safeParse(await post('/api/p/edit', { waybill: awb, cancellation: 'true' }, true));
      return {
        accepted: answer.data?.status === true,
        reason: answer.data?.error ?? answer.data?.remark ?? '',
      };
    },

    async requestPickup(request: PickupRequest) {
      const answer = z
        .object({
          pickup_id: z.union([z.number(), z.string()]).nullish(),
          error: z.string().nullish(),
          data: z.object({ message: z.string().nullish() }).nullish(),
        })
        .safeParse(
          await post(
            '/fm/request/new/',
            {
              pickup_time: request.time,
              pickup_date: request.date,
              pickup_location: request.location,
              expected_package_count: request.expected_count,
              ...(options.isSimulated ? { waybills: request.awbs } : {}),
            },
            false,
          ),
        );
      const reference = answer.data?.pickup_id;
      if (reference !== undefined && reference !== null)
        return { accepted: true, reference: String(reference), reason: '' };
      return {
        accepted: false,
        reference: '',
        reason: answer.data?.data?.message ?? answer.data?.error ?? 'The courier did not take the pickup.',
      };
    },

    async track(awbs) {
      if (awbs.length === 0) return [];
      const answer = tracked.safeParse(
        await get(`/api/v1/packages/json/?waybill=${awbs.slice(0, 50).join(',')}`),
      );
      if (!answer.success) throw new CourierDown('The courier answered in a shape that is not its own.');
      return answer.data.ShipmentData.flatMap(({ Shipment }) =>
        Shipment.Scans.map(({ ScanDetail: scan }): CourierScan => ({
          awb: Shipment.AWB,
          code: scan.StatusCode ?? '',
          status: scan.Scan,
          status_type: scan.ScanType,
          event_time: isoTime(scan.ScanDateTime),
          location: scan.ScannedLocation ?? '',
          remark: scan.Instructions ?? '',
        })),
      );
    },

    async serviceability(pincode): Promise<PincodeService | null> {
      const answer = pinCodes.safeParse(
        await get(`/c/api/pin-codes/json/?filter_codes=${encodeURIComponent(pincode)}`),
      );
      const row = answer.data?.delivery_codes[0]?.postal_code;
      if (!row) return null;
      return {
        pincode: String(row.pin),
        cod: isYes(row.cod),
        prepaid: isYes(row.pre_paid),
        pickup: isYes(row.pickup),
        oda: isYes(row.is_oda),
        max_cod_paise: Math.round((row.max_amount ?? 0) * 100),
        max_weight_g: Math.round(row.max_weight ?? 0),
        routing_code: row.sort_code ?? '',
        remarks: row.remarks ?? '',
      };
    },
  };
}

function shipmentOf(booking: Booking, mode: 'Surface' | 'Express'): Record<string, unknown> {
  const { to, pickup, return_to } = booking;
  return {
    name: to.name,
    add: to.address,
    pin: to.pincode,
    city: to.city,
    state: to.state,
    country: 'India',
    phone: to.phone,
    order: booking.reference,
    payment_mode: booking.payment_mode === 'cod' ? 'COD' : 'Prepaid',
    products_desc: booking.products,
    cod_amount: rupees(booking.payment_mode === 'cod' ? booking.collectible_paise : 0),
    total_amount: rupees(booking.declared_paise),
    quantity: booking.quantity,
    weight: booking.weight_g,
    shipment_length: booking.length_cm,
    shipment_width: booking.width_cm,
    shipment_height: booking.height_cm,
    shipping_mode: mode,
    seller_name: pickup.name,
    seller_add: pickup.address,
    return_name: return_to.name,
    return_add: return_to.address,
    return_pin: return_to.pincode,
    return_city: return_to.city,
    return_state: return_to.state,
    return_country: 'India',
    return_phone: return_to.phone,
  };
}
