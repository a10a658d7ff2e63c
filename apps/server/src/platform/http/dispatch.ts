import { errorMessageFor } from '@khep/api';
import type { Endpoint } from '@khep/api';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Db } from '../db/schema.ts';
import { ApiError, forbidden, noModuleAccess, unauthorized } from '../../base/errors.ts';
import type { Release } from '../../base/fairQueue.ts';
import { workFor } from '../../base/party.ts';
import type { Services } from '../../start/services.ts';
import type { Authentication } from './authentication.ts';
import { sendJson } from './compression.ts';
import { clientIp, clientNetwork } from './clientAddress.ts';
import { refuseLargeBody, takesLargeBodies } from './bodyLimit.ts';
import type { ConsumeCall } from './callQuota.ts';
import { toErrorResponse } from './errorResponse.ts';
import { sendFile } from './fileDownload.ts';
import {
  KeyAlreadyClaimed,
  createClaimingDb,
  fingerprintBody,
  findStoredResponse,
  releaseClaim,
  storeResponse,
  toIdempotentRequest,
} from './idempotency.ts';
import type { IdempotentRequest, StoredResponse } from './idempotency.ts';
import { releaseAtEnd } from './lanes.ts';
import type { Lanes } from './lanes.ts';
import { parseIfMatch, parseRequest } from './parseRequest.ts';
import type { Environment } from './requestLog.ts';
import { FileResponse, fileResponse } from './bindRoute.ts';
import type { AnyEndpoint, RequestOf, Route } from './bindRoute.ts';
import { canCallEndpoint } from './session.ts';
import type { Session } from './session.ts';

export interface DispatchContext {
  db: Db;
  services: Services;
}

/** Parts that all endpoints share: how requests are authenticated, and the limits between brands. */
interface ApiContext extends DispatchContext {
  authentication: Authentication;
  lanes: Lanes;
  consumeCall: ConsumeCall;
}

/** Handles a request of one endpoint: session, permission, parsing, handler, and response or error. */
export async function dispatch(
  context: Context<Environment>,
  endpoint: AnyEndpoint,
  implemented: Route['handler'] | undefined,
  served: ApiContext,
): Promise<Response> {
  try {
    const session = await sessionOf(context, endpoint, served);
    if (session === undefined) return await handle(context, endpoint, { implemented, served, session });
    served.consumeCall(session.brand_id);
    return await workFor(session.brand_id, () => handle(context, endpoint, { implemented, served, session }));
  } catch (error) {
    return toErrorResponse(context, error, (status) => failureOf(endpoint, status));
  }
}

interface Handling {
  implemented: Route['handler'] | undefined;
  served: ApiContext;
  session: Session | undefined;
}

async function handle(
  context: Context<Environment>,
  endpoint: AnyEndpoint,
  { implemented, served, session }: Handling,
): Promise<Response> {
  if (implemented === undefined) throw notImplemented(endpoint);
  let endUpload: Release | undefined;
  try {
    if (session !== undefined && takesLargeBodies(endpoint))
      endUpload = await served.lanes.enterUpload(session.brand_id);
    const tooLarge = await refuseLargeBody(context, endpoint);
    if (tooLarge !== undefined) return tooLarge;
    const address = clientNetwork(clientIp(context, served.services.config));
    const handler =
      session !== undefined
        ? inLane(implemented, endpoint, session.brand_id, served.lanes)
        : endpoint.method === 'GET'
          ? implemented
          : amongStrangers(implemented, address, served.lanes);
    const parts = await parseRequest(context, endpoint);
    const isUnsafe = endpoint.method !== 'GET';
    const idempotencyKey = isUnsafe ? context.req.header('idempotency-key') : undefined;
    const call = toIdempotentRequest(idempotencyKey, session, {
      method: endpoint.method,
      path: context.req.path,
      body: idempotencyKey === undefined ? undefined : await fingerprintBody(parts.body),
    });
    const request = {
      ...parts,
      session,
      db: served.db,
      services: served.services,
      requestId: context.get('requestId'),
      idempotencyKey,
      ifMatch: endpoint.isVersioned ? parseIfMatch(context.req.header('if-match')) : undefined,
      token: tokenOf(context),
      findSession: () => served.authentication.findSession(served.db, tokenOf(context)),
      address,
      headers: context.req.raw.headers,
      setHeader: (name: string, value: string) => context.header(name, value, { append: true }),
    } as RequestOf<AnyEndpoint>;
    if (call === undefined) return await answer(context, endpoint, await handler(request), served);
    return await respondOnce(context, { endpoint, handler, served, call, request });
  } finally {
    endUpload?.();
  }
}

/** A handler that waits for a slot, and gives it back when its response is complete. */
function inLane(
  handler: Route['handler'],
  endpoint: AnyEndpoint,
  brandId: string,
  lanes: Lanes,
): Route['handler'] {
  return async (request) => {
    const release = await lanes.enter(endpoint, brandId);
    let isStreaming = false;
    try {
      const result: unknown = await handler(request);
      if (!(result instanceof FileResponse) || result.file.stream === undefined) return result;
      isStreaming = true;
      // A table is loaded by the event loop, page by page; other files are made by threads.
      const enterPage = result.file.type.startsWith('text/csv') ? () => lanes.enterQuick(brandId) : undefined;
      return fileResponse({
        ...result.file,
        stream: releaseAtEnd(result.file.stream, release, enterPage),
      });
    } finally {
      if (!isStreaming) release();
    }
  };
}

