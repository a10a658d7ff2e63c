import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import { ApiError, unauthorized } from '../../base/errors.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import { toErrorResponse } from '../../platform/http/errorResponse.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { isAsOrdered, recordPayment } from './credit.ts';
import { GatewayEvent } from './gateway.ts';
import { paymentWebhookPath } from './payments.ts';
import { refreshPayment } from './topUp.ts';

const maxBytes = 256 * 1024;

/**
 * Receives the gateway's webhooks. The signature is of the raw body, so it is verified before parsing. One that fails
 * here is sent again, and one that was received before changes nothing.
 */
export function servePaymentWebhooks(app: Hono<Environment>, { db, services }: DispatchContext): void {
  app.post(
    paymentWebhookPath,
    bodyLimit({
      maxSize: maxBytes,
      onError(context) {
        context.header('connection', 'close');
        const detail = 'A webhook can have at most 256 kB.';
        return toErrorResponse(context, new ApiError({ status: 413, code: 'too_large', detail }), undefined);
      },
    }),
    async (context) => {
      context.set('route', paymentWebhookPath);
      const body = await context.req.text();
      const signature = context.req.header('x-razorpay-signature') ?? '';
      if (!services.payments.gateway.isWebhookSigned(body, signature))
        throw unauthorized('Invalid signature.');
      const event = GatewayEvent.safeParse(parseJson(body));
      const paid = event.success ? event.data.payload.payment?.entity : undefined;
      // Other events are received and mean nothing here.
      if (!paid) return context.json({ received: true });
      const [ordered] = await acrossBrands(db, services.log, (brands) =>
        db
          .selectFrom('payments')
          .select(['brand_id', 'payment_id', 'provider_order_id', 'amount_paise', 'currency'])
          .where('provider_order_id', '=', paid.order_id)
          .where(brands)
          .execute(),
      );
      if (!ordered) return context.json({ received: true });
      // Others are captured or refunded first.
      const isDecided =
        paid.status === 'failed' || (paid.status === 'captured' && isAsOrdered(ordered, paid));
      if (isDecided)
        await db.transaction().execute((tx) => recordPayment(tx, ordered, paid, services.clock.now()));
      else await refreshPayment(db, services, ordered.brand_id, ordered.payment_id);
      return context.json({ received: true });
    },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
