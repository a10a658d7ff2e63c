import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SimulatedCourier, SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { formatIst } from '../istTime.ts';
import type { SimulatedParcel } from '../simulator/parcelStore.ts';
import { cityName, isRefusedPhone, isWrong, pincodeOf, refusedPhoneWords } from '../simulator/pincodes.ts';
import type { PlannedScan } from '../simulator/plan.ts';

const party = z.object({
  Addresses: z.array(z.object({ City: z.string().default(''), PinCode: z.string() })).min(1),
  ContactDetails: z.array(z.object({ PhoneNo: z.string() })).min(1),
});
const manifest = z.object({
  AirWayBillNO: z.string().regex(/^\d{14}$/, 'Invalid AWB Prefix'),
  OrderNo: z.string().min(1),
  OrderType: z.enum(['COD', 'PrePaid']),
  CollectibleAmount: z.number().min(0),
  DeclaredValue: z.number().min(0),
  Quantity: z.number().int().positive(),
  ServiceType: z.string(),
  DropDetails: party,
  PickupDetails: party.extend({ PickupVendorCode: z.string() }),
  RTODetails: party,
  PackageDetails: z.object({ Weight: z.object({ PhyWeight: z.number().positive() }) }),
});

const reverseManifest = manifest
  .pick({ AirWayBillNO: true, OrderNo: true, DropDetails: true, PackageDetails: true })
  .extend({
    BusinessAccountName: z.string().min(1),
    ProductName: z.string().min(1),
    Quantity: z.number().int().positive(),
    ProductMRP: z.number().min(0),
    PickupDetails: party,
  });

const tokenMs = 3_600_000;
const seriesOf = 50;

/** "21-11-2026 16:25:00", XpressBees' format. */
function xpressbeesTime(iso: string): string {
  const [day = '', time = ''] = formatIst(iso).split('T');
  return `${day.split('-').toReversed().join('-')} ${time.slice(0, 8)}`;
}

/** A scan in XpressBees' format, for polling and webhooks. */
function xpressbeesRow(scan: PlannedScan): Record<string, unknown> {
  return {
    ShipmentStatus: scan.status,
    ShipmentStatusDateTime: xpressbeesTime(scan.at),
    Process: scan.remark,
    Description: scan.remark,
    City: scan.location,
    ReasonCode: scan.code === scan.status ? '' : scan.code,
  };
}