/** A handler of a change without a session, such as a log-in. What buyers read doesn't wait for those. */
function amongStrangers(handler: Route['handler'], network: string, lanes: Lanes): Route['handler'] {
  return async (request) => {
    const release = await lanes.enterStrangers(network);
    try {
      return await handler(request);
    } finally {
      release();
    }
  };
}

interface Once {
  endpoint: AnyEndpoint;
  handler: Route['handler'];
  served: DispatchContext;
  call: IdempotentRequest;
  request: RequestOf<AnyEndpoint>;
}

/** Runs the handler, or returns the stored response of a repeated request. */
async function respondOnce(
  context: Context<Environment>,
  { endpoint, handler, served, call, request }: Once,
): Promise<Response> {
  const { vault } = served.services.couriers;
  const earlier = await findStoredResponse(served.db, vault, call);
  if (earlier !== undefined) return replay(context, earlier);
  const claiming = createClaimingDb(served.db, call);
  try {
    const result = await handler({ ...request, db: claiming.db });
    if (result instanceof FileResponse) {
      if (claiming.isClaimed()) await releaseClaim(served.db, call);
    } else {
      await storeResponse(served.db, vault, call, {
        status: endpoint.successStatus ?? 200,
        body: withNotice(endpoint, result),
      });
    }
    return await answer(context, endpoint, result, served);
  } catch (error) {
    const first =
      error instanceof KeyAlreadyClaimed ? await findStoredResponse(served.db, vault, call) : undefined;
    if (first !== undefined) return replay(context, first);
    const response = toErrorResponse(context, error, (status) => failureOf(endpoint, status));
    // It failed after a part was committed: a repeat must not run that part again.
    if (claiming.isClaimed()) {
      await storeResponse(served.db, vault, call, {
        status: response.status,
        body: await response.clone().json(),
      });
    }
    return response;
  }
}

async function sessionOf(
  context: Context<Environment>,
  endpoint: AnyEndpoint,
  { db, authentication }: ApiContext,
): Promise<Session | undefined> {
  if (endpoint.access === 'public') return undefined;
  const token = tokenOf(context);
  const key = await authentication.authenticateKey(db, token, endpoint);
  if (key !== undefined) {
    assertNotPaused(key, endpoint);
    return key;
  }
  const session = await authentication.findSession(db, token);
  if (session === undefined) throw unauthorized();
  if (session.needs_two_step === true && !endpoint.isOpenWithoutTwoStep)
    throw new ApiError({
      status: 403,
      code: 'two_step_required',
      detail: 'Your role requires two-step log-in. Set it up to continue.',
      message: 'Your role requires two-step log-in. Set it up to continue.',
    });
  if (!canCallEndpoint(session, endpoint)) throw noModuleAccess(endpoint.module);
  assertNotPaused(session, endpoint);
  return session;
}

/** A paused brand reads and logs out, and changes nothing else. @throws ApiError 403 with the operator's reason */
function assertNotPaused({ paused_reason = null }: Session, endpoint: AnyEndpoint): void {
  if (paused_reason === null || endpoint.method === 'GET' || endpoint.isOpenWhilePaused) return;
  throw forbidden(`Your brand is paused: ${paused_reason}. Contact Khep to continue.`);
}

function tokenOf(context: Context<Environment>): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  return bearer ?? context.req.header('x-auth-token');
}

function notImplemented(endpoint: AnyEndpoint): ApiError {
  return new ApiError({
    status: 501,
    code: 'not_built',
    detail: `${endpoint.method} ${endpoint.path} (${endpoint.id}) is declared but not implemented.`,
    message: 'Not available yet.',
  });
}

function failureOf(endpoint: AnyEndpoint, status: number): string | undefined {
  if (endpoint.errorMessage === undefined) return undefined;
  return errorMessageFor(endpoint as Pick<Endpoint, 'errorMessage' | 'errorMessageByStatus'>, status);
}

async function answer(
  context: Context<Environment>,
  endpoint: AnyEndpoint,
  result: unknown,
  served: DispatchContext,
): Promise<Response> {
  if (result instanceof FileResponse) return sendFile(context, result.file);
  const body = withNotice(endpoint, result);
  if (served.services.config.NODE_ENV === 'test') assertResponseSchema(endpoint, body);
  context.header('cache-control', 'no-store');
  return sendJson(context, body as object, (endpoint.successStatus ?? 200) as ContentfulStatusCode);
}

/** The success message of the endpoint, unless the handler set one. */
function withNotice(endpoint: AnyEndpoint, result: unknown): unknown {
  const success = Array.isArray(endpoint.successMessage)
    ? endpoint.successMessage[0]
    : endpoint.successMessage;
  const body = (result ?? {}) as Record<string, unknown>;
  return typeof success === 'string' && body.message === undefined ? { ...body, message: success } : body;
}

/** In tests every response is validated against its schema. */
function assertResponseSchema(endpoint: AnyEndpoint, body: unknown): void {
  const schema = endpoint.response as
    | { safeParse?: (value: unknown) => { success: boolean; error?: Error } }
    | undefined;
  const result = schema?.safeParse?.(JSON.parse(JSON.stringify(body)));
  if (result?.success === false)
    throw new Error(`The response of ${endpoint.id} doesn't match its schema: ${result.error?.message}`);
}

function replay(context: Context<Environment>, stored: StoredResponse): Response {
  context.header('cache-control', 'no-store');
  context.header('idempotent-replayed', 'true');
  return context.json(stored.body as object, stored.status as ContentfulStatusCode);
}
