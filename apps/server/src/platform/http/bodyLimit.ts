import { bodyLimits } from '@khep/api';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../../base/errors.ts';
import type { AnyEndpoint } from './bindRoute.ts';
import { discardBody } from './discardBody.ts';
import { toErrorResponse } from './errorResponse.ts';
import type { Environment } from './requestLog.ts';

/** Whether bodies of an endpoint are so large that a brand may send only few at once. */
export const takesLargeBodies = ({ bodyLimit: limit }: AnyEndpoint): boolean => limit > bodyLimits.json;

/**
 * Refuses a body that is too large for its endpoint; undefined where it isn't. A body without a length is read into memory
 * for that, so this comes after the check of the session.
 */
export async function refuseLargeBody(
  context: Context<Environment>,
  endpoint: AnyEndpoint,
): Promise<Response | undefined> {
  // These have no body, and asking for one makes a whole request object.
  if (endpoint.method === 'GET') return undefined;
  const maxSize = endpoint.bodyLimit;
  const limit = bodyLimit({ maxSize, onError: (refused) => tooLarge(refused, maxSize) });
  return (await limit(context, async () => undefined)) ?? undefined;
}

async function tooLarge(context: Context<Environment>, maxSize: number): Promise<Response> {
  const { incoming } = context.env as Partial<HttpBindings>;
  if (incoming === undefined || !(await discardBody(incoming))) context.header('connection', 'close');
  const detail = `This request is too large. The limit is ${maxSize / 1024 ** 2} MB.`;
  return toErrorResponse(context, new ApiError({ status: 413, code: 'too_large', detail }), undefined);
}

/** Reads a form of a page as text; undefined above the limit, and then the rest isn't read. */
export async function readSmallForm(
  context: Context<Environment>,
  maxBytes: number,
): Promise<string | undefined> {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: (refused) => {
      refused.header('connection', 'close');
      return refused.body(null, 413);
    },
  });
  const isRefused = (await limit(context, async () => undefined)) !== undefined;
  return isRefused ? undefined : context.req.text();
}
