import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isUnavailable } from '../db/unavailable.ts';
import { ApiError } from '../errors.ts';
import type { Environment } from './requestLog.ts';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

/** Values that PostgreSQL does not keep, by its codes of errors. */
const unkept: Record<string, string> = {
  '22003': 'A number is too large.',
  '22021': 'A text has a character that cannot be kept.',
  '22P05': 'A text has a character that cannot be kept.',
  '54000': 'A text is too long.',
};

/** A standby takes over within about this time. */
const unavailableRetrySeconds = 30;

/** The one shape of every error on the wire: message, detail, code, and a message for each wrong field. */
export function toErrorResponse(
  context: Context<Environment>,
  error: unknown,
  failure: string | undefined,
): Response {
  const refusal = error instanceof ApiError ? error : unexpected(context, error);
  if (refusal.retryAfterSeconds !== undefined)
    context.header('retry-after', String(Math.ceil(refusal.retryAfterSeconds)));
  if (refusal.status === 401) context.header('www-authenticate', 'Bearer');
  context.header('cache-control', 'no-store');
  return context.json(
    {
      message: refusal.notice ?? failure ?? 'Something went wrong',
      detail: refusal.detail,
      code: refusal.code,
      fields: refusal.fields,
      request_id: context.get('requestId'),
    },
    refusal.status as ContentfulStatusCode,
  );
}

function unexpected(context: Context<Environment>, error: unknown): ApiError {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  if (code === '23505' || code === '23503') {
    context.get('log').warn({ constraint }, 'a key of the database refused a write');
    return new ApiError({
      status: 409,
      code: 'conflict',
      detail:
        'This was changed by somebody else at the same moment, or exists already. Reload and try again.',
    });
  }
  const said = code === undefined ? undefined : unkept[code];
  if (said !== undefined) {
    // A rule of the request should have refused it before.
    context.get('log').warn({ err: error }, 'the database refused a value');
    return new ApiError({ status: 422, code: 'invalid', detail: said });
  }
  if (isUnavailable(error)) {
    context.get('log').error({ err: error }, 'the database is unavailable');
    return new ApiError({
      status: 503,
      code: 'unavailable',
      detail: 'Your data is unavailable at the moment. Try again in half a minute.',
      retryAfterSeconds: unavailableRetrySeconds,
    });
  }
  context.get('log').error({ err: error }, 'unexpected error');
  return new ApiError({ status: 500, code: 'unexpected', detail: 'Something went wrong' });
}
