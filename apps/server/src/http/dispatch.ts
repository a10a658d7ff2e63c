import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readSession } from '../accounts/sessions.ts';
import type { Db } from '../db/schema.ts';
import { Refusal, forbidden, unauthorized } from '../errors.ts';
import type { Services } from '../services.ts';
import { addressOf, networkOf } from './address.ts';
import { answerError } from './answerError.ts';
import { answerFile } from './answerFile.ts';
import {
  AlreadyDone,
  claimingDatabase,
  comparable,
  earlierAnswer,
  giveUpClaim,
  keepAnswer,
  repeatable,
} from './idempotency.ts';
import type { Repeatable, StoredAnswer } from './idempotency.ts';
import { readRequest } from './readRequest.ts';
import type { Environment } from './requestLog.ts';
import { FileAnswer } from './serve.ts';
import type { Declared, RequestOf, Route } from './serve.ts';
import { mayUse } from './session.ts';
import type { Session } from './session.ts';

export interface Served {
  db: Db;
  services: Services;
}

/** Answers one declared call: session, permission, reading, the work, and the answer or the error. */
export async function dispatch(
  context: Context<Environment>,
  endpoint: Declared,
  handler: Route['handler'] | undefined,
  served: Served,
): Promise<Response> {
  try {
    const session = await sessionOf(context, endpoint, served);
    if (handler === undefined) throw notBuilt(endpoint);
    const parts = await readRequest(context, endpoint);
    const isUnsafe = endpoint.method !== 'GET';
    const idempotencyKey = isUnsafe ? context.req.header('idempotency-key') : undefined;
    const call = repeatable(idempotencyKey, session, {
      method: endpoint.method,
      path: context.req.path,
      body: idempotencyKey === undefined ? undefined : await comparable(parts.body),
    });
    const request = {
      ...parts,
      session,
      db: served.db,
      services: served.services,
      requestId: context.get('requestId'),
      idempotencyKey,
      token: tokenOf(context),
      address: networkOf(addressOf(context, served.services.config)),
      headers: context.req.raw.headers,
    } as RequestOf<Declared>;
    if (call === undefined) return await answer(context, endpoint, await handler(request), served);
    return await answerOnce(context, { endpoint, handler, served, call, request });
  } catch (error) {
    return answerError(context, error, failureOf(endpoint));
  }
}

interface Once {
  endpoint: Declared;
  handler: Route['handler'];
  served: Served;
  call: Repeatable;
  request: RequestOf<Declared>;
}

/** Carries a call out, or answers as it was answered before. */
async function answerOnce(
  context: Context<Environment>,
  { endpoint, handler, served, call, request }: Once,
): Promise<Response> {
  const earlier = await earlierAnswer(served.db, call);
  if (earlier !== undefined) return replay(context, earlier);
  const claiming = claimingDatabase(served.db, call);
  try {
    const result = await handler({ ...request, db: claiming.db });
    if (result instanceof FileAnswer) {
      if (claiming.isClaimed()) await giveUpClaim(served.db, call);
    } else {
      await keepAnswer(served.db, call, { status: endpoint.ok ?? 200, body: withNotice(endpoint, result) });
    }
    return await answer(context, endpoint, result, served);
  } catch (error) {
    const first = error instanceof AlreadyDone ? await earlierAnswer(served.db, call) : undefined;
    if (first !== undefined) return replay(context, first);
    const response = answerError(context, error, failureOf(endpoint));
    // Half of it was done before it failed: a repeat must not do that half again.
    if (claiming.isClaimed()) {
      await keepAnswer(served.db, call, { status: response.status, body: await response.clone().json() });
    }
    return response;
  }
}

async function sessionOf(
  context: Context<Environment>,
  endpoint: Declared,
  served: Served,
): Promise<Session | undefined> {
  if (endpoint.access === 'public') return undefined;
  const session = await readSession(served.db, served.services.clock, tokenOf(context));
  if (session === undefined) throw unauthorized();
  if (!mayUse(session, endpoint.module))
    throw forbidden(`Your account has no access to ${String(endpoint.module)}. Ask the owner of the brand.`);
  return session;
}

function tokenOf(context: Context<Environment>): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return bearer ?? context.req.header('x-auth-token');
}

function notBuilt(endpoint: Declared): Refusal {
  return new Refusal({
    status: 501,
    code: 'not_built',
    detail: `${endpoint.method} ${endpoint.path} (${endpoint.id}) is declared but not built yet.`,
    message: 'This part is not built yet.',
  });
}

function failureOf(endpoint: Declared): string | undefined {
  if (typeof endpoint.failure === 'string') return endpoint.failure;
  return Array.isArray(endpoint.failure) ? String(endpoint.failure[0]) : undefined;
}

async function answer(
  context: Context<Environment>,
  endpoint: Declared,
  result: unknown,
  served: Served,
): Promise<Response> {
  if (result instanceof FileAnswer) return answerFile(context, result.file);
  const body = withNotice(endpoint, result);
  if (served.services.config.NODE_ENV === 'test') checkAnswer(endpoint, body);
  context.header('cache-control', 'no-store');
  return context.json(body as object, (endpoint.ok ?? 200) as ContentfulStatusCode);
}

/** The success notice, where the call has one and the handler said no other. */
function withNotice(endpoint: Declared, result: unknown): unknown {
  const success = Array.isArray(endpoint.success) ? endpoint.success[0] : endpoint.success;
  const body = (result ?? {}) as Record<string, unknown>;
  return typeof success === 'string' && body.message === undefined ? { ...body, message: success } : body;
}

/** In tests every answer is held to its declaration. */
function checkAnswer(endpoint: Declared, body: unknown): void {
  const schema = endpoint.answer as
    | { safeParse?: (value: unknown) => { success: boolean; error?: Error } }
    | undefined;
  const result = schema?.safeParse?.(JSON.parse(JSON.stringify(body)));
  if (result?.success === false)
    throw new Error(`The answer of ${endpoint.id} is not as declared: ${result.error?.message}`);
}

function replay(context: Context<Environment>, stored: StoredAnswer): Response {
  context.header('cache-control', 'no-store');
  context.header('idempotent-replayed', 'true');
  return context.json(stored.body as object, stored.status as ContentfulStatusCode);
}
