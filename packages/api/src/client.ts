import type { z } from 'zod';
import { createBreadcrumbs } from './client/breadcrumbs.ts';
import type { Breadcrumb } from './client/breadcrumbs.ts';
import { VersionConflict, errorFromResponse, networkError } from './client/errors.ts';
import type { CallError } from './client/errors.ts';
import { subscribe } from './client/serverEvents.ts';
import type { SubscribeError, ServerEvent } from './client/serverEvents.ts';
import { parseFileName, parseNotice, send, tokenHeaders, buildUrl } from './client/send.ts';
import type { RawResponse, RequestParts } from './client/send.ts';
import { storedSession } from './client/session.ts';
import type { SessionStore, UserContext } from './client/session.ts';
import type { ResponseOf, Endpoint, RequestOf } from './endpoint.ts';

export { CallError, VersionConflict, clientMessages, unexpectedMessage } from './client/errors.ts';
export { failureOf, sendInBatches } from './client/batches.ts';
export type { BatchedWork, RowFailure } from './client/batches.ts';
export { breadcrumbCap } from './client/breadcrumbs.ts';
export type { Breadcrumb } from './client/breadcrumbs.ts';
export type { ServerEvent } from './client/serverEvents.ts';
export { forgetAll, storedSession } from './client/session.ts';
export type { SessionStore, UserContext } from './client/session.ts';

/** A short message to show. */
export interface Notice {
  tone: 'success' | 'warning' | 'failure' | 'denial';
  text: string;
  /** Additional text; may be empty. */
  detail: string;
  call: string;
}

/** Context of an error report. */
export interface CallContext {
  call: string;
  method: string;
  /** Without the query. */
  url: string;
  status: number;
  request_id: string;
  user: UserContext;
  breadcrumbs: Breadcrumb[];
}

export interface ClientOptions {
  /** @default '/api' */
  baseUrl?: string;
  /** @default the console's session in local storage */
  session?: SessionStore;
  /** Called after the session was cleared because the server rejected it. @default navigates to `/` */
  onSignedOut?: () => void;
  /** Receives every request error except aborted requests. */
  report?: (error: CallError, context: CallContext) => void;
  /** Receives successes and errors of changing requests, and all denials. */
  notify?: (notice: Notice) => void;
  /** Milliseconds; 0: no timeout. @default 0 */
  timeout?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The same key for each try of the same change: it is made once. @default a new one */
  idempotencyKey?: string | undefined;
  /**
   * Version of the record that the change is based on. A newer one on the server rejects with VersionConflict, which is
   * not shown as a notice: the caller resolves it.
   */
  ifMatch?: number | undefined;
  /** Shows no notices: the caller says what happened itself. */
  quiet?: boolean | undefined;
}

type NeedsRequest<E> = E extends { params: z.ZodType } | { body: z.ZodType } | { encoding: 'multipart' }
  ? true
  : false;
/** The request, optional if the endpoint needs none, then the options. */
export type CallArguments<E> =
  NeedsRequest<E> extends true
    ? [request: RequestOf<E>, options?: CallOptions]
    : [request?: RequestOf<E>, options?: CallOptions];

export interface ListenOptions {
  onEvent: (event: ServerEvent) => void;
  signal: AbortSignal;
}

export interface Client {
  /** Sends a request. @throws CallError */
  call: <const E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>) => Promise<ResponseOf<E>>;
  /** Downloads a file with its name. @throws CallError */
  file: <const E extends Endpoint & { response: 'blob' }>(
    endpoint: E,
    ...rest: CallArguments<E>
  ) => Promise<{ blob: Blob; name: string }>;
  /**
   * Subscribes to server-sent events until the signal aborts or the server rejects. Reconnects from the last
   * event. Errors are reported and end the session, as for other requests.
   */
  listen: (endpoint: Endpoint & { method: 'GET'; response: 'blob' }, options: ListenOptions) => Promise<void>;
  breadcrumbs: () => Breadcrumb[];
}

/** Whether the server took a request for one of another site. */
const isCrossSite = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'cross_site';

const unsafe = (endpoint: Endpoint) => endpoint.method !== 'GET';

