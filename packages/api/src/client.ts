import type { z } from 'zod';
import { createBreadcrumbs } from './client/breadcrumbs.ts';
import type { Breadcrumb } from './client/breadcrumbs.ts';
import { errorFromResponse, networkError } from './client/errors.ts';
import type { CallError } from './client/errors.ts';
import { subscribe } from './client/serverEvents.ts';
import type { SubscribeError, ServerEvent } from './client/serverEvents.ts';
import { fileNameOf, noticeOf, send, tokenHeaders, urlOf } from './client/send.ts';
import type { RawResponse, RequestParts } from './client/send.ts';
import { storedSession } from './client/session.ts';
import type { SessionStore, UserContext } from './client/session.ts';
import type { ResponseOf, Endpoint, RequestOf } from './endpoint.ts';

export { CallError, clientMessages, unexpectedMessage } from './client/errors.ts';
export { breadcrumbCap } from './client/breadcrumbs.ts';
export type { Breadcrumb } from './client/breadcrumbs.ts';
export type { ServerEvent } from './client/serverEvents.ts';
export { forgetAll, storedSession } from './client/session.ts';
export type { SessionStore, UserContext } from './client/session.ts';

/** Something to show for a moment. */
export interface Notice {
  tone: 'success' | 'warning' | 'failure' | 'denial';
  text: string;
  /** More than the text says; empty where there is no more. */
  detail: string;
  call: string;
}

/** What an error report says beside the error. */
export interface CallContext {
  call: string;
  method: string;
  /** Without its query. */
  url: string;
  status: number;
  request_id: string;
  user: UserContext;
  breadcrumbs: Breadcrumb[];
}

export interface ClientOptions {
  /** @default '/api' */
  baseUrl?: string;
  /** @default what the console keeps in local storage */
  session?: SessionStore;
  /** After the session was forgotten, because the server no longer knows it. @default goes to `/` */
  onSignedOut?: () => void;
  /** Every error of a call, except those stopped on purpose. */
  report?: (error: CallError, context: CallContext) => void;
  /** Successes and failures of calls that change something, and denials of all. */
  notify?: (notice: Notice) => void;
  /** Milliseconds until a call is given up; 0 is never. @default 0 */
  timeout?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The same key for the same piece of work: a repeat is answered, and done once. @default a new one */
  idempotencyKey?: string | undefined;
  /** Shows no notices: the caller says what happened itself. */
  quiet?: boolean | undefined;
}

type NeedsRequest<E> = E extends { params: z.ZodType } | { body: z.ZodType } | { encoding: 'multipart' }
  ? true
  : false;
/** The request, which may be left out where a call needs none; then the options. */
export type CallArguments<E> =
  NeedsRequest<E> extends true
    ? [request: RequestOf<E>, options?: CallOptions]
    : [request?: RequestOf<E>, options?: CallOptions];

export interface ListenOptions {
  onEvent: (event: ServerEvent) => void;
  signal: AbortSignal;
}

export interface Client {
  /** Makes a call. @throws CallError */
  call: <const E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>) => Promise<ResponseOf<E>>;
  /** Makes a call that answers a file, and says the file's name. @throws CallError */
  file: <const E extends Endpoint & { response: 'blob' }>(
    endpoint: E,
    ...rest: CallArguments<E>
  ) => Promise<{ blob: Blob; name: string }>;
  /**
   * Listens to a call that answers server-sent events, until the signal aborts or the server refuses. A lost connection is
   * made again, from the last event. What goes wrong is reported, and ends the session, as with any other call.
   */
  listen: (endpoint: Endpoint & { method: 'GET'; response: 'blob' }, options: ListenOptions) => Promise<void>;
  breadcrumbs: () => Breadcrumb[];
}

const unsafe = (endpoint: Endpoint) => endpoint.method !== 'GET';

/** The client of every declared call. */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = options.baseUrl ?? '/api';
  const session = options.session ?? storedSession(localStorage);
  const onSignedOut = options.onSignedOut ?? (() => location.assign('/'));
  const fetcher = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const breadcrumbs = createBreadcrumbs();

  async function run(
    endpoint: Endpoint,
    sent: RequestParts,
    { signal, idempotencyKey, quiet = false }: CallOptions,
  ): Promise<RawResponse> {
    // A missing parameter throws here: it is a mistake of ours, not a call that failed.
    const url = urlOf(baseUrl, endpoint, { params: sent.params });
    const token = session.token();
    const started = Date.now();
    const key = unsafe(endpoint) && endpoint.access !== 'public' ? (idempotencyKey ?? newKey()) : undefined;
    let answered: RawResponse | undefined;
    let error: CallError | undefined;
    try {
      answered = await send(endpoint, sent, {
        baseUrl,
        token,
        fetch: fetcher,
        signal: limited(signal, options.timeout ?? 0),
        idempotencyKey: key,
      });
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
    throw failed(endpoint, error ?? networkError(endpoint, undefined), { token, quiet, url });
  }

  /** Reports, signs out or shows: what a failure brings with it. */
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
    const isDenial = error.status === 403 && endpoint.forbidden === 'notice';
    if (endpoint.access !== 'public' && !isDenial && (error.status === 401 || error.status === 403)) {
      // An old call that fails after somebody signed in again must not sign that person out.
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

  /** What became of a connection that is listened on and could not be made. */
  async function unheard(
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

  /** What is odd in a file is told whoever asked for it, and however quietly: nobody may use it without knowing. */
  function noteOddity(endpoint: Endpoint, headers: Headers): void {
    const text = endpoint.response === 'blob' ? noticeOf(headers) : '';
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
      return { blob: answered.data as Blob, name: fileNameOf(answered.headers, endpoint.id) };
    },
    async listen(endpoint, { onEvent, signal }) {
      const url = urlOf(baseUrl, endpoint, {});
      let token = '';
      await subscribe({
        url,
        headers() {
          token = session.token();
          return tokenHeaders(token);
        },
        onEvent,
        onFailure: (failure) => void unheard(endpoint, failure, { token, url }),
        signal,
        fetch: fetcher,
      });
    },
    breadcrumbs: breadcrumbs.all,
  };
}

/** The caller's signal, and the end of the time where one is set. */
function limited(signal: AbortSignal | undefined, timeout: number): AbortSignal | undefined {
  if (timeout <= 0) return signal;
  const clock = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, clock]) : clock;
}

/** A key that nobody else draws; `randomUUID` is missing on pages that are not served over TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
