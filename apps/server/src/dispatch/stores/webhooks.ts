import { createHash, createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiError, notFound, unauthorized } from '../../base/errors.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { secureCompare } from '../../base/secureCompare.ts';
import { findStoreByWebhook } from '../../partners/stores/queries.ts';
import { shopifyWebhookPath } from '../../partners/stores/registry.ts';
import { webhookSecretOf } from '../../partners/stores/shopify/token.ts';
import { uninstalledTopic } from '../../partners/stores/shopify/documents.ts';
import { forgetUninstalled } from './connectShopify.ts';
import { storeDelivery } from './storeInbox.ts';

const maxBytes = 1024 * 1024;

/** The order of a webhook about an order, or about something of an order. */
const Payload = z.object({
  admin_graphql_api_id: z.string().max(200).optional(),
  id: z.union([z.number(), z.string()]).optional(),
  order_id: z.union([z.number(), z.string()]).optional(),
});

function orderIdOf(body: string): string | undefined {
  let parsed: z.output<typeof Payload>;
  try {
    parsed = Payload.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
  if (parsed.order_id !== undefined) return `gid://shopify/Order/${parsed.order_id}`;
  if (parsed.admin_graphql_api_id?.startsWith('gid://shopify/Order/')) return parsed.admin_graphql_api_id;
  return parsed.id === undefined ? undefined : `gid://shopify/Order/${parsed.id}`;
}

/**
 * Receives webhooks of Shopify. Verifies the signature of the raw body and stores which order changed, nothing else, so
 * that Shopify never waits; the queue fetches the order.
 */
export function serveShopifyWebhooks(app: Hono<Environment>, { db, services }: DispatchContext): void {
  app.post(
    '/webhooks/shopify/:webhook_id',
    bodyLimit({
      maxSize: maxBytes,
      onError(context) {
        // The remaining body isn't read, so the connection can't be reused.
        context.header('connection', 'close');
        const detail = 'A webhook can have at most 1 MB.';
        return toErrorResponse(context, new ApiError({ status: 413, code: 'too_large', detail }), undefined);
      },
    }),
    async (context) => {
      context.set('route', shopifyWebhookPath('{webhook_id}'));
      const store = await findStoreByWebhook(db, context.req.param('webhook_id'));
      if (!store) throw notFound('address');
      const secret = webhookSecretOf(services.stores.openCredentials(store));
      const body = Buffer.from(await context.req.arrayBuffer());
      const wanted = createHmac('sha256', secret).update(body).digest('base64');
      const given = context.req.header('x-shopify-hmac-sha256') ?? '';
      // Without a secret every webhook is rejected.
      if (secret === '' || !secureCompare(given, wanted)) {
        services.health.record(store.brand_id, 'shopify', 'failed', 0);
        throw unauthorized('Invalid signature.');
      }
      // A disconnected store may still deliver what it had queued.
      if (!store.is_active) return context.json({ received: true, repeated: false });
      const topic = (context.req.header('x-shopify-topic') ?? '').slice(0, 60);
      if (topic === uninstalledTopic) {
        const at = new Date(context.req.header('x-shopify-triggered-at') ?? '');
        await forgetUninstalled(db, services, store, Number.isNaN(at.getTime()) ? services.clock.now() : at);
        return context.json({ received: true, repeated: false });
      }
      const external_id = orderIdOf(body.toString('utf8'));
      if (external_id === undefined) return context.json({ received: true, repeated: false });
      const id = context.req.header('x-shopify-webhook-id') ?? '';
      const isNew = await storeDelivery(db, services, store, {
        delivery_key: /^[\w-]{8,100}$/.test(id) ? id : createHash('sha256').update(body).digest('base64url'),
        topic,
        external_id,
      });
      services.health.record(store.brand_id, 'shopify', 'ok', 0);
      return context.json({ received: true, repeated: !isNew });
    },
  );
}