/** Simulates XpressBees' public services, on one address. */
export function xpressbeesApp({ parcels, clock, faults }: SimulatedCourier): Hono {
  const app = new Hono();
  const tokens = new Map<string, number>();
  const batches = new Map<string, string[]>();

  app.post('/api/auth/generateToken', async (context) => {
    const body = z
      .object({ username: z.string(), password: z.string(), secretkey: z.string() })
      .safeParse(await context.req.json());
    if (
      !body.success ||
      isWrong(body.data.username) ||
      isWrong(body.data.password) ||
      isWrong(body.data.secretkey)
    )
      return context.json({ code: 401, message: 'Invalid username, password or secret key' }, 401);
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, clock.now().getTime() + tokenMs);
    return context.json({ code: 200, message: 'Success', token });
  });

  app.use('*', async (context, next) => {
    const until = tokens.get(context.req.header('token') ?? '') ?? 0;
    // Their response to an expired token isn't a 401.
    if (until <= clock.now().getTime())
      return context.json({ ReturnCode: 101, ReturnMessage: 'Token expired or invalid' });
    return next();
  });
  const done = (more: Record<string, unknown> = {}) => ({
    ReturnCode: 100,
    ReturnMessage: 'Successful',
    ...more,
  });
  const wrong = (ReturnMessage: string) => ({ ReturnCode: 103, ReturnMessage });

  app.post('/POSTShipmentService.svc/AWBNumberSeriesGeneration', async (context) => {
    const { DeliveryType, ServiceType } = z
      .object({ DeliveryType: z.enum(['COD', 'PREPAID']), ServiceType: z.enum(['FORWARD', 'REVERSE']) })
      .parse(await context.req.json());
    const BatchID = randomBytes(4).toString('hex');
    const prefix = ServiceType === 'REVERSE' ? '1523' : DeliveryType === 'COD' ? '1422' : '1421';
    batches.set(
      BatchID,
      Array.from({ length: seriesOf }, () => `${prefix}${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`),
    );
    return context.json(done({ BatchID }));
  });

  app.post('/TrackingService.svc/GetAWBNumberGeneratedSeries', async (context) => {
    const { BatchID } = z.object({ BatchID: z.string() }).parse(await context.req.json());
    const AWBNoSeries = batches.get(BatchID);
    return context.json(AWBNoSeries ? done({ BatchID, AWBNoSeries }) : wrong('Invalid BatchID'));
  });

  app.post('/shipmentmanifestation/forward', async (context) => {
    const request = manifest.safeParse(await context.req.json());
    if (!request.success) {
      const [issue] = request.error.issues;
      return context.json(wrong(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'wrong'}`));
    }
    const box = request.data;
    const pin = box.DropDetails.Addresses[0]?.PinCode ?? '';
    const phone = box.DropDetails.ContactDetails[0]?.PhoneNo ?? '';
    const row = pincodeOf(pin);
    if (!row) return context.json(wrong(`Pincode ${pin} is not serviceable`));
    if (box.OrderType === 'COD' && !row.cod) return context.json(wrong(`COD is not serviceable at ${pin}`));
    if (isRefusedPhone(phone)) return context.json(wrong(refusedPhoneWords));
    const isNew = await parcels.book(box.AirWayBillNO, {
      reference: box.OrderNo,
      phone,
      from: cityName(box.RTODetails.Addresses[0]?.City ?? ''),
      to: cityName(box.DropDetails.Addresses[0]?.City ?? ''),
      pin,
      is_cod: box.OrderType === 'COD',
      is_air: false,
      location: box.PickupDetails.PickupVendorCode,
      sort_code: row.sort_code,
      cod_amount: box.CollectibleAmount,
    });
    if (!isNew) return context.json(wrong('AWB Already Exists'));
    // The manifest schedules the pickup.
    await parcels.handOver([box.AirWayBillNO]);
    return context.json(
      done({ AWBNo: box.AirWayBillNO, TokenNumber: randomInt(10 ** 6), DestinationHub: row.sort_code }),
    );
  });

  app.post('/shipmentmanifestation/reverse', async (context) => {
    const request = reverseManifest.safeParse(await context.req.json());
    if (!request.success) {
      const [issue] = request.error.issues;
      return context.json(wrong(`${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'wrong'}`));
    }
    const box = request.data;
    const [from] = box.PickupDetails.Addresses;
    const [to] = box.DropDetails.Addresses;
    const phone = box.PickupDetails.ContactDetails[0]?.PhoneNo ?? '';
    const row = pincodeOf(from?.PinCode ?? '');
    if (!row) return context.json(wrong(`Pickup pincode ${from?.PinCode} not serviceable`));
    if (isRefusedPhone(phone)) return context.json(wrong(refusedPhoneWords));
    const isNew = await parcels.book(box.AirWayBillNO, {
      reference: box.OrderNo,
      phone,
      from: cityName(from?.City ?? ''),
      to: cityName(to?.City ?? ''),
      pin: to?.PinCode ?? '',
      is_cod: false,
      is_air: false,
      location: '',
      sort_code: row.sort_code,
      is_reverse: true,
    });
    if (!isNew) return context.json(wrong('AWB Already Exists'));
    await parcels.handOver([box.AirWayBillNO]);
    return context.json(done({ AWBNo: box.AirWayBillNO, TokenNumber: randomInt(10 ** 6) }));
  });

  const one = async (awb: string): Promise<SimulatedParcel | undefined> =>
    (await parcels.byWaybills([awb]))[0];

  app.post('/:log{Get(?:Reverse)?ShipmentAuditLog}', async (context) => {
    const { AWBNumber } = z.object({ AWBNumber: z.coerce.string() }).parse(await context.req.json());
    const parcel = await one(AWBNumber);
    const isReverse = context.req.param('log').startsWith('GetReverse');
    if (!parcel || (parcel.booking.is_reverse ?? false) !== isReverse)
      return context.json({ ReturnCode: 102, ReturnMessage: 'No data found', ShipmentLogDetails: [] });
    const scans = faults.spoilScans(parcel, parcels.seen(parcel));
    return context.json(
      done({
        AWBNo: parcel.waybill,
        OrderNo: parcel.reference,
        OrderType: parcel.booking.is_cod ? 'COD' : 'PrePaid',
        CollectibleAmount: parcel.booking.cod_amount ?? 0,
        DestinationHub: parcel.booking.sort_code,
        // The newest first.
        ShipmentLogDetails: scans.toReversed().map(xpressbeesRow),
      }),
    );
  });

  app.post('/:cancellation{(?:forward|reverse)cancellation}', async (context) => {
    const request = z
      .object({ ShippingID: z.string(), CancellationReason: z.string().min(1) })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(wrong('ShippingID and CancellationReason are needed'));
    const parcel = await one(request.data.ShippingID);
    if (
      (parcel?.booking.is_reverse ?? false) !==
      (context.req.param('cancellation') === 'reversecancellation')
    )
      return context.json(wrong('No data found'));
    const result = await parcels.cancel(request.data.ShippingID);
    return context.json(result.done ? done({ ReturnMessage: result.words }) : wrong(result.words));
  });

  app.post('/client/UpdateNDRDeferredDeliveryDate', async (context) => {
    const request = z
      .object({ ShippingID: z.string(), DeferredDeliveryDate: z.string() })
      .safeParse(await context.req.json());
    if (!request.success) return context.json(wrong('ShippingID is needed'));
    const result = await parcels.tryAgain(request.data.ShippingID);
    if (result.behaviour === 'silent') return context.text('upstream unavailable', 503);
    const answer = result.done ? done({ ReturnMessage: result.words }) : wrong(result.words);
    return context.json(
      faults.hasQuirk('wrapped-answers') ? { UpdateNDRDeferredDeliveryDate: answer } : answer,
    );
  });

  app.post('/expose/get/serviceabilitypincode/details', async (context) => {
    const request = z
      .object({ BusinessService: z.enum(['Delivery', 'PickUp']), Pincode: z.string() })
      .parse(await context.req.json());
    const row = pincodeOf(request.Pincode);
    return context.json(
      done({
        ServicablePincodeDetails: row
          ? [
              {
                businessservice: request.BusinessService,
                pincode: row.pin,
                HubName: row.sort_code,
                processcode: 'N/A',
                ...(faults.hasQuirk('no-cod-flags')
                  ? {}
                  : {
                      IsCOD: row.cod ? 'Y' : 'N',
                      IsODA: row.oda ? 'Y' : 'N',
                      MaxCODAmount: row.max_cod,
                    }),
              },
            ]
          : [],
      }),
    );
  });

  return app;
}

/** XpressBees' webhook of one scan, with its signature. */
export function xpressbeesWebhook(
  awb: string,
  scan: PlannedScan,
  { secret }: WebhookSecret,
): SimulatedWebhook {
  const body = JSON.stringify({ AWBNo: awb, ...xpressbeesRow(scan) });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return { body, headers: { 'content-type': 'application/json', 'x-hmac-sha256': signature } };
}
