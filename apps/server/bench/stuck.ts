/*
 * How long the shipment list and the detection of stuck shipments take with 100,000 open shipments, as a ratio to the bare SQL:
 *   node --conditions=@khep/source apps/server/bench/stuck.ts [shipments] [rounds]
 * PostgreSQL is measured where TEST_DATABASE_URL is set or its programs are installed.
 */
import { sql } from 'kysely';
import { computeLaneTimes } from '../src/dispatch/lanes/laneSweep.ts';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';
import { fillOrders, formatTable, percentile } from './lists/orderList.ts';

const shipments = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 60);

/** Makes every shipment of the orders open, with its last scan up to four days ago, and adds as many ended journeys. */
async function openShipments({ db }: TestServer, { brand_id }: SignedInBrand): Promise<void> {
  await sql`delete from shipments where brand_id = ${brand_id}`.execute(db);
  await sql`
    insert into shipments (brand_id, shipment_id, order_id, box_no, state, warehouse_id, box_id, box_name, length_cm, width_cm, height_cm, dead_weight_g, volume_utilized, weight_utilized,
      items, payment_mode, declared_paise, collectible_paise, courier_id, awb, zone, pickup_tries, delivery_tries, last_scan, picked_up_at, expected_at, created_at, updated_at)
    select brand_id, 'shp' || substr(order_id, 4), order_id, 1, 'IN_TRANSIT', 'w', 'b', 'Box M', 34, 26, 13, 1200, 50, 20, '[]', payment_mode, total_paise, 0, 1 + (total_paise % 2)::int,
      '1490' || substr(order_id, 5), 'D', 0, 0,
      jsonb_build_object('code', 'X', 'status', 'In Transit', 'status_type', 'UD', 'location', 'Hub_' || (total_paise % 40)::text, 'remark', 'In transit',
        'at', to_char((now() - (total_paise % 96) * interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
      now() - interval '4 days', now() + interval '1 day', order_date, order_date
    from orders where brand_id = ${brand_id}`.execute(db);
  await sql`
    insert into lane_journeys (brand_id, shipment_id, leg, courier_id, lane, zone, silence_h, transit_h, ended_at)
    select brand_id, 'ended' || shipment_id, 'forward', courier_id, 'forward/' || courier_id || '/w/560', 'forward/' || courier_id || '/zone D',
      10 + n % 80, 60 + n % 40, now() - interval '5 days'
    from (select *, row_number() over () as n from shipments where brand_id = ${brand_id}) numbered`.execute(
    db,
  );
  await sql`vacuum (analyze) shipments, lane_journeys`.execute(db);
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

async function measure(engine: Engine): Promise<Record<string, string>[]> {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const brand = await server.newBrand('Bench');
    const { db } = server;
    const { brand_id } = brand;
    await fillOrders(server, brand, shipments);
    await openShipments(server, brand);
    const started = performance.now();
    await computeLaneTimes(db, brand_id, server.clock.now());
    const detected = (performance.now() - started) / 1000;
    await sql`vacuum (analyze) shipments`.execute(db);
    const get = (path: string) => async () => {
      const { status, body } = await server.call('GET', path, { token: brand.token });
      if (status !== 200) throw new Error(JSON.stringify(body));
    };
    const open = sql`state in ('PICKED_UP', 'IN_TRANSIT', 'AT_DESTINATION', 'OUT_FOR_DELIVERY', 'UNDELIVERED',
      'RTO_INITIATED', 'RTO_IN_TRANSIT', 'RTO_OUT_FOR_DELIVERY', 'RTO_UNDELIVERED')`;
    const stuck = () => sql`stuck_after <= ${server.clock.now()}::timestamptz`;
    const page = (where: ReturnType<typeof stuck>) =>
      sql`select * from shipments where brand_id = ${brand_id} and ${where} order by created_at desc, shipment_id desc limit 51`.execute(
        db,
      );
    const count = (where: ReturnType<typeof stuck>) =>
      sql`select count(*)::int from (select 1 from shipments where brand_id = ${brand_id} and ${where} limit 10001) matching`.execute(
        db,
      );
    const both = (where: () => ReturnType<typeof stuck>) => () =>
      Promise.all([page(where()), count(where())]);
    const questions: [question: string, path: string, bare: () => Promise<unknown>][] = [
      ['in transit', '/order-tracking/?tab=in-transit', both(() => open)],
      ['stuck', '/order-tracking/?tab=in-transit&is_stuck=true', both(() => sql`${open} and ${stuck()}`)],
      [
        'where they are stuck',
        '/order-tracking/summary',
        () =>
          sql`select courier_id, last_scan ->> 'location', count(*)::int, sum(declared_paise)::bigint, min(last_scan ->> 'at')
            from shipments where brand_id = ${brand_id} and ${stuck()} group by 1, 2`.execute(db),
      ],
    ];
    const rows: Record<string, string>[] = [];
    for (const [question, path, bare] of questions) {
      const p95 = percentile(await time(get(path)), 0.95);
      const alone = percentile(await time(bare), 0.95);
      rows.push({
        database: engine,
        question,
        'p95 ms': p95.toFixed(1),
        'bare SQL p95 ms': alone.toFixed(1),
        ratio: (p95 / alone).toFixed(2),
      });
    }
    rows.push({
      database: engine,
      question: 'all limits computed again',
      'p95 ms': (detected * 1000).toFixed(0),
      'bare SQL p95 ms': '',
      ratio: '',
    });
    return rows;
  } finally {
    await server.stop();
  }
}

const rows: Record<string, string>[] = [];
for (const engine of engines) rows.push(...(await measure(engine)));
process.stdout.write(
  `tracking.list and tracking.summary over HTTP, ${shipments.toLocaleString('en-IN')} open shipments, ${rounds} rounds\n\n`,
);
process.stdout.write(formatTable(rows));
