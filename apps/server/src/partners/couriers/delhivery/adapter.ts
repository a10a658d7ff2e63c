import type { AwbPool } from '../awbPool.ts';
import { bookOnce } from '../bookOnce.ts';
import { checkLogin } from '../checkLogin.ts';
import { parseIst } from '../istTime.ts';
import type {
  Booked,
  Booking,
  BookingResult,
  CourierAdapter,
  CourierScan,
  CourierWarehouse,
  NdrAction,
  WarehouseResult,
} from '../port.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from '../port.ts';
import { paise, parseJson, parseResponse } from '../schemas.ts';
import { statedDays, transitTimeoutMs } from '../transitDays.ts';
import { createSupportDesk } from '../supportDesk.ts';
import type { Transport } from '../transport/transport.ts';
import { createPieceBooking, fetchedAwbs, toAwbs } from './pieces.ts';
import { toShipmentRequest } from './shipment.ts';
import * as shapes from './schemas.ts';
import type { DelhiveryShipment } from './schemas.ts';

export interface DelhiveryOptions {
  /** https://track.delhivery.com, or the simulator. */
  url: string;
  token: string;
  mode: 'Surface' | 'Express';
  transport: Transport;
  /** AWBs of pieces, which the seller names; those of single parcels come with the booking. Without it each box is a parcel. */
  pool?: (fetchMore: () => Promise<string[]>) => AwbPool;
  /** The simulator needs to know which shipments are handed over. */
  isSimulated: boolean;
  /** Remembers a warehouse that a booking registered. */
  onRegistered?: (warehouse: CourierWarehouse) => Promise<void>;
  /** Timeout of a booking. @default 15000 */
  bookingTimeoutMs?: number;
}

/**
 * A cancelled AWB is no booking: its reference can be reused. Before pickup it stays "UD Manifested", and only its words say
 * that it was cancelled; the type CN is for reverse pickups.
 */
const isCancelled = ({ Status, Scans }: DelhiveryShipment): boolean =>
  Status?.StatusType === 'CN' ||
  [Status?.Instructions, ...Scans.map(({ ScanDetail }) => ScanDetail.Instructions)].some((words) =>
    /\bcancell?ed\b/i.test(words ?? ''),
  );

/** Delhivery knows warehouses by the name that they were registered with. */
const isUnknownWarehouse = (words: string): boolean =>
  /ClientWarehouse matching query does not exist|has no attribute 'end_date'/i.test(words);

/** The text of an error, which may be an object. */
const wordsOf = (error: unknown): string =>
  typeof error === 'string' && error !== '' ? error : JSON.stringify(error ?? 'no reason');

const isYes = (value: unknown): boolean => value === 'Y' || value === true;
const maxAwbs = 50;
/** Documents of a delivery, the best first. */
const proofTypes = ['EPOD', 'SIGNATURE_URL'] as const;
const maxProofFiles = 5;
/** Where Delhivery stores documents, besides its own address. */
const documentHost = /(?:^|\.)(?:delhivery\.com|amazonaws\.com)$/;

