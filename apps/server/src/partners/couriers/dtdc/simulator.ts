import { randomBytes, randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SimulatedCourier, SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { formatIst } from '../istTime.ts';
import { drawCourierLabel } from '../simulator/courierLabel.ts';
import type { SimulatedParcel } from '../simulator/parcelStore.ts';
import {
  cityName,
  isRefusedPhone,
  isWrong,
  pincodeOf,
  refusedPhoneWords,
  simulatedDays,
} from '../simulator/pincodes.ts';
import type { PlannedScan } from '../simulator/plan.ts';

const address = z.object({
  name: z.string().min(1),
  phone: z.string().min(1),
  address_line_1: z.string().min(1),
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
});
const consignment = z.object({
  customer_code: z.string().min(1),
  service_type_id: z.enum(['B2C PRIORITY', 'B2C SMART EXPRESS']),
  load_type: z.literal('NON-DOCUMENT'),
  dimension_unit: z.literal('cm'),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  weight_unit: z.literal('kg'),
  weight: z.string().regex(/^\d+(\.\d+)?$/),
  declared_value: z.string(),
  num_pieces: z.literal('1'),
  origin_details: address,
  destination_details: address,
  customer_reference_number: z.string().min(1),
  cod_collection_mode: z.enum(['', 'CASH']),
  cod_amount: z.string(),
  commodity_id: z.string().min(1),
  is_risk_surcharge_applicable: z.boolean(),
  eway_bill: z.string().max(12).optional(),
});

const tokenMs = 24 * 3_600_000;

/** DTDC's date and time, to the minute. */
function dateAndTime(iso: string): [date: string, time: string] {
  const [day = '', time = ''] = formatIst(iso).split('T');
  return [day.split('-').toReversed().join(''), time.slice(0, 5).replace(':', '')];
}

/** A failed delivery has its reason before the words. */
const remarkOf = ({ status, code, remark }: PlannedScan): string =>
  status === 'NONDLV' && code !== status ? `${code}|${remark}` : '';

function trackDetail(scan: PlannedScan): Record<string, string> {
  const [strActionDate, strActionTime] = dateAndTime(scan.at);
  return {
    strCode: scan.status,
    strAction: scan.remark,
    strManifestNo: '',
    strOrigin: scan.location,
    strDestination: '',
    strActionDate,
    strActionTime,
    sTrRemarks: remarkOf(scan),
  };
}

function trackAnswer({ waybill, booking }: SimulatedParcel, scans: readonly PlannedScan[]) {
  return {
    statusCode: 200,
    statusFlag: true,
    status: 'SUCCESS',
    errorDetails: null,
    trackHeader: {
      strShipmentNo: waybill,
      strRefNo: booking.reference,
      strCNProdCODFOD: booking.is_cod ? 'COD' : '',
      strStatus: scans.at(-1)?.remark ?? '',
    },
    trackDetails: scans.map(trackDetail),
  };
}

/** Simulates DTDC's public API, its four systems at one address. */
export function dtdcApp({ parcels, clock, faults }: SimulatedCourier): Hono {
  const app = new Hono();
  const tokens = new Map<string, number>();
  const orders = '/api/customer/integration/consignment';

  app.use(`${orders}/*`, async (context, next) => {
    if (isWrong(context.req.header('api-key')))
      return context.json(
        { error: { message: 'Wrong api key', statusCode: 401, reason: 'WRONG_API_KEY' } },
        401,
      );
    return next();
  });

  app.post(`${orders}/softdata`, async (context) => {
    const request = z
      .object({ consignments: z.array(consignment).min(1) })
      .safeParse(await context.req.json());
    const [wanted] = request.data?.consignments ?? [];
    if (!wanted)
      return context.json(
        { error: { message: 'Invalid consignments', statusCode: 400, reason: 'WRONG_INPUT' } },
        400,
      );
    const { customer_reference_number } = wanted;
    const refuse = (message: string) =>
      context.json({
        status: 'OK',
        data: [
          { reason: 'WRONG_INPUT', success: false, message, reference_number: '', customer_reference_number },
        ],
      });
    const { origin_details: from, destination_details: to } = wanted;
    const row = pincodeOf(to.pincode);
    if (!row) return refuse('Auto allocated hub not found');
    if (isRefusedPhone(to.phone)) return refuse(refusedPhoneWords);
    const reference_number = `7D${String(randomInt(0, 10 ** 9)).padStart(9, '0')}`;
    const isNew = await parcels.book(reference_number, {
      reference: customer_reference_number,
      phone: to.phone,
      from: cityName(from.city),
      to: cityName(to.city),
      pin: row.pin,
      is_cod: wanted.cod_collection_mode === 'CASH',
      is_air: wanted.service_type_id === 'B2C PRIORITY',
      location: from.pincode,
      sort_code: '',
      cod_amount: Number(wanted.cod_amount || 0),
    });
    if (!isNew) return refuse('Customer reference number already exists');
    // It comes for what was uploaded.
    await parcels.handOver([reference_number]);
    return context.json({
      status: 'OK',
      data: [
        {
          success: true,
          reference_number,
          courier_partner: null,
          courier_account: '',
          courier_partner_reference_number: null,
          chargeable_weight: Number(wanted.weight),
          self_pickup_enabled: true,
          customer_reference_number,
          pieces: [{ reference_number: `${reference_number}001`, product_code: '' }],
          barCodeData: '',
        },
      ],
    });
  });

  app.post(`${orders}/cancel`, async (context) => {
    const { AWBNo } = z
      .object({ AWBNo: z.array(z.string()).length(1), customerCode: z.string().min(1) })
      .parse(await context.req.json());
    const [reference_number = ''] = AWBNo;
    const [parcel] = await parcels.byWaybills([reference_number]);
    const failure = (message: string, current_status: string) =>
      context.json({
        status: 'OK',
        success: false,
        successConsignments: [],
        failures: [{ message, reason: 'WRONG_INPUT', reference_number, current_status }],
      });
    if (parcel?.cancelled_at) return failure('Consignment is already cancelled', 'cancelled');
    const result = await parcels.cancel(reference_number);
    if (!result.done) return failure(result.words, '');
    return context.json({
      status: 'OK',
      success: true,
      successConsignments: [{ success: true, reference_number }],
    });
  });

  app.get(`${orders}/shippinglabel/stream`, async (context) => {
    const { reference_number = '', label_code, label_format } = context.req.query();
    const [parcel] = await parcels.byWaybills([reference_number]);
    if (!parcel || label_code !== 'SHIP_LABEL_4X6' || label_format !== 'base64')
      return context.json(
        { error: { message: 'Consignment not found', statusCode: 400, reason: 'WRONG_INPUT' } },
        400,
      );
    const label = Buffer.from(await drawCourierLabel('DTDC', parcel)).toString('base64');
    return context.json({ referenceNumber: reference_number, label });
  });

  app.get('/dtdc-api/api/dtdc/authenticate', (context) => {
    const { username, password } = context.req.query();
    if (isWrong(username) || isWrong(password)) return context.text('Not Authorized', 401);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, clock.now().getTime() + tokenMs);
    return context.text(token);
  });

  app.post('/dtdc-api/rest/JSONCnTrk/getTrackDetails', async (context) => {
    const until = tokens.get(context.req.header('X-Access-Token') ?? '') ?? 0;
    if (until <= clock.now().getTime())
      return context.json({ status: 401, error: 'Unauthorized', message: 'Unauthorized' }, 401);
    const { trkType, strcnno } = z
      .object({
        trkType: z.enum(['cnno', 'reference']),
        strcnno: z.string(),
        addtnlDtl: z.literal('Y'),
      })
      .parse(await context.req.json());
    const parcel =
      trkType === 'reference' ? await parcels.byReference(strcnno) : (await parcels.byWaybills([strcnno]))[0];
    if (!parcel)
      return context.json(
        {
          statusCode: 206,
          statusFlag: false,
          status: 'FAILED',
          errorDetails: [
            { name: 'strShipmentNo', value: strcnno },
            { name: 'strError', value: 'NO DATA FOUND FOR THIS CNNO NUMBER' },
          ],
          trackHeader: null,
          trackDetails: null,
        },
        206,
      );
    return context.json(trackAnswer(parcel, faults.spoilScans(parcel, parcels.seen(parcel))));
  });

  app.post('/ratecalapi/PincodeApiCall', async (context) => {
    const { orgPincode, desPincode } = z
      .object({ orgPincode: z.string(), desPincode: z.string() })
      .parse(await context.req.json());
    const row = pincodeOf(desPincode);
    const flag = (is: boolean) => (is ? 'YES' : 'NO');
    const lane = { ORGPIN: orgPincode, DESTPIN: desPincode, ORGCOUNTRY: 'INDIA', DESTCOUNTRY: 'INDIA' };
    if (!row || !pincodeOf(orgPincode))
      return context.json({
        ZIPCODE_RESP: [{ ...lane, MESSAGE: row ? 'ORGPIN is not valid' : 'DESTPIN is not valid' }],
      });
    return context.json({
      ZIPCODE_RESP: [{ ...lane, MESSAGE: 'SUCCESS', SERVFLAG: 'Y', SERV_COD: row.cod ? 'Y' : 'N' }],
      SERV_LIST: [
        {
          b2C_SERVICEABLE: 'YES',
          b2C_COD_Serviceable: flag(row.cod),
          COD_Serviceable: flag(row.cod),
          b2B_SERVICEABLE: 'YES',
          remote_Delivery_Area: flag(row.oda),
          special_Destination: 'NO',
        },
      ],
      SERV_LIST_DTLS: [
        {
          CODE: 'P7X',
          PCODE: 'P7X',
          NAME: 'B2C SMART EXPRESS',
          TAT: String(simulatedDays(orgPincode, desPincode, false)),
        },
      ],
    });
  });

  app.post('/ctbs-sraa-api/sraa/validateAndSave', async (context) => {
    const [, secret = ''] = /^Basic (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    const [, password] = Buffer.from(secret, 'base64').toString('utf8').split(':');
    if (isWrong(password)) return context.json({ status: 401, error: 'Unauthorized' }, 401);
    const [wanted] = z
      .array(
        z.object({
          consgNumber: z.string(),
          custCode: z.string().min(1),
          rtoAction: z.enum(['1', '2']),
          remarks: z.string().min(1),
        }),
      )
      .length(1)
      .parse(await context.req.json());
    const { consgNumber = '', rtoAction, remarks = '' } = wanted ?? {};
    const answer = (
      success: readonly unknown[],
      failed: readonly unknown[],
      missing: readonly unknown[] = [],
    ) =>
      context.json({
        status: 'OK',
        result: {
          validConsignmentResponse: {
            successConsignmentList: success,
            failedConsignmentList: failed,
            pendingApprovalConsignmentList: [],
          },
          invalidConsignmentResponse: { consignmentsNotFoundResponse: missing },
        },
      });
    const [parcel] = await parcels.byWaybills([consgNumber]);
    if (!parcel) return answer([], [], [{ consgNumber }]);
    const again = rtoAction === '2' ? undefined : await parcels.tryAgain(consgNumber);
    if (again?.behaviour === 'silent') return context.text('upstream unavailable', 503);
    const { done } = again ?? (await parcels.cancel(consgNumber));
    if (!done) return answer([], [{ consgNumber }]);
    if (again) await parcels.recordNdrRemark(consgNumber, remarks);
    return answer([{ consgNumber }], []);
  });

  return app;
}

/** DTDC's webhook of one scan, with the token that it was given. */
export function dtdcWebhook(awb: string, scan: PlannedScan, { secret }: WebhookSecret): SimulatedWebhook {
  const [strActionDate, strActionTime] = dateAndTime(scan.at);
  return {
    body: JSON.stringify({
      shipment: { strShipmentNo: awb },
      shipmentStatus: [
        {
          strAction: scan.status,
          strActionDesc: scan.remark,
          strOrigin: scan.location,
          strActionDate,
          strActionTime,
          strRemarks: remarkOf(scan) || 'null',
          strManifestNo: '',
          strSCDOTP: 'N',
          strNDCOTP: 'N',
        },
      ],
    }),
    headers: { 'content-type': 'application/json', authorization: secret },
  };
}
