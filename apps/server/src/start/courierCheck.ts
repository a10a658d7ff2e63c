// `npm run courier:check -- <courier>`: asks a courier with a brand's credentials, before it goes live. See docs/couriers.md.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { istDay } from '@khep/domain/days';
import pino from 'pino';
import { systemClock } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import { checkCourier } from '../partners/couriers/check/checkCourier.ts';
import type { CheckResult } from '../partners/couriers/check/checkCourier.ts';
import { CheckError, readCheckCredentials, readCheckParcel } from '../partners/couriers/check/checkInput.ts';
import { recordCalls } from '../partners/couriers/check/recordCalls.ts';
import { createAccountTransport, createAdapter } from '../partners/couriers/courierFactory.ts';
import { courierDefinitions } from '../partners/couriers/definitions.ts';
import type { Booking, LabelData } from '../partners/couriers/port.ts';
import { startSimulators } from '../partners/couriers/simulator/server.ts';
import { createCourierMetrics } from '../partners/couriers/transport/metrics.ts';
import { openDatabase } from '../platform/db/engine.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createDocuments } from '../platform/documents/index.ts';
import { parseConfig } from './config.ts';
import { exitWithMessage } from './startOptions.ts';

const brand_id = 'check';
const usualPincodes = ['560034', '400050', '799001'];
const marks: Record<CheckResult['state'], string> = { ok: 'ok  ', failed: 'FAIL', unsupported: 'n/a ' };

/** Draws the label that the booking would get, without logo and options. */
async function printLabel(
  folder: string,
  courier_name: string,
  booking: Booking,
  { awb, routing_code, payment_mode, collectible_paise }: LabelData,
): Promise<string> {
  const documents = createDocuments();
  const { to, return_to, weight_g, length_cm, width_cm, height_cm } = booking;
  const pdf = await documents.labels([
    {
      order: {
        order_id: booking.order_number,
        is_cod: payment_mode === 'cod',
        cod_amount: collectible_paise ?? booking.collectible_paise,
        total_amount: booking.declared_paise,
        buyer: to,
      },
      shipment: {
        awb,
        courier_name,
        routing_code,
        weight: weight_g,
        length: length_cm,
        width: width_cm,
        height: height_cm,
        box_number: 1,
        box_count: 1,
        products: [{ name: booking.products, sku_id: '', quantity: booking.quantity }],
      },
      sender: { company_name: return_to.name, return_address: return_to },
    },
  ]);
  await documents.close();
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `label-${awb}.pdf`);
  writeFileSync(path, pdf);
  return path;
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    options: {
      pincode: { type: 'string', multiple: true },
      awb: { type: 'string', multiple: true, default: [] },
      book: { type: 'string' },
      url: { type: 'string' },
      service: { type: 'string' },
      out: { type: 'string' },
      live: { type: 'boolean', default: false },
      simulator: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [partner] = positionals;
  const definition = courierDefinitions.find((one) => one.partner === partner);
  if (!definition)
    throw new CheckError(
      `${partner ?? 'Nothing'} is no courier. Name one: ${courierDefinitions.map((one) => one.partner).join(', ')}.`,
    );
  if (values.book !== undefined && values.url === undefined && !values.simulator && !values.live)
    throw new CheckError(
      '--book books a real parcel at the live address. Name a staging address with --url, or add --live.',
    );
  const service =
    values.service === undefined
      ? definition.services[0]!
      : definition.services.find(({ courier_id }) => String(courier_id) === values.service);
  if (!service)
    throw new CheckError(
      `${definition.name} has no service ${values.service}. Choose one: ${definition.services.map(({ courier_id, name }) => `${courier_id} (${name})`).join(', ')}.`,
    );
  const credentials = values.simulator
    ? definition.simulator.demoCredentials
    : readCheckCredentials(definition, process.env);
  const booking =
    values.book === undefined
      ? undefined
      : readCheckParcel(readFileSync(values.book, 'utf8'), values.book, newId('chk'));
  const out = values.out ?? join('courier-check', definition.partner);

  // The adapters count requests and reserve AWBs in a database: one for this check alone.
  const data = mkdtempSync(join(tmpdir(), 'khep-check-'));
  const open = await openDatabase(parseConfig({ KHEP_DATA: data }));
  try {
    const { db } = open;
    await migrate(db);
    const clock = systemClock;
    const deps = { db, clock, log: pino({ level: 'silent' }), metrics: createCourierMetrics() };
    const simulators = values.simulator ? await startSimulators({ db, clock, speed: 3600 }) : undefined;
    const address = simulators?.url[definition.partner];
    const transport = recordCalls(
      createAccountTransport(deps, brand_id, definition, address !== undefined),
      address === undefined ? '' : new URL(address).pathname,
    );
    const adapter = createAdapter(deps, definition, {
      brand_id,
      mode: service.mode,
      credentials,
      transport,
      simulator: address,
      configuredUrl: values.url,
    });
    let isRight = true;
    const results = checkCourier({
      partner: definition.partner,
      adapter,
      takeCalls: transport.take,
      pincodes: values.pincode ?? usualPincodes,
      awbs: values.awb,
      booking,
      printLabel: (parcel, label) => printLabel(out, service.name, parcel, label),
      today: istDay(clock.now()),
    });
    for await (const { name, state, detail, sample } of results) {
      isRight &&= state !== 'failed';
      process.stdout.write(`${marks[state]} ${name.padEnd(22)} ${detail}\n`);
      if (!sample) continue;
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, `${name}.json`), `${JSON.stringify(sample, null, 2)}\n`);
    }
    process.stdout.write(`\nAnswers are in ${out}, redacted. Read them before you share them.\n`);
    await simulators?.close();
    return isRight;
  } finally {
    await open.close();
    rmSync(data, { recursive: true, force: true });
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (error instanceof CheckError) exitWithMessage(error.message);
  throw error;
}