/** Adapter for Delhivery's public B2C API. */
export function delhivery(options: DelhiveryOptions): CourierAdapter {
  const { url, transport } = options;
  const headers = { Authorization: `Token ${options.token}`, Accept: 'application/json' };
  const get = async (name: string, path: string, format: 'json' | 'text' = 'json') => {
    const answer = await transport.send({
      name,
      method: 'GET',
      url: url + path,
      headers,
      idempotent: true,
      format,
    });
    return answer.data;
  };
  const send = async (
    name: string,
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    idempotent: boolean,
  ) => {
    const answer = await transport.send({
      name,
      method,
      url: url + path,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      idempotent,
    });
    return answer.data;
  };
  const post = (name: string, path: string, body: unknown, idempotent: boolean) =>
    send(name, 'POST', path, body, idempotent);
  const trackBy = async (name: string, query: string) =>
    parseResponse(shapes.tracked, await get(name, `/api/v1/packages/json/?${query}`)).ShipmentData.map(
      ({ Shipment }) => Shipment,
    );

  const findBooking = async (reference: string): Promise<Booked | null> => {
    const rows = await trackBy('find', `ref_ids=${encodeURIComponent(reference)}`);
    const found = rows.find((row) => row.ReferenceNo === reference && !isCancelled(row));
    return found ? { booked: true, awb: found.AWB, routing_code: found.SortCode ?? '' } : null;
  };

  const slip = async (awb: string) =>
    parseResponse(
      shapes.slip,
      await get('label', `/api/p/packing_slip?wbns=${encodeURIComponent(awb)}&pdf=false`),
    ).packages.find(({ wbn }) => wbn === awb);

  /** Changes a shipment. A cancellation requests an RTO if it is in transit. */
  const edit = async (change: { waybill: string } & Record<string, unknown>) => {
    const name = 'cancellation' in change ? 'cancel' : 'ndr';
    const answer = parseResponse(shapes.edited, await post(name, '/api/p/edit', change, true));
    return { isDone: answer.status, reason: answer.error ?? answer.remark ?? '' };
  };
  const cancel = (waybill: string) => edit({ waybill, cancellation: 'true' });

  /** Sends the shipments of a pickup location; returns a result for each, in their order. */
  const create = async (
    shipments: readonly Record<string, unknown>[],
    pickup_location: string,
  ): Promise<[BookingResult, ...BookingResult[]]> => {
    const data = JSON.stringify({ shipments, pickup_location: { name: pickup_location } });
    const answer = await transport.send({
      name: 'book',
      method: 'POST',
      url: `${url}/api/cmu/create.json`,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ format: 'json', data }).toString(),
      idempotent: false,
      ...(options.bookingTimeoutMs ? { timeoutMs: options.bookingTimeoutMs } : {}),
    });
    const { packages, rmk } = parseResponse(shapes.created, answer.data);
    const resultOf = (made: (typeof packages)[number] | undefined): BookingResult => {
      if (made?.status === 'Success' && made.waybill)
        return { booked: true, awb: made.waybill, routing_code: made.sort_code ?? '' };
      const reason =
        [made?.remarks ?? []].flat().filter(Boolean).join('; ') ||
        rmk ||
        'The courier rejected the shipment without a reason.';
      return { booked: false, reason };
    };
    // The answers to pieces need not be in their order; a single parcel's has no name where it is refused.
    const answerTo = ({ waybill, order }: Record<string, unknown>) =>
      waybill === undefined
        ? packages[0]
        : packages.find((made) => made.waybill === waybill || (!made.waybill && made.refnum === order));
    const [first, ...others] = shipments.map((one) => resultOf(answerTo(one)));
    return [first ?? resultOf(undefined), ...others];
  };

  /** Changes a warehouse of the account. The words of a refusal are those of the courier. */
  const sendWarehouse = async (action: 'create' | 'edit', body: Record<string, unknown>) => {
    const answer = parseResponse(
      shapes.warehouse,
      await post('warehouse', `/api/backend/clientwarehouse/${action}/`, body, true),
    );
    return { isDone: answer.success === true, words: wordsOf(answer.error) };
  };

  const registerWarehouse = async ({
    name,
    place,
    return_to,
  }: CourierWarehouse): Promise<WarehouseResult> => {
    const { isDone, words } = await sendWarehouse('create', {
      name,
      phone: place.phone,
      address: place.address,
      city: place.city,
      pin: place.pincode,
      country: 'India',
      return_address: return_to.address,
      return_city: return_to.city,
      return_pin: return_to.pincode,
      return_state: return_to.state,
      return_country: 'India',
    });
    // Registered by a booking at the same moment, or before.
    if (isDone || /\balready\b|\bexists\b/i.test(words)) return { accepted: true };
    return { accepted: false, reason: words };
  };

  /** Registers the warehouse of a booking under the name that the booking uses. Returns why it could not be. */
  const registerForBooking = async ({ pickup_location, pickup, return_to, reverse, to }: Booking) => {
    const place = reverse ? to : pickup;
    const warehouse = { name: pickup_location, place, return_to: reverse ? to : return_to };
    const result = await registerWarehouse(warehouse);
    if (!result.accepted) return `Delhivery did not register the warehouse ${place.name}: ${result.reason}`;
    await options.onRegistered?.(warehouse);
    return undefined;
  };

  /** Creates shipments of one warehouse, which is registered first where Delhivery doesn't know it. */
  const createRegistered = async (shipments: readonly Record<string, unknown>[], booking: Booking) => {
    const location = booking.pickup_location;
    const results = await create(shipments, location);
    const unknown = results.find((one) => !one.booked && isUnknownWarehouse(one.reason));
    if (unknown === undefined || unknown.booked) return { results };
    // Under the brand's name it would be a second warehouse, which its panel shows.
    if (booking.is_typed_location)
      return { results, problem: `Delhivery does not know the warehouse “${location}”: ${unknown.reason}` };
    const problem = await registerForBooking(booking);
    return problem === undefined ? { results: await create(shipments, location) } : { results, problem };
  };

  /** Cancels what a refused request has saved nevertheless. @throws BookingOutcomeUnknown if it can't be cancelled */
  const undoPartialBooking = async (reference: string): Promise<void> => {
    const saved = await findBooking(reference);
    if (saved === null) return;
    const { isDone, reason } = await edit({ waybill: saved.awb, cancellation: 'true' });
    if (!isDone)
      throw new BookingOutcomeUnknown(
        `Delhivery saved AWB ${saved.awb} of a refused booking: ${reason}`,
        false,
      );
  };

  const awbs = options.pool?.(async () =>
    toAwbs(await get('waybills', `/waybill/api/bulk/json/?count=${fetchedAwbs}`, 'text')),
  );
  const bookTogether =
    awbs &&
    createPieceBooking({ awbs, mode: options.mode, createRegistered, findBooking, undoPartialBooking });

  /** Addresses of the documents of one type; the reason without any. */
  const findDocuments = async (awb: string, type: (typeof proofTypes)[number]) => {
    const { data } = await transport.send({
      name: 'document',
      method: 'GET',
      url: `${url}/api/rest/fetch/pkg/document/?${new URLSearchParams({ doc_type: type, waybill: awb })}`,
      headers,
      idempotent: true,
      isAbsenceAnswered: true,
    });
    const found = data === null ? undefined : parseResponse(shapes.documents, data);
    return { urls: found?.data?.[type] ?? [], message: found?.message ?? '' };
  };

  /** Downloads a document. Its address is signed: the token isn't sent with it. */
  const download = async (address: string): Promise<Uint8Array> => {
    const { origin, protocol, hostname } = new URL(address);
    const isOwn = origin === new URL(url).origin || (protocol === 'https:' && documentHost.test(hostname));
    if (!isOwn)
      throw new CourierUnavailable(`Delhivery returned a document on an unknown host, ${hostname}.`);
    const { data } = await transport.send({
      name: 'document-file',
      method: 'GET',
      url: address,
      idempotent: true,
      format: 'file',
    });
    if (!(data instanceof Uint8Array)) throw new CourierUnavailable('Delhivery rejected the download.');
    return data;
  };

  return {
    ...createSupportDesk({ name: 'Delhivery', transport, url: options.isSimulated ? url : undefined }),
    partner: 'delhivery',
    trackBatch: maxAwbs,
    // A reverse booking is the pickup request; there is none for a buyer's address.
    reversePickup: 'automatic',

    verify: () =>
      checkLogin(
        () => get('verify', '/c/api/pin-codes/json/?filter_codes=110001'),
        'Delhivery rejected this token.',
      ),

    book: (booking) =>
      bookOnce(
        async () => {
          const { results, problem } = await createRegistered(
            [toShipmentRequest(booking, options.mode)],
            booking,
          );
          const [result] = results;
          if (problem !== undefined) return { booked: false, reason: problem };
          if (result.booked) return result;
          const { reason } = result;
          if (/partially saved/i.test(reason)) await undoPartialBooking(booking.reference);
          const known = /duplicate order/i.test(reason) ? await findBooking(booking.reference) : null;
          return known ?? { booked: false, reason };
        },
        () => findBooking(booking.reference),
      ),

    bookTogether,
    findBooking,

    async checkWarehouse(name) {
      const { success, data, error } = parseResponse(
        shapes.warehouse,
        await post('warehouse-check', '/api/backend/clientwarehouse/status/', { name }, true),
      );
      if (success !== true) return { state: 'unknown', reason: wordsOf(error) };
      return data?.active === false
        ? { state: 'unknown', reason: 'Client-Warehouse is not active.' }
        : { state: 'known' };
    },
    registerWarehouse,

    async updateWarehouse({ name, place }) {
      // Only these can change, and the PIN code is needed.
      const { isDone, words } = await sendWarehouse('edit', {
        name,
        phone: place.phone,
        address: place.address,
        pin: place.pincode,
      });
      return isDone ? { accepted: true } : { accepted: false, reason: words };
    },

    async cancel(awb) {
      const { isDone, reason } = await cancel(awb);
      return { cancelled: isDone, reason };
    },

    async requestReturn(awb) {
      const { isDone, reason } = await cancel(awb);
      return { accepted: isDone, reason };
    },

    async requestPickup(request) {
      const body = {
        pickup_time: request.time,
        pickup_date: request.date,
        pickup_location: request.location,
        expected_package_count: request.expected_count,
        ...(options.isSimulated ? { waybills: request.awbs } : {}),
      };
      const answer = parseResponse(shapes.pickup, await post('pickup', '/fm/request/new/', body, false));
      // Also where the day has one already: the same van takes these boxes.
      const reference = answer.pickup_id ?? '';
      if (reference !== '') return { accepted: true, reference: String(reference), reason: '' };
      const { error } = answer;
      const words = [
        answer.data?.message,
        typeof error === 'string' ? error : error?.message,
        answer.prepaid,
        answer.pickup_location,
        answer.pickup_date,
        answer.pickup_time,
      ];
      const reason = words.flat().find((one) => one !== undefined && one !== null && one !== '');
      return { accepted: false, reference: '', reason: reason ?? 'The courier rejected the pickup.' };
    },

    async checkManifest(awbs) {
      // By tracking, which takes many AWBs: a label is documented for one.
      const known = new Set<string>();
      for (let start = 0; start < awbs.length; start += maxAwbs)
        for (const { AWB } of await trackBy(
          'find',
          `waybill=${awbs.slice(start, start + maxAwbs).join(',')}`,
        ))
          known.add(AWB);
      return { missing: awbs.filter((awb) => !known.has(awb)) };
    },

    async labelData(awb) {
      const row = await slip(awb);
      if (!row) return null;
      const isCod = row.pt?.toUpperCase() === 'COD';
      return {
        awb,
        routing_code: row.sort_code ?? '',
        reference: row.oid ?? '',
        payment_mode: isCod ? 'cod' : 'prepaid',
        collectible_paise: isCod ? paise(row.cod ?? 0) : 0,
      };
    },

    async fetchLabel(awb) {
      const answer = parseResponse(
        shapes.slipFile,
        await get(
          'label-file',
          `/api/p/packing_slip?${new URLSearchParams({ wbns: awb, pdf: 'true', pdf_size: '4R' })}`,
        ),
      );
      const address = answer.packages.find(({ wbn }) => wbn === awb)?.pdf_download_link;
      if (!address) return { state: 'missing', reason: 'Delhivery has no label of this AWB yet.' };
      return { state: 'found', pdf: await download(address) };
    },

    async track(awbs) {
      if (awbs.length === 0) return [];
      const rows = await trackBy('track', `waybill=${awbs.slice(0, maxAwbs).join(',')}`);
      return rows.flatMap(({ AWB, Scans }) =>
        Scans.flatMap(({ ScanDetail: scan }): CourierScan[] => {
          const event_time = parseIst(scan.ScanDateTime);
          if (event_time === undefined) return [];
          return [
            {
              awb: AWB,
              code: scan.StatusCode ?? '',
              status: scan.Scan,
              status_type: scan.ScanType,
              event_time,
              location: scan.ScannedLocation ?? '',
              remark: scan.Instructions ?? '',
            },
          ];
        }),
      );
    },

    async fetchDeliveryProof(awb) {
      let reason = '';
      for (const type of proofTypes) {
        const { urls, message } = await findDocuments(awb, type);
        reason ||= message;
        const files: Uint8Array[] = [];
        for (const address of urls.slice(0, maxProofFiles)) files.push(await download(address));
        if (files.length > 0) return { state: 'found', files };
      }
      return { state: 'missing', reason: reason || 'Delhivery has no proof of delivery for this AWB.' };
    },

    parseWebhook(body) {
      const parsed = shapes.pushed.safeParse(parseJson(body));
      if (!parsed.success) return undefined;
      const { AWB, NSLCode, Status } = parsed.data.Shipment;
      const event_time = parseIst(Status.StatusDateTime);
      if (event_time === undefined) return undefined;
      return [
        {
          awb: AWB,
          code: NSLCode ?? '',
          status: Status.Status,
          status_type: Status.StatusType,
          event_time,
          location: Status.StatusLocation ?? '',
          remark: Status.Instructions ?? '',
        },
      ];
    },

    async updateEwayBill({ awb, number, invoice, order_number }) {
      const answer = parseResponse(
        shapes.ewayBill,
        await send(
          'eway-bill',
          'PUT',
          `/api/rest/ewaybill/${encodeURIComponent(awb)}/`,
          { data: [{ dcn: invoice?.number ?? order_number, ewbn: number }] },
          true,
        ),
      );
      const isRefused =
        answer.success === false || /^fail/i.test(answer.status ?? '') || Boolean(answer.error);
      const words = typeof answer.error === 'string' && answer.error !== '' ? answer.error : answer.rmk;
      return isRefused
        ? { state: 'refused', reason: words ?? 'Delhivery gave no reason.' }
        : { state: 'told' };
    },

    async submitNdrAction(action) {
      if (action.action === 'return') {
        const { isDone, reason } = await cancel(action.awb);
        return { accepted: isDone, reference: '', reason };
      }
      if (action.action === 'change-address' || action.action === 'change-phone') {
        // By its edit call: the NDR call only tries again.
        const { awb, name, address, phone } = action;
        const { isDone, reason } = await edit({
          waybill: awb,
          ...(name !== undefined && { name }),
          ...(address !== undefined && { add: address }),
          ...(phone !== undefined && { phone: [phone] }),
        });
        if (!isDone) return { accepted: false, reference: '', reason };
      }
      // Delhivery processes it later; the reference is for status requests.
      const answer = parseResponse(
        shapes.updated,
        await post('ndr', '/api/p/update', { data: [ndrOf(action)] }, false),
      );
      const reference = answer.request_id ?? '';
      return reference === ''
        ? { accepted: false, reference, reason: answer.error ?? answer.rmk ?? 'The courier rejected it.' }
        : { accepted: true, reference, reason: '' };
    },

    async findNdrResult(reference) {
      const path = `/api/cmu/get_bulk_upl/${encodeURIComponent(reference)}?verbose=true`;
      const answer = parseResponse(shapes.ndrResult, await get('ndr-result', path));
      const failed = answer.failed_wbns?.[0];
      if (failed) return { state: 'rejected', detail: failed.message ?? 'Delhivery gave no reason.' };
      if (/fail/i.test(answer.status ?? ''))
        return { state: 'rejected', detail: 'Delhivery gave no reason.' };
      return { state: /success/i.test(answer.status ?? '') ? 'accepted' : 'sent', detail: '' };
    },

    async serviceability(pincode) {
      const answer = parseResponse(
        shapes.pinCodes,
        await get('pincode', `/c/api/pin-codes/json/?filter_codes=${encodeURIComponent(pincode)}`),
      );
      const row = answer.delivery_codes[0]?.postal_code;
      if (!row) return null;
      return {
        pincode: String(row.pin),
        cod: isYes(row.cod),
        prepaid: isYes(row.pre_paid),
        pickup: isYes(row.pickup),
        oda: isYes(row.is_oda),
        max_cod_paise: paise(row.max_amount ?? 0),
        max_weight_g: Math.round(row.max_weight ?? 0),
        routing_code: row.sort_code ?? '',
        remarks: row.remarks ?? '',
      };
    },

    async transitDays({ from, to, day }) {
      const query = new URLSearchParams({
        origin_pin: from,
        destination_pin: to,
        mot: options.mode === 'Express' ? 'E' : 'S',
        pdt: 'B2C',
        expected_pickup_date: `${day} 12:00`,
      });
      const { data } = await transport.send({
        name: 'transit',
        method: 'GET',
        url: `${url}/api/dc/expected_tat?${query}`,
        headers,
        idempotent: true,
        isOptional: true,
        timeoutMs: transitTimeoutMs,
      });
      return statedDays(parseResponse(shapes.transit, data).data?.tat);
    },

    async rate(question) {
      const query = new URLSearchParams({
        md: options.mode === 'Express' ? 'E' : 'S',
        cgm: String(question.weight_g),
        o_pin: question.from_pincode,
        d_pin: question.to_pincode,
        ss: 'Delivered',
        pt: question.payment_mode === 'cod' ? 'COD' : 'Pre-paid',
        ...(question.payment_mode === 'cod' ? { cod: String(question.collectible_paise / 100) } : {}),
      });
      const [row] = parseResponse(
        shapes.charges,
        await get('rate', `/api/kinko/v1/invoice/charges/.json?${query}`),
      );
      return row
        ? { rated: true, total_paise: paise(row.total_amount), zone: row.zone ?? '' }
        : { rated: false, reason: 'Delhivery returned no rate for this parcel.' };
    },
  };
}

function ndrOf({ awb, action, date }: NdrAction): Record<string, unknown> {
  if (action === 'reschedule')
    return { waybill: awb, act: 'DEFER_DLV', action_data: { deferred_date: date } };
  return { waybill: awb, act: 'RE-ATTEMPT' };
}
