import { createHash, randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { SimulatedCourier, SimulatedWebhook, WebhookSecret } from '../definition.ts';
import { formatIst } from '../istTime.ts';
import { drawCourierLabel } from '../simulator/courierLabel.ts';
import { drawSignature } from '../simulator/deliveryProof.ts';
import {
  cityName,
  isRefusedPhone,
  isWrong,
  pincodeOf,
  refusedPhoneWords,
  simulatedDays,
} from '../simulator/pincodes.ts';
import { ndrBehaviour, pickupNumber } from '../simulator/plan.ts';
import type { PlannedScan } from '../simulator/plan.ts';

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
  return_pin: z.coerce.string().default(''),
  /** Of a piece; of a single parcel it is given by the answer. */
  waybill: z.string().default(''),
  shipment_type: z.enum(['', 'MPS']).default(''),
  master_id: z.string().default(''),
  mps_children: z.coerce.number().default(0),
  mps_amount: z.coerce.number().default(0),
});
const creation = z.object({
  shipments: z.array(z.unknown()),
  pickup_location: z.object({ name: z.string() }),
});

/** A pincode in Delhivery's format. */
function postalCode(pin: string): Record<string, unknown> | undefined {
  const row = pincodeOf(pin);
  return (
    row && {
      pin: Number(pin),
      city: '',
      district: '',
      state_code: '',
      country_code: 'IN',
      cod: row.cod ? 'Y' : 'N',
      pre_paid: 'Y',
      cash: 'Y',
      pickup: 'Y',
      repl: 'Y',
      is_oda: row.oda ? 'Y' : 'N',
      sort_code: row.sort_code,
      max_amount: row.max_cod,
      max_weight: 0,
      remarks: row.remarks,
    }
  );
}

/**
 * An account of this token knows the warehouses that were registered, and one that its panel shows: as that of a real seller.
 * Other accounts book from any warehouse.
 */
const isNewAccount = (authorization: string | undefined): boolean => /new-account/.test(authorization ?? '');
const unknownWarehouse = 'ClientWarehouse matching query does not exist.';
const panelWarehouse = 'Jaipur Studio WH-1';

const documentSignature = (waybill: string): string =>
  createHash('sha256').update(`document/${waybill}`).digest('hex');

const newWaybill = (): string => `1490${String(randomInt(0, 10 ** 10)).padStart(10, '0')}`;

type CreatedShipment = z.output<typeof shipment>;

/** Why a piece of a multi-piece shipment is refused. */
function pieceProblem(
  { waybill, shipment_type, master_id, mps_children }: CreatedShipment,
  rows: readonly (CreatedShipment | undefined)[],
  issued: ReadonlySet<string>,
): string | undefined {
  if (waybill !== '' && !issued.has(waybill)) return `Waybill ${waybill} is not of this account`;
  if (shipment_type === '') return undefined;
  const pieces = rows.filter((row) => row?.master_id === master_id);
  if (waybill === '' || !pieces.some((row) => row?.waybill === master_id)) return 'The master is missing';
  return pieces.length === mps_children ? undefined : 'The number of packages is not that of mps_children';
}

