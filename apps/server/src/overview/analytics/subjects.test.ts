import type { AnalyticsResponse, AnalyticsSubject, AnalyticsSubjects } from '@khep/api';
import { evaluateSums, fairMetrics, metricOf, noFilters, reports } from '@khep/domain/analytics';
import type { CellFilters, MetricId, Report, ReportId } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { oneEngine } from '../../../test/engines.ts';
import type { TestServer } from '../../../test/server.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import { cellSource } from './cellSource.ts';
import { likeParcelSource } from './fair/likeParcels.ts';
import { loadLabels } from './labels.ts';
import { loadReport } from './loadReport.ts';

/** Filters that any report of a page takes. */
const filtersOfPage: Record<string, readonly string[]> = {
  overview: [''],
  orders: ['', 'paymentMode=cod', 'carrierPartner=11,12', 'state=Karnataka'],
  track: ['', 'shipmentStatus=DELIVERED'],
  skus: ['', 'paymentMode=prepaid'],
  ndr: ['', 'paymentMode=cod'],
  rto: ['', 'paymentMode=cod', 'sku=SKU'],
  returns: ['', 'sku=SKU', 'paymentMode=prepaid'],
  dto: ['', 'sku=SKU'],
  carriers: [''],
  recon: [''],
  dispute: [''],
};

