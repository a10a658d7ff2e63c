import redaxios from 'redaxios';
import type { Endpoint } from '../endpoint.ts';
import { buildPath, buildQuery } from '../endpoint.ts';

// Its types describe an ES module, and its package says CommonJS: the default import is the function all the same.
const axios = redaxios as unknown as typeof redaxios.default;

/** The pair that proves to the server that a call comes from our own page. */
export const csrfCookie = 'khep_csrf';
export const csrfHeader = 'x-khep-csrf';

/** What a call sends, whatever its types. */
export interface RequestParts {
  params?: Record<string, string | number> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

export interface SendOptions {
  baseUrl: string;
  token: string;
  fetch: typeof fetch;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
}

/** What came back, of any status. */
export interface RawResponse {
  status: number;
  data: unknown;
  headers: Headers;
}

/** The address of a call under the base. */
export function urlOf(baseUrl: string, endpoint: Pick<Endpoint, 'path'>, sent: RequestParts): string {
  return `${baseUrl.replace(/\/$/, '')}${buildPath(endpoint, sent.params)}${buildQuery(sent.query)}`;
}

/** Sends one call. Resolves with any answer, rejects only where none came. */
export async function send(
  endpoint: Endpoint,
  sent: RequestParts,
  options: SendOptions,
): Promise<RawResponse> {
  const { signal, fetch, token } = options;
  const response = await axios<unknown>({
    url: urlOf(options.baseUrl, endpoint, sent),
    method: endpoint.method.toLowerCase() as 'get',
    data: bodyOf(endpoint, sent.body),
    headers: headersOf(endpoint, token, options.idempotencyKey),
    responseType: endpoint.response === 'blob' ? 'blob' : 'text',
    xsrfCookieName: csrfCookie,
    xsrfHeaderName: csrfHeader,
    // The one success is compared by the caller, who also has to read the words of a failure.
    validateStatus: () => true,
    // redaxios knows no signals, so the call is made through a fetch that has ours.
    fetch: ((url: string, init: RequestInit) =>
      fetch(url, { ...init, ...(signal ? { signal } : {}) })) as typeof globalThis.fetch,
  });
  const isFile = endpoint.response === 'blob' && response.status === endpoint.successStatus;
  return {
    status: response.status,
    headers: response.headers,
    data: isFile ? response.data : await readable(response.data),
  };
}

/** The body as the call's encoding has it. */
function bodyOf(endpoint: Endpoint, body: unknown): unknown {
  switch (endpoint.encoding) {
    case 'form':
      return formOf(body);
    case 'multipart':
      return body;
    case 'json':
      return JSON.stringify(body ?? {});
    default:
      return undefined;
  }
}

function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(name, String(value));
  }
  return form;
}

/** The token as the server takes it, in both headers; none while nobody is signed in. */
export function tokenHeaders(token: string): Record<string, string> {
  return token === '' ? {} : { authorization: `Bearer ${token}`, 'x-auth-token': token };
}

function headersOf(
  endpoint: Endpoint,
  token: string,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: endpoint.response === 'blob' ? '*/*' : 'application/json',
  };
  // A form and a multipart body name their own type, with its boundary.
  if (endpoint.encoding === 'json') headers['content-type'] = 'application/json';
  if (endpoint.access !== 'public') Object.assign(headers, tokenHeaders(token));
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

/** A failing blob call answers with words: reads them. */
async function readable(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Names what is odd in a file that is answered; its words are encoded as in an address. */
export const noticeHeader = 'x-khep-notice';

/** What the server says of a file beside it; empty where it says nothing. */
export function noticeOf(headers: Headers): string {
  return decoded(headers.get(noticeHeader) ?? '');
}

/** The name that the server gives a file. */
export function fileNameOf(headers: Headers, fallback: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decoded(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? fallback;
}

/** What was encoded as in an address; as it is where a proxy has changed it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
