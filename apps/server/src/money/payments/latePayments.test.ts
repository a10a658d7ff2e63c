import { createAdaptorServer } from '@hono/node-server';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { settleLatePayments } from '../billing/sweep.ts';
import { createGateway } from './gateway.ts';

/*
 * Razorpay's answers as its documents show them (razorpay.com/docs: api/payments/capture, api/refunds/create-normal,
 * payments/capture-settings/api; read on 28 November 2026), served by hand: no simulator has a part in them.
 */
const payment = (id: string, order_id: string, status: string, amount = 50_000) => ({
  id,
  entity: 'payment',
  amount,
  currency: 'INR',
  status,
  order_id,
  invoice_id: null,
  international: false,
  method: 'netbanking',
  amount_refunded: 0,
  refund_status: null,
  captured: status === 'captured',
  error_code: null,
  error_description: null,
});

interface Sent {
  path: string;
  body: unknown;
}

const webhook_secret = 'whsec-late';
let server: TestServer;
let owner: SignedInBrand;
let sent: Sent[] = [];
let known: ReturnType<typeof payment>[] = [];
let isRefundDown = false;
let asked = 0;
const razorpay = createAdaptorServer({ fetch: (request) => app.fetch(request) });
const app = new Hono();
app.post('*', async (context, next) => {
  sent.push({ path: context.req.path, body: await context.req.json() });
  await next();
});
app.post('/v1/orders', (context) =>
  context.json({ id: 'order_1', entity: 'order', amount: 50_000, currency: 'INR', status: 'created' }),
);
app.get('/v1/orders/:id/payments', (context) => {
  asked += 1;
  return context.json({ entity: 'collection', count: known.length, items: known });
});
app.post('/v1/payments/:id/capture', (context) => {
  const found = known.find(({ id }) => id === context.req.param('id'));
  if (found?.status !== 'authorized')
    return context.json({ error: { code: 'BAD_REQUEST_ERROR', description: 'Capture failed' } }, 400);
  known = known.map((one) => (one === found ? { ...one, status: 'captured', captured: true } : one));
  return context.json(known.find(({ id }) => id === found.id));
});
app.post('/v1/payments/:id/refund', (context) => {
  if (isRefundDown) return context.json({ error: { description: 'Try again' } }, 500);
  return context.json({
    id: 'rfnd_FP8QHiV938haTz',
    entity: 'refund',
    payment_id: context.req.param('id'),
    status: 'processed',
  });
});

const address = () => `http://127.0.0.1:${(razorpay.address() as AddressInfo).port}`;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    razorpay.listen(0, '127.0.0.1', () => resolve());
  });
  server = await startTestServer('postgres', {
    RAZORPAY_KEY_ID: 'rzp_live_suite',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: webhook_secret,
    RAZORPAY_URL: address(),
  });
  owner = await server.newBrand('Late');
});
afterAll(async () => {
  await server.stop();
  razorpay.close();
});

/** A top-up of ₹500 that was ordered some days ago. */
async function ordered(order_id: string, state: 'created' | 'failed' = 'created', daysAgo = 0) {
  sent = [];
  const at = new Date(server.clock.now().getTime() - daysAgo * 86_400_000);
  await server.db
    .insertInto('payments')
    .values({
      brand_id: owner.brand_id,
      payment_id: `top_${order_id}`,
      provider_order_id: order_id,
      amount_paise: 50_000,
      currency: 'INR',
      state,
      purpose: 'top-up',
      actor: JSON.stringify({ kind: 'system' }) as never,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
const stateOf = async (order_id: string) =>
  server.db
    .selectFrom('payments')
    .select(['state', 'reason'])
    .where('provider_order_id', '=', order_id)
    .executeTakeFirstOrThrow();
const balance = async () => (await balanceOf(server.db, owner.brand_id)).balance_paise;
async function notify(event: string, entity: object): Promise<number> {
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
  const signature = createHmac('sha256', webhook_secret).update(body).digest('hex');
  const answer = await fetch(`${server.url}/webhooks/razorpay`, {
    method: 'POST',
    headers: { 'x-razorpay-signature': signature },
    body,
  });
  return answer.status;
}

test('an order says that a late payment is captured without being asked for', async () => {
  sent = [];
  const keys = { key_id: 'rzp_live_suite', key_secret: 'secret', webhook_secret };
  await createGateway(address(), keys).createOrder({ amount_paise: 50_000, receipt: 'top_1', notes: {} });
  expect(sent).toMatchObject([
    {
      path: '/v1/orders',
      body: {
        amount: 50_000,
        payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 7200 } },
      },
    },
  ]);
});

test('a payment that its bank authorised late is captured, and credited once', async () => {
  await ordered('order_late');
  const before = await balance();
  known = [payment('pay_late', 'order_late', 'authorized')];
  const event = payment('pay_late', 'order_late', 'authorized');
  expect(await notify('payment.authorized', event)).toBe(200);
  expect(sent).toEqual([
    { path: '/v1/payments/pay_late/capture', body: { amount: 50_000, currency: 'INR' } },
  ]);
  expect(await stateOf('order_late')).toMatchObject({ state: 'paid' });
  expect(await notify('payment.authorized', event)).toBe(200);
  expect(await notify('payment.captured', { ...event, status: 'captured' })).toBe(200);
  expect((await balance()) - before).toBe(50_000);
});

test('without a webhook the hourly sweep finds it, also after the first try failed', async () => {
  await ordered('order_lost', 'failed', 3);
  const before = await balance();
  known = [payment('pay_no', 'order_lost', 'failed'), payment('pay_yes', 'order_lost', 'authorized')];
  await settleLatePayments(server.db, server.services);
  expect(await stateOf('order_lost')).toMatchObject({ state: 'paid' });
  expect((await balance()) - before).toBe(50_000);
  await ordered('order_old', 'created', 11);
  known = [payment('pay_old', 'order_old', 'authorized')];
  await settleLatePayments(server.db, server.services);
  expect(sent).toEqual([]);
});

test('abandoned top-ups of one brand are asked for in bounded number', async () => {
  for (let at = 0; at < 40; at += 1) await ordered(`order_left_${at}`, 'created', 4);
  known = [];
  asked = 0;
  await settleLatePayments(server.db, server.services);
  expect(asked).toBe(30);
  await server.db.deleteFrom('payments').where('provider_order_id', 'like', 'order_left_%').execute();
});

test('another amount is refunded, not credited, and refunded again where the refund failed', async () => {
  await ordered('order_less');
  const before = await balance();
  known = [payment('pay_less', 'order_less', 'captured', 49_900)];
  isRefundDown = true;
  expect(await notify('payment.captured', known[0]!)).toBe(503);
  expect(await stateOf('order_less')).toMatchObject({ state: 'created' });
  isRefundDown = false;
  expect(await notify('payment.captured', known[0]!)).toBe(200);
  expect(sent.at(-1)).toEqual({
    path: '/v1/payments/pay_less/refund',
    body: { speed: 'normal', receipt: 'top_order_less' },
  });
  expect(await stateOf('order_less')).toEqual({
    state: 'refused',
    reason: '₹499.00 was paid instead of ₹500.00. Nothing was credited; pay_less was refunded.',
  });
  expect(await balance()).toBe(before);
});
