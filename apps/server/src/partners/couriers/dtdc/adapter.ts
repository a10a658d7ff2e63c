import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { CourierUnavailable } from '../port.ts';
import type { Accepted, Booked, CourierAdapter, CourierScan, Lane, PincodeServiceability } from '../port.ts';
import { parseJson, parseResponse } from '../schemas.ts';
import { createSupportDesk } from '../supportDesk.ts';
import { statedDays, transitTimeoutMs } from '../transitDays.ts';
import { withoutWarehouseNames } from '../warehouseNames.ts';
import { createTokenCache } from '../transport/tokenCache.ts';
import type { CourierCall, Transport } from '../transport/transport.ts';
import type { DtdcHosts } from './hosts.ts';
import { dtdcScans, pushedScan } from './scans.ts';
import * as shapes from './schemas.ts';
import { toSoftdata } from './softdata.ts';

export interface DtdcOptions {
  hosts: DtdcHosts;
  credentials: {
    api_key: string;
    customer_code: string;
    /** Tracking is a system of its own. */
    tracking_username: string;
    tracking_password: string;
    /** Of instructions after failed deliveries; empty if the brand has none. */
    instruction_password: string;
  };
  mode: 'Air' | 'Surface';
  transport: Transport;
  /** The simulator's; undefined when DTDC is live. */
  supportUrl?: string | undefined;
  /** Timeout of a booking. @default 15000 */
  bookingTimeoutMs?: number;
}

// Nothing says how long the token is valid; an expired one is renewed.
const tokenMs = 12 * 3_600_000;
const maxAwbs = 10;
const services = { Air: 'B2C PRIORITY', Surface: 'B2C SMART EXPRESS' } as const;
/** Instructions after a failed delivery. */
const instructions = { again: '1', return: '2' } as const;

type Post = Pick<CourierCall, 'name' | 'idempotent' | 'isRead' | 'timeoutMs' | 'url' | 'headers'> & {
  body: unknown;
};

