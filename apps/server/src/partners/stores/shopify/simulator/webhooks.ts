import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gid } from './shopOrder.ts';
import type { ShopOrder } from './shopOrder.ts';

/** Faults of webhooks, for tests and trials. */
export interface WebhookFaults {
  /** Every webhook is delivered twice. */
  duplicated: boolean;
  /** Delivered after a random delay, so that they arrive out of order. */
  shuffled: boolean;
  /** Not delivered at all. */
  lost: boolean;
}

const topicNames: Record<string, string> = {
  ORDERS_CREATE: 'orders/create',
  ORDERS_UPDATED: 'orders/updated',
  ORDERS_CANCELLED: 'orders/cancelled',
  REFUNDS_CREATE: 'refunds/create',
};
const attempts = 3;

/** Delivers a webhook as Shopify does: signed, with an ID that its repeats share. */
export async function sendShopWebhook(
  domain: string,
  webhook: { topic: string; uri: string; secret: string },
  order: ShopOrder,
  faults: WebhookFaults,
): Promise<void> {
  if (faults.lost) return;
  if (faults.shuffled) await sleep(Math.random() * 30);
  const isRefund = webhook.topic === 'REFUNDS_CREATE';
  const body = JSON.stringify({
    ...(isRefund
      ? { id: order.number * 10, order_id: order.number }
      : { id: order.number, admin_graphql_api_id: gid('Order', order.number), name: order.name }),
    updated_at: order.updated_at,
  });
  const headers = {
    'content-type': 'application/json',
    'x-shopify-topic': topicNames[webhook.topic] ?? webhook.topic,
    'x-shopify-shop-domain': domain,
    'x-shopify-hmac-sha256': createHmac('sha256', webhook.secret).update(body).digest('base64'),
    'x-shopify-webhook-id': randomUUID(),
    'x-shopify-triggered-at': order.updated_at,
  };
  for (let copy = 0; copy < (faults.duplicated ? 2 : 1); copy += 1) {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const answer = await fetch(webhook.uri, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(5000),
        });
        await answer.arrayBuffer();
        if (answer.ok) break;
      } catch {
        // The receiver is away: delivered again later.
      }
      await sleep(50 * attempt);
    }
  }
}
