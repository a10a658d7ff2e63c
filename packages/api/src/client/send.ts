import redaxios from 'redaxios';
import type { Endpoint } from '../endpoint.ts';
import { buildPath, buildQuery } from '../endpoint.ts';

// redaxios declares an ES module but is CommonJS; the default import is the function.
const axios = redaxios as unknown as typeof redaxios.default;

/** Double-submit CSRF cookie and header. */
export const csrfCookie = 'khep_csrf';
export const csrfHeader = 'x-khep-csrf';

/** The parts of a request, untyped. */
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
  /** Version of the record that the change is based on. */
  ifMatch?: number | undefined;
}

/** A response of any status. */
export interface RawResponse {
  status: number;
  data: unknown;
  headers: Headers;
}

/** Builds the address of a request. */
export function buildUrl(baseUrl: string, endpoint: Pick<Endpoint, 'path'>, sent: RequestParts): string {
  return `${baseUrl.replace(/\/$/, '')}${buildPath(endpoint, sent.params)}${buildQuery(sent.query)}`;
}

/** Sends a request. Resolves with any response; rejects only on network errors. */
export async function send(
  endpoint: Endpoint,
  sent: RequestParts,
  options: SendOptions,
): Promise<RawResponse> {
  const { signal, fetch } = options;
  const response = await axios<unknown>({
    url: buildUrl(options.baseUrl, endpoint, sent),
    method: endpoint.method.toLowerCase() as 'get',
    data: encodeBody(endpoint, sent.body),
    headers: buildHeaders(endpoint, options),
    responseType: endpoint.response === 'blob' ? 'blob' : 'text',
    xsrfCookieName: csrfCookie,
    xsrfHeaderName: csrfHeader,
    // The caller checks the status, and also needs the body of errors.
    validateStatus: () => true,
    // redaxios doesn't support signals, so they are added to fetch.
    fetch: ((url: string, init: RequestInit) =>
      fetch(url, { ...init, ...(signal ? { signal } : {}) })) as typeof globalThis.fetch,
  });
  const isFile = endpoint.response === 'blob' && response.status === endpoint.successStatus;
  return {
    status: response.status,
    headers: response.headers,
    data: isFile ? response.data : await parseErrorBody(response.data),
  };
}

/** Encodes the body. */
function encodeBody(endpoint: Endpoint, body: unknown): unknown {
  switch (endpoint.encoding) {
    case 'form':
      return encodeForm(body);
    case 'multipart':
      return body;
    case 'json':
      return JSON.stringify(body ?? {});
    default:
      return undefined;
  }
}

function encodeForm(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      form.append(name, String(value));
  }
  return form;
}

/** Returns the token in both headers; none when signed out. */
export function tokenHeaders(token: string): Record<string, string> {
  return token === '' ? {} : { authorization: `Bearer ${token}`, 'x-auth-token': token };
}

function buildHeaders(
  endpoint: Endpoint,
  { token, idempotencyKey, ifMatch }: SendOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: endpoint.response === 'blob' ? '*/*' : 'application/json',
  };
  // Forms and multipart bodies set their own type, with a boundary.
  if (endpoint.encoding === 'json') headers['content-type'] = 'application/json';
  if (endpoint.access !== 'public') Object.assign(headers, tokenHeaders(token));
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  return headers;
}

/** Parses the JSON error body of a failed file download. */
async function parseErrorBody(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  const text = await data.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Header with a notice about a downloaded file, URI-encoded. */
export const noticeHeader = 'x-khep-notice';

/** Returns the server's notice about a file; may be empty. */
export function parseNotice(headers: Headers): string {
  return decodeText(headers.get(noticeHeader) ?? '');
}

/** Returns the file name sent by the server. */
export function parseFileName(headers: Headers, fallback: string): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeText(encoded);
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? fallback;
}

/** Decodes URI encoding; unchanged if a proxy has altered it. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
