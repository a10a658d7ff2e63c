import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SimulatedCourier, SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { drawCourierLabel } from '../simulator/courierLabel.ts';
import { cityName, isRefusedPhone, isWrong, pincodeOf, refusedPhoneWords } from '../simulator/pincodes.ts';
import { pickupNumber } from '../simulator/plan.ts';
import type { PlannedScan } from '../simulator/plan.ts';

const tenDigits = z.number().int().min(1_000_000_000).max(9_999_999_999);
const whole = z.number().int().min(1);
const shipment = z.object({
  seller_name: z.string().min(1),
  seller_address: z.string().min(1),
  seller_gst_tin: z.string().min(1),
  consignee_gst_amount: z.number(),
  consignee_name: z.string().min(1),
  consignee_alternate_phone: z.string().min(10),
  order_number: z.string().min(1),
  invoice_number: z.string().min(1),
  invoice_date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  products_desc: z.string().min(1),
  payment_mode: z.enum(['COD', 'Prepaid', 'Pickup']),
  category_of_goods: z.string().min(1),
  total_amount: z.number().min(1),
  tax_value: z.number().min(0),
  taxable_amount: z.number().min(1),
  commodity_value: z.string().min(1),
  cod_amount: z.number().min(0).max(49_999),
  quantity: whole,
  weight: whole,
  length: whole,
  width: whole,
  height: whole,
  service: z.enum(['SURFACE', 'EXPRESS']),
  return_reason: z.string(),
  drop_location: z.object({
    name: z.string().min(1),
    phone: tenDigits,
    address: z.string().min(1),
    city: z.string(),
    pin: z.number().int(),
  }),
  pickup_location: z.object({ name: z.string().min(1) }),
  return_location: z.object({ name: z.string().min(1) }),
});
const address = z.object({
  alias: z.string().min(1),
  phone: tenDigits,
  address_line1: z.string().min(1),
  pincode: z.number().int(),
  city: z.string().optional(),
});
const ids = z.object({ ids: z.array(z.string()).min(1).max(100) });

const tokenSeconds = 86_400;

/** An error as Ekart answers it. */
const error = (statusCode: 400 | 401 | 404, message: string, description: string) => ({
  statusCode,
  code: String(statusCode),
  message,
  description,
  severity: 'ERROR',
});
const unknownThing = (description: string) => error(404, 'SWIFT_RESOURCE_NOT_FOUND_EXCEPTION', description);

/** A scan in Ekart's format, for polling and webhooks. Only a failed delivery has a reason. */
function ekartDetail(scan: PlannedScan): Record<string, unknown> {
  return {
    status: scan.status,
    ctime: Date.parse(scan.at),
    desc: scan.remark,
    location: scan.location,
    ...(scan.status === 'Undelivered' ? { ndrStatus: scan.code } : {}),
  };
}