/** Creates the client of all endpoints. */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = options.baseUrl ?? '/api';
  const session = options.session ?? storedSession(localStorage);
  const onSignedOut = options.onSignedOut ?? (() => location.assign('/'));
  const fetcher = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const breadcrumbs = createBreadcrumbs();

  async function run(
    endpoint: Endpoint,
    sent: RequestParts,
    { signal, idempotencyKey, ifMatch, quiet = false }: CallOptions,
  ): Promise<RawResponse> {
    // A missing parameter is a programming error and throws synchronously.
    const url = buildUrl(baseUrl, endpoint, { params: sent.params });
    const token = session.token();
    const started = Date.now();
    const key =
      unsafe(endpoint) && endpoint.access !== 'public' ? (idempotencyKey ?? newIdempotencyKey()) : undefined;
    let answered: RawResponse | undefined;
    let error: CallError | undefined;
    const sendOnce = () =>
      send(endpoint, sent, {
        baseUrl,
        token,
        fetch: fetcher,
        signal: withTimeout(signal, options.timeout ?? 0),
        idempotencyKey: key,
        ifMatch,
      });
    try {
      answered = await sendOnce();
      // The cookie changed after the request had read it: nothing was done, and the next one reads the new one.
      if (answered.status === 403 && isCrossSite(answered.data)) answered = await sendOnce();
      if (answered.status !== endpoint.successStatus)
        error = errorFromResponse(endpoint, answered.status, answered.data);
    } catch (thrown) {
      error = networkError(endpoint, thrown);
    }
    const status = answered?.status ?? 0;
    breadcrumbs.add({
      at: new Date(started).toISOString(),
      method: endpoint.method,
      url,
      status,
      milliseconds: Date.now() - started,
    });
    if (error === undefined && answered !== undefined) {
      if (!quiet) noteSuccess(endpoint, answered.data);
      noteOddity(endpoint, answered.headers);
      return answered;
    }
    const isResolvedByCaller = error instanceof VersionConflict && ifMatch !== undefined;
    throw failed(endpoint, error ?? networkError(endpoint, undefined), {
      token,
      quiet: quiet || isResolvedByCaller,
      url,
    });
  }

  /** Handles an error: reports, signs out or shows it. */
  function failed(
    endpoint: Endpoint,
    error: CallError,
    { token, quiet, url }: { token: string; quiet: boolean; url: string },
  ): CallError {
    if (error.isAborted) return error;
    options.report?.(error, {
      call: endpoint.id,
      method: endpoint.method,
      url,
      status: error.status,
      request_id: error.requestId,
      user: session.user(),
      breadcrumbs: breadcrumbs.all(),
    });
    // The shell leads to the set-up of two-step log-in, in place of a notice for each request.
    if (error.status === 403 && error.code === 'two_step_required') return error;
    const isDenial = error.status === 403 && endpoint.forbidden === 'notice';
    if (endpoint.access !== 'public' && !isDenial && (error.status === 401 || error.status === 403)) {
      // An old request that fails after a new login must not end the new session.
      if (session.token() === token) {
        session.forget();
        onSignedOut();
      }
      return error;
    }
    if (isDenial)
      options.notify?.({ tone: 'denial', text: error.message, detail: error.detail, call: endpoint.id });
    else if (!quiet && unsafe(endpoint))
      options.notify?.({ tone: 'failure', text: error.message, detail: error.detail, call: endpoint.id });
    return error;
  }

  /** Handles a failed event stream connection. */
  async function handleSubscribeError(
    endpoint: Endpoint,
    failure: SubscribeError,
    { token, url }: { token: string; url: string },
  ): Promise<void> {
    const isAnswered = 'answer' in failure;
    const status = isAnswered ? failure.answer.status : 0;
    const at = new Date().toISOString();
    breadcrumbs.add({ at, method: endpoint.method, url, status, milliseconds: 0 });
    const body: unknown = isAnswered ? await failure.answer.json().catch(() => undefined) : undefined;
    const error = isAnswered
      ? errorFromResponse(endpoint, status, body)
      : networkError(endpoint, failure.thrown);
    failed(endpoint, error, { token, quiet: true, url });
  }

  /** Shows notices about a file even for quiet requests: the file must not be used without knowing them. */
  function noteOddity(endpoint: Endpoint, headers: Headers): void {
    const text = endpoint.response === 'blob' ? parseNotice(headers) : '';
    if (text !== '') options.notify?.({ tone: 'warning', text, detail: '', call: endpoint.id });
  }

  function noteSuccess(endpoint: Endpoint, body: unknown): void {
    if (endpoint.successMessage === undefined) return;
    const declared =
      typeof endpoint.successMessage === 'string' ? [endpoint.successMessage] : endpoint.successMessage;
    const said = (body as { message?: unknown } | null)?.message;
    const text = typeof said === 'string' && said !== '' ? said : (declared[0] ?? '');
    options.notify?.({
      tone: endpoint.id === 'company.gstVerify' ? 'warning' : 'success',
      text,
      detail: '',
      call: endpoint.id,
    });
  }

  return {
    async call(endpoint, ...[request, callOptions]) {
      const answered = await run(endpoint, request ?? {}, callOptions ?? {});
      return answered.data as ResponseOf<typeof endpoint>;
    },
    async file(endpoint, ...[request, callOptions]) {
      const answered = await run(endpoint, request ?? {}, callOptions ?? {});
      return { blob: answered.data as Blob, name: parseFileName(answered.headers, endpoint.id) };
    },
    async listen(endpoint, { onEvent, signal }) {
      const url = buildUrl(baseUrl, endpoint, {});
      let token = '';
      await subscribe({
        url,
        headers() {
          token = session.token();
          return tokenHeaders(token);
        },
        onEvent,
        onFailure: (failure) => void handleSubscribeError(endpoint, failure, { token, url }),
        signal,
        fetch: fetcher,
      });
    },
    breadcrumbs: breadcrumbs.all,
  };
}

/** Combines the caller's signal with the timeout, if set. */
function withTimeout(signal: AbortSignal | undefined, timeout: number): AbortSignal | undefined {
  if (timeout <= 0) return signal;
  const clock = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, clock]) : clock;
}

/** A random idempotency key. `randomUUID` is missing on pages that are not served over TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
