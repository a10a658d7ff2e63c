/*
 * How long the home screen's numbers take beside a large history, over HTTP:
 *   node --conditions=@khep/source apps/server/bench/home.ts [orders] [pglite|postgres]
 * Orders of sixty days, with delivered, returned and failed parcels, COD payouts and disputes.
 */
import { sql } from 'kysely';
import { engines } from '../test/engines.ts';
import type { Engine } from '../test/engines.ts';
import { warehouse } from '../test/fixtures.ts';
import { startTestServer } from '../test/server.ts';
import type { SignedInBrand, TestServer } from '../test/server.ts';
import { recordStatements } from '../test/statements.ts';
import { fillOrders, formatTable, percentile } from './lists/orderList.ts';

const orders = Number(process.argv[2] ?? 1_000_000);
const wanted = process.argv[3];
const rounds = 40;

/** What happened to the parcels: the newest wait for a van, others end after four days, COD is paid after ten, one in ten fails once. */
async function fillAftercare(server: TestServer, { brand_id, token }: SignedInBrand): Promise<void> {
  const { db } = server;
  const saved = await server.call('POST', '/warehouse', { token, body: warehouse });
  const warehouse_id = saved.body.data.warehouse.id as string;
  await sql`
    update shipments set
      warehouse_id = ${warehouse_id},
      state = case when created_at > now() - interval '3 hours' then 'PICKUP_SCHEDULED' when created_at > now() - interval '4 days' then 'IN_TRANSIT' when state = 'RTO' then 'RTO_DELIVERED' when state = 'SHIPPED' then 'DELIVERED' else state end,
      ended_at = case when created_at > now() - interval '4 days' then null else created_at + interval '4 days' end,
      updated_at = least(now(), created_at + interval '4 days'),
      collectible_paise = case payment_mode when 'cod' then declared_paise else 0 end
    where brand_id = ${brand_id}`.execute(db);
  await sql`
    insert into cod_settlements
    select brand_id, shipment_id, 'UTR' || to_char(ended_at, 'YYYYMMDD'), to_char(ended_at + interval '6 days', 'YYYY-MM-DD'), collectible_paise
    from shipments where brand_id = ${brand_id} and state = 'DELIVERED' and payment_mode = 'cod' and ended_at < now() - interval '6 days'`.execute(
    db,
  );
  await sql`
    insert into ndr_cases (brand_id, shipment_id, order_id, awb, courier_id, partner, status, state, bucket, attempts, first_ndr_at, ndr_at, deadline_at,
      payment_mode, value_paise, pincode, created_at, updated_at)
    select brand_id, shipment_id, order_id, awb, courier_id, 'delhivery',
      case when ended_at is null then 'response-needed' else 'delivered' end, state, 'buyer_unavailable', 1,
      created_at + interval '3 days', created_at + interval '3 days', created_at + interval '4 days', payment_mode, declared_paise, '560034', created_at, created_at
    from shipments where brand_id = ${brand_id} and right(shipment_id, 1) = '7' and created_at < now() - interval '3 days'`.execute(
    db,
  );
  await sql`
    insert into disputes (brand_id, dispute_id, source, category, state, shipment_id, order_id, order_number, awb, courier_id, items, box_name, declared, billed, zone,
      more_slabs, formula, card, amount_paise, photos, evidence_count, points, remark, reference, is_frozen, search_text, noticed_at, act_by, created_at, updated_at)
    select brand_id, 'dsp' || shipment_id, 'invoice', 'weight', case when ended_at > now() - interval '5 days' then 'NEW' else 'WON' end, shipment_id, order_id, order_id, awb,
      courier_id, '', 'Box M', '{}', '{}', 'D', 1, '', '', 5000, '[]', 0, '[]', '', '', false, '', ended_at, ended_at + interval '7 days', ended_at, ended_at
    from shipments where brand_id = ${brand_id} and right(shipment_id, 2) = '13' and ended_at is not null`.execute(
    db,
  );
  await sql`
    insert into day_counts select brand_id, 'shipment', to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), state, count(*)::int, sum(declared_paise)::bigint
    from shipments where brand_id = ${brand_id} group by 1, 3, 4`.execute(db);
  await sql`vacuum (analyze) shipments, cod_settlements, ndr_cases, disputes, day_counts`.execute(db);
}

async function measure(engine: Engine): Promise<Record<string, string>[]> {
  const server = await startTestServer(engine, { NODE_ENV: 'production' });
  try {
    const brand = await server.newBrand('Bench');
    const started = performance.now();
    await fillOrders(server, brand, orders);
    await fillAftercare(server, brand);
    process.stderr.write(`${engine}: filled in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    const rows: Record<string, string>[] = [];
    for (const path of ['/home/summary', '/home/money', '/home/cut-offs']) {
      const ask = async () => {
        const { status, body } = await server.call('GET', path, { token: brand.token });
        if (status !== 200) throw new Error(JSON.stringify(body));
      };
      await ask();
      const statements = await recordStatements(ask);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const before = performance.now();
        await ask();
        times.push(performance.now() - before);
      }
      times.sort((a, b) => a - b);
      rows.push({
        database: engine,
        call: path,
        statements: String(statements.length),
        'p50 ms': percentile(times, 0.5).toFixed(1),
        'p95 ms': percentile(times, 0.95).toFixed(1),
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const rows: Record<string, string>[] = [];
for (const engine of engines.filter((one) => wanted === undefined || one === wanted))
  rows.push(...(await measure(engine)));
process.stdout.write(`Home, ${orders.toLocaleString('en-IN')} orders, ${rounds} rounds\n\n`);
process.stdout.write(formatTable(rows));
