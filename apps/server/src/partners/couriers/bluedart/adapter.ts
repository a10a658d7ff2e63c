import { addDays, daysBetween, istDay, parseDay, startOfDay, timeOnDay } from '@khep/domain/days';
import { LRUCache } from 'lru-cache';
import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { CourierUnavailable } from '../port.ts';
import type { Booked, CourierAdapter } from '../port.ts';
import { paise, parseJson, parseResponse } from '../schemas.ts';
import { statedDays, transitTimeoutMs } from '../transitDays.ts';
import { createSupportDesk } from '../supportDesk.ts';
import { withoutWarehouseNames } from '../warehouseNames.ts';
import { createTokenCache } from '../transport/tokenCache.ts';
import type { CourierCall, Transport } from '../transport/transport.ts';
import { toInstructionRequest } from './instruction.ts';
import { creditReference } from './reference.ts';
import * as shapes from './schemas.ts';
import type { ServiceResult } from './schemas.ts';
import { bluedartScan, parseTracking } from './tracking.ts';
import { addressLines, dotNetDate, toWaybillRequest } from './waybill.ts';

export interface BluedartOptions {
  /** https://apigateway.bluedart.com, or the simulator. */
  url: string;
  credentials: {
    client_id: string;
    client_secret: string;
    login_id: string;
    licence_key: string;
    /** Tracking has a separate licence. */
    tracking_licence_key: string;
    customer_code: string;
    origin_area: string;
  };
  mode: 'Air' | 'Surface';
  transport: Transport;
  now: () => Date;
  /** The simulator's; undefined when Blue Dart is live. */
  supportUrl?: string | undefined;
  /** Timeout of a booking. @default 15000 */
  bookingTimeoutMs?: number;
}

// The token is valid for 24 hours.
const tokenMs = 23 * 3_600_000;
const maxAwbs = 50;

const wordsOf = ({ Status }: Pick<ServiceResult, 'Status'>): string =>
  (Status ?? []).flatMap(({ StatusInformation }) => StatusInformation ?? []).join('; ');

