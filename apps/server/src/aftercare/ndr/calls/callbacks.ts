import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiError, unauthorized } from '../../../base/errors.ts';
import { verifyToken } from '../../../base/signedToken.ts';
import { findTelephonyAccount, openTelephony } from '../../../brand/telephony/accounts.ts';
import type { DispatchContext } from '../../../platform/http/dispatch.ts';
import { toErrorResponse } from '../../../platform/http/errorResponse.ts';
import type { Environment } from '../../../platform/http/requestLog.ts';
import { takeNews } from './followCall.ts';
import { callbackPath } from './startCall.ts';

const maxBytes = 64 * 1024;

/**
 * Receives the news of calls. The provider signs nothing: the address has a token of ours that names the call, and only the
 * provider's own report ends it.
 */
export function serveCallCallbacks(app: Hono<Environment>, { db, services }: DispatchContext): void {
  const path = `${callbackPath}/:token`;
  app.post(
    path,
    bodyLimit({
      maxSize: maxBytes,
      onError(context) {
        context.header('connection', 'close');
        const detail = 'News of a call can have at most 64 kB.';
        return toErrorResponse(context, new ApiError({ status: 413, code: 'too_large', detail }), undefined);
      },
    }),
    async (context) => {
      context.set('route', path);
      const [use, brand_id = '', call_id = ''] = verifyToken(services, context.req.param('token')) ?? [];
      if (use !== 'call') throw unauthorized('Invalid token.');
      const fields = await readFields(context);
      const account = fields && (await findTelephonyAccount(db, brand_id));
      if (account)
        await takeNews(
          db,
          services,
          { brand_id, call_id },
          openTelephony(services, account).readNews(fields),
        );
      return context.json({ received: true });
    },
  );
}

/** The fields of a body as JSON or as a form; undefined if it is neither. */
async function readFields(context: Context): Promise<Record<string, unknown> | undefined> {
  try {
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await context.req.json() : await context.req.parseBody();
    return z.record(z.string(), z.unknown()).safeParse(body).data;
  } catch {
    return undefined;
  }
}
