import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDiskFull, isUnavailable } from '../db/unavailable.ts';
import { ApiError } from '../../base/errors.ts';
import type { Environment } from './requestLog.ts';

interface DatabaseError {
  code?: string;
  constraint?: string;
}

/** PostgreSQL's error codes for values it can't store. */
const unkept: Record<string, string> = {
  '22003': 'A number is too large.',
  '22021': 'The text has an unsupported character.',
  '22P05': 'The text has an unsupported character.',
  '54000': 'A text is too long.',
};

/** A standby takes over within about this time. */
const unavailableRetrySeconds = 30;

/** Maps any error to the error response: message, detail, code, and a message for each invalid field. */
export function toErrorResponse(
  context: Context<Environment>,
  error: unknown,
  failureOf: ((status: number) => string | undefined) | undefined,
): Response {
  const refusal = error instanceof ApiError ? error : unexpected(context, error);
  if (refusal.retryAfterSeconds !== undefined)
    context.header('retry-after', String(Math.ceil(refusal.retryAfterSeconds)));
  if (refusal.status === 401) context.header('www-authenticate', 'Bearer');
  context.header('cache-control', 'no-store');
  return context.json(
    {
      message: refusal.notice ?? failureOf?.(refusal.status) ?? 'Something went wrong',
      detail: refusal.detail,
      code: refusal.code,
      fields: refusal.fields,
      request_id: context.get('requestId'),
      ...refusal.extra,
    },
    refusal.status as ContentfulStatusCode,
  );
}

function unexpected(context: Context<Environment>, error: unknown): ApiError {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  if (code === '23505' || code === '23503') {
    context.get('log').warn({ constraint }, 'a database constraint rejected a write');
    return new ApiError({
      status: 409,
      code: 'conflict',
      detail: 'Someone else changed this at the same time, or it already exists. Reload and try again.',
    });
  }
  const said = code === undefined ? undefined : unkept[code];
  if (said !== undefined) {
    // Validation of the request should have rejected it.
    context.get('log').warn({ err: error }, 'the database rejected a value');
    return new ApiError({ status: 422, code: 'invalid', detail: said });
  }
  if (code === '57014') {
    context.get('log').error({ err: error }, 'a statement took too long');
    return new ApiError({
      status: 503,
      code: 'too_slow',
      detail: 'This took too long. Choose fewer days or a narrower search.',
    });
  }
  if (isDiskFull(error)) {
    context.get('log').error({ err: error }, 'nothing can be saved: the disk is full or read-only');
    return new ApiError({
      status: 503,
      code: 'disk_full',
      message: "The server's disk is full. Nothing was saved.",
      detail:
        "The server's disk is full, so this was not saved. Everything saved before can be read. Ask the person who runs Khep for room, then try again.",
      retryAfterSeconds: unavailableRetrySeconds,
    });
  }
  if (isUnavailable(error)) {
    context.get('log').error({ err: error }, 'the database is unavailable');
    return new ApiError({
      status: 503,
      code: 'unavailable',
      detail: 'Your data is temporarily unavailable. Try again in half a minute.',
      retryAfterSeconds: unavailableRetrySeconds,
    });
  }
  context.get('log').error({ err: error }, 'unexpected error');
  return new ApiError({ status: 500, code: 'unexpected', detail: 'Something went wrong' });
}
