import type { FindingRecord } from '@khep/api';
import { findingPageNames, metricOf } from '@khep/domain/analytics';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { oneEngine } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { rebuild } from '../rebuild.ts';

const period = 'dateRange=last_7_days';

describe.each(oneEngine)('the parcels of a finding, on %s', (engine) => {
  let server: TestServer;
  let token: string;

  /** The demo brand, whose largest courier becomes late in the last week. */
  beforeAll(async () => {
    const demo = await startDemoServer(engine);
    ({ server, token } = demo);
    const { brand_id } = demo;
    const now = server.clock.now();
    const since = new Date(now.getTime() - 7 * 86_400_000);
    const delivered = server.db
      .selectFrom('shipments')
      .where('brand_id', '=', brand_id)
      .where('state', '=', 'DELIVERED')
      .where('ended_at', '>=', since);
    const largest = await delivered
      .select('courier_id')
      .groupBy('courier_id')
      .orderBy((eb) => eb.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('shipments')
      .set({ expected_at: sql<Date>`ended_at - interval '3 days'` })
      .where('brand_id', '=', brand_id)
      .where('state', '=', 'DELIVERED')
      .where('ended_at', '>=', since)
      .where('courier_id', '=', largest.courier_id)
      .execute();
    await rebuild(server.db, brand_id, now);
  });
  afterAll(() => server.stop());

  /** The list that a finding opens: its values are filters of the page or, where the page has none, part of the list. */
  const evidenceQuery = ({ metric, where }: FindingRecord) => {
    const filters: Record<string, string> = {
      state: 'state',
      payment: 'paymentMode',
      courier: 'carrierPartner',
    };
    const own = where.map(({ dimension, value }) => {
      const filter = value === '' ? undefined : filters[dimension];
      return `${filter ?? `by_${dimension}`}=${encodeURIComponent(value || '~')}`;
    });
    return [period, `metric=${metric}`, ...own].join('&');
  };

  async function list(query: string) {
    const path = `/analytics/subjects?${query}&page_size=200`;
    const { status, body } = await server.call('GET', path, { token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  }

  test('are as many as it says, and make the rate that it names', async () => {
    const kinds = new Set<string>();
    for (const page of findingPageNames) {
      const answer = await server.call('GET', `/analytics/findings?${period}&page=${page}`, { token });
      const findings: FindingRecord[] = answer.body.data.findings;
      for (const finding of findings) {
        const query = evidenceQuery(finding);
        const all = await list(`${query}&part=per`);
        const counted = await list(`${query}&part=of`);
        const what = `${page} ${query}`;
        expect(all.total, what).toBe(finding.parcels);
        expect(all.figure, what).toBe(finding.parcels);
        expect(metricOf(finding.metric).unit).toBe('percent');
        if (finding.kind !== 'mix')
          expect((100 * counted.figure) / all.figure, what).toBeCloseTo(finding.rate_after, 6);
        kinds.add(`${finding.kind} ${finding.metric}`);
      }
    }
    expect([...kinds]).toContain('segment on_time_rate');
  });
});
