import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { simulatedOutcomes } from '@khep/domain/ledger';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { sign } from './gateway.ts';
import type { GatewayKeys, GatewayPayment } from './gateway.ts';

export type SimulatedOutcome = (typeof simulatedOutcomes)[number];

/** Result that Checkout passes to the page, if it passes one. */
export interface CheckoutResponse {
  payment_id: string | null;
  signature: string | null;
  error: string;
}

export interface PaymentSimulator {
  url: string;
  /** Where webhooks are sent. */
  setWebhookUrl(url: string): void;
  /** Pays an order as a buyer at Checkout would. Undefined if there is no such order. */
  pay(order_id: string, outcome: SimulatedOutcome): Promise<CheckoutResponse | undefined>;
  close(): Promise<void>;
}

/** A late webhook, so that people see the page wait. */
const lateMs = 15_000;
const newPaymentId = () =>
  `pay_${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 14)}`;
const refused = 'The bank declined the payment. Use another method.';

/** Razorpay's API on loopback: orders, payments, mandates and signed webhooks. No money moves. */
export async function startPaymentSimulator(db: Db, keys: GatewayKeys): Promise<PaymentSimulator> {
  let webhookUrl = '';
  const timers = new Set<NodeJS.Timeout>();

  const notify = async (event: string, payment: GatewayPayment): Promise<void> => {
    if (webhookUrl === '') return;
    const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity: payment } } });
    await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': sign(body, keys.webhook_secret),
        'x-razorpay-event-id': randomBytes(8).toString('hex'),
      },
      body,
      // A webhook that is lost is not an error: the gateway has the payment, and is asked for it.
    }).catch(() => undefined);
  };
  const notifyLater = (payment: GatewayPayment) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void notify('payment.captured', payment);
    }, lateMs);
    timer.unref();
    timers.add(timer);
  };
  const find = (order_id: string) =>
    db.selectFrom('simulated_payments').selectAll().where('order_id', '=', order_id).executeTakeFirst();
  const record = async (order_id: string, payment: GatewayPayment): Promise<void> => {
    const order = await find(order_id);
    await db
      .updateTable('simulated_payments')
      .set({ payments: json([...(order?.payments ?? []), payment]) })
      .where('order_id', '=', order_id)
      .execute();
  };

  const app = new Hono();
  app.use(async (context, next) => {
    const wanted = `Basic ${Buffer.from(`${keys.key_id}:${keys.key_secret}`).toString('base64')}`;
    if (context.req.header('authorization') === wanted) return next();
    return context.json({ error: { description: 'Authentication failed' } }, 401);
  });
  app.post('/v1/orders', async (context) => {
    const parsed = z
      .object({ amount: z.number().int().min(100), currency: z.literal('INR') })
      .safeParse(await context.req.json());
    if (!parsed.success)
      return context.json({ error: { description: 'The amount must be at least INR 1.00' } }, 400);
    const id = `order_${randomBytes(9).toString('hex').slice(0, 14)}`;
    await db
      .insertInto('simulated_payments')
      .values({ order_id: id, ...parsed.data, payments: json([]) })
      .execute();
    return context.json({ id, entity: 'order', status: 'created', ...parsed.data });
  });
  app.get('/v1/orders/:id/payments', async (context) => {
    const items = (await find(context.req.param('id')))?.payments ?? [];
    return context.json({ entity: 'collection', count: items.length, items });
  });
  /** Changes a payment as the gateway does. Undefined if there is none of this id and status. */
  const change = async (
    id: string,
    from: GatewayPayment['status'],
    to: GatewayPayment['status'],
  ): Promise<GatewayPayment | undefined> => {
    const order = await db
      .selectFrom('simulated_payments')
      .selectAll()
      .where(sql<boolean>`payments @> ${JSON.stringify([{ id, status: from }])}::jsonb`)
      .executeTakeFirst();
    const payments = order?.payments.map((one) => (one.id === id ? { ...one, status: to } : one));
    if (!order || !payments) return undefined;
    await db
      .updateTable('simulated_payments')
      .set({ payments: json(payments) })
      .where('order_id', '=', order.order_id)
      .execute();
    return payments.find((one) => one.id === id);
  };
  app.post('/v1/payments/:id/capture', async (context) => {
    const payment = await change(context.req.param('id'), 'authorized', 'captured');
    if (payment) return context.json({ entity: 'payment', captured: true, ...payment });
    return context.json({ error: { description: 'This payment has already been captured' } }, 400);
  });
  app.post('/v1/payments/:id/refund', async (context) => {
    const payment = await change(context.req.param('id'), 'captured', 'refunded');
    if (!payment)
      return context.json({ error: { description: 'The payment has been fully refunded already' } }, 400);
    const { id: payment_id, amount, currency } = payment;
    const id = `rfnd_${payment_id.slice(4)}`;
    return context.json({ id, entity: 'refund', amount, currency, payment_id, status: 'processed' });
  });
  app.post('/v1/payments/create/recurring', async (context) => {
    const { order_id } = z.object({ order_id: z.string() }).parse(await context.req.json());
    const order = await find(order_id);
    if (!order) return context.json({ error: { description: 'The order does not exist' } }, 400);
    const { amount, currency } = order;
    const payment = {
      id: newPaymentId(),
      order_id,
      amount,
      currency,
      status: 'captured' as const,
      method: 'upi',
    };
    await record(order_id, payment);
    void notify('payment.captured', payment);
    return context.json({ razorpay_payment_id: payment.id, razorpay_order_id: order_id });
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setWebhookUrl: (url) => void (webhookUrl = url),
    async pay(order_id, outcome) {
      const order = await find(order_id);
      if (!order) return undefined;
      const payment: GatewayPayment = {
        id: newPaymentId(),
        order_id,
        amount: outcome === 'mismatch' ? order.amount - 100 : order.amount,
        currency: order.currency,
        status: outcome === 'failed' ? 'failed' : 'captured',
        method: 'upi',
        error_description: outcome === 'failed' ? refused : null,
      };
      await record(order_id, payment);
      if (outcome === 'failed') {
        await notify('payment.failed', payment);
        return { payment_id: null, signature: null, error: refused };
      }
      if (outcome === 'late') {
        notifyLater(payment);
        return { payment_id: null, signature: null, error: '' };
      }
      await notify('payment.captured', payment);
      if (outcome === 'twice') await notify('payment.captured', payment);
      return {
        payment_id: payment.id,
        signature: sign(`${order_id}|${payment.id}`, keys.key_secret),
        error: '',
      };
    },
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