/** Adapter for DTDC's public API: order upload, tracking, PIN codes and instructions are four systems. */
export function dtdc(options: DtdcOptions): CourierAdapter {
  const { hosts, credentials, transport } = options;
  const orders = `${hosts.orders}/api/customer/integration/consignment`;
  const apiKey = { 'api-key': credentials.api_key };

  const post = async ({ body, headers, ...call }: Post): Promise<unknown> => {
    const { data } = await transport.send({
      ...call,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return data;
  };
  const refusalOf = (data: unknown): string | undefined => {
    const refused = shapes.refused.safeParse(data).data;
    if (!refused) return undefined;
    return (
      (typeof refused.error === 'string' ? refused.message || refused.error : refused.error.message) ?? ''
    );
  };

  const login = async () => {
    const query = new URLSearchParams({
      username: credentials.tracking_username,
      password: credentials.tracking_password,
    });
    const { status, data } = await transport.send({
      name: 'login',
      method: 'GET',
      url: `${hosts.tracking}/dtdc-api/api/dtdc/authenticate?${query}`,
      idempotent: true,
      // The token itself without quotes, or JSON.
      format: 'file',
    });
    const text = data instanceof Uint8Array ? Buffer.from(data).toString('utf8').trim() : '';
    const token = shapes.loggedIn.safeParse(parseJson(text)).data?.token ?? text;
    // 201 is its "validation failed".
    if (status !== 200 || token === '' || /\s/.test(token))
      throw new CourierUnavailable('DTDC rejected these credentials.', { sent: false, status: 401 });
    return { token, keepMs: tokenMs };
  };
  const tokens = createTokenCache(login);

  const tracking = (name: string, trkType: 'cnno' | 'reference', strcnno: string) =>
    tokens.with(async (token) => {
      const answer = parseResponse(
        shapes.tracked,
        await post({
          name,
          url: `${hosts.tracking}/dtdc-api/rest/JSONCnTrk/getTrackDetails`,
          headers: { 'X-Access-Token': token },
          body: { trkType, strcnno, addtnlDtl: 'Y' },
          idempotent: true,
          isRead: true,
        }),
      );
      return answer.statusFlag ? answer : undefined;
    });

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const found = await tracking('find', 'reference', reference);
    const awb = found?.trackHeader?.strShipmentNo?.trim();
    if (!found || !awb || found.trackHeader?.strRefNo?.trim() !== reference) return null;
    const isCancelled = dtdcScans(awb, found).some(({ status }) => status === 'PCAN' || status === 'CAN');
    // It tells no routing code.
    return isCancelled ? null : { booked: true, awb, routing_code: '' };
  };

  const instruct = async (awb: string, rtoAction: string, remarks: string): Promise<Accepted> => {
    const no = (reason: string) => ({ accepted: false, reference: '', reason });
    const { customer_code, instruction_password } = credentials;
    if (instruction_password === '')
      return no('Enter the password for instructions to DTDC in Settings > Integrations.');
    const basic = Buffer.from(`${customer_code}:${instruction_password}`).toString('base64');
    const { result } = parseResponse(
      shapes.instructed,
      await post({
        name: 'ndr',
        url: `${hosts.instructions}/ctbs-sraa-api/sraa/validateAndSave`,
        headers: { Authorization: `Basic ${basic}` },
        body: [{ consgNumber: awb, custCode: customer_code, rtoAction, remarks }],
        idempotent: false,
      }),
    );
    const valid = result?.validConsignmentResponse;
    const isIn = (list: readonly { consgNumber?: string | null | undefined }[] | null | undefined) =>
      (list ?? []).some(({ consgNumber }) => consgNumber === awb);
    if (isIn(valid?.successConsignmentList) || isIn(valid?.pendingApprovalConsignmentList))
      return { accepted: true, reference: '', reason: '' };
    if ((result?.invalidConsignmentResponse?.consignmentsNotFoundResponse ?? []).length > 0)
      return no("DTDC doesn't know this AWB.");
    const [failed] = valid?.failedConsignmentList ?? [];
    return no(
      failed?.message ||
        failed?.reason ||
        failed?.remarks ||
        'DTDC refused the instruction without a reason.',
    );
  };

  const askOf = async ({ from, to }: Lane, more: Partial<CourierCall> = {}) =>
    parseResponse(
      shapes.pincode,
      await post({
        name: 'pincode',
        url: `${hosts.pincodes}/ratecalapi/PincodeApiCall`,
        body: { orgPincode: from, desPincode: to },
        idempotent: true,
        isRead: true,
        ...more,
      }),
    );

  const laneServiceability = async (lane: Lane): Promise<PincodeServiceability | null> => {
    const answer = await askOf(lane);
    const [zip] = answer.ZIPCODE_RESP;
    const [served] = answer.SERV_LIST ?? [];
    if (zip?.MESSAGE !== 'SUCCESS' || !zip.SERVFLAG || !served) return null;
    return {
      pincode: lane.to,
      cod: served.b2C_COD_Serviceable,
      prepaid: served.b2C_SERVICEABLE,
      pickup: true,
      oda: served.remote_Delivery_Area,
      // It tells no limits.
      max_cod_paise: 0,
      max_weight_g: 0,
      routing_code: '',
      remarks: '',
    };
  };

  return {
    ...createSupportDesk({ name: 'DTDC', transport, url: options.supportUrl }),
    ...withoutWarehouseNames('DTDC takes the address of each booking.'),
    partner: 'dtdc',
    // A request for each, so that a failure affects few others.
    trackBatch: maxAwbs,
    reversePickup: 'none',

    verify: () =>
      checkLogin(async () => {
        // An upload of nothing: a wrong key is refused before the list is looked at.
        await post({
          name: 'verify',
          url: `${orders}/softdata`,
          headers: apiKey,
          body: { consignments: [] },
          idempotent: true,
          isRead: true,
        });
        await login();
      }, 'DTDC rejected this API key, or this user name and password for tracking.'),

    book(booking) {
      if (booking.reverse)
        return Promise.resolve({
          booked: false,
          reason: "DTDC's API has no reverse pickups. Choose another courier for the return.",
        });
      return bookOnce(
        async () => {
          const data = await post({
            name: 'book',
            url: `${orders}/softdata`,
            headers: apiKey,
            body: toSoftdata(booking, {
              customer_code: credentials.customer_code,
              service_type_id: services[options.mode],
            }),
            idempotent: false,
            ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
          });
          const refusal = refusalOf(data);
          if (refusal !== undefined)
            return {
              booked: false,
              reason: refusal || 'The courier rejected the shipment without a reason.',
            };
          const [row] = parseResponse(shapes.uploaded, data).data;
          if (row?.success && row.reference_number)
            return { booked: true, awb: row.reference_number, routing_code: '' };
          const reason = row?.message || row?.reason || 'The courier rejected the shipment without a reason.';
          if (/hub not found/i.test(reason))
            return {
              booked: false,
              reason: `DTDC doesn't serve ${booking.pickup.pincode} or ${booking.to.pincode}: ${reason}`,
            };
          const known = /duplicate|already exists/i.test(reason)
            ? await findBooking(booking.reference)
            : null;
          return known ?? { booked: false, reason };
        },
        () => findBooking(booking.reference),
      );
    },
    findBooking,

    async cancel(awb) {
      const data = await post({
        name: 'cancel',
        url: `${orders}/cancel`,
        headers: apiKey,
        body: { AWBNo: [awb], customerCode: credentials.customer_code },
        idempotent: true,
      });
      const refusal = refusalOf(data);
      if (refusal !== undefined) return { cancelled: false, reason: refusal };
      const { successConsignments, failures } = parseResponse(shapes.cancelled, data);
      if (successConsignments?.some(({ success, reference_number }) => success && reference_number === awb))
        return { cancelled: true, reason: '' };
      const [failure] = failures ?? [];
      // A repeat fails with the state that it has.
      if (failure?.current_status?.toLowerCase() === 'cancelled') return { cancelled: true, reason: '' };
      return {
        cancelled: false,
        reason: failure?.message || failure?.reason || 'DTDC refused the cancellation without a reason.',
      };
    },

    async requestReturn(awb) {
      const { accepted, reason } = await instruct(awb, instructions.return, 'Return to origin');
      return { accepted, reason };
    },

    // It has no call for this: an upload is also the request for its pickup.
    requestPickup: async () => ({ accepted: true, reference: '', reason: '' }),

    async checkManifest(awbs) {
      const missing: string[] = [];
      for (const awb of awbs) if (!(await tracking('find', 'cnno', awb))) missing.push(awb);
      return { missing };
    },

    async labelData(awb) {
      const header = (await tracking('label', 'cnno', awb))?.trackHeader;
      if (!header) return null;
      const isCod = header.strCNProdCODFOD?.trim().toUpperCase() === 'COD';
      return {
        awb,
        routing_code: '',
        reference: header.strRefNo?.trim() ?? '',
        payment_mode: isCod ? 'cod' : 'prepaid',
        collectible_paise: isCod ? undefined : 0,
      };
    },

    async fetchLabel(awb) {
      // As text in JSON, with the AWB that it is of.
      const query = new URLSearchParams({
        reference_number: awb,
        label_code: 'SHIP_LABEL_4X6',
        label_format: 'base64',
      });
      const { data } = await transport.send({
        name: 'label-file',
        method: 'GET',
        url: `${orders}/shippinglabel/stream?${query}`,
        headers: apiKey,
        idempotent: true,
        // For its limit of size.
        format: 'file',
      });
      const none = 'DTDC has no label of this AWB.';
      const answer = data instanceof Uint8Array ? parseJson(Buffer.from(data).toString('utf8')) : data;
      const refusal = refusalOf(answer);
      if (refusal !== undefined) return { state: 'missing', reason: refusal || none };
      const { referenceNumber, label } = parseResponse(shapes.label, answer);
      return referenceNumber === awb && label
        ? { state: 'found', pdf: Buffer.from(label, 'base64') }
        : { state: 'missing', reason: none };
    },

    async track(awbs) {
      const scans: CourierScan[] = [];
      for (const awb of awbs.slice(0, maxAwbs)) {
        const found = await tracking('track', 'cnno', awb);
        if (found) scans.push(...dtdcScans(awb, found));
      }
      return scans;
    },

    fetchDeliveryProof: async () => ({
      state: 'unsupported',
      reason: "DTDC's API has no proof of delivery. Ask its support desk.",
    }),

    parseWebhook(body) {
      const parsed = shapes.pushed.safeParse(parseJson(body));
      if (!parsed.success) return undefined;
      const awb = parsed.data.shipment.strShipmentNo.trim();
      const scans = parsed.data.shipmentStatus.flatMap((row) => pushedScan(awb, row));
      return scans.length > 0 ? scans : undefined;
    },

    // Its answers are final.
    findNdrResult: async () => ({ state: 'accepted', detail: '' }),

    updateEwayBill: async () => ({
      state: 'unsupported',
      reason: "DTDC's API takes no e-way bill after the booking.",
    }),

    async submitNdrAction(action) {
      if (action.action === 'change-address' || action.action === 'change-phone')
        return {
          accepted: false,
          reference: '',
          reason: "DTDC's API takes no other address or phone. Ask its support desk.",
        };
      if (action.action === 'return')
        return instruct(action.awb, instructions.return, action.remark ?? 'Return to origin');
      // It needs a remark, and has no field for a date.
      const wish = action.date === undefined ? 'Deliver again.' : `Deliver on ${action.date}.`;
      return instruct(action.awb, instructions.again, [wish, action.remark].filter(Boolean).join(' '));
    },

    // From a PIN code to itself it answers for that one, at both ends.
    serviceability: (pin) => laneServiceability({ from: pin, to: pin }),
    laneServiceability,

    async transitDays(lane) {
      const { SERV_LIST_DTLS } = await askOf(lane, {
        name: 'transit',
        isOptional: true,
        timeoutMs: transitTimeoutMs,
      });
      const booked = SERV_LIST_DTLS?.find(({ NAME }) => NAME?.trim() === services[options.mode]);
      return statedDays(booked?.TAT);
    },

    rate: async () => ({
      rated: false,
      reason: "DTDC's public API has no rates. Its contract's rate card is used.",
    }),
  };
}
