import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { engines } from '../../../test/engines.ts';
import { recordStatements } from '../../../test/statements.ts';
import { loadCountableOrders } from './facts.ts';

interface Plan {
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const scans = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scans)];

describe.each(engines)('facts of an order on %s', (engine) => {
  test('each table is read by the keys of the order alone, however many rows the brand has', async () => {
    const { server } = await startDemoServer(engine);
    const { brand_id, order_id } = await server.db
      .selectFrom('analytics_orders')
      .select(['brand_id', 'order_id'])
      .executeTakeFirstOrThrow();
    await sql`analyze`.execute(server.db);
    const [statement = ''] = await recordStatements(() =>
      loadCountableOrders(server.db, brand_id, [order_id]),
    );
    expect(statement).toContain('ndr_cases');
    const names = [...new Set(statement.match(/\$\d+/g))];
    const values = statement.replaceAll(/\$\d+/g, (name) =>
      // The last one is the order; all others are the brand.
      name === `$${names.length}` ? `'${order_id}'` : `'${brand_id}'`,
    );
    const plan = await server.db.transaction().execute(async (tx) => {
      // Small tables are read whole otherwise.
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      const { rows } = await sql
        .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json, costs off) ${values}`)
        .execute(tx);
      return rows[0]!['QUERY PLAN'][0]!.Plan;
    });
    const read = new Map(
      scans(plan).flatMap((one) =>
        one['Relation Name'] === undefined ? [] : [[one['Relation Name'], one['Index Cond'] ?? '']],
      ),
    );
    for (const table of ['orders', 'order_lines', 'shipments', 'ndr_cases', 'returns', 'analytics_orders'])
      expect(read.get(table), table).toMatch(/brand_id.*order_id/);
    expect(read.get('ndr_actions')).toMatch(/brand_id.*shipment_id/);
    expect(read.get('analytics_orders')).toContain('generation');
    await server.stop();
  });
});
