import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../../base/errors.ts';
import { secureCompare } from '../../base/secureCompare.ts';

/** A payment as Razorpay's API returns it. Amounts are paise. */
export const GatewayPayment = z.object({
  id: z.string().min(1),
  order_id: z.string().min(1),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  error_description: z.string().nullish(),
});
export type GatewayPayment = z.output<typeof GatewayPayment>;

const GatewayOrder = z.object({ id: z.string().min(1), amount: z.number().int(), currency: z.string() });

/** A webhook; only events with a payment matter here. */
export const GatewayEvent = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: GatewayPayment }).optional() }),
});

export interface GatewayKeys {
  key_id: string;
  key_secret: string;
  webhook_secret: string;
}

export interface NewOrder {
  amount_paise: number;
  /** Our id, at most 40 characters. */
  receipt: string;
  notes: Record<string, string>;
}

export interface MandateCharge extends NewOrder {
  order_id: string;
  email: string;
  contact: string;
  customer_id: string;
  token: string;
}

/** The payment gateway: Razorpay's public API. */
export interface PaymentGateway {
  readonly key_id: string;
  createOrder(order: NewOrder): Promise<z.output<typeof GatewayOrder>>;
  listPayments(order_id: string): Promise<GatewayPayment[]>;
  /** Captures an authorised payment; Razorpay refunds one that nobody captures. */
  capturePayment(payment: Pick<GatewayPayment, 'id' | 'amount' | 'currency'>): Promise<GatewayPayment>;
  /** Refunds a captured payment whole. One that is refunded already stays so. */
  refundPayment(payment_id: string, receipt: string): Promise<void>;
  /** Charges a mandate that the customer authorised before. */
  chargeMandate(charge: MandateCharge): Promise<{ payment_id: string }>;
  /** Whether Checkout's response is from the gateway: HMAC-SHA256 of `order_id|payment_id`. */
  isSigned(order_id: string, payment_id: string, signature: string): boolean;
  /** Whether a webhook is from the gateway: HMAC-SHA256 of the raw body, with a secret of its own. */
  isWebhookSigned(body: string, signature: string): boolean;
}

const timeoutMs = 10_000;

/**
 * A bank may authorise a payment days later: it is captured without being asked for as long as Razorpay keeps it, in minutes.
 * Source: razorpay.com/docs/payments/payments/capture-settings/api, read on 28 November 2026.
 */
const captureSettings = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 7200, manual_expiry_period: 7200, refund_speed: 'normal' },
};

export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const unavailable = (detail: string) =>
  new ApiError({ status: 503, code: 'gateway_down', detail: `${detail} Nothing was charged. Try again.` });

/** Reaches Razorpay over HTTP, real or simulated. */
export function createGateway(url: string, keys: GatewayKeys): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keys.key_id}:${keys.key_secret}`).toString('base64')}`;
  const send = async <S extends z.ZodType>(
    schema: S,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<z.output<S>> => {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      answer = await response.json();
    } catch {
      throw unavailable("Razorpay isn't responding.");
    }
    const parsed = response.ok ? schema.safeParse(answer) : undefined;
    if (parsed?.success) return parsed.data;
    const problem = z.object({ error: z.object({ description: z.string() }) }).safeParse(answer);
    throw unavailable(
      problem.success ? problem.data.error.description : 'Unexpected response from Razorpay.',
    );
  };
  return {
    key_id: keys.key_id,
    createOrder: ({ amount_paise, receipt, notes }) =>
      send(GatewayOrder, 'POST', '/v1/orders', {
        amount: amount_paise,
        currency: 'INR',
        receipt,
        notes,
        payment: captureSettings,
      }),
    listPayments: async (order_id) =>
      (
        await send(
          z.object({ items: z.array(GatewayPayment) }),
          'GET',
          `/v1/orders/${encodeURIComponent(order_id)}/payments`,
        )
      ).items,
    capturePayment: ({ id, amount, currency }) =>
      send(GatewayPayment, 'POST', `/v1/payments/${encodeURIComponent(id)}/capture`, { amount, currency }),
    refundPayment: async (payment_id, receipt) => {
      try {
        const path = `/v1/payments/${encodeURIComponent(payment_id)}/refund`;
        await send(z.object({ id: z.string().min(1) }), 'POST', path, { speed: 'normal', receipt });
      } catch (error) {
        const isDone = error instanceof ApiError && /refunded already/i.test(error.detail);
        if (!isDone) throw error;
      }
    },
    chargeMandate: async ({ amount_paise, receipt, notes, ...charge }) => {
      const { razorpay_payment_id } = await send(
        z.object({ razorpay_payment_id: z.string() }),
        'POST',
        '/v1/payments/create/recurring',
        { ...charge, amount: amount_paise, currency: 'INR', recurring: '1', description: receipt, notes },
      );
      return { payment_id: razorpay_payment_id };
    },
    isSigned: (order_id, payment_id, signature) =>
      secureCompare(signature, sign(`${order_id}|${payment_id}`, keys.key_secret)),
    isWebhookSigned: (body, signature) => secureCompare(signature, sign(body, keys.webhook_secret)),
  };
}