describe.each(oneEngine)('what is behind a figure, on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;
  let sku: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
    const sold = await server.db
      .selectFrom('order_lines')
      .select('sku_id')
      .where('brand_id', '=', brand_id)
      .groupBy('sku_id')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow();
    sku = sold.sku_id;
  });
  afterAll(() => server.stop());

  async function listAll(query: string, size = 200): Promise<AnalyticsSubjects> {
    const subjects: AnalyticsSubject[] = [];
    for (let after = ''; ;) {
      const path = `/analytics/subjects?${query}&page_size=${size}${after === '' ? '' : `&after=${after}`}`;
      const answer = await server.call('GET', path, { token });
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
      const page: AnalyticsSubjects = answer.body.data;
      subjects.push(...page.subjects);
      if (!page.next) return { ...page, subjects };
      after = page.next;
    }
  }

  const sum = (subjects: readonly AnalyticsSubject[]) =>
    Math.round(subjects.reduce((total, { value }) => total + value, 0) * 100) / 100;

  /** Lists both parts of a number, and returns the number that they make. */
  async function numberOf(id: MetricId, query: string): Promise<{ value: number | null; listed: number }> {
    const metric = metricOf(id);
    const parts = metric.per ? (['of', 'per'] as const) : (['of'] as const);
    const lists = [];
    for (const part of parts) {
      const list = await listAll(`${query}&metric=${id}&part=${part}`);
      expect(list.subjects.length, `${query} ${id} ${part}`).toBe(list.total);
      expect(sum(list.subjects), `${query} ${id} ${part}`).toBe(list.figure);
      lists.push(list);
    }
    const [of, per] = lists.map(({ figure }) => figure);
    const listed = lists.reduce((total, { subjects }) => total + subjects.length, 0);
    if (per === undefined) return { value: of!, listed };
    if (per === 0) return { value: null, listed };
    return { value: (of! / per) * (metric.unit === 'percent' ? 100 : 1), listed };
  }

  const expectSame = (found: number | null, shown: number | null, what: string) => {
    if (found === null || shown === null) expect(found ?? 0, what).toBe(shown ?? 0);
    // Averages in rupees are shown to the paisa.
    else expect(Math.abs(found - shown), what).toBeLessThanOrEqual(0.0051);
  };

  test('random numbers of every report are what their lists add up to', async () => {
    const chance = seededRandom(412);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(chance.next() * all.length)]!;
    const labelOf = await loadLabels(server.db, brand_id);
    const now = server.clock.now();
    let listed = 0;
    let points = 0;
    for (const id of Object.keys(reports) as ReportId[]) {
      const filterText = pick(filtersOfPage[id.split('.')[0] ?? ''] ?? ['']).replace('SKU', sku);
      const period = pick(['last_7_days', 'last_30_days', 'last_90_days', 'last_365_days']);
      const [name = '', values = ''] = filterText.split('=');
      const own = name === '' ? {} : { [name]: values.split(',') };
      const report: Report = reports[id];
      const answer: AnalyticsResponse = await loadReport(report, {
        source: cellSource(server.db, brand_id, istDay(now)),
        labelOf,
        filter: { dateRange: period, compare: 'previous', ...own },
        now,
      });
      const query = `dateRange=${period}&${filterText}`;
      if (answer.cards.length > 0) {
        const card = pick(answer.cards);
        const found = await numberOf(card.id as MetricId, query);
        expectSame(found.value, card.value, `${id} ${query} ${card.id}`);
        listed += found.listed;
      }
      const drawn = answer.series.flatMap(({ name, points: own }) =>
        own.filter(({ y }) => y !== 0).map((point) => ({ name, ...point })),
      );
      if (drawn.length > 0) {
        const { name: metric, x, y } = pick(drawn);
        const found = await numberOf(metric as MetricId, `${query}&by_period=${x}`);
        expectSame(found.value, y, `${id} ${query} ${x} ${metric}`);
        listed += found.listed;
        points += 1;
      }
      for (const { by, metrics } of report.tables ?? []) {
        const rows = answer.rows.filter(({ list }) => list === by.join('-'));
        if (rows.length === 0) continue;
        const row = pick(rows);
        const metric = pick(metrics);
        const group = by.map((dim) => `by_${dim}=${encodeURIComponent(String(row[dim]) || '~')}`).join('&');
        const found = await numberOf(metric, `${query}&${group}`);
        expectSame(found.value, row[metric] as number | null, `${id} ${query} ${group} ${metric}`);
        listed += found.listed;
      }
    }
    // Not a comparison of nothing with nothing.
    expect(listed).toBeGreaterThan(2000);
    expect(points).toBeGreaterThan(8);
  });

  test('small pages have each subject once, the latest first, and say where it is', async () => {
    const query = 'metric=delivered&dateRange=last_90_days';
    const whole = await listAll(query);
    const pages = await listAll(query, 7);
    expect(pages.subjects).toEqual(whole.subjects);
    expect(new Set(whole.subjects.map(({ id }) => id)).size).toBe(whole.subjects.length);
    expect(whole.subjects.length).toBeGreaterThan(20);
    for (const subject of whole.subjects) {
      expect(subject).toMatchObject({ kind: 'shipment', state: 'Delivered', value: 1 });
      expect(subject.order_number).not.toBe('');
      expect(subject.courier).not.toBe('');
    }
  });

  test('what a number is not divided by, or not filtered by, is said at its field', async () => {
    const get = (query: string) => server.call('GET', `/analytics/subjects?${query}`, { token });
    expect((await get('metric=delivered&part=per')).body).toMatchObject({
      fields: { part: expect.any(String) },
    });
    expect((await get('metric=transit&part=of')).status).toBe(422);
    expect((await get('metric=delivered&channel=shopify')).body).toMatchObject({
      fields: { channel: "These numbers can't be filtered by this. Remove it." },
    });
    expect((await get('metric=delivered&after=bm90LW91cnM')).status).toBe(422);
  });

  test('another brand has nothing behind the same number', async () => {
    const other = await server.newBrand('Nobody else');
    const answer = await server.call('GET', '/analytics/subjects?metric=orders&dateRange=last_365_days', {
      token: other.token,
    });
    expect(answer.body.data).toMatchObject({ subjects: [], figure: 0, total: 0, next: null });
  });

  test('couriers are compared by the parcels that their plain rates count', async () => {
    const period = { from: '2020-01-01', to: '2099-12-31' };
    const source = cellSource(server.db, brand_id, istDay(server.clock.now()));
    const likeParcels = likeParcelSource(server.db, brand_id);
    const totals = (groups: readonly { courier: string; sums: readonly number[] }[]) => {
      const byCourier = new Map<string, readonly number[]>();
      for (const { courier, sums } of groups)
        byCourier.set(
          courier,
          sums.map((sum, at) => sum + (byCourier.get(courier)?.[at] ?? 0)),
        );
      return [...byCourier]
        .filter(([, sums]) => sums.some((sum) => sum > 0))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    };
    const narrowed: Partial<CellFilters>[] = [{}, { payment: ['cod'] }, { state: ['Karnataka'] }];
    for (const metric of fairMetrics) {
      const { of, per } = metricOf(metric);
      const sums = [of, per ?? of];
      // Only RTO is counted by SKU.
      for (const some of metric === 'rto_rate' ? [...narrowed, { sku: [sku] }] : narrowed) {
        const filters = { ...noFilters, ...some };
        const stored = await evaluateSums(sums, { source, filters, ...period, by: ['courier'] });
        const read = await likeParcels(sums, { filters, period });
        const counted = totals(
          stored.map(({ group, sums: own }) => ({ courier: group[0] ?? '', sums: own })),
        );
        expect(counted.length, metric).toBeGreaterThan(0);
        expect(totals(read), `${metric} ${JSON.stringify(some)}`).toEqual(counted);
        expect(new Set(read.map(({ values }) => values[3])).size).toBeGreaterThan(1);
      }
    }
  });
});
