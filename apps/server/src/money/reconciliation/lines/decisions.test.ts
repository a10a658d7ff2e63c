import { exampleRateCard } from '@khep/domain/rating';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { expectLedgerAddsUp } from '../../../../test/ledgerChecks.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { priceLines } from './priceLines.ts';
import { repriceInvoice } from '../files/repriceFile.ts';

const zones = (rates: typeof exampleRateCard.forward_contract_data) =>
  Object.entries(rates).map(([zone, { base, additional }]) => ({ zone, base, additional }));
const contract = (fsc: number) => ({
  brand_details: { conversion_factor: 5000, valid_from: '2020-01-01', valid_till: null },
  slab_g: 500,
  forward_contract_data: zones(exampleRateCard.forward_contract_data),
  rto_contract_data: zones(exampleRateCard.rto_contract_data ?? {}),
  vas_contract_data: [{ code: 'FSC', name: 'Fuel Surcharge', parameters: { rate: fsc } }],
});
const awbs = Array.from({ length: 12 }, (_, index) => String(1_490_880_960_001 + index));

/** Decisions about lines of an invoice while something else happens to them. */
describe.each(oneEngine)('decisions about invoice lines on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let invoice_id = '';
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Decisions');
    const { brand_id } = brand;
    await createCatalogue(call);
    const { id } = await packedOrder(call);
    await copyPackedOrder(server.db, brand_id, id, awbs.length);
    const copies = await server.db
      .selectFrom('shipments')
      .select('shipment_id')
      .where('brand_id', '=', brand_id)
      .where('order_id', '<>', id)
      .execute();
    const now = server.clock.now().getTime();
    for (const [index, { shipment_id }] of copies.entries())
      await server.db
        .updateTable('shipments')
        .set({
          awb: awbs[index]!,
          courier_id: 1,
          state: 'DELIVERED',
          zone: 'D',
          dead_weight_g: 1200,
          length_cm: 30,
          width_cm: 20,
          height_cm: 15,
          payment_mode: 'prepaid',
          picked_up_at: new Date(now - 20 * 86_400_000),
          ended_at: new Date(now - 16 * 86_400_000),
        })
        .where('brand_id', '=', brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
    await call('POST', '/contracts/rate_card/1', contract(10));
    const form = new FormData();
    const lines = awbs.map((awb) => `${awb},2.5,D,224.60,22.46,44.47,291.53`);
    form.set(
      'file',
      new File(
        [['ShippingID,BillableWt,ZoneName,FWD_Chrg,FSC_Amt,IGST,NetAmt', ...lines].join('\n')],
        'invoice.csv',
      ),
    );
    invoice_id = (await call('POST', '/invoice/1', form)).body.data.invoice.id;
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const lineOf = async (awb: string) => (await call('GET', `/reconciliation?search=${awb}`)).body.items[0];
  const disputeOf = async (awb: string) =>
    (await call('GET', `/disputes?search=${awb}`)).body.data.disputes[0];
  const decide = (action: string, ids: readonly string[]) =>
    call('POST', '/reconciliation/lines/status', { action, ids, note: '' });
  const credited = async (awb: string) => {
    const { rows } = await sql<{ paise: string }>`select coalesce(sum(case when to_account = 'claims'
      then amount_paise else -amount_paise end), 0)::bigint as paise
      from ledger_entries where brand_id = ${brand.brand_id} and reference = ${awb}`.execute(server.db);
    return Number(rows[0]?.paise) / 100;
  };
  const reprice = (db: Db = server.db) =>
    repriceInvoice(db, brand.brand_id, { courier_id: 1, invoice_id, now: server.clock.now() });

  /** A database on which something happens right before the first transaction. */
  function whenWriting(happen: () => Promise<unknown>): Db {
    let happened: Promise<unknown> | undefined;
    return new Proxy(server.db, {
      get(target, property) {
        if (property !== 'transaction') {
          const value: unknown = Reflect.get(target, property, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return () => ({
          execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
            await (happened ??= happen());
            return target.transaction().execute(work);
          },
        });
      },
    });
  }

  test('a line that is disputed while its invoice is priced again stays disputed, at the new price', async () => {
    const line = await lineOf(awbs[0]!);
    expect(line.status).toBe('under_review');
    await call('POST', '/contracts/rate_card/1', contract(12));
    await reprice(whenWriting(() => decide('dispute', [line.id])));
    const after = await lineOf(awbs[0]!);
    expect(after.difference).not.toBe(line.difference);
    expect(after.status).toBe('disputed');
    expect(await disputeOf(awbs[0]!)).toMatchObject({ status: 'DISPUTED', amount: after.difference });
  });

  test('a charge that is disputed again is disputed at its price of now, and no more is credited', async () => {
    const { id } = await lineOf(awbs[1]!);
    await decide('dispute', [id]);
    await decide('reopen', [id]);
    await call('POST', '/contracts/rate_card/1', contract(20));
    await reprice();
    await decide('dispute', [id]);
    const { difference } = await lineOf(awbs[1]!);
    const dispute = await disputeOf(awbs[1]!);
    expect(dispute).toMatchObject({ status: 'DISPUTED', amount: difference });
    expect((await call('POST', `/disputes/${dispute.id}/resolve`, { outcome: 'WON' })).status).toBe(200);
    expect(await credited(awbs[1]!)).toBe(difference);
    expect(await lineOf(awbs[1]!)).toMatchObject({ status: 'credited', recovered: difference });
  });

  test('an AWB that thousands of lines bill is compared with the first of them', async () => {
    const { brand_id } = brand;
    const awb = '9990000000001';
    const own = sql`jsonb_build_object('id', left(one.id, -8) || lpad((n + 1000)::text, 8, '0'),
      'line_no', n + 1000, 'awb', ${awb}::text, 'shipment_id', null)`;
    await sql`insert into invoice_lines select (jsonb_populate_record(one, ${own})).*
      from invoice_lines one, generate_series(1, 3000) n
      where one.brand_id = ${brand_id} and one.awb = ${awbs[0]!}`.execute(server.db);
    let most = 0;
    const counted = server.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        most = Math.max(most, result.rows.length);
        return result;
      },
    });
    const line = { awb, heads: { freight: 22_460 }, total: 22_460 };
    await priceLines(
      counted,
      brand_id,
      [{ file_id: 'cfl_later', line_no: 2, courier_id: 1, line, order_ref: '' }],
      () => undefined,
      ({ result }) => result.findings,
    );
    expect(most).toBeLessThan(10);
  });

  test('many at once, one of whom deletes the invoice: no error, and nothing of it stays in the wallet', async () => {
    const ids = await Promise.all(awbs.map(async (awb) => (await lineOf(awb)).id as string));
    const credit = (number: string, some: readonly string[]) => {
      const form = new FormData();
      form.set('number', number);
      form.set('file', new File([`AWB,Credit\n${some.map((awb) => `${awb},1`).join('\n')}`], 'credit.csv'));
      return call('POST', '/reconciliation/1/credit-note', form);
    };
    await decide('dispute', ids);
    const answers = await Promise.all([
      ...ids.slice(2).map((id, index) => decide(index % 2 === 0 ? 'reject' : 'reopen', [id])),
      credit('CN-1', awbs.toReversed()),
      credit('CN-2', awbs),
      decide('write_off', ids.toReversed()),
      reprice().then(() => ({ status: 200 })),
      call('PUT', `/invoice/${invoice_id}`, {}),
      decide('reopen', ids),
      decide('dispute', ids.toReversed()),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await expectLedgerAddsUp(server.db, brand.brand_id);
    for (const awb of awbs) expect(await credited(awb), awb).toBe(0);
    const open = await server.db
      .selectFrom('disputes')
      .select('dispute_id')
      .where('brand_id', '=', brand.brand_id)
      .where('state', '=', 'DISPUTED')
      .execute();
    expect(open).toEqual([]);
  });
});