/** Simulates Delhivery's public API, with parcels in a table. */
export function delhiveryApp({ parcels, faults, clock }: SimulatedCourier): Hono {
  const app = new Hono();
  const warehouses = new Map<string, { phone: string; pin: string; address: string }>([
    [panelWarehouse, { phone: '', pin: '', address: '' }],
  ]);
  /** Fetched waybills that no shipment has. */
  const issued = new Set<string>();
  /** The first pickup of a location and day. */
  const pickups = new Map<string, number>();
  // An address of a document is signed: it needs no token.
  app.get('/documents/:file', async (context) => {
    const waybill = context.req.param('file').replace('.png', '');
    if (context.req.query('signature') !== documentSignature(waybill)) return context.text('Forbidden', 403);
    return context.body(new Uint8Array(await drawSignature(waybill)), 200, { 'content-type': 'image/png' });
  });

  app.get('/labels/:file', async (context) => {
    const waybill = context.req.param('file').replace('.pdf', '');
    const [parcel] = await parcels.byWaybills([waybill]);
    if (!parcel || context.req.query('signature') !== documentSignature(waybill))
      return context.text('Forbidden', 403);
    const pdf = await drawCourierLabel('Delhivery', parcel);
    return context.body(new Uint8Array(pdf), 200, { 'content-type': 'application/pdf' });
  });

  app.use('*', async (context, next) => {
    const token = /^Token (\S+)$/.exec(context.req.header('Authorization') ?? '')?.[1];
    if (isWrong(token)) {
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
    const location = request.data.pickup_location.name;
    if (isNewAccount(context.req.header('Authorization')) && !warehouses.has(location))
      return context.json({
        success: false,
        packages: [],
        rmk: unknownWarehouse,
      });
    const packages: Record<string, unknown>[] = [];
    const pieces = request.data.shipments.map((row) => shipment.safeParse(row).data);
    for (const row of request.data.shipments) {
      const parsed = shipment.safeParse(row);
      const refused = (remarks: string, refnum = '') =>
        packages.push({ status: 'Fail', waybill: '', refnum, serviceable: false, remarks: [remarks] });
      if (!parsed.success) {
        refused(`${parsed.error.issues[0]?.path.join('.') ?? 'shipment'} is missing or wrong`);
        continue;
      }
      const parcel = parsed.data;
      const problem = pieceProblem(parcel, pieces, issued);
      if (problem !== undefined) {
        refused(problem, parcel.order);
        continue;
      }
      const isReverse = parcel.payment_mode === 'Pickup';
      const pin = pincodeOf(parcel.pin);
      if (!pin) refused(`${parcel.pin} is not serviceable`, parcel.order);
      else if (parcel.payment_mode === 'COD' && !pin.cod)
        refused(`COD is not serviceable at ${parcel.pin}`, parcel.order);
      else if (isRefusedPhone(parcel.phone)) refused(refusedPhoneWords, parcel.order);
      else {
        const waybill = parcel.waybill || newWaybill();
        issued.delete(waybill);
        const isNew = await parcels.book(waybill, {
          reference: parcel.order,
          phone: parcel.phone,
          from: cityName(isReverse ? parcel.city : parcel.return_city),
          to: cityName(isReverse ? parcel.return_city : parcel.city),
          pin: isReverse ? parcel.return_pin : parcel.pin,
          is_cod: parcel.payment_mode === 'COD',
          is_air: parcel.shipping_mode === 'Express',
          location,
          sort_code: pin.sort_code,
          cod_amount: parcel.cod_amount,
          ...(isReverse ? { is_reverse: true } : {}),
        });
        if (!isNew) {
          refused('Duplicate order id', parcel.order);
          continue;
        }
        // The pickup of a return is scheduled without a request.
        if (isReverse) await parcels.handOver([waybill]);
        if (faults.hasQuirk('partial-save')) {
          const words = 'Prepaid client balance is insufficient. Package might have been partially saved.';
          refused(words, parcel.order);
          continue;
        }
        packages.push({
          status: 'Success',
          waybill,
          refnum: parcel.order,
          sort_code: pin.sort_code,
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

  app.get('/waybill/api/bulk/json/', (context) => {
    const count = z.coerce.number().int().min(1).max(10_000).parse(context.req.query('count'));
    const fetched = Array.from({ length: count }, newWaybill);
    for (const waybill of fetched) issued.add(waybill);
    return context.json(fetched.join(','));
  });

  app.post('/api/backend/clientwarehouse/create/', async (context) => {
    const request = z
      .object({
        name: z.string().min(1),
        phone: z.string(),
        pin: z.string(),
        address: z.string().default(''),
        return_address: z.string(),
      })
      .safeParse(await context.req.json());
    if (!request.success)
      return context.json({ success: false, error: 'name, phone, pin and return_address are needed' }, 400);
    const { name, ...place } = request.data;
    if (warehouses.has(name))
      return context.json({ success: false, error: `Warehouse ${name} already exists` }, 400);
    warehouses.set(name, place);
    return context.json({ success: true, error: '', data: { name, active: true } }, 201);
  });

  app.post('/api/backend/clientwarehouse/edit/', async (context) => {
    const request = z
      .object({
        name: z.string().min(1),
        pin: z.string().regex(/^\d{6}$/),
        phone: z.string().optional(),
        address: z.string().optional(),
      })
      .safeParse(await context.req.json());
    if (!request.success) return context.json({ success: false, error: 'name and pin are needed' }, 400);
    const { name, ...change } = request.data;
    const before = warehouses.get(name);
    if (!before) return context.json({ success: false, error: unknownWarehouse }, 400);
    warehouses.set(name, { ...before, ...change });
    return context.json({ success: true, error: '', data: { name, active: true } });
  });

  app.post('/api/backend/clientwarehouse/status/', async (context) => {
    const { name } = z.object({ name: z.string() }).parse(await context.req.json());
    const isKnown = warehouses.has(name);
    return context.json(
      isKnown
        ? { success: true, error: '', data: { name, active: true } }
        : { success: false, error: unknownWarehouse, data: {} },
    );
  });

  app.get('/c/api/pin-codes/json/', (context) => {
    const row = postalCode(context.req.query('filter_codes') ?? '');
    return context.json({ delivery_codes: row ? [{ postal_code: row }] : [] });
  });

  app.get('/api/dc/expected_tat', (context) => {
    const { origin_pin = '', destination_pin = '', mot } = context.req.query();
    if (!pincodeOf(origin_pin) || !pincodeOf(destination_pin) || !/^[SEN]$/.test(mot ?? ''))
      return context.json({ success: false, msg: 'Invalid parameters', data: {} }, 400);
    const tat = simulatedDays(origin_pin, destination_pin, mot === 'E');
    return context.json({ success: true, msg: '', data: { tat } });
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
    const day = `${request.data.pickup_location} ${request.data.pickup_date}`;
    const first = faults.hasQuirk('one-pickup-a-day') ? pickups.get(day) : undefined;
    if (first !== undefined)
      return context.json({
        status: false,
        success: false,
        pickup_id: first,
        pr_exist: true,
        error: { message: 'Pickup request already exists', code: 669 },
        data: { message: 'A pickup request for this location exists already' },
      });
    const pickup_id = pickupNumber(
      request.data.pickup_location,
      request.data.pickup_date,
      ...request.data.waybills.toSorted(),
    );
    pickups.set(day, pickup_id);
    return context.json({
      pickup_id,
      incoming_center_name: request.data.pickup_location,
      pickup_date: request.data.pickup_date,
      pickup_time: request.data.pickup_time,
      expected_package_count: request.data.expected_package_count,
    });
  });

  app.post('/api/p/edit', async (context) => {
    const request = z
      .object({
        waybill: z.string(),
        cancellation: z.literal('true').optional(),
        add: z.string().optional(),
        phone: z.array(z.string()).optional(),
      })
      .safeParse(await context.req.json());
    if (!request.success) return context.json({ status: false, error: 'waybill is needed' }, 400);
    if (request.data.cancellation === undefined)
      return context.json({ status: true, waybill: request.data.waybill, remark: 'Shipment is updated.' });
    const result = await parcels.cancel(request.data.waybill);
    return context.json(
      result.done
        ? { status: true, waybill: request.data.waybill, remark: result.words }
        : { status: false, waybill: request.data.waybill, error: result.words },
    );
  });

  app.put('/api/rest/ewaybill/:waybill/', async (context) => {
    const request = z
      .object({ data: z.array(z.object({ dcn: z.string().min(1), ewbn: z.string() })).length(1) })
      .safeParse(await context.req.json());
    const [parcel] = await parcels.byWaybills([context.req.param('waybill')]);
    if (!parcel) return context.json({ success: false, error: 'Invalid waybill passed' });
    // A number of zeros is refused, to try that.
    return /^[1-9]\d{11}$/.test(request.data?.data[0]?.ewbn ?? '')
      ? context.json({ success: true })
      : context.json({ success: false, error: 'Invalid e-waybill number' });
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
        const seen = parcels.seen(parcel);
        // The portal: a shipment that is cancelled before its pickup stays Manifested.
        const isQuiet = faults.hasQuirk('cancelled-manifested') && seen.at(-1)?.status_type === 'CN';
        const past = isQuiet ? seen.slice(0, -1) : seen;
        const shown = past.at(-1);
        const last = isQuiet && shown ? { ...shown, remark: 'Seller cancelled the order' } : shown;
        const scans = faults.spoilScans(parcel, past);
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
              StatusDateTime: formatIst(last.at),
              StatusLocation: last.location,
              Instructions: last.remark,
            },
            Scans: scans.map((scan) => ({
              ScanDetail: {
                Scan: scan.status,
                ScanType: scan.status_type,
                StatusCode: scan.code,
                ScanDateTime: formatIst(scan.at),
                ScannedLocation: scan.location,
                Instructions: scan.remark,
              },
            })),
          },
        };
      }),
    });
  });

  app.get('/api/p/packing_slip', async (context) => {
    const waybills = (context.req.query('wbns') ?? '').split(',').filter(Boolean);
    const found = await parcels.byWaybills(waybills);
    if (context.req.query('pdf') === 'true') {
      const base = context.req.url.replace(/\/api\/p\/.*$/, '');
      return context.json({
        packages: found.map(({ waybill }) => ({
          wbn: waybill,
          pdf_download_link: `${base}/labels/${waybill}.pdf?signature=${documentSignature(waybill)}`,
          pdf_encoding: '',
        })),
        packages_found: found.length,
      });
    }
    return context.json({
      packages: found.map(({ waybill, booking }) => ({
        wbn: waybill,
        oid: booking.reference,
        sort_code: booking.sort_code,
        pt: booking.is_cod ? 'COD' : 'Pre-paid',
        cod: booking.cod_amount ?? 0,
      })),
      packages_found: found.length,
    });
  });

  app.get('/api/rest/fetch/pkg/document/', async (context) => {
    const { doc_type = '', waybill = '' } = context.req.query();
    const [parcel] = await parcels.byWaybills([waybill]);
    if (!parcel) return context.json({ success: false, message: 'Invalid waybill passed', data: {} }, 400);
    // As Delhivery does: a text, not an object.
    if (doc_type !== 'EPOD' || !parcels.hasDeliveryProof(parcel)) return context.json('Not found', 404);
    const base = context.req.url.replace(/\/api\/rest\/.*$/, '');
    const signed = `${base}/documents/${waybill}.png?signature=${documentSignature(waybill)}`;
    return context.json({ success: true, message: '', data: { EPOD: [signed] } });
  });

  app.post('/api/p/update', async (context) => {
    const request = z
      .object({ data: z.array(z.object({ waybill: z.string(), act: z.string() })).length(1) })
      .safeParse(await context.req.json());
    const [row] = request.data?.data ?? [];
    if (!row || !['DEFER_DLV', 'RE-ATTEMPT'].includes(row.act))
      return context.json({ error: 'waybill and a known act are needed' }, 400);
    const result = await parcels.tryAgain(row.waybill);
    // The outcome is known later, by its request: the number has the AWB and when it was made.
    return context.json(
      result.isUndelivered
        ? { request_id: `UPL${row.waybill}-${clock.now().getTime()}` }
        : { status: false, error: result.words },
    );
  });

  app.get('/api/cmu/get_bulk_upl/:request', async (context) => {
    const [, waybill = '', asked = ''] = /^UPL(\d+)-(\d+)$/.exec(context.req.param('request')) ?? [];
    const [parcel] = await parcels.byWaybills([waybill]);
    if (!parcel) return context.json({ status: 'Failure', error: 'No such request' }, 404);
    const at = await parcels.ndrResultAt(waybill, Number(asked));
    if (at === undefined || at > clock.now()) return context.json({ status: 'Pending' });
    return context.json(
      ndrBehaviour(parcel.booking.phone) === 'rejects'
        ? {
            status: 'Failure',
            failed_wbns: [{ waybill, message: 'Consignee has refused a further attempt' }],
          }
        : { status: 'Success' },
    );
  });

  app.get('/api/kinko/v1/invoice/charges/.json', (context) => {
    const { o_pin = '', d_pin = '', cgm = '0', md = 'S', pt } = context.req.query();
    if (!pincodeOf(o_pin) || !pincodeOf(d_pin)) return context.json([]);
    const slabs = Math.max(1, Math.ceil(Number(cgm) / 500));
    const zone = o_pin.slice(0, 3) === d_pin.slice(0, 3) ? 'A' : 'D';
    const freight = slabs * (zone === 'A' ? 29.5 : 45.4) * (md === 'E' ? 1.4 : 1);
    const total = (freight + (pt === 'COD' ? 30 : 0)) * 1.18;
    return context.json([
      {
        zone,
        charged_weight: slabs * 500,
        gross_amount: freight,
        total_amount: Math.round(total * 100) / 100,
      },
    ]);
  });

  return app;
}

/** Delhivery's webhook of one scan, with its token. */
export function delhiveryWebhook(
  awb: string,
  scan: PlannedScan,
  { secret }: WebhookSecret,
): SimulatedWebhook {
  const Status = {
    Status: scan.status,
    StatusType: scan.status_type,
    StatusDateTime: formatIst(scan.at),
    StatusLocation: scan.location,
    Instructions: scan.remark,
  };
  return {
    body: JSON.stringify({ Shipment: { AWB: awb, NSLCode: scan.code, Status } }),
    headers: { 'content-type': 'application/json', authorization: `Token ${secret}` },
  };
}