/** Simulates Ekart's public API. */
export function ekartApp({ parcels, clock, faults }: SimulatedCourier): Hono {
  const app = new Hono();
  const tokens = new Map<string, { token: string; until: number }>();
  const addresses = new Map<string, z.output<typeof address>>();
  const now = () => clock.now().getTime();

  app.post('/integrations/v2/auth/token/:client_id', async (context) => {
    const { username, password } = z
      .object({ username: z.string(), password: z.string() })
      .parse(await context.req.json());
    const client_id = context.req.param('client_id');
    if ([client_id, username, password].some(isWrong))
      return context.json(error(401, 'SWIFT_UNAUTHORIZED_EXCEPTION', 'Invalid credentials'), 401);
    // The same token for a day, with fewer and fewer seconds.
    let row = tokens.get(client_id);
    if (!row || row.until <= now()) {
      row = { token: randomBytes(24).toString('base64url'), until: now() + tokenSeconds * 1000 };
      tokens.set(client_id, row);
    }
    return context.json({
      access_token: row.token,
      scope: 'core:all',
      expires_in: Math.floor((row.until - now()) / 1000),
      token_type: 'Bearer',
    });
  });

  app.use('*', async (context, next) => {
    const given = /^Bearer (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1];
    const isKnown = [...tokens.values()].some(({ token, until }) => token === given && until > now());
    if (!isKnown) return context.json(error(401, 'SWIFT_UNAUTHORIZED_EXCEPTION', 'Invalid token'), 401);
    return next();
  });

  app.post('/api/v2/address', async (context) => {
    const request = address.safeParse(await context.req.json());
    if (!request.success)
      return context.json(
        error(400, 'SWIFT_BAD_REQUEST_EXCEPTION', 'alias, phone and pincode are needed'),
        400,
      );
    const { alias } = request.data;
    addresses.set(alias, request.data);
    return context.json({ status: true, alias, remark: 'Successful operation on Address' });
  });

  app.get('/api/v2/addresses', (context) => context.json([...addresses.values()]));

  app.put('/api/v1/package/create', async (context) => {
    const request = shipment.safeParse(await context.req.json());
    if (!request.success) {
      const [issue] = request.error.issues;
      const words = `${issue?.path.join('.') ?? 'request'} is missing or wrong`;
      return context.json(error(400, 'SWIFT_BAD_REQUEST_EXCEPTION', words), 400);
    }
    const parcel = request.data;
    const { drop_location, order_number, payment_mode } = parcel;
    const own = addresses.get(parcel.pickup_location.name);
    for (const [kind, { name }] of [
      ['pickup_location', parcel.pickup_location],
      ['return_location', parcel.return_location],
    ] as const)
      if (!addresses.has(name))
        return context.json(unknownThing(`${name} ${kind} does not exist or is deleted.`), 404);
    const refused = (remark: string) => context.json({ status: false, remark });
    const row = pincodeOf(String(drop_location.pin));
    if (!row) return refused(`Pincode ${drop_location.pin} is not serviceable`);
    if (payment_mode === 'COD' && !row.cod) return refused(`COD is not serviceable at ${row.pin}`);
    if (isRefusedPhone(String(drop_location.phone))) return refused(refusedPhoneWords);
    const isReverse = payment_mode === 'Pickup';
    const tracking_id = `FMPC${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`;
    const [seller, buyer] = [own?.city ?? '', drop_location.city];
    const book = (reference: string) =>
      parcels.book(tracking_id, {
        reference,
        phone: String(drop_location.phone),
        from: cityName(isReverse ? buyer : seller),
        to: cityName(isReverse ? seller : buyer),
        pin: isReverse ? String(own?.pincode ?? '') : row.pin,
        is_cod: payment_mode === 'COD',
        is_air: parcel.service === 'EXPRESS',
        location: parcel.pickup_location.name,
        sort_code: row.sort_code,
        cod_amount: parcel.cod_amount,
        ...(isReverse ? { is_reverse: true } : {}),
      });
    let order = order_number;
    // A number that exists is not refused: it gets a prefix.
    for (let copy = 2; !(await book(order)); copy += 1) order = `${copy}-${order_number}`;
    if (isReverse) await parcels.handOver([tracking_id]);
    return context.json({
      status: true,
      remark: 'Successfully created shipment',
      tracking_id,
      vendor: 'EKART',
      barcodes: { wbn: tracking_id, order, ...(payment_mode === 'COD' ? { cod: tracking_id } : {}) },
    });
  });

  app.delete('/api/v1/package/cancel', async (context) => {
    const tracking_id = context.req.query('tracking_id') ?? '';
    const [parcel] = await parcels.byWaybills([tracking_id]);
    if (!parcel) return context.json(unknownThing(`${tracking_id} does not exist.`), 404);
    const isPickedUp = parcels.seen(parcel).some(({ status }) => status === 'Picked Up');
    const result = isPickedUp
      ? { done: false, words: 'Shipment is picked up and cannot be cancelled' }
      : await parcels.cancel(tracking_id);
    return context.json({ data: [{ status: result.done, remark: result.words, tracking_id }] });
  });

  app.post('/data/v2/generate/manifest', async (context) => {
    const request = ids.safeParse(await context.req.json());
    if (!request.success)
      return context.json(error(400, 'SWIFT_BAD_REQUEST_EXCEPTION', 'ids are needed, at most 100'), 400);
    await parcels.handOver(request.data.ids);
    const manifestNumber = pickupNumber(...request.data.ids.toSorted());
    return context.json({
      ctime: now(),
      manifestNumber,
      manifestDownloadUrl: `${context.req.url.replace(/\/data\/.*$/, '')}/manifests/${manifestNumber}.pdf`,
    });
  });

  app.post('/api/v1/package/label', async (context) => {
    const request = ids.safeParse(await context.req.json());
    const [id = ''] = request.data?.ids ?? [];
    const [parcel] = await parcels.byWaybills([id]);
    if (!parcel) return context.json(unknownThing(`${id} does not exist.`), 404);
    const pdf = await drawCourierLabel('Ekart', parcel);
    return context.body(new Uint8Array(pdf), 200, { 'content-type': 'application/octet-stream' });
  });

  app.get('/api/v1/track/:id', async (context) => {
    const id = context.req.param('id');
    const [parcel] = await parcels.byWaybills([id]);
    if (!parcel) return context.json(unknownThing(`${id} does not exist.`), 404);
    const past = parcels.seen(parcel);
    const last = past.at(-1);
    const picked = past.find(({ status }) => status === 'Picked Up');
    return context.json({
      _id: id,
      track: {
        ...(last ? ekartDetail(last) : {}),
        ...(picked ? { pickupTime: Date.parse(picked.at) } : {}),
        attempts: past.filter(({ status }) => status === 'Undelivered').length,
        ...(last?.status === 'Undelivered' ? { ndrActions: ['Re-Attempt', 'RTO'] } : {}),
        details: faults.spoilScans(parcel, past).map(ekartDetail),
      },
      order_number: parcel.reference,
    });
  });

  app.get('/data/v1/elite/track/:wbn', async (context) => {
    const wbn = context.req.param('wbn');
    const [parcel] = await parcels.byWaybills([wbn]);
    if (!parcel) return context.json(unknownThing(`${wbn} does not exist.`), 404);
    const { is_cod, cod_amount = 0 } = parcel.booking;
    return context.json({
      [wbn]: {
        shipment_type: is_cod ? 'COD' : 'PREPAID',
        cod_amount: (is_cod ? cod_amount : 0).toFixed(1),
        shipment_id: wbn,
        // The carrier's own number.
        order_id: String(pickupNumber(wbn)),
        external_tracking_id: wbn,
        vendor: 'E-Kart Logistics',
        history: [],
      },
    });
  });

  app.post('/api/v2/package/ndr', async (context) => {
    const request = z
      .object({
        action: z.enum(['Re-Attempt', 'RTO']),
        wbn: z.string().min(1),
        date: z.number().int().optional(),
        phone: z.string().length(10).optional(),
        address: z.string().optional(),
        instructions: z.string().optional(),
      })
      .refine(({ action, date }) => action === 'RTO' || date !== undefined)
      .safeParse(await context.req.json());
    if (!request.success)
      return context.json(error(400, 'SWIFT_BAD_REQUEST_EXCEPTION', 'wbn and date are needed'), 400);
    const { action, wbn, instructions = '' } = request.data;
    const again = action === 'Re-Attempt' ? await parcels.tryAgain(wbn) : undefined;
    if (again?.behaviour === 'silent') return context.text('upstream unavailable', 503);
    const result = again ?? (await parcels.cancel(wbn));
    if (result.done) await parcels.recordNdrRemark(wbn, instructions);
    return context.json({ status: result.done, remark: result.words, tracking_id: wbn });
  });

  app.get('/api/v2/serviceability/:pincode', (context) => {
    const pin = context.req.param('pincode');
    const row = pincodeOf(pin);
    if (!row)
      return context.json({ status: false, pincode: Number(pin), remark: 'Pincode is not serviceable' });
    return context.json({
      status: true,
      pincode: Number(pin),
      remark: 'Pincode is serviceable',
      details: {
        cod: row.cod,
        max_cod_amount: row.max_cod,
        forward_pickup: true,
        forward_drop: true,
        reverse_pickup: true,
        reverse_drop: true,
        city: '',
        state: '',
      },
    });
  });

  app.post('/data/pricing/estimate', async (context) => {
    const request = z
      .object({
        pickupPincode: whole,
        dropPincode: whole,
        weight: whole,
        serviceType: z.string(),
        codAmount: z.number(),
      })
      .safeParse(await context.req.json());
    const from = String(request.data?.pickupPincode ?? '');
    const to = String(request.data?.dropPincode ?? '');
    if (!request.data || !pincodeOf(from) || !pincodeOf(to))
      return context.json(error(400, 'SWIFT_BAD_REQUEST_EXCEPTION', 'Pincode is not serviceable'), 400);
    const zone = from.slice(0, 3) === to.slice(0, 3) ? 'A' : 'D';
    const slabs = Math.ceil(request.data.weight / 500);
    const shipping = slabs * (zone === 'A' ? 30 : 46) * (request.data.serviceType === 'EXPRESS' ? 1.4 : 1);
    const cod = request.data.codAmount > 0 ? 30 : 0;
    const taxes = (shipping + cod) * 0.18;
    return context.json({
      type: 'WEIGHT_BASED',
      zone,
      volumetricWeight: String(slabs * 500),
      billingWeight: String(slabs * 500),
      shippingCharge: shipping.toFixed(2),
      rtoCharge: '0.00',
      fuelSurcharge: '0.00',
      codCharge: cod.toFixed(2),
      qcCharge: '0.00',
      taxes: taxes.toFixed(2),
      total: (shipping + cod + taxes).toFixed(2),
    });
  });

  return app;
}

const signed = (push: unknown, topic: string, { secret }: WebhookSecret): SimulatedWebhook => {
  const body = JSON.stringify(push);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-swift-webhook-topic': topic,
      'x-swift-webhook-hmac': createHmac('sha256', secret).update(body).digest('hex'),
    },
  };
};

/** Ekart's webhook of one scan, signed with the body's HMAC. */
export function ekartWebhook(awb: string, scan: PlannedScan, secret: WebhookSecret): SimulatedWebhook {
  // The attempts are a text, unlike those of tracking.
  return signed({ ...ekartDetail(scan), attempts: '0', wbn: awb, id: awb }, 'track_updated', secret);
}

/** Ekart's webhook of a booking. */
export function ekartBookingWebhook(awb: string, reference: string, secret: WebhookSecret): SimulatedWebhook {
  const push = { id: awb, wbn: awb, vendor: 'EKART', orderNumber: reference, channelId: `channel-${awb}` };
  return signed(push, 'shipment_created', secret);
}
