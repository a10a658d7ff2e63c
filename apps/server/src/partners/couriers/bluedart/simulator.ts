import { randomBytes, randomInt } from 'node:crypto';
import { addDays, istDay } from '@khep/domain/days';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SimulatedCourier, SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { formatIst } from '../istTime.ts';
import type { SimulatedParcel } from '../simulator/parcelStore.ts';
import {
  cityName,
  isRefusedPhone,
  isWrong,
  pincodeOf,
  refusedPhoneWords,
  simulatedDays,
} from '../simulator/pincodes.ts';
import { pickupNumber } from '../simulator/plan.ts';
import type { PlannedScan } from '../simulator/plan.ts';

const waybill = z.object({
  Request: z.object({
    Consignee: z.object({
      ConsigneeName: z.string().min(1).max(30),
      ConsigneeAddress1: z.string().max(30),
      ConsigneePincode: z.string(),
      ConsigneeMobile: z.string(),
      ConsigneeCityName: z.string().default(''),
    }),
    Shipper: z.object({
      CustomerCode: z.string().min(1),
      OriginArea: z.string().min(1),
      VendorCode: z.string().default(''),
      CustomerAddress3: z.string().default(''),
      CustomerMobile: z.string().default(''),
    }),
    Services: z.object({
      // Its service for online shops; D takes no sub-product.
      ProductCode: z.enum(['A', 'E']),
      SubProductCode: z.enum(['P', 'C']),
      PieceCount: z.number().int().positive(),
      ActualWeight: z.coerce.number().positive(),
      DeclaredValue: z.number().min(0),
      CollectableAmount: z.number().min(0),
      CreditReferenceNo: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
      PickupDate: z.string().regex(/^\/Date\(\d+\)\/$/),
      PickupTime: z.string().regex(/^\d{4}$/),
      IsReversePickup: z.boolean().default(false),
      itemdtl: z
        .array(
          z.object({
            ItemID: z.string().max(15),
            ItemName: z.string(),
            eWaybillNumber: z
              .number()
              .int()
              .lt(10 ** 12)
              .optional(),
          }),
        )
        .default([]),
    }),
    Returnadds: z.object({ ReturnPincode: z.string() }),
  }),
});

const tokenMs = 24 * 3_600_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Blue Dart's date and time, to the minute. */
function dateAndTime(iso: string): [date: string, time: string] {
  const [day = '', time = ''] = formatIst(iso).split('T');
  const [year = '', month = '1', date = ''] = day.split('-');
  return [`${date}-${months[Number(month) - 1]}-${year}`, time.slice(0, 5)];
}

