import { calls } from '@khep/api';
import type { AnalyticsFilter, AnalyticsResponse } from '@khep/api';
import {
  contributionsOf,
  cubeNames,
  findingPageNames,
  reports,
  rowCubes,
  unpackContributions,
} from '@khep/domain/analytics';
import type { AnyCube, CellSource, Contribution, ReportId } from '@khep/domain/analytics';
import { codDueDay } from '@khep/domain/cod';
import { addDays, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { engines } from '../../../test/engines.ts';
import { newBrandWithPlanters } from '../../../test/planters.ts';
import type { TestServer } from '../../../test/server.ts';
import { damageCells, listStoredCells } from '../../../test/storedCells.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import { loadCodCycleFinder } from '../../money/billing/codCycles.ts';
import { ingestScans } from '../../dispatch/tracking/scans/ingestScans.ts';
import type { CourierScan } from '../../partners/couriers/port.ts';
import { cellSource } from './cellSource.ts';
import { countOrders } from './countOrders.ts';
import { listOrderIds, loadOrderFacts } from './facts.ts';
import { foldAllDeltas } from './fold.ts';
import { loadLabels } from './labels.ts';
import { loadReport } from './loadReport.ts';
import { rebuild } from './rebuild.ts';

/** Counts the facts of all orders of a brand, one by one. */
async function countFacts(server: TestServer, brand_id: string): Promise<Contribution[]> {
  const ids = await listOrderIds(server.db, brand_id, { after: '', limit: 100_000 });
  const facts = ids.length === 0 ? new Map() : await loadOrderFacts(server.db, brand_id, ids);
  return [...facts.values()].flatMap(contributionsOf);
}

/** Counted naively: the contributions of facts, and the rows of money one by one. */
interface CountedRow extends Pick<Contribution, 'day' | 'dims' | 'values'> {
  cube: AnyCube;
  members: readonly string[];
}

/** The days between two days in India, by their dates alone. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function bandOf(days: number): string {
  if (days <= 7) return '0–7';
  if (days <= 15) return '8–15';
  if (days <= 30) return '16–30';
  return days <= 60 ? '31–60' : '60+';
}

/** Lists the rows of invoices, COD and disputes of a brand, each as what it adds. Written without the code that is tested. */
async function listMoneyRows(server: TestServer, brand_id: string, today: string): Promise<CountedRow[]> {
  const { db } = server;
  const read = async <Row>(table: 'courier_files' | 'invoice_lines' | 'remittance_lines' | 'disputes') =>
    (await db.selectFrom(table).selectAll().where('brand_id', '=', brand_id).execute()) as unknown as Row[];
  const dayOfFile = new Map(
    (await read<{ id: string; day: string }>('courier_files')).map(({ id, day }) => [id, day]),
  );
  type Line = Record<string, number> & {
    file_id: string;
    is_active: boolean;
    status: string;
    category: string;
  };
  const row = (cube: AnyCube, day: string, dims: CountedRow['dims'], values: number[]): CountedRow => ({
    cube,
    day,
    dims,
    values,
    members: [],
  });
  const invoiced = (await read<Line>('invoice_lines'))
    .filter((line) => line.is_active)
    .map((line) => {
      const day = dayOfFile.get(line.file_id) ?? '';
      const dims = {
        courier: String(line['courier_id']),
        status: line.status,
        reason: line.category,
        slab: bandOf(daysFrom(day, today)),
      };
      const { billed_paise, expected_paise, difference_paise, recovered_paise } = line;
      return row('billedLines', day, dims, [
        1,
        billed_paise!,
        expected_paise ?? 0,
        difference_paise!,
        recovered_paise!,
      ]);
    });
  const remitted = (await read<Line>('remittance_lines'))
    .filter((line) => line.is_active)
    .map((line) =>
      row(
        'remittedLines',
        dayOfFile.get(line.file_id) ?? '',
        { courier: String(line['courier_id']), reason: line.category },
        [
          1,
          line['expected_paise']!,
          line['remitted_paise']!,
          line['deducted_paise']!,
          line['difference_paise']!,
        ],
      ),
    );
  const disputed = (
    await read<{
      noticed_at: Date;
      courier_id: number;
      state: string;
      category: string;
      amount_paise: number;
      released_paise: number;
    }>('disputes')
  ).map((one) => {
    const day = istDay(one.noticed_at);
    const isOpen = one.state === 'NEW' || one.state === 'DISPUTED';
    const dims = {
      courier: String(one.courier_id),
      status: one.state,
      reason: one.category,
      slab: isOpen ? bandOf(daysFrom(day, today)) : '',
    };
    const back = one.state === 'WON' || one.state === 'PARTIAL' ? one.released_paise : 0;
    return row('disputes', day, dims, [1, one.amount_paise, back]);
  });
  const cycleOf = await loadCodCycleFinder(db, brand_id);
  const paid = new Map(
    (await db.selectFrom('cod_settlements').selectAll().where('brand_id', '=', brand_id).execute()).map(
      ({ shipment_id, amount_paise }) => [shipment_id, amount_paise],
    ),
  );
  const parcels = await db.selectFrom('shipments').selectAll().where('brand_id', '=', brand_id).execute();
  const collected = parcels.flatMap((parcel) => {
    const { state, payment_mode, collectible_paise, courier_id, ended_at, shipment_id } = parcel;
    if (state !== 'DELIVERED' || payment_mode !== 'cod' || collectible_paise === 0) return [];
    const day = istDay(ended_at!);
    const due = codDueDay(day, cycleOf(courier_id!));
    const status = paid.has(shipment_id) ? 'paid' : due < today ? 'late' : 'due';
    const dims = {
      courier: String(courier_id),
      status,
      slab: status === 'late' ? bandOf(daysFrom(due, today)) : '',
    };
    return [row('codParcels', day, dims, [1, collectible_paise, paid.get(shipment_id) ?? 0])];
  });
  return [...invoiced, ...remitted, ...disputed, ...collected];
}

/** Reads sums by adding up contributions. */
const naive =
  (all: readonly CountedRow[]): CellSource =>
  async ({ cube, from, to, where, members, by, period }) => {
    const sums = new Map<string, { period: string; group: string[]; values: number[] }>();
    for (const one of all) {
      if (one.cube !== cube || one.day < from || one.day > to) continue;
      if (Object.entries(where).some(([dim, values]) => !values.includes(one.dims[dim as 'state'] ?? '')))
        continue;
      if (members && !members.some((member) => one.members.includes(member))) continue;
      const step = period === undefined ? '' : one.day.slice(0, period === 'day' ? 10 : 7);
      const group = by.map((dim) => one.dims[dim] ?? '');
      const key = JSON.stringify([step, group]);
      const sum = sums.get(key) ?? { period: step, group, values: one.values.map(() => 0) };
      sum.values = sum.values.map((value, at) => value + (one.values[at] ?? 0));
      sums.set(key, sum);
    }
    return [...sums.values()];
  };

/** The filters of each page, as the specification has them. */
const pageFilters: Record<
  string,
  readonly ('state' | 'paymentMode' | 'carrierPartner' | 'warehouse' | 'sku' | 'shipmentStatus')[]
> = {
  overview: [],
  orders: ['state', 'paymentMode', 'carrierPartner'],
  track: ['state', 'paymentMode', 'carrierPartner', 'shipmentStatus'],
  skus: ['warehouse', 'state', 'paymentMode', 'sku'],
  ndr: ['state', 'paymentMode', 'carrierPartner'],
  rto: ['state', 'paymentMode', 'carrierPartner', 'sku'],
  returns: ['state', 'paymentMode', 'carrierPartner', 'sku'],
  dto: ['state', 'paymentMode', 'carrierPartner', 'sku'],
  carriers: ['carrierPartner'],
  recon: ['carrierPartner'],
  dispute: ['carrierPartner'],
};

describe.each(engines)('analytics on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
  });
  afterAll(() => server.stop());

  const report = (
    id: ReportId,
    source: CellSource,
    filter: AnalyticsFilter,
    labels: Parameters<typeof loadReport>[1]['labelOf'],
  ) => loadReport(reports[id], { source, labelOf: labels, filter, now: server.clock.now() });

  test('every report equals a count of the facts, for random periods and filters', async () => {
    const today = istDay(server.clock.now());
    const all: CountedRow[] = [
      ...(await countFacts(server, brand_id)),
      ...(await listMoneyRows(server, brand_id, today)),
    ];
    expect(all.length).toBeGreaterThan(1000);
    for (const cube of [...cubeNames, ...Object.keys(rowCubes)])
      expect(all.filter((one) => one.cube === cube).length, cube).toBeGreaterThan(0);
    const labels = await loadLabels(server.db, brand_id);
    const chance = seededRandom(26);
    const random = () => chance.next();
    const some = (dim: 'state' | 'payment' | 'courier' | 'warehouse' | 'sku') => {
      const known = [...new Set(all.flatMap((one) => one.dims[dim] || []))].sort();
      return known.filter(() => random() < 0.4);
    };
    for (const id of Object.keys(reports) as ReportId[]) {
      const offered = pageFilters[id.split('.')[0] ?? ''] ?? [];
      for (let round = 0; round < 4; round += 1) {
        const to = addDays(today, -Math.floor(random() * 8));
        const filter: AnalyticsFilter = {
          dateRange: 'custom',
          start_date: addDays(to, -Math.floor(random() * (round === 3 ? 400 : 40))),
          end_date: to,
          compare: random() < 0.5 ? 'previous' : 'last_year',
        };
        const values = {
          state: some('state'),
          paymentMode: some('payment'),
          carrierPartner: some('courier'),
          warehouse: some('warehouse'),
          sku: some('sku'),
          shipmentStatus: ['DELIVERED', 'RTO_DELIVERED', 'IN_TRANSIT', 'LOST'].filter(() => random() < 0.6),
        };
        if (round > 0) for (const name of offered) filter[name] = values[name];
        const stored = await report(
          id,
          cellSource(server.db, brand_id, istDay(server.clock.now())),
          filter,
          labels,
        );
        const counted = await report(id, naive(all), filter, labels);
        expect(sorted(stored), `${id} ${JSON.stringify(filter)}`).toEqual(sorted(counted));
      }
    }
  });

  /** Rows of the same size are in any order. */
  const sorted = (answer: AnalyticsResponse) => ({
    ...answer,
    rows: answer.rows.map((row) => JSON.stringify(row)).sort(),
  });

  test('every call of a report answers over HTTP', async () => {
    const sku = await server.db
      .selectFrom('skus')
      .select('id')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    const found = { cards: 0, series: 0, rows: 0 };
    for (const id of Object.keys(reports)) {
      const [area = '', name = ''] = id.split('.');
      const group = calls.analytics[area as 'rto'] as unknown as Record<string, { path: string }>;
      const call = id === 'dto' || id === 'dispute' ? calls.analytics[id] : group[name];
      const path = call?.path.replace('{sku_id}', sku.id) ?? '';
      const answer = await server.call('GET', `${path}?dateRange=last_90_days`, { token });
      expect(answer.status, `${id} ${JSON.stringify(answer.body)}`).toBe(200);
      for (const part of ['cards', 'series', 'rows'] as const) found[part] += answer.body.data[part].length;
    }
    expect(found.cards).toBeGreaterThan(30);
    expect(found.series).toBeGreaterThan(8);
    expect(found.rows).toBeGreaterThan(60);
  });

  test('the findings of every page answer over HTTP, and a filter of another page is refused', async () => {
    const ask = (query: string) => server.call('GET', `/analytics/findings?${query}`, { token });
    for (const page of findingPageNames) {
      const answer = await ask(`page=${page}&dateRange=last_7_days`);
      expect(answer.status, page).toBe(200);
      const yesterday = addDays(istDay(server.clock.now()), -1);
      expect(answer.body.data).toMatchObject({ compared_to: addDays(yesterday, -7) });
      expect(answer.body.data.findings.length).toBeLessThanOrEqual(4);
    }
    const refused = await ask('page=ndr&warehouse=none');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('warehouse');
    expect((await ask('page=none')).status).toBe(422);
  });

  test('what is not folded is counted too, and folding changes no number', async () => {
    const labels = await loadLabels(server.db, brand_id);
    const filter: AnalyticsFilter = { dateRange: 'this_month', compare: 'previous' };
    const ids = await listOrderIds(server.db, brand_id, { after: '', limit: 5 });
    await server.db
      .updateTable('orders')
      .set({ state: 'Mizoram' })
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .execute();
    await server.db.transaction().execute((tx) => countOrders(tx, { brand_id, order_ids: ids }));
    const tail = await server.db
      .selectFrom('analytics_deltas')
      .select('delta_id')
      .where('brand_id', '=', brand_id)
      .execute();
    expect(tail.length).toBeGreaterThan(0);
    const before = await report(
      'overview.regionWiseShipment',
      cellSource(server.db, brand_id, istDay(server.clock.now())),
      filter,
      labels,
    );
    await foldAllDeltas(server.db, server.services);
    expect(await server.db.selectFrom('analytics_deltas').select('delta_id').execute()).toEqual([]);
    const after = await report(
      'overview.regionWiseShipment',
      cellSource(server.db, brand_id, istDay(server.clock.now())),
      filter,
      labels,
    );
    expect(sorted(after)).toEqual(sorted(before));
  });

  test('rebuilds that run at once leave the sums of all orders, not those of none', async () => {
    const cells = async () =>
      (
        await sql<{ blocks: number; orders: number }>`
          select (select count(*)::int from analytics_blocks where brand_id = ${brand_id} and generation = live) as blocks,
            (select count(*)::int from analytics_orders where brand_id = ${brand_id} and generation = live) as orders
          from analytics_state where brand_id = ${brand_id}`.execute(server.db)
      ).rows[0]!;
    expect(await rebuild(server.db, brand_id, server.clock.now())).toEqual([]);
    const before = await cells();
    expect(before.orders).toBeGreaterThan(0);
    const now = server.clock.now();
    await Promise.all([1, 2, 3].map(() => rebuild(server.db, brand_id, now)));
    expect(await cells()).toEqual(before);
    expect(await rebuild(server.db, brand_id, server.clock.now())).toEqual([]);
  });

  test('a rebuild finds the sums as they are, and names a cell that is not', async () => {
    expect(await rebuild(server.db, brand_id, server.clock.now())).toEqual([]);
    const rto = (await listStoredCells(server.db, brand_id, { cube: 'ended', grain: 'day' })).filter(
      ({ dims }) => dims.status === 'rto',
    );
    expect(rto.length).toBeGreaterThan(0);
    await damageCells(
      server.db,
      brand_id,
      rto.map((cell) => ({ ...cell, values: [7000] })),
    );
    const differences = (await rebuild(server.db, brand_id, server.clock.now())) ?? [];
    expect(differences.map(({ key, values }) => `${key} ${values[0]}`).sort()).toEqual(
      rto.map(({ key }) => `${key} -7000`).sort(),
    );
    expect(await rebuild(server.db, brand_id, server.clock.now())).toEqual([]);
  });

  test('scans in any order, late and doubled, leave the same sums', async () => {
    const planters = await newBrandWithPlanters(server, 'Mitti Sums');
    const hour = 3_600_000;
    const journey: readonly [hours: number, type: string, status: string][] = [
      [2, 'UD', 'Picked Up'],
      [20, 'UD', 'In Transit'],
      [40, 'UD', 'Dispatched'],
      [44, 'UD', 'Undelivered'],
      [64, 'UD', 'Dispatched'],
      [68, 'DL', 'Delivered'],
    ];
    const chance = seededRandom(7);
    const random = () => chance.next();
    const results: string[] = [];
    const book = () => planters.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
    // The buyer's first order alone is no repeat order.
    await book();
    const start = server.clock.now().getTime();
    for (let round = 0; round < 8; round += 1) {
      const box = await book();
      const scans = journey.map(([hours, status_type, status]): CourierScan => ({
        awb: box.awb,
        code: `${status_type} ${status}`,
        status,
        status_type,
        event_time: new Date(start + hours * hour).toISOString(),
        location: 'Bengaluru',
        remark: '',
      }));
      const shuffled = [...scans, ...scans.filter(() => random() < 0.5)]
        .map((scan) => ({ scan, rank: round === 0 ? 0 : random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ scan }) => scan);
      for (const scan of shuffled)
        await ingestScans(server.db, {
          brand_id: planters.brand_id,
          shipment_id: box.shipment_id,
          order_id: box.id,
          scans: [scan],
          now: new Date(start + 100 * hour),
          poll_after: null,
        });
      const counted = await server.db
        .selectFrom('analytics_orders')
        .select('contributions')
        .where('brand_id', '=', planters.brand_id)
        .where('order_id', '=', box.id)
        .executeTakeFirstOrThrow();
      results.push(counted.contributions);
    }
    expect(new Set(results).size).toBe(1);
    const [first = '[]'] = results;
    expect(unpackContributions(first).map(({ cube }) => cube)).toContain('ndr');
    // Everything that the changes appended is what the facts say.
    expect(await rebuild(server.db, planters.brand_id, server.clock.now())).toEqual([]);
    planters.end();
  });

  test('another brand has sums of its own', async () => {
    const other = await server.newBrand('Nobody');
    const answer = await server.call('GET', '/analytics/overview/cards', { token: other.token });
    expect(answer.body.data.cards.map(({ value }: { value: number | null }) => value ?? 0)).toEqual(
      answer.body.data.cards.map(() => 0),
    );
    const findings = await server.call('GET', '/analytics/findings?page=rto', { token: other.token });
    expect(findings.body.data).toMatchObject({ findings: [], has_enough: false });
    const row = await server.db
      .selectFrom('skus')
      .select('id')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    const foreign = await server.call('GET', `/analytics/skus/details/${row.id}`, { token: other.token });
    expect(foreign.status).toBe(404);
    expect((await server.call('GET', `/analytics/skus/details/${row.id}`, { token })).status).toBe(200);
  });
});