/** Adapter for Blue Dart's public API. */
export function bluedart(options: BluedartOptions): CourierAdapter {
  const { credentials, transport } = options;
  const base = `${options.url}/in/transportation`;
  const profile = {
    LoginID: credentials.login_id,
    LicenceKey: credentials.licence_key,
    Api_type: 'S',
  };

  const login = async () => {
    const { data } = await transport.send({
      name: 'login',
      method: 'GET',
      url: `${base}/token/v1/login`,
      headers: { ClientID: credentials.client_id, clientSecret: credentials.client_secret },
      idempotent: true,
    });
    const parsed = shapes.loggedIn.safeParse(data);
    if (!parsed.success)
      throw new CourierUnavailable('Blue Dart rejected these credentials.', {
        sent: false,
        status: 401,
      });
    return { token: parsed.data.JWTToken, keepMs: tokenMs };
  };
  const tokens = createTokenCache(login);

  const send = (call: CourierCall): Promise<unknown> =>
    tokens.with(async (token) => {
      const { data } = await transport.send({ ...call, headers: { ...call.headers, JWTToken: token } });
      return data;
    });
  interface Post extends Omit<CourierCall, 'method' | 'url' | 'headers' | 'body'> {
    path: string;
    body: unknown;
  }
  /** The response, or the gateway's error message. */
  const post = async ({ path, body, ...call }: Post): Promise<{ data: unknown; refusal?: string }> => {
    const data = await send({
      ...call,
      method: 'POST',
      url: base + path,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [error] = shapes.refused.safeParse(data).data?.['error-response'] ?? [];
    return error ? { data, refusal: wordsOf(error) || error.msg || 'Blue Dart rejected it.' } : { data };
  };

  const tracking = async (name: string, by: 'awb' | 'ref', numbers: readonly string[]) => {
    const query = new URLSearchParams({
      handler: 'tnt',
      action: 'custawbquery',
      loginid: credentials.login_id,
      awb: by,
      numbers: numbers.join(','),
      format: 'xml',
      lickey: credentials.tracking_licence_key,
      verno: '1.3',
      scan: '1',
    });
    return parseTracking(
      await send({
        name,
        method: 'GET',
        url: `${base}/tracking/v1/shipment?${query}`,
        idempotent: true,
        format: 'xml',
      }),
    );
  };

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const wanted = creditReference(reference);
    const found = (await tracking('find', 'ref', [wanted])).find(
      (row) => row.reference === wanted && !row.scans.some(({ code }) => code === 'CAN-T'),
    );
    return found ? { booked: true, awb: found.awb, routing_code: found.destination } : null;
  };

  const servicesOf = async (pincode: string) => {
    const { data, refusal } = await post({
      name: 'pincode',
      path: '/finder/v1/GetServicesforPincode',
      body: { pinCode: pincode, profile },
      idempotent: true,
      isRead: true,
    });
    if (refusal !== undefined) return null;
    const row = parseResponse(shapes.pincode, data).GetServicesforPincodeResult;
    return row.IsError || !row.AreaCode ? null : row;
  };

  const areas = new LRUCache<string, string>({ max: 1000 });
  /** The area of a pickup, by its PIN code: a brand has warehouses in several, and a return begins at the buyer. */
  const areaOf = async (pincode: string): Promise<string> => {
    const known = areas.get(pincode);
    if (known !== undefined) return known;
    const found = (await servicesOf(pincode))?.AreaCode?.trim() ?? '';
    if (found === '') return credentials.origin_area;
    areas.set(pincode, found);
    return found;
  };
  const product = options.mode === 'Air' ? 'A' : 'E';

  const instruct = async (request: Record<string, unknown>) => {
    const { data, refusal } = await post({
      name: 'ndr',
      path: '/cust-instruction-update/v1/CustALTInstructionUpdate',
      body: { altreq: request, profile },
      idempotent: false,
    });
    if (refusal !== undefined) return { accepted: false, reference: '', reason: refusal };
    const result = parseResponse(shapes.instruction, data).CustALTInstructionUpdateResult;
    return { accepted: !result.IsError, reference: '', reason: result.IsError ? wordsOf(result) : '' };
  };

  return {
    ...createSupportDesk({ name: 'Blue Dart', transport, url: options.supportUrl }),
    ...withoutWarehouseNames('Blue Dart takes the address of each booking.'),
    partner: 'bluedart',
    trackBatch: maxAwbs,
    // Its PIN codes have products by air and by ground.
    servesByMode: true,
    reversePickup: 'on-request',

    verify: () => checkLogin(() => login(), 'Blue Dart rejected this client ID and client secret.'),

    book: (booking) =>
      bookOnce(
        async () => {
          const origin_area = await areaOf(booking.pickup.pincode);
          const { data, refusal } = await post({
            name: 'book',
            path: '/waybill/v1/GenerateWayBill',
            body: {
              Request: toWaybillRequest(booking, {
                customer_code: credentials.customer_code,
                origin_area,
                product,
                now: options.now(),
              }),
              Profile: profile,
            },
            idempotent: false,
            ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
          });
          const result =
            refusal === undefined ? parseResponse(shapes.waybill, data).GenerateWayBillResult : undefined;
          if (result && !result.IsError && result.AWBNo)
            return {
              booked: true,
              awb: result.AWBNo,
              routing_code: [result.DestinationArea, result.DestinationLocation].filter(Boolean).join('/'),
            };
          const reason =
            refusal ?? (result && wordsOf(result)) ?? 'The courier rejected the shipment without a reason.';
          const known = /duplicate|already (used|generated)/i.test(reason)
            ? await findBooking(booking.reference)
            : null;
          return known ?? { booked: false, reason };
        },
        () => findBooking(booking.reference),
      ),
    findBooking,

    async cancel(awb) {
      const { data, refusal } = await post({
        name: 'cancel',
        path: '/waybill/v1/CancelWaybill',
        body: { Request: { AWBNo: awb }, Profile: profile },
        idempotent: true,
      });
      if (refusal !== undefined) return { cancelled: false, reason: refusal };
      const result = parseResponse(shapes.cancelled, data).CancelWaybillResult;
      return { cancelled: !result.IsError, reason: wordsOf(result) };
    },

    async requestReturn(awb) {
      const { accepted, reason } = await instruct(toInstructionRequest({ awb }, 'return', ''));
      return { accepted, reason };
    },

    async requestPickup(request) {
      const { pickup } = request;
      const [line1, line2, line3] = addressLines(`${pickup.address} ${pickup.city} ${pickup.state}`);
      const { data, refusal } = await post({
        name: 'pickup',
        path: '/pickup/v1/RegisterPickup',
        body: {
          request: {
            AreaCode: await areaOf(pickup.pincode),
            AWBNo: request.awbs,
            ContactPersonName: pickup.name.slice(0, 30),
            CustomerCode: credentials.customer_code,
            CustomerName: pickup.name.slice(0, 30),
            CustomerAddress1: line1,
            CustomerAddress2: line2,
            CustomerAddress3: line3,
            CustomerPincode: pickup.pincode,
            MobileTelNo: pickup.phone,
            NumberofPieces: request.expected_count,
            ProductCode: product,
            ReferenceNo: request.location.slice(0, 20),
            ShipmentPickupDate: dotNetDate(timeOnDay(request.date, request.time)),
            ShipmentPickupTime: request.time.slice(0, 5).replace(':', ''),
            OfficeCloseTime: '1900',
          },
          profile,
        },
        idempotent: false,
      });
      const result =
        refusal === undefined ? parseResponse(shapes.pickup, data).RegisterPickupResult : undefined;
      if (!result || result.IsError)
        return {
          accepted: false,
          reference: '',
          reason: refusal ?? (result && wordsOf(result)) ?? 'The courier rejected the pickup.',
        };
      return { accepted: true, reference: String(result.TokenNumber ?? ''), reason: '' };
    },

    async checkManifest(awbs) {
      const known = new Set<string>();
      for (let start = 0; start < awbs.length; start += maxAwbs)
        for (const { awb } of await tracking('find', 'awb', awbs.slice(start, start + maxAwbs)))
          known.add(awb);
      return { missing: awbs.filter((awb) => !known.has(awb)) };
    },

    fetchLabel: async () => ({
      state: 'unsupported',
      reason: 'Blue Dart returns its label only with a booking.',
    }),

    async labelData(awb) {
      const row = (await tracking('label', 'awb', [awb])).find((one) => one.awb === awb);
      if (!row) return null;
      const isCod = row.product === 'C';
      return {
        awb,
        routing_code: row.destination,
        reference: row.reference,
        payment_mode: isCod ? 'cod' : 'prepaid',
        collectible_paise: isCod ? paise(row.collectable) : 0,
      };
    },

    async track(awbs) {
      if (awbs.length === 0) return [];
      const rows = await tracking('track', 'awb', awbs.slice(0, maxAwbs));
      return rows.flatMap(({ scans }) => scans);
    },

    fetchDeliveryProof: async () => ({
      state: 'unsupported',
      reason: "Blue Dart's API has no proof of delivery. Ask its support desk.",
    }),

    parseWebhook(body) {
      const parsed = shapes.pushed.safeParse(parseJson(body));
      const scans = parsed.data?.statustracking.flatMap(({ Shipment }) =>
        Shipment.Scans.ScanDetail.flatMap((scan) => bluedartScan(Shipment.WaybillNo, scan)),
      );
      return scans && scans.length > 0 ? scans : undefined;
    },

    // Its answers are final.
    findNdrResult: async () => ({ state: 'accepted', detail: '' }),

    async updateEwayBill({ awb, number, invoice, order_number, seller_gstin }) {
      const now = options.now();
      const { data, refusal } = await post({
        name: 'eway-bill',
        path: '/waybill/v1/UpdateEwayBill',
        body: {
          ERequest: {
            Waybillnumber: awb,
            eWaybillNumber: number,
            // The portal's date isn't known here: the day on which it is entered.
            eWaybillDate: dotNetDate(startOfDay(istDay(now))),
            InvoiceNumber: invoice?.number ?? order_number,
            InvoiceDate: dotNetDate(startOfDay(invoice?.date ?? istDay(now))),
            SellerGSTNo: seller_gstin,
          },
          Profile: profile,
        },
        idempotent: true,
      });
      if (refusal !== undefined) return { state: 'refused', reason: refusal };
      const result = parseResponse(shapes.ewayBill, data);
      return result.IsError
        ? { state: 'refused', reason: wordsOf(result) || 'Blue Dart gave no reason.' }
        : { state: 'told' };
    },

    async submitNdrAction(action) {
      if (action.action === 'change-address' || action.action === 'change-phone')
        return {
          accepted: false,
          reference: '',
          reason: "Blue Dart's API takes no other address or phone. Ask its support desk.",
        };
      const tomorrow = addDays(istDay(options.now()), 1);
      return instruct(toInstructionRequest(action, action.action, tomorrow));
    },

    async serviceability(pincode) {
      const row = await servicesOf(pincode);
      if (!row) return null;
      const isAir = options.mode === 'Air';
      const pickup = isAir
        ? row.eTailPrePaidAirOutound || row.eTailPrePaidAirOutbound
        : row.eTailPrePaidGroundOutbound;
      return {
        pincode,
        cod: isAir ? row.eTailCODAirInbound : row.eTailCODGroundInbound,
        prepaid: isAir ? row.eTailPrePaidAirInbound : row.eTailPrePaidGroundInbound,
        pickup,
        reverse_pickup: pickup && !row.RVPEmbargo,
        // Out of delivery area is given as extra kilometres.
        oda: Number((isAir ? row.ApexEDLDist : row.GroundEDLDist) ?? 0) > 0,
        max_cod_paise: paise((isAir ? row.AirValueLimit : row.GroundValueLimit) ?? 0),
        max_weight_g: 0,
        routing_code: [row.AreaCode, row.ServiceCenterCode].filter(Boolean).join('/'),
        remarks: row.Embargo ? 'Embargo' : '',
      };
    },

    async transitDays({ from, to, day }) {
      const pickupTime = '16:00';
      const { data, refusal } = await post({
        name: 'transit',
        path: '/transit/v1/GetDomesticTransitTimeForPinCodeandProduct',
        body: {
          pPinCodeFrom: from,
          pPinCodeTo: to,
          pProductCode: product,
          pSubProductCode: 'P',
          pPudate: dotNetDate(timeOnDay(day, pickupTime)),
          pPickupTime: pickupTime,
          profile,
        },
        idempotent: true,
        isRead: true,
        isOptional: true,
        // It answers 404 to a login id without access to transit times.
        isAbsenceAnswered: true,
        timeoutMs: transitTimeoutMs,
      });
      if (refusal !== undefined || data === null) return null;
      const result = parseResponse(shapes.transit, data).GetDomesticTransitTimeForPinCodeandProductResult;
      const expected = result.IsError ? undefined : parseDay(result.ExpectedDateDelivery ?? '');
      return expected === undefined ? null : statedDays(daysBetween(day, expected));
    },

    rate: async () => ({
      rated: false,
      reason: "Blue Dart's API has no rates. Its contract's rate card is used.",
    }),
  };
}