/** 06-Aug-21, as transit times have it. */
function shortDate(day: string): string {
  const [year = '', month = '1', date = ''] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year.slice(2)}`;
}

/** A scan in Blue Dart's format, for polling and webhooks. */
function bluedartDetail(scan: PlannedScan): Record<string, string> {
  const [ScanDate, ScanTime] = dateAndTime(scan.at);
  const [ScanCode = '', ScanGroupType = 'S'] = scan.code.split('-');
  return {
    Scan: scan.status,
    ScanCode,
    ScanType: ScanGroupType === 'T' ? 'DL' : 'UD',
    ScanGroupType,
    ScanDate,
    ScanTime,
    ScannedLocation: scan.location,
  };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** A scan of an account whose tracking has no groups: only the type is left, T and RT of which are told apart. */
function withoutGroup(scan: PlannedScan): Record<string, string> {
  const { ScanGroupType, ...detail } = bluedartDetail(scan);
  const ScanType = { T: 'UD', RT: 'RT' }[ScanGroupType ?? ''] ?? 'IT';
  return { ...detail, ScanType: scan.code === '000-T' ? 'DL' : ScanType };
}

function shipmentXml(
  { waybill, booking }: SimulatedParcel,
  reference: string,
  scans: readonly PlannedScan[],
  hasGroups: boolean,
): string {
  const last = scans.at(-1);
  const details = scans
    // The newest first.
    .toReversed()
    .map((scan) => {
      const detail = Object.entries(hasGroups ? bluedartDetail(scan) : withoutGroup(scan)).map(
        ([name, text]) => element(name, text),
      );
      return `<ScanDetail>${detail.join('')}</ScanDetail>`;
    })
    .join('');
  return [
    `<Shipment WaybillNo="${escaped(waybill)}" RefNo="${escaped(reference)}">`,
    element('ProductType', booking.is_cod ? 'C' : 'P'),
    element('DestinationAreaCode', booking.sort_code),
    element('CollectableAmount', String(booking.cod_amount ?? 0)),
    element('Status', last?.status ?? ''),
    element('StatusType', last?.status_type ?? ''),
    `<Scans>${details}</Scans></Shipment>`,
  ].join('');
}

/** Simulates Blue Dart's public API. */
export function bluedartApp({ parcels, clock, faults }: SimulatedCourier): Hono {
  const app = new Hono().basePath('/in/transportation');
  const tokens = new Map<string, number>();

  const refusal = (words: string) => ({
    'error-response': [{ IsError: true, Status: [{ StatusCode: 'Error', StatusInformation: words }] }],
  });
  const good = [{ StatusCode: 'Valid', StatusInformation: 'Successful' }];
  const bad = (words: string) => [{ StatusCode: 'Error', StatusInformation: words }];

  app.get('/token/v1/login', (context) => {
    if (isWrong(context.req.header('ClientID')) || isWrong(context.req.header('clientSecret')))
      return context.json({ title: 'Unauthorized', status: 401 }, 401);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, clock.now().getTime() + tokenMs);
    return context.json({ JWTToken: token });
  });

  app.use('*', async (context, next) => {
    const until = tokens.get(context.req.header('JWTToken') ?? '') ?? 0;
    if (until <= clock.now().getTime()) return context.json({ title: 'Unauthorized', status: 401 }, 401);
    return next();
  });

  app.post('/waybill/v1/GenerateWayBill', async (context) => {
    const request = waybill.safeParse(await context.req.json());
    if (!request.success) {
      const [issue] = request.error.issues;
      return context.json(refusal(`${issue?.path.join('.') ?? 'Request'} is missing or wrong`), 400);
    }
    const { Consignee, Shipper, Services } = request.data.Request;
    const result = (IsError: boolean, Status: unknown, more: Record<string, unknown> = {}) =>
      context.json({ GenerateWayBillResult: { IsError, Status, ...more } });
    const row = pincodeOf(Consignee.ConsigneePincode);
    const isCod = Services.SubProductCode === 'C';
    if (!row) return result(true, bad(`Consignee pincode ${Consignee.ConsigneePincode} is not serviceable`));
    if (isCod && !row.cod) return result(true, bad(`COD is not serviceable at ${row.pin}`));
    const phone = Services.IsReversePickup ? Shipper.CustomerMobile : Consignee.ConsigneeMobile;
    if (isRefusedPhone(phone)) return result(true, bad(refusedPhoneWords));
    const AWBNo = `8${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`;
    const isNew = await parcels.book(AWBNo, {
      reference: Services.CreditReferenceNo,
      phone,
      ...(Services.IsReversePickup ? { is_reverse: true } : {}),
      from: cityName(Shipper.OriginArea),
      to: cityName(Consignee.ConsigneeCityName),
      pin: row.pin,
      is_cod: isCod,
      is_air: Services.ProductCode === 'A',
      location: Shipper.VendorCode,
      sort_code: row.sort_code,
      cod_amount: Services.CollectableAmount,
    });
    if (!isNew) return result(true, bad('Waybill already generated for this CreditReferenceNo'));
    const [DestinationArea, DestinationLocation] = row.sort_code.split('/');
    return result(false, good, {
      AWBNo,
      CCRCRDREF: Services.CreditReferenceNo,
      DestinationArea,
      DestinationLocation,
    });
  });

  app.post('/waybill/v1/CancelWaybill', async (context) => {
    const request = z
      .object({ Request: z.object({ AWBNo: z.string() }) })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(refusal('AWBNo is needed'), 400);
    const { AWBNo } = request.data.Request;
    const result = await parcels.cancel(AWBNo);
    return context.json({
      CancelWaybillResult: { AWBNo, IsError: !result.done, Status: result.done ? good : bad(result.words) },
    });
  });

  app.post('/waybill/v1/UpdateEwayBill', async (context) => {
    const request = z
      .object({
        ERequest: z.object({
          Waybillnumber: z.string(),
          eWaybillNumber: z.string(),
          eWaybillDate: z.string().regex(/^\/Date\(\d+\)\/$/),
          InvoiceNumber: z.string().min(1),
        }),
      })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(refusal('Waybillnumber and eWaybillNumber are needed'), 400);
    const { Waybillnumber, eWaybillNumber } = request.data.ERequest;
    const [parcel] = await parcels.byWaybills([Waybillnumber]);
    // A number of zeros is refused, to try that.
    const isTaken = parcel !== undefined && /^[1-9]\d{11}$/.test(eWaybillNumber);
    return context.json({
      UpdateEwayBillResult: { IsError: !isTaken, Status: isTaken ? good : bad('Invalid e-way bill number') },
    });
  });

  app.post('/pickup/v1/RegisterPickup', async (context) => {
    const request = z
      .object({
        request: z.object({
          AWBNo: z.array(z.string()).min(1),
          CustomerCode: z.string().min(1),
          ShipmentPickupDate: z.string().regex(/^\/Date\(\d+\)\/$/),
          ShipmentPickupTime: z.string().regex(/^\d{4}$/),
        }),
      })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(refusal('AWBNo and the time of the pickup are needed'), 400);
    const { AWBNo, ShipmentPickupDate } = request.data.request;
    await parcels.handOver(AWBNo);
    return context.json({
      RegisterPickupResult: {
        IsError: false,
        Status: good,
        TokenNumber: pickupNumber(ShipmentPickupDate, ...AWBNo.toSorted()),
      },
    });
  });

  app.post('/finder/v1/GetServicesforPincode', async (context) => {
    const { pinCode } = z.object({ pinCode: z.string() }).parse(await context.req.json());
    const row = pincodeOf(pinCode);
    const [AreaCode = '', ServiceCenterCode = ''] = row?.sort_code.split('/') ?? [];
    const flag = (is: boolean) => (is ? 'Yes' : 'No');
    return context.json({
      GetServicesforPincodeResult: row
        ? {
            IsError: false,
            ErrorMessage: 'Valid',
            PinCode: row.pin,
            AreaCode,
            ServiceCenterCode,
            eTailCODAirInbound: flag(row.cod),
            eTailPrePaidAirInbound: 'Yes',
            // Spelled as Blue Dart spells it.
            eTailPrePaidAirOutound: 'Yes',
            eTailCODGroundInbound: flag(row.cod),
            eTailPrePaidGroundInbound: 'Yes',
            eTailPrePaidGroundOutbound: 'Yes',
            GroundEDLDist: row.oda ? '25' : '0',
            RemoteApex: 'NO',
            RVPEmbargo: 'Full RVP',
            Embargo: /embargo/i.test(row.remarks) ? 'Yes' : 'No',
            ApexEDLDist: row.oda ? '25' : '0',
            AirValueLimit: row.max_cod,
            GroundValueLimit: row.max_cod,
          }
        : { IsError: true, ErrorMessage: 'Invalid pincode' },
    });
  });

  app.post('/transit/v1/GetDomesticTransitTimeForPinCodeandProduct', async (context) => {
    const { pPinCodeFrom, pPinCodeTo, pProductCode, pPudate } = z
      .object({
        pPinCodeFrom: z.string(),
        pPinCodeTo: z.string(),
        pProductCode: z.enum(['A', 'E']),
        pPudate: z.string().regex(/^\/Date\(\d+\)\/$/),
      })
      .parse(await context.req.json());
    const isServed = pincodeOf(pPinCodeFrom) && pincodeOf(pPinCodeTo);
    const day = istDay(new Date(Number(pPudate.replaceAll(/\D/g, ''))));
    const expected = addDays(day, simulatedDays(pPinCodeFrom, pPinCodeTo, pProductCode === 'A'));
    return context.json({
      GetDomesticTransitTimeForPinCodeandProductResult: isServed
        ? { IsError: false, ErrorMessage: 'Valid', ExpectedDateDelivery: shortDate(expected) }
        : { IsError: true, ErrorMessage: 'Invalid pincode' },
    });
  });

  app.get('/tracking/v1/shipment', async (context) => {
    const { numbers = '', awb = 'awb' } = context.req.query();
    const wanted = numbers.split(',').filter(Boolean).slice(0, 50);
    const found =
      awb === 'ref'
        ? [await parcels.byReference(wanted[0] ?? '')].filter((row) => row !== undefined)
        : await parcels.byWaybills(wanted);
    const shipments = found.map((parcel) =>
      shipmentXml(
        parcel,
        parcel.reference,
        faults.spoilScans(parcel, parcels.seen(parcel)),
        !faults.hasQuirk('no-scan-groups'),
      ),
    );
    const unknown =
      shipments.length === 0
        ? `<Shipment WaybillNo="${escaped(wanted[0] ?? '')}" RefNo="">${element('Status', 'Incorrect Waybill number or No Information')}</Shipment>`
        : '';
    return context.body(
      `<?xml version="1.0" encoding="utf-8"?>\n<ShipmentData>${shipments.join('')}${unknown}</ShipmentData>`,
      200,
      { 'content-type': 'text/xml; charset=utf-8' },
    );
  });

  app.post('/cust-instruction-update/v1/CustALTInstructionUpdate', async (context) => {
    const request = z
      .object({
        altreq: z.object({
          AWBNo: z.string(),
          AltInstRequestType: z.enum(['DT', 'RTO', 'ED', 'SM', 'LM']),
          PreferDate: z
            .string()
            .regex(/^\/Date\(\d+\)\/$/)
            .optional(),
        }),
      })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(refusal('AWBNo and AltInstRequestType are needed'), 400);
    const { AWBNo, AltInstRequestType } = request.data.altreq;
    const again = AltInstRequestType === 'RTO' ? undefined : await parcels.tryAgain(AWBNo);
    if (again?.behaviour === 'silent') return context.text('upstream unavailable', 503);
    const result = again ?? (await parcels.cancel(AWBNo));
    return context.json({
      CustALTInstructionUpdateResult: {
        IsError: !result.done,
        status: result.done ? good : bad(result.words),
      },
    });
  });

  return app;
}

/** Blue Dart's webhook of one scan, with its user name and password. */
export function bluedartWebhook(
  awb: string,
  scan: PlannedScan,
  { user = '', secret }: WebhookSecret,
): SimulatedWebhook {
  const Shipment = { WaybillNo: awb, Scans: { ScanDetail: [bluedartDetail(scan)] } };
  const basic = Buffer.from(`${user}:${secret}`).toString('base64');
  return {
    body: JSON.stringify({ statustracking: [{ Shipment }] }),
    headers: { 'content-type': 'application/json', authorization: `Basic ${basic}` },
  };
}
