import { runOperatorCommand } from '../../overview/operator/commands.ts';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { postEntry } from '../../brand/ledger/post.ts';
import { istDay } from '@khep/domain/days';
import { judgePayment } from '../payments/credit.ts';
import { issueFreightInvoice } from './freightInvoices.ts';
import { saveCodSettlements } from './codSettlements.ts';
import { sweepWallets } from './sweep.ts';

const webhook_secret = 'webhook-secret-of-the-suite';
const key_secret = 'key-secret-of-the-suite';

/** Payments are an outside system: its SQL is plain, so one engine is enough. */
describe('billing', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Mitti Billing');
    other = await server.newBrand('Another brand');
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data;
  };
  const balance = async () => (await data('GET', '/wallet/balance')).balance as number;
  const topUp = (amount: number) => data('POST', '/test/razorpay/recharge', { amount });
  const pay = (order_id: string, outcome: string) =>
    data('POST', '/test/razorpay/simulate', { razorpay_order_id: order_id, outcome });
  const proof = (paid: Record<string, string>) => ({
    razorpay_order_id: paid['razorpay_order_id'],
    razorpay_payment_id: paid['razorpay_payment_id'],
    razorpay_signature: paid['razorpay_signature'],
  });

  describe('a top-up', () => {
    test('is credited once: by a webhook that arrives twice, and the page that verifies it twice', async () => {
      const before = await balance();
      const order = await topUp(2500);
      expect(order).toMatchObject({ amount: 250_000, currency: 'INR', is_simulated: true });
      const paid = await pay(order.order_id, 'twice');
      expect(await balance()).toBe(before + 2500);
      await data('POST', '/test/razorpay/verify-payment', proof(paid));
      await data('POST', '/test/razorpay/verify-payment', proof(paid));
      expect(await balance()).toBe(before + 2500);
      expect(await data('GET', `/wallet/payments/${order.payment_id}`)).toMatchObject({ state: 'paid' });
    });

    test('is credited by whoever is first, also all at once', async () => {
      const before = await balance();
      const order = await topUp(1000);
      const [paid] = await Promise.all([
        pay(order.order_id, 'twice'),
        data('GET', `/wallet/payments/${order.payment_id}`),
        data('GET', `/wallet/payments/${order.payment_id}`),
      ]);
      await Promise.all([1, 2, 3].map(() => data('POST', '/test/razorpay/verify-payment', proof(paid))));
      expect(await balance()).toBe(before + 1000);
    });

    test('that a page requests five times at once, with one key, is ordered once', async () => {
      const headers = { 'idempotency-key': 'one-top-up-of-a-page' };
      const ordered = vi.spyOn(server.services.payments.gateway, 'createOrder');
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map(() =>
          server.call('POST', '/test/razorpay/recharge', {
            token: brand.token,
            body: { amount: 500 },
            headers,
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
      expect(ordered).toHaveBeenCalledTimes(1);
      ordered.mockRestore();
      const { payment_id } = answers[0]?.body.data ?? {};
      const orders = await server.db
        .selectFrom('payments')
        .select('payment_id')
        .where('brand_id', '=', brand.brand_id)
        .where('amount_paise', '=', 50_000)
        .execute();
      expect(orders).toEqual([{ payment_id }]);
    });

    test('waits for a late bank, and is found without a webhook', async () => {
      const before = await balance();
      const order = await topUp(700);
      const paid = await pay(order.order_id, 'late');
      expect(paid).toMatchObject({ razorpay_payment_id: null, error: '' });
      expect(await balance()).toBe(before);
      // The page was reloaded; it asks for the payment.
      expect(await data('GET', `/wallet/payments/${order.payment_id}`)).toMatchObject({ state: 'paid' });
      expect(await balance()).toBe(before + 700);
    });

    test('that failed can be paid again', async () => {
      const before = await balance();
      const order = await topUp(300);
      expect(await pay(order.order_id, 'failed')).toMatchObject({
        error: expect.stringContaining('declined'),
      });
      expect(await data('GET', `/wallet/payments/${order.payment_id}`)).toMatchObject({ state: 'failed' });
      expect(await balance()).toBe(before);
      await pay(order.order_id, 'success');
      expect(await balance()).toBe(before + 300);
    });

    test('of another amount than ordered is refused, with both amounts', async () => {
      const before = await balance();
      const order = await topUp(500);
      const paid = await pay(order.order_id, 'mismatch');
      const answer = await call('POST', '/test/razorpay/verify-payment', proof(paid));
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toContain('₹499.00 was paid instead of ₹500.00');
      expect(await balance()).toBe(before);
    });

    test('is refused with a forged signature, and to another brand', async () => {
      const before = await balance();
      const order = await topUp(900);
      const paid = await pay(order.order_id, 'late');
      const forged = {
        razorpay_order_id: order.order_id,
        razorpay_payment_id: 'pay_forged',
        razorpay_signature: createHmac('sha256', 'guess')
          .update(`${order.order_id}|pay_forged`)
          .digest('hex'),
      };
      expect((await call('POST', '/test/razorpay/verify-payment', forged)).status).toBe(422);
      expect(paid.razorpay_signature).toBeNull();
      expect((await call('GET', `/wallet/payments/${order.payment_id}`, undefined, other)).status).toBe(404);
      expect(
        (
          await call(
            'POST',
            '/test/razorpay/simulate',
            { razorpay_order_id: order.order_id, outcome: 'success' },
            other,
          )
        ).status,
      ).toBe(404);
      const forgedWebhook = await fetch(`${server.url}/webhooks/razorpay`, {
        method: 'POST',
        headers: { 'x-razorpay-signature': createHmac('sha256', 'guess').update('{}').digest('hex') },
        body: '{}',
      });
      expect(forgedWebhook.status).toBe(401);
      expect(await balance()).toBe(before);
    });

    test.each([
      [{ amount: 99 }, 'Recharge at least ₹100'],
      [{ amount: 100.005 }, 'two decimals'],
      [{ amount: -5 }, '0 or more'],
    ])('of %o is refused', async (body, message) => {
      const answer = await call('POST', '/test/razorpay/recharge', body);
      expect([answer.status, answer.body.message]).toEqual([422, 'Try Again']);
      expect(JSON.stringify(answer.body.fields)).toContain(message);
    });

    test('with live keys is verified over the raw body, with the secret of webhooks', async () => {
      const live = await startTestServer('pglite', {
        RAZORPAY_KEY_ID: 'rzp_live_suite',
        RAZORPAY_KEY_SECRET: key_secret,
        RAZORPAY_WEBHOOK_SECRET: webhook_secret,
        RAZORPAY_URL: 'http://127.0.0.1:9',
      });
      try {
        const owner = await live.newBrand('Live');
        await live.db
          .insertInto('payments')
          .values({
            brand_id: owner.brand_id,
            payment_id: 'top_live',
            provider_order_id: 'order_live',
            amount_paise: 50_000,
            currency: 'INR',
            state: 'created',
            purpose: 'top-up',
            actor: JSON.stringify({ kind: 'system' }) as never,
            created_at: new Date(),
            updated_at: new Date(),
          })
          .execute();
        // Spaces and the order of fields belong to what is signed.
        const body = `{ "event":"payment.captured", "payload":{"payment":{"entity":{"currency":"INR","amount":50000,"id":"pay_live","order_id":"order_live","status":"captured"}}} }`;
        const send = (secret: string, text = body) =>
          fetch(`${live.url}/webhooks/razorpay`, {
            method: 'POST',
            headers: { 'x-razorpay-signature': createHmac('sha256', secret).update(text).digest('hex') },
            body: text,
          });
        expect((await send(key_secret)).status).toBe(401);
        expect((await send(webhook_secret)).status).toBe(200);
        expect((await send(webhook_secret)).status).toBe(200);
        expect(await balanceOf(live.db, owner.brand_id)).toMatchObject({ balance_paise: 50_000 });
        // Where the gateway is down, nothing is pretended.
        const down = await live.call('POST', '/test/razorpay/recharge', {
          token: owner.token,
          body: { amount: 500 },
        });
        expect([down.status, down.body.code]).toEqual([503, 'gateway_down']);
      } finally {
        await live.stop();
      }
    });

    test('means what the gateway says of it', () => {
      const ordered = { amount_paise: 50_000, currency: 'INR', provider_order_id: 'order_1' };
      const paid = {
        id: 'pay_1',
        order_id: 'order_1',
        amount: 50_000,
        currency: 'INR',
        status: 'captured' as const,
      };
      expect(judgePayment(ordered, paid)).toEqual({ state: 'paid', reason: '' });
      expect(judgePayment(ordered, { ...paid, status: 'authorized' })).toBeUndefined();
      expect(judgePayment(ordered, { ...paid, currency: 'USD' })).toMatchObject({ state: 'refused' });
      expect(judgePayment(ordered, { ...paid, order_id: 'order_2' })).toMatchObject({ state: 'refused' });
    });
  });

  test('the history has a running balance, filters, and a statement in both formats', async () => {
    const { entries, total } = await data('GET', '/wallet/history?page_size=2');
    expect(entries).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
    expect(entries[0].balance - entries[0].amount).toBeCloseTo(entries[1].balance, 2);
    expect((await data('GET', '/wallet/history?kinds=ADJUST')).total).toBe(0);
    expect((await data('GET', `/wallet/history?search=${entries[1].reference}`)).entries[0].id).toBe(
      entries[1].id,
    );
    // A bank that answers late may add an entry between the two requests.
    await expect
      .poll(async () => {
        const csv = await call('GET', '/wallet/statement?format=csv');
        const [heading = '', ...lines] = String(csv.body).trim().split('\r\n');
        expect(heading).toContain('Date,Time,Kind,Reference');
        return lines.length - (await data('GET', '/wallet/history')).total;
      })
      .toBe(0);
    expect((await call('GET', '/wallet/statement?format=pdf')).headers.get('content-type')).toBe(
      'application/pdf',
    );
    expect((await call('GET', '/wallet/history', undefined, other)).body.data.entries).toEqual([]);
  });

  test('an adjustment moves money only when the operator approves it', async () => {
    const before = await balance();
    const request = async (amount: number) =>
      (
        await data('POST', '/billing/adjustments', {
          amount,
          reason: 'Credited twice in October',
          reference: 'NOTE-7',
        })
      ).adjustment;
    const adjustment = await request(-120.5);
    expect(adjustment).toMatchObject({ state: 'requested', can_withdraw: true });
    expect((await call('POST', `/billing/adjustments/${adjustment.id}/withdraw`, {}, other)).status).toBe(
      404,
    );
    const operate = (...argv: string[]) =>
      runOperatorCommand(server.db, { argv, operator: 'Asha' }, server.clock.now());
    expect((await operate('adjustments')).join('\n')).toContain(adjustment.id);
    expect(await operate('approve', adjustment.id)).toEqual([`${adjustment.id} approved: −₹120.50.`]);
    expect(await balance()).toBeCloseTo(before - 120.5, 2);
    await expect(operate('reject', adjustment.id)).rejects.toThrow('has approved this adjustment already');
    expect(await balance()).toBeCloseTo(before - 120.5, 2);
    const second = await request(900_000);
    const withdrawn = await data('POST', `/billing/adjustments/${second.id}/withdraw`, {});
    expect(withdrawn.adjustment).toMatchObject({ state: 'withdrawn', can_withdraw: false });
    await expect(operate('approve', second.id)).rejects.toThrow('withdrawn');
    expect(await balance()).toBeCloseTo(before - 120.5, 2);
  });

  test('a low balance is announced once, and auto-recharge fills it up to three times a day', async () => {
    // Top-ups of other tests that wait for a late bank are found by the first sweep.
    await sweepWallets(server.db, server.services);
    const settings = await data('GET', '/settings/billing');
    expect(settings.billing_name).toBe('Mitti Billing');
    const { version: _version, mandate: _mandate, is_simulated: _simulated, ...draft } = settings;
    const wanted = {
      ...draft,
      // The suite's own GSTIN has no valid check character.
      gst_no: '',
      alert: { is_on: true, below: 50_000, email: 'money@brand.example.in' },
      auto_recharge: { is_on: true, below: 50_000, amount: 2000 },
    };
    const refused = await call('PUT', '/settings/billing', wanted);
    expect(refused.body.fields).toHaveProperty(['auto_recharge.is_on']);
    await data('POST', '/settings/billing/mandate', { vpa: 'asha@okhdfcbank', max_amount: 5000 });
    await data('PUT', '/settings/billing', wanted);
    const before = await balance();
    for (let minute = 0; minute < 5; minute += 1) await sweepWallets(server.db, server.services);
    const letters = server.letters.filter(({ to }) => to === 'money@brand.example.in');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('below ₹50,000.00');
    expect(await balance()).toBe(before + 6000);
    // Cancelling the mandate ends it.
    expect(await data('DELETE', '/settings/billing/mandate')).toMatchObject({
      mandate: null,
      auto_recharge: { is_on: false },
    });
  });

  test("Khep's invoice of a month is the sum of what the wallet paid, with GST, once", async () => {
    const at = new Date('2026-10-12T08:00:00Z');
    for (const [id, kind, amount_paise] of [
      ['shp_a', 'FREIGHT_DEBIT', 27_762],
      ['shp_b', 'FREIGHT_DEBIT', 3481],
      ['shp_a', 'RTO_DEBIT', 12_727],
    ] as const)
      await server.db.transaction().execute((tx) =>
        postEntry(tx, {
          brand_id: other.brand_id,
          key: `${kind}:${id}`,
          cause: { type: 'shipment', id },
          entry: { kind, from: 'available', to: 'charges', amount_paise },
          reference: id,
          actor: { kind: 'system' },
          at,
        }),
      );
    const issue = () => issueFreightInvoice(server.db, server.services, other.brand_id, '2026-10');
    expect([await issue(), await issue()]).toEqual([true, false]);
    expect(await issueFreightInvoice(server.db, server.services, other.brand_id, '2026-09')).toBe(false);
    const { invoices } = (await call('GET', '/billing/invoices', undefined, other)).body.data;
    // 312.43 → 264.77 + 47.66 and 127.27 → 107.86 + 19.41, between states.
    expect(invoices).toEqual([
      expect.objectContaining({ month: '2026-10', shipments: 2, taxable: 372.63, gst: 67.07, total: 439.7 }),
    ]);
    expect(invoices[0].number.length).toBeLessThanOrEqual(16);
    const pdf = await call('GET', `/billing/invoices/${invoices[0].id}/pdf`, undefined, other);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await call('GET', `/billing/invoices/${invoices[0].id}/pdf`)).status).toBe(404);
  });

  describe('the rate calculator', () => {
    let seller: SignedInBrand;
    beforeAll(async () => {
      seller = await server.newBrand('Mitti Rates');
      await createCatalogue((method, path, body) => call(method, path, body, seller));
    });
    const rates = (query: Record<string, string | number>) =>
      call(
        'GET',
        `/rate-calculator?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
        undefined,
        seller,
      );

    test.each([
      ['560034', 'Bengaluru', 'Karnataka'],
      ['302001', 'Jaipur', 'Rajasthan'],
      ['781001', 'Guwahati', 'Assam'],
    ])('prices a parcel to %s as it is booked, to the paisa', async (pincode, city, state) => {
      const order = orderFor({ phone: '9829010011', pincode, state });
      const draft = { ...order, buyer_details: { ...order.buyer_details, city } };
      const { id } = await packedOrder((method, path, body) => call(method, path, body, seller), draft);
      const packed = await server.db
        .selectFrom('shipments')
        .selectAll()
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = await rates({
        from_pincode: '302017',
        to_pincode: pincode,
        weight: packed.dead_weight_g,
        length: packed.length_cm,
        width: packed.width_cm,
        height: packed.height_cm,
        payment_mode: 'cod',
        cod_amount: packed.collectible_paise / 100,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { services, best } = answer.body.data;
      expect(services.length).toBeGreaterThan(1);
      for (const { courier_id } of services.slice(0, 1)) {
        await call(
          'POST',
          '/allocation/bulk/assign',
          { allocations: [{ order_id: id, courier_id }] },
          seller,
        );
        const booked = await server.db
          .selectFrom('shipments')
          .select(['charge_paise', 'zone', 'courier_id'])
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow();
        const rated = services.find((one: { courier_id: number }) => one.courier_id === courier_id);
        expect(booked).toEqual({
          charge_paise: Math.round(rated.price * 100),
          zone: rated.zone,
          courier_id,
        });
        expect(rated.charges.lines.length).toBeGreaterThan(0);
      }
      const cheapest = Math.min(...services.map((one: { price: number }) => one.price));
      expect(services.find((one: { courier_id: number }) => one.courier_id === best.price).price).toBe(
        cheapest,
      );
    });

    test('says which service could carry it prepaid', async () => {
      const parcel = { from_pincode: '302017', to_pincode: '560034', weight: 500 };
      const asCod = (await rates({ ...parcel, payment_mode: 'cod', cod_amount: 99_000 })).body.data;
      const prepaid = (await rates(parcel)).body.data;
      const ways = new Map<number, string>(
        asCod.others.map((one: { courier_id: number; way_out: string }) => [one.courier_id, one.way_out]),
      );
      const offered = prepaid.services.map((one: { courier_id: number }) => one.courier_id);
      const refused = offered.filter((id: number) => ways.has(id));
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.map((id: number) => ways.get(id))).toEqual(refused.map(() => 'prepaid'));
      const never = [...ways.keys()].filter((id) => !offered.includes(id));
      expect(never.some((id) => ways.get(id) === 'prepaid')).toBe(false);
    });

    test('gives the reason for each service that cannot carry it, and for what is missing', async () => {
      const { services, others } = (
        await rates({ from_pincode: '302017', to_pincode: '560034', weight: 500 })
      ).body.data;
      // Two couriers aren't connected.
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ reason }: { reason: string }) => reason.includes('Not connected'))).toBe(true);
      expect(others.every(({ way_out }: { way_out: string }) => way_out === 'courier')).toBe(true);
      const offered = new Set(services.map((one: { courier_id: number }) => one.courier_id));
      expect(others.some((one: { courier_id: number }) => offered.has(one.courier_id))).toBe(false);
      const cod = await rates({
        from_pincode: '302017',
        to_pincode: '560034',
        weight: 500,
        payment_mode: 'cod',
      });
      expect(cod.body.fields).toHaveProperty('cod_amount');
      const bad = await rates({ from_pincode: '3020', to_pincode: '560034', weight: 0 });
      expect(Object.keys(bad.body.fields)).toEqual(expect.arrayContaining(['from_pincode', 'weight']));
    });

    test('prices a file as a job, with a problem for each row that it cannot price', async () => {
      const form = new FormData();
      const good = Array.from(
        { length: 40 },
        (_, index) => `302017,5600${34 + (index % 5)},${500 + index},cod,999`,
      );
      form.append(
        'file',
        new File(
          [
            `from_pincode,to_pincode,weight,payment_mode,cod_amount\n${[...good, '302017,12,500,prepaid,'].join('\n')}\n`,
          ],
          'parcels.csv',
        ),
      );
      const started = await call('POST', '/rate-calculator/file', form, seller);
      expect(started.status, JSON.stringify(started.body)).toBe(200);
      const { job_id } = started.body.data;
      await expect
        .poll(async () => (await call('GET', `/jobs/${job_id}`, undefined, seller)).body.data.job.state, {
          timeout: 120_000,
        })
        .toBe('done');
      const file = String((await call('GET', `/jobs/${job_id}/result`, undefined, seller)).body);
      const lines = file.trim().split('\r\n');
      expect(lines).toHaveLength(42);
      expect(lines.at(-1)).toContain('6-digit PIN code');
      const one = await rates({
        from_pincode: '302017',
        to_pincode: '560034',
        weight: 500,
        payment_mode: 'cod',
        cod_amount: 999,
      });
      const cheapest = Math.min(...one.body.data.services.map(({ price }: { price: number }) => price));
      expect(lines[1]).toContain(cheapest.toFixed(2));
      // The likely cost and the services that can't carry it are those of the screen.
      const [likely] = one.body.data.services;
      expect(lines[0]).toContain('likely_service,likely_cost,likely_why');
      expect(lines[1]).toContain(`${likely.name},${likely.likely.toFixed(2)},`);
      for (const { reason } of one.body.data.others) expect(lines[1]).toContain(reason.split(/[",]/)[0]);
    });

    test('prices a file with other columns, weights in kg, and no COD amount', async () => {
      const form = new FormData();
      const rows = [
        'Origin PIN,Destination PIN,Weight (kg),Payment mode',
        '302 017,560034,0.5,Prepaid',
        '302017,560034,0.5,COD',
      ];
      form.append('file', new File([rows.join('\n')], 'theirs.csv'));
      const started = await call('POST', '/rate-calculator/file', form, seller);
      expect(started.status, JSON.stringify(started.body)).toBe(200);
      const { job_id } = started.body.data;
      await expect
        .poll(async () => (await call('GET', `/jobs/${job_id}`, undefined, seller)).body.data.job.state, {
          timeout: 120_000,
        })
        .toBe('done');
      const file = String((await call('GET', `/jobs/${job_id}/result`, undefined, seller)).body);
      const [, prepaid = '', cod = ''] = file.trim().split('\r\n');
      const asked = await rates({ from_pincode: '302017', to_pincode: '560034', weight: 500 });
      expect(prepaid).toContain(asked.body.data.services[0].likely.toFixed(2));
      expect(cod).toContain('"Enter the amount to collect, or choose prepaid."');
    });

    test('prices a file whose columns only its owner knows, as matched', async () => {
      const send = (mapping?: object) => {
        const form = new FormData();
        form.append('file', new File(['a,b,c\n302017,560034,500\n'], 'abc.csv'));
        if (mapping) form.append('mapping', JSON.stringify(mapping));
        return call('POST', '/rate-calculator/file', form, seller);
      };
      expect((await send()).status).toBe(422);
      const started = await send({ from_pincode: 'a', to_pincode: 'b', weight: 'c' });
      expect(started.status, JSON.stringify(started.body)).toBe(200);
      const { job_id } = started.body.data;
      await expect
        .poll(async () => (await call('GET', `/jobs/${job_id}`, undefined, seller)).body.data.job.state, {
          timeout: 120_000,
        })
        .toBe('done');
      const file = String((await call('GET', `/jobs/${job_id}/result`, undefined, seller)).body);
      const asked = await rates({ from_pincode: '302017', to_pincode: '560034', weight: 500 });
      expect(file).toContain(asked.body.data.services[0].likely.toFixed(2));
    });

    test("compares two contracts over last month's parcels", async () => {
      const { contracts } = (await call('GET', '/rate-calculator/contracts', undefined, seller)).body.data;
      expect(contracts.map(({ id }: { id: string }) => id)).toEqual(
        expect.arrayContaining(['list:1', 'list:2']),
      );
      const { data: replay } = (
        await call('GET', '/rate-calculator/replay?a=list:1&b=list:2', undefined, seller)
      ).body;
      expect(replay.parcels).toBe(3);
      expect(replay.b.total).toBeGreaterThan(replay.a.total);
      expect(replay.cheaper_a).toBe(3);
      expect(replay.zones.reduce((sum: number, zone: { a: number }) => sum + zone.a, 0)).toBeCloseTo(
        replay.a.total,
        2,
      );
      expect((await call('GET', '/rate-calculator/replay?a=list:1&b=list:1', undefined, seller)).status).toBe(
        422,
      );
    });

    test('lists what each shipment costs, and the COD money it will bring', async () => {
      const { charges } = (await call('GET', '/billing/shipping-charges', undefined, seller)).body.data;
      expect(charges).toHaveLength(3);
      for (const one of charges) {
        expect(one.billed_by).toBe('courier');
        expect(one.freight + one.cod + one.rto + one.surcharges + one.gst).toBeCloseTo(one.total, 2);
      }
      // Their couriers bill them, without a hold in the wallet.
      const held = (is_held: boolean) =>
        call('GET', `/billing/shipping-charges?is_held=${is_held}`, undefined, seller);
      expect([
        (await held(true)).body.data.charges.length,
        (await held(false)).body.data.charges.length,
      ]).toEqual([0, 3]);
      const today = istDay(server.clock.now());
      const [first] = charges;
      await server.db
        .updateTable('shipments')
        .set({ state: 'DELIVERED', ended_at: new Date(server.clock.now().getTime() - 30 * 86_400_000) })
        .where('brand_id', '=', seller.brand_id)
        .where('shipment_id', '=', first.id)
        .execute();
      const calendar = async () =>
        (await call('GET', '/billing/cod-remittance', undefined, seller)).body.data;
      const late = await calendar();
      expect(late.late).toBe(late.due);
      expect(late.late).toBeGreaterThan(0);
      await server.db.transaction().execute((tx) =>
        saveCodSettlements(tx, seller.brand_id, [
          {
            shipment_id: first.id,
            utr: 'UTIB0001',
            paid_on: today,
            amount_paise: Math.round(late.due * 100),
          },
        ]),
      );
      const paid = await calendar();
      expect(paid).toMatchObject({ due: 0, late: 0, remitted: late.due });
      expect(paid.days).toEqual([
        expect.objectContaining({ day: today, state: 'remitted', utr: 'UTIB0001', amount: late.due }),
      ]);
      const [{ partner }] = paid.days;
      const parcels = async (paid = '') =>
        (
          await call(
            'GET',
            `/billing/cod-remittance/parcels?partner=${partner}&day=${today}${paid}`,
            undefined,
            seller,
          )
        ).body.data.parcels;
      const paidParcel = expect.objectContaining({ id: first.id, utr: 'UTIB0001' }) as unknown;
      expect([await parcels(), await parcels('&paid=true'), await parcels('&paid=false')]).toEqual([
        [paidParcel],
        [paidParcel],
        [],
      ]);
    });
  });
});
