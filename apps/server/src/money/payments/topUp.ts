import { sql } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, notFound, validationError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import type { Services } from '../../start/services.ts';
import { isAsOrdered, recordPayment } from './credit.ts';
import type { GatewayPayment, PaymentGateway } from './gateway.ts';
import type { PaymentSimulator } from './simulator.ts';
import type { PaymentRecord } from './tables.ts';

interface TopUp {
  brand_id: string;
  amount_paise: number;
  purpose: PaymentRecord['purpose'];
  actor: Actor;
}

/** Creates an order at the gateway, and records it before anyone can pay it. */
export async function createTopUp(
  db: Db,
  { payments, clock }: Services,
  { brand_id, amount_paise, purpose, actor }: TopUp,
): Promise<PaymentRecord> {
  const now = clock.now();
  const payment_id = newId('top', now.getTime());
  // Claims the idempotency key first: of a request that is sent five times at once, one reaches the gateway.
  await db.transaction().execute(async (tx) => sql`select 1`.execute(tx));
  const order = await payments.gateway.createOrder({
    amount_paise,
    receipt: payment_id,
    notes: { payment_id },
  });
  // In a transaction, so that a request that is sent twice records one.
  return db.transaction().execute((tx) =>
    tx
      .insertInto('payments')
      .values({
        brand_id,
        payment_id,
        provider_order_id: order.id,
        amount_paise,
        currency: order.currency,
        state: 'created',
        purpose,
        actor: json(actor),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export interface PaymentProof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * Credits a payment that Checkout reports to the page. The signature says who sent it, the gateway says what was paid.
 * @throws ApiError if it isn't signed, not of this brand, or not what was ordered
 */
export async function confirmPayment(
  db: Db,
  services: Services,
  brand_id: string,
  { razorpay_order_id, razorpay_payment_id, razorpay_signature }: PaymentProof,
): Promise<PaymentRecord> {
  const { gateway } = services.payments;
  if (!gateway.isSigned(razorpay_order_id, razorpay_payment_id, razorpay_signature))
    throw validationError({
      razorpay_signature: "The payment's signature doesn't match. Nothing was credited.",
    });
  const found = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('brand_id', '=', brand_id)
    .where('provider_order_id', '=', razorpay_order_id)
    .executeTakeFirst();
  if (!found) throw notFound('payment');
  const { payment } = await refreshPayment(db, services, brand_id, found.payment_id);
  if (payment.state === 'refused' || payment.state === 'failed')
    throw new ApiError({
      status: 409,
      code: 'payment_refused',
      detail: payment.reason,
      message: payment.reason,
    });
  return payment;
}

/** Asks the gateway for the payments of an order that isn't decided yet, and records what it says. */
export async function refreshPayment(
  db: Db,
  { payments, clock }: Services,
  brand_id: string,
  payment_id: string,
): Promise<{ payment: PaymentRecord }> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('payment_id', '=', payment_id)
    .executeTakeFirst();
  if (!payment) throw notFound('payment');
  if (payment.state === 'paid' || payment.state === 'refused') return { payment };
  const known = await payments.gateway.listPayments(payment.provider_order_id);
  // A captured payment decides, also where another one of the order failed.
  const found =
    known.find(({ status }) => status === 'captured') ??
    known.find(({ status }) => status === 'authorized') ??
    known.at(-1);
  if (!found) return { payment };
  const paid = await settle(payments.gateway, payment, found);
  const recorded = await db.transaction().execute((tx) => recordPayment(tx, payment, paid, clock.now()));
  return { payment: recorded ?? payment };
}

/**
 * Captures an authorised payment of what was ordered, and refunds a captured one of another amount. Both before they are
 * recorded: what fails here is tried again by the sweep.
 */
async function settle(
  gateway: PaymentGateway,
  ordered: PaymentRecord,
  paid: GatewayPayment,
): Promise<GatewayPayment> {
  if (paid.order_id !== ordered.provider_order_id) return paid;
  const isRight = isAsOrdered(ordered, paid);
  if (paid.status === 'authorized' && isRight) return gateway.capturePayment(paid);
  if (paid.status === 'captured' && !isRight) await gateway.refundPayment(paid.id, ordered.payment_id);
  return paid;
}

/** Pays a brand's payment at the simulator, as its buyer would in the gateway's window. @throws ApiError 404 */
export async function simulatePayment(
  db: Db,
  { payments }: Pick<Services, 'payments'>,
  brand_id: string,
  ...[provider_order_id, outcome]: Parameters<PaymentSimulator['pay']>
): Promise<NonNullable<Awaited<ReturnType<PaymentSimulator['pay']>>>> {
  const own = await db
    .selectFrom('payments')
    .select('payment_id')
    .where('brand_id', '=', brand_id)
    .where('provider_order_id', '=', provider_order_id)
    .executeTakeFirst();
  const paid = own && (await payments.simulator?.pay(provider_order_id, outcome));
  if (!paid) throw notFound('payment');
  return paid;
}
