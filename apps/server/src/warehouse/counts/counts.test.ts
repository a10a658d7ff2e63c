import type { BinCount, BinStock, CountApproval, CountBoard } from '@khep/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { sku, warehouse } from '../../../test/fixtures.ts';
import { createSession } from '../../brand/accounts/sessions.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('blind counts on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;
  const tokens = new Map<string, string>();
  const call = (person: string, method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: tokens.get(person) ?? brand.token, body });
  async function data<Data>(person: string, method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(person, method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const put = (bin: string, sku_id: string, quantity: number) =>
    data('owner', 'POST', `/pick-pack/bins/${warehouse_id}/changes`, {
      bin,
      sku_id,
      kind: 'receipt',
      quantity,
    });
  const start = async (bins: string) =>
    (await data<{ count: BinCount }>('owner', 'POST', '/pick-pack/counts', { warehouse_id, bins })).count;
  const submit = (person: string, id: string, bin: string, round: number, lines: [string, number][]) =>
    call(person, 'POST', `/pick-pack/counts/${id}/bins`, {
      bin,
      round,
      lines: lines.map(([sku_id, quantity]) => ({ sku_id, quantity })),
    });
  const stateOf = async (id: string, bin: string) =>
    (await data<{ count: BinCount }>('owner', 'GET', `/pick-pack/counts/${id}`)).count.bins.find(
      (one) => one.bin === bin,
    )!.state;
  const stockOf = async (bin: string, sku_id: string) =>
    (await data<{ stock: BinStock[] }>('owner', 'GET', `/pick-pack/bins/${warehouse_id}/stock`)).stock.find(
      (one) => one.bin === bin && one.sku_id === sku_id,
    )?.quantity ?? 0;
  const onHand = async (code: string) =>
    (
      await server.db
        .selectFrom('skus')
        .select('sku_quantity')
        .where('brand_id', '=', brand.brand_id)
        .where('sku_id', '=', code)
        .executeTakeFirstOrThrow()
    ).sku_quantity;
  const approvals = async (person: string) =>
    (await data<{ approvals: CountApproval[] }>(person, 'GET', '/pick-pack/count-approvals')).approvals;
  const movementsIn = (bin: string) =>
    server.db
      .selectFrom('bin_movements')
      .innerJoin('bins', (join) =>
        join
          .onRef('bins.brand_id', '=', 'bin_movements.brand_id')
          .onRef('bins.bin_id', '=', 'bin_movements.bin_id'),
      )
      .select(['kind', 'quantity', 'cause', 'actor'])
      .where('bin_movements.brand_id', '=', brand.brand_id)
      .where('bins.name', '=', bin)
      .where('kind', '=', 'count')
      .execute();

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Counts');
    for (const [at, person] of ['counter', 'manager', 'packer'].entries()) {
      const { user } = await data<{ user: { id: string } }>('owner', 'POST', '/auth/users', {
        name: person,
        email: `${person}@counts.example`,
        mobile: `982901009${at}`,
        module_access: person === 'packer' ? ['pick and pack'] : ['pick and pack', 'sku'],
      });
      const { token } = await createSession(
        server.db,
        server.clock,
        { brand_id: brand.brand_id, user_id: user.id },
        { user_agent: '', address: '' },
      );
      tokens.set(person, token);
    }
    warehouse_id = (await data<{ warehouse: { id: string } }>('owner', 'POST', '/warehouse', warehouse))
      .warehouse.id;
    await data('owner', 'POST', '/settings/sku', { ...sku, additional_info: { barcode: '8901234567894' } });
    await data('owner', 'POST', '/settings/sku', { ...sku, sku_id: 'VASE', sku_name: 'Vase' });
    // A number that no id or day contains.
    await put('A-01', sku.sku_id, 48_151);
    await put('A-02', 'VASE', 20);
    await put('A-03', 'VASE', 7);
    await put('B-01', 'VASE', 4);
  });
  afterAll(() => server.stop());

  test('hide the expected quantity from counters; small differences are booked', async () => {
    const before = await onHand(sku.sku_id);
    const count = await start('a');
    expect(count.bins).toEqual(
      ['A-01', 'A-02', 'A-03'].map((bin) => ({ bin, state: 'open', counted_by: [] })),
    );
    expect((await call('owner', 'POST', '/pick-pack/counts', { warehouse_id, bins: 'A' })).status).toBe(422);
    // By its barcode, as the GTIN-14 of the same number, in two lines.
    const answer = await submit('counter', count.id, 'a-01', 1, [
      ['08901234567894', 48_141],
      [sku.sku_id, 8],
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/expected|"quantity"|48151/);
    expect(await stateOf(count.id, 'A-01')).toBe('done');
    expect(await stockOf('A-01', sku.sku_id)).toBe(48_149);
    expect(await onHand(sku.sku_id)).toBe(before - 2);
    expect(await movementsIn('A-01')).toMatchObject([
      { kind: 'count', quantity: -2, cause: 'counted', actor: { name: 'counter' } },
    ]);
    const unknown = await submit('counter', count.id, 'A-02', 1, [['NOTHING', 1]]);
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['lines.0.sku_id']]);
    // The floor says it in its language, by this code.
    expect(unknown.body).toMatchObject({ code: 'sku_unknown', values: { sku: 'NOTHING' } });

    // Two people count the same bin at once: one of them is counted, and the stock waits.
    const both = await Promise.all([
      submit('counter', count.id, 'A-02', 1, [['VASE', 12]]),
      submit('owner', count.id, 'A-02', 1, [['VASE', 12]]),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect([await stateOf(count.id, 'A-02'), await stockOf('A-02', 'VASE')]).toEqual(['recount', 20]);
    // Typed in small letters.
    await submit('counter', count.id, 'A-02', 2, [['vase', 11]]);
    expect([await stateOf(count.id, 'A-02'), await stockOf('A-02', 'VASE')]).toEqual(['approval', 20]);
    // A second count that finds them needs no approval.
    await submit('counter', count.id, 'A-03', 1, []);
    expect(await stateOf(count.id, 'A-03')).toBe('recount');
    await submit('counter', count.id, 'A-03', 2, [['VASE', 8]]);
    expect(await movementsIn('A-03')).toMatchObject([{ quantity: 1, cause: 'recounted' }]);
  });

  test('large differences are approved by another person', async () => {
    expect((await call('packer', 'GET', '/pick-pack/count-approvals')).status).toBe(403);
    const [own] = await approvals('counter');
    expect(own).toMatchObject({ bin: 'A-02', is_own: true, lines: [] });
    const decide = (person: string, decision: string) =>
      call(person, 'POST', '/pick-pack/count-approvals', { count_id: own!.count_id, bin: 'A-02', decision });
    expect((await decide('counter', 'approve')).status).toBe(403);
    expect((await approvals('manager'))[0]!.lines).toEqual([
      { sku_id: 'VASE', expected: 20, first: 12, counted: 11 },
    ]);
    expect((await decide('manager', 'again')).status).toBe(200);
    const seen = await submit('manager', own!.count_id, 'A-02', 1, [['VASE', 20]]);
    expect([seen.status, seen.body.detail]).toMatchObject([409, /You saw/]);
    await submit('counter', own!.count_id, 'A-02', 1, [['VASE', 11]]);
    await submit('counter', own!.count_id, 'A-02', 2, [['VASE', 11]]);
    // What is put in meanwhile stays: the difference is booked, not the figure.
    await put('A-02', 'VASE', 5);
    const before = await onHand('VASE');
    const both = await Promise.all([decide('manager', 'approve'), decide('manager', 'approve')]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect([await stockOf('A-02', 'VASE'), await onHand('VASE')]).toEqual([16, before - 9]);
    expect(await movementsIn('A-02')).toMatchObject([
      { quantity: -9, cause: 'approved', actor: { name: 'manager' } },
    ]);
    expect(
      (await data<CountBoard>('owner', 'GET', `/pick-pack/counts?warehouse_id=${warehouse_id}`)).counts,
    ).toEqual([]);
  });

  test('nothing becomes negative: what waves take stays, and what left meanwhile is no loss twice', async () => {
    const count = await start('B');
    await submit('counter', count.id, 'B-01', 1, [['VASE', 0]]);
    await submit('counter', count.id, 'B-01', 2, []);
    const approve = () =>
      call('manager', 'POST', '/pick-pack/count-approvals', {
        count_id: count.id,
        bin: 'B-01',
        decision: 'approve',
      });
    const reserve = (reserved: number, quantity: number) =>
      sql`update bin_stock set reserved = ${reserved}, quantity = ${quantity} where brand_id = ${brand.brand_id}
        and bin_id in (select bin_id from bins where brand_id = ${brand.brand_id} and name = 'B-01')`.execute(
        server.db,
      );
    await reserve(1, 4);
    const refused = await approve();
    expect([refused.status, refused.body.detail]).toMatchObject([409, /Open waves take 1 × VASE from B-01/]);
    expect(refused.body).toMatchObject({
      code: 'bin_in_waves',
      values: { bin: 'B-01', units: 1, sku: 'VASE' },
    });
    await reserve(0, 3);
    expect((await approve()).status).toBe(409);
    expect(await stockOf('B-01', 'VASE')).toBe(3);
    await reserve(0, 4);
    expect((await approve()).status).toBe(200);
    expect(await stockOf('B-01', 'VASE')).toBe(0);
  });
});
