import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { parcelsIn } from './parcels.ts';
import type { Clock } from '../../services.ts';
import { percentile } from './plan.ts';

export interface SimulatorOptions {
  db: Db;
  clock: Clock;
  /** Who may call: `Authorization: Token …`. */
  token: string;
  /** How many times faster than the clock it lives. */
  speed: number;
}

const shipment = z.object({
  name: z.string(),
  add: z.string(),
  pin: z.coerce.string(),
  phone: z.coerce.string(),
  city: z.string().default(''),
  order: z.string().min(1),
  payment_mode: z.enum(['COD', 'Prepaid', 'Pickup']),
  cod_amount: z.coerce.number().default(0),
  weight: z.coerce.number().positive(),
  shipping_mode: z.string().default('Surface'),
  seller_add: z.string().default(''),
  return_city: z.string().default(''),
});
const creation = z.object({
  shipments: z.array(z.unknown()),
  pickup_location: z.object({ name: z.string() }),
});

/** What the simulated courier serves of a pincode: a few places it does not reach, a few it reaches with limits. */
export function simulatedPincode(pin: string): Record<string, unknown> | undefined {
  if (!/^[1-9]\d{5}$/.test(pin) || pin === '999999' || /^(19433|74430|68255)/.test(pin)) return undefined;
  const isFar = /^(194|744|682[5-9]|79[0-9]|737)/.test(pin);
  const draw = percentile(`pin/${pin}`);
  return {
    pin: Number(pin),
    city: '',
    district: '',
    state_code: '',
    country_code: 'IN',
    cod: isFar && draw < 40 ? 'N' : 'Y',
    pre_paid: 'Y',
    cash: 'Y',
    pickup: 'Y',
    repl: 'Y',
    is_oda: draw >= 94 ? 'Y' : 'N',
    sort_code: `${pin.slice(0, 3)}/${String.fromCharCode(65 + (draw % 6))}${draw % 9}`,
    max_amount: isFar ? 20_000 : 50_000,
    max_weight: 0,
    remarks: '',
  };
}

