import { exampleRateCard } from '@khep/domain/rating';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { expectLedgerAddsUp } from '../../../test/ledgerChecks.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { copyPackedOrder, createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { addInquiries } from '../../aftercare/inquiries/addInquiries.ts';
import { runOperatorCommand } from '../../overview/operator/commands.ts';

const zones = Object.entries(exampleRateCard.forward_contract_data).map(([zone, { base, additional }]) => ({
  zone,
  base,
  additional,
}));
const awbs = ['1490880950101', '1490880950102', '1490880950103'];

/** Actions that people of a brand may try, with a number that varies each. */
const actions = [
  'request adjustment',
  'withdraw adjustment',
  'decide adjustment as before',
  'upload invoice',
  'delete invoice',
  'dispute lines',
  'accept lines',
  'write off lines',
  'reopen lines',
  'import credit note',
  'import weight notice',
  'raise disputes',
  'resolve dispute',
  'reopen dispute',
  'import responses',
  'answer claim',
  'upload remittance',
  'delete remittance',
  'order top-up',
  'forge payment',
] as const;
type Action = (typeof actions)[number];

describe.each(engines)('what a brand can spend, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let uploads = 0;

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Mitti Spends');
    await createCatalogue(call);
    const { id } = await packedOrder(call);
    await copyPackedOrder(server.db, brand.brand_id, id, awbs.length);
    const shipments = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '<>', id)
      .orderBy('order_id')
      .execute();
    const now = server.clock.now();
    for (const [index, { shipment_id }] of shipments.entries())
      await server.db
        .updateTable('shipments')
        .set({
          awb: awbs[index]!,
          courier_id: 1,
          state: index === 2 ? 'LOST' : 'DELIVERED',
          zone: 'D',
          payment_mode: 'cod',
          collectible_paise: 249_900,
          picked_up_at: new Date(now.getTime() - 20 * 86_400_000),
          ended_at: new Date(now.getTime() - 16 * 86_400_000),
        })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
    await call('POST', '/contracts/rate_card/1', {
      brand_details: { conversion_factor: 5000, valid_from: '2020-01-01', valid_till: null },
      slab_g: 500,
      forward_contract_data: zones,
      rto_contract_data: zones,
      vas_contract_data: [],
    });
    await server.db.transaction().execute((tx) =>
      addInquiries(
        tx,
        shipments.map((shipment, index) => ({ ...shipment, awb: awbs[index]!, courier_id: 1 })),
        {
          kind: 'claim',
          message: 'Lost on the way',
          amount_paise: 50_000,
          actor: { kind: 'user', id: brand.user_id, name: 'Ritika' },
          now,
        },
      ),
    );
    await server.db.updateTable('courier_inquiries').set({ sent_to: 'desk@courier.example' }).execute();
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const upload = (path: string, text: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    uploads += 1;
    form.set('file', new File([`${text}\n`], `file-${uploads}.csv`));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return call('POST', path, form);
  };
  const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

  const listOf = async (path: string, name: string): Promise<{ id: string; is_active?: boolean }[]> => {
    const { body } = await call('GET', path);
    return body?.[name] ?? body?.data?.[name] ?? [];
  };
  const lineIds = async () => (await listOf('/reconciliation', 'items')).map(({ id }) => id);
  const disputeIds = async () => (await listOf('/disputes', 'disputes')).map(({ id }) => id);
  const decideLines = async (action: string) =>
    call('POST', '/reconciliation/lines/status', { action, ids: await lineIds(), note: '' });

  const run: Record<Action, (n: number) => Promise<unknown>> = {
    'request adjustment': (n) =>
      call('POST', '/billing/adjustments', { amount: (n % 1000) + 1, reason: 'Mine', reference: '' }),
    'withdraw adjustment': async (n) => {
      const one = pick(await listOf('/billing/adjustments', 'adjustments'), n);
      await call('POST', `/billing/adjustments/${one?.id}/withdraw`, {});
    },
    // The call by which a second person of the brand once created money.
    'decide adjustment as before': async (n) => {
      const one = pick(await listOf('/billing/adjustments', 'adjustments'), n);
      await call('POST', `/billing/adjustments/${one?.id}/decision`, { approve: true });
    },
    'upload invoice': (n) =>
      upload(
        '/invoice/1',
        [
          'Waybill,Charged Weight,Zone,Total',
          `${pick(awbs, n)},${(n % 9) + 1},D,${(n % 5000) + 200}`,
          `99900000${10_000 + (n % 90_000)},5,D,${(n % 900_000) + 100}`,
        ].join('\n'),
      ),
    'delete invoice': async (n) => {
      const one = pick(await listOf('/invoice', 'items'), n);
      await call('PUT', `/invoice/${one?.id}`, {});
    },
    'dispute lines': () => decideLines('dispute'),
    'accept lines': () => decideLines('accept'),
    'write off lines': () => decideLines('write_off'),
    'reopen lines': () => decideLines('reopen'),
    'import credit note': async (n) => {
      const { body } = await call('GET', '/reconciliation?status=disputed');
      const rows = (body.items ?? []) as { awb: string; difference: number }[];
      return upload(
        '/reconciliation/1/credit-note',
        ['Waybill,Credit amount', ...rows.map(({ awb, difference }) => `${awb},${difference}`)].join('\n'),
        { number: `CN-${n}` },
      );
    },
    'import weight notice': (n) =>
      upload('/disputes/notices', `awb,billed_weight_kg,reference\n${pick(awbs, n)},${(n % 20) + 3},WD-${n}`),
    'raise disputes': async () => call('POST', '/disputes/raise', { dispute_ids: await disputeIds() }),
    'resolve dispute': async (n) => {
      const outcome = pick(['WON', 'LOST', 'PARTIAL'], n);
      await call('POST', `/disputes/${pick(await disputeIds(), n >> 2)}/resolve`, {
        outcome,
        released: outcome === 'PARTIAL' ? (n % 50) + 1 : 0,
      });
    },
    'reopen dispute': async (n) => call('POST', `/disputes/${pick(await disputeIds(), n)}/reopen`, {}),
    'import responses': (n) =>
      upload(
        '/disputes/responses',
        `awb,outcome,remark\n${pick(awbs, n)},${n % 2 ? 'Approved' : 'Rejected'},x`,
      ),
    'answer claim': async (n) => {
      const open = await server.db
        .selectFrom('courier_inquiries')
        .select('inquiry_id')
        .where('brand_id', '=', brand.brand_id)
        .execute();
      return call('POST', `/order-tracking/inquiries/${pick(open, n)?.inquiry_id}/answer`, {
        state: 'answered',
        detail: 'Paid',
        paid: (n % 500) + 1,
      });
    },
    'upload remittance': (n) =>
      upload(
        '/reconciliation/cod/1/file',
        `Waybill,COD Amount,Freight Adjusted,Net Payable\n${pick(awbs, n)},2499,${n % 400},${2499 - (n % 400)}`,
        { utr: `HDFCN5202611${100_000 + (n % 900_000)}` },
      ),
    'delete remittance': async (n) => {
      const one = pick(await listOf('/invoice?type=cod', 'items'), n);
      await call('PUT', `/invoice/${one?.id}`, {});
    },
    'order top-up': (n) => call('POST', '/test/razorpay/recharge', { amount: (n % 900) + 100 }),
    'forge payment': (n) =>
      call('POST', '/test/razorpay/verify-payment', {
        razorpay_order_id: `order_${n}`,
        razorpay_payment_id: `pay_${n}`,
        razorpay_signature: 'f'.repeat(64),
      }),
  };

  /** Sums the money from outside the brand, and the money spent. Paise. */
  async function outside(): Promise<{ gateway: number; operator: number; spent: number; cod: number }> {
    const { rows } = await sql<{ account: string; paise: string }>`
      select account, sum(paise)::bigint as paise from (
        select from_account as account, amount_paise as paise from ledger_entries where brand_id = ${brand.brand_id}
        union all
        select to_account, -amount_paise from ledger_entries where brand_id = ${brand.brand_id}
      ) moved group by account`.execute(server.db);
    const of = (account: string) => Number(rows.find((row) => row.account === account)?.paise ?? 0);
    return { gateway: of('gateway'), operator: of('operator'), spent: -of('charges'), cod: of('cod') };
  }

  async function expectNothingFromNothing(): Promise<void> {
    const { balance_paise } = await balanceOf(server.db, brand.brand_id);
    const { gateway, operator, spent, cod } = await outside();
    // A courier's deductions from COD money come in and go out in one posting: they are spent, and add nothing.
    expect(cod).toBeLessThanOrEqual(spent);
    expect(balance_paise).toBe(gateway + operator - (spent - cod));
    expect(balance_paise).toBeLessThanOrEqual(gateway + operator);
    await expectLedgerAddsUp(server.db, brand.brand_id);
  }

  test('never rises by anything that people of the brand do, in any sequence', async () => {
    // Once each, in an order in which each has something to act on: a sequence of refused calls would prove nothing.
    const once: readonly Action[] = [
      'upload invoice',
      'dispute lines',
      'reopen lines',
      'dispute lines',
      'import credit note',
      'import weight notice',
      'raise disputes',
      'answer claim',
      'upload remittance',
      'request adjustment',
    ];
    for (const [index, action] of once.entries()) {
      const response = (await run[action](7 * index)) as { status: number; body: unknown };
      expect([action, response.status, response.body]).toMatchObject([action, 200, {}]);
    }
    expect((await balanceOf(server.db, brand.brand_id)).claims_paise).toBeGreaterThan(0);
    await expectNothingFromNothing();
    const step = fc.record({ action: fc.constantFrom(...actions), n: fc.nat(1_000_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        for (const { action, n } of steps) await run[action](n);
        await expectNothingFromNothing();
      }),
      { numRuns: engine === 'pglite' ? 3 : 6, endOnFailure: true },
    );
    const { gateway, operator } = await outside();
    expect([gateway, operator]).toEqual([0, 0]);
  });

  test('stays the same where an invented invoice is disputed and credited by an invented credit note', async () => {
    const before = await balanceOf(server.db, brand.brand_id);
    const awb = '7770000000001';
    await upload('/invoice/1', `Waybill,Charged Weight,Zone,Total\n${awb},5,D,900000`);
    const { items } = (await call('GET', `/reconciliation?search=${awb}`)).body;
    await call('POST', '/reconciliation/lines/status', { action: 'dispute', ids: [items[0].id], note: '' });
    const note = `Waybill,Credit amount\n${awb},${items[0].difference}`;
    const imported = await upload('/reconciliation/1/credit-note', note, { number: 'CN-INVENTED' });
    expect(imported.body.data).toMatchObject({ credited: 1, amount: items[0].difference });
    const after = await balanceOf(server.db, brand.brand_id);
    expect(after.available_paise).toBe(before.available_paise);
    expect(after.claims_paise - before.claims_paise).toBe(Math.round(items[0].difference * 100));
    const shown = (await call('GET', '/wallet/balance')).body.data;
    expect(shown.claims).toBeCloseTo(after.claims_paise / 100, 2);
  });

  test('rises by what the operator pays of a claim, once per reference', async () => {
    const before = await balanceOf(server.db, brand.brand_id);
    const pay = (...argv: string[]) =>
      runOperatorCommand(
        server.db,
        { argv: ['pay-claim', brand.slug, ...argv], operator: 'Asha' },
        server.clock.now(),
      );
    await expect(pay('99999999', 'CN-1')).rejects.toThrow('which is less than');
    expect(await pay('490', 'CN-118')).toEqual([`₹490.00 paid to ${brand.slug}.`]);
    await expect(pay('490', 'CN-118')).rejects.toThrow('was paid to');
    const after = await balanceOf(server.db, brand.brand_id);
    expect(after.available_paise - before.available_paise).toBe(49_000);
    expect(after.claims_paise - before.claims_paise).toBe(-49_000);
    await expectNothingFromNothing();
    const log = await runOperatorCommand(server.db, { argv: ['log'], operator: '' }, server.clock.now());
    expect(log[0]).toContain('Asha  pay-claim');
  });

  test('can be paused by the operator: people read, and change nothing', async () => {
    const operate = (...argv: string[]) =>
      runOperatorCommand(server.db, { argv, operator: 'Asha' }, server.clock.now());
    await operate('pause', brand.slug, 'Unpaid', 'invoices');
    expect((await call('GET', '/wallet/balance')).status).toBe(200);
    const refused = await call('POST', '/billing/adjustments', { amount: 1, reason: 'x', reference: '' });
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Your brand is paused: Unpaid invoices. Contact Khep to continue.',
    ]);
    await operate('resume', brand.slug);
    expect((await run['request adjustment'](1)) as { status: number }).toMatchObject({ status: 200 });
  });
});
