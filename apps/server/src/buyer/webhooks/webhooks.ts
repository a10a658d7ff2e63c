import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { findAccountByWebhook } from '../../partners/couriers/accounts.ts';
import { ApiError, notFound, unauthorized } from '../../base/errors.ts';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { storeWebhook } from './webhookInbox.ts';
import { webhookPath } from '../../dispatch/courierAccounts/webhookPath.ts';
import { verifySignature } from '../../dispatch/tracking/scans/webhookSignature.ts';

const most = 256 * 1024;

/**
 * Receives webhooks. Only verifies the signature and stores the body before responding, so that no courier
 * times out; the queue does the processing.
 */
export function serveCourierWebhooks(app: Hono<Environment>, { db, services }: DispatchContext): void {
  app.post(
    '/webhooks/couriers/:account_id',
    bodyLimit({
      maxSize: most,
      onError(context) {
        // The remaining body isn't read, so the connection can't be reused.
        context.header('connection', 'close');
        const detail = 'A webhook can have at most 256 kB.';
        return toErrorResponse(context, new ApiError({ status: 413, code: 'too_large', detail }), undefined);
      },
    }),
    async (context) => {
      context.set('route', webhookPath('{account_id}'));
      const account = await findAccountByWebhook(
        db,
        services.couriers.vault,
        context.req.param('account_id'),
      );
      if (!account) throw notFound('address');
      const body = await context.req.text();
      const push = { body, header: (name: string) => context.req.header(name) };
      if (!verifySignature(account.partner, push, account.credentials))
        throw unauthorized('Invalid signature.');
      const { brand_id, partner } = account;
      const isNew = await storeWebhook(db, services, { brand_id, partner, body });
      return context.json({ received: true, repeated: !isNew });
    },
  );
}