/** Delhivery's API as its public documents describe it, answered by a courier that exists in a table only. */
export function simulatorApp({ db, clock, token, speed }: SimulatorOptions): Hono {
  const app = new Hono();
  const parcels = parcelsIn(db, clock, 3_600_000 / speed);

  app.use('*', async (context, next) => {
    if (context.req.header('Authorization') !== `Token ${token}`) {
      return context.json({ detail: 'Authentication credentials were not provided.' }, 401);
    }
    return next();
  });

  app.post('/api/cmu/create.json', async (context) => {
    const form = await context.req.parseBody();
    let data: unknown;
    try {
      data = JSON.parse(typeof form['data'] === 'string' ? form['data'] : '');
    } catch {
      data = undefined;
    }
    const request = creation.safeParse(data);
    if (!request.success)
      return context.json({ success: false, packages: [], rmk: 'format=json&data= is not readable' });
    const packages: Record<string, unknown>[] = [];
    for (const row of request.data.shipments) {
      const parsed = shipment.safeParse(row);
      const refused = (remarks: string, refnum = '') =>
        packages.push({ status: 'Fail', waybill: '', refnum, serviceable: false, remarks: [remarks] });
      if (!parsed.success) {
        refused(`${parsed.error.issues[0]?.path.join('.') ?? 'shipment'} is missing or wrong`);
        continue;
      }
      const parcel = parsed.data;
      const pin = simulatedPincode(parcel.pin);
      if (!pin) refused(`${parcel.pin} is not serviceable`, parcel.order);
      else if (parcel.payment_mode === 'COD' && pin['cod'] !== 'Y')
        refused(`COD is not serviceable at ${parcel.pin}`, parcel.order);
      else if (parcel.phone.endsWith('0016'))
        refused('Refused by the simulator: the phone ends in 0016', parcel.order);
      else {
        const waybill = `1490${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`;
        const isNew = await parcels.book(waybill, {
          reference: parcel.order,
          phone: parcel.phone,
          from: cityName(parcel.return_city),
          to: cityName(parcel.city),
          pin: parcel.pin,
          is_cod: parcel.payment_mode === 'COD',
          is_air: parcel.shipping_mode === 'Express',
          location: request.data.pickup_location.name,
          sort_code: String(pin['sort_code']),
        });
        if (!isNew) {
          refused('Duplicate order id', parcel.order);
          continue;
        }
        packages.push({
          status: 'Success',
          waybill,
          refnum: parcel.order,
          sort_code: pin['sort_code'],
          serviceable: true,
          payment: parcel.payment_mode,
          cod_amount: parcel.cod_amount,
          remarks: [''],
        });
      }
    }
    return context.json({
      success: packages.every((row) => row['status'] === 'Success'),
      package_count: packages.length,
      packages,
    });
  });

  app.get('/c/api/pin-codes/json/', (context) => {
    const row = simulatedPincode(context.req.query('filter_codes') ?? '');
    return context.json({ delivery_codes: row ? [{ postal_code: row }] : [] });
  });

  app.post('/fm/request/new/', async (context) => {
    const request = z
      .object({
        pickup_location: z.string(),
        pickup_date: z.string(),
        pickup_time: z.string(),
        expected_package_count: z.number().int().positive(),
        waybills: z.array(z.string()).default([]),
      })
      .safeParse(await context.req.json());
    if (!request.success)
      return context.json(
        {
          success: false,
          error: 'pickup_location, pickup_date, pickup_time and expected_package_count are needed',
        },
        400,
      );
    await parcels.handOver(request.data.waybills);
    return context.json({
      pickup_id: randomInt(10 ** 7, 10 ** 8),
      incoming_center_name: request.data.pickup_location,
      pickup_date: request.data.pickup_date,
      pickup_time: request.data.pickup_time,
      expected_package_count: request.data.expected_package_count,
    });
  });

  app.post('/api/p/edit', async (context) => {
    const request = z
      .object({ waybill: z.string(), cancellation: z.literal('true') })
      .safeParse(await context.req.json());
    if (!request.success)
      return context.json({ status: false, error: 'waybill and cancellation are needed' }, 400);
    const result = await parcels.cancel(request.data.waybill);
    return context.json(
      result.done
        ? { status: true, waybill: request.data.waybill, remark: result.words }
        : { status: false, waybill: request.data.waybill, error: result.words },
    );
  });

  app.get('/api/v1/packages/json/', async (context) => {
    const waybills = (context.req.query('waybill') ?? '').split(',').filter(Boolean).slice(0, 50);
    const reference = context.req.query('ref_ids');
    const found = reference
      ? [await parcels.byReference(reference)].filter((row) => row !== undefined)
      : await parcels.byWaybills(waybills);
    if (found.length === 0)
      return context.json({ Error: 'No such waybill or Order Id found', ShipmentData: [] });
    return context.json({
      ShipmentData: found.map((parcel) => {
        const scans = parcels.seen(parcel);
        const last = scans.at(-1);
        return {
          Shipment: {
            AWB: parcel.waybill,
            ReferenceNo: parcel.reference,
            SortCode: parcel.booking.sort_code,
            Origin: parcel.booking.from,
            Destination: parcel.booking.to,
            Status: last && {
              Status: last.status,
              StatusType: last.status_type,
              StatusCode: last.code,
              StatusDateTime: indianTime(last.at),
              StatusLocation: last.location,
              Instructions: last.remark,
            },
            Scans: scans.map((scan) => ({
              ScanDetail: {
                Scan: scan.status,
                ScanType: scan.status_type,
                StatusCode: scan.code,
                ScanDateTime: indianTime(scan.at),
                ScannedLocation: scan.location,
                Instructions: scan.remark,
              },
            })),
          },
        };
      }),
    });
  });

  return app;
}

const cityName = (text: string): string => text.trim().replaceAll(/\s+/g, '_') || 'India';

/** IST without a zone, as Delhivery writes it. */
function indianTime(iso: string): string {
  return new Date(Date.parse(iso) + 19_800_000).toISOString().replace('Z', '');
}
