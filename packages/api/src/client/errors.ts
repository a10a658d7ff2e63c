import { BatchFailure, errorMessageFor } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';

/** Messages of errors without a server response. */
export const clientMessages = {
  network: 'Network Error',
  /** The notice alone doesn't say what to do. */
  networkHint: 'Check your connection, then try again.',
  aborted: 'Request aborted',
  timeout: 'timeout exceeded',
  status: (status: number) => `Request failed with status code ${status}`,
} as const;

/** Message of an unexpected exception. */
export const unexpectedMessage = 'Unexpected error occurred';

export interface CallErrorParts {
  endpoint: Pick<Endpoint, 'id'>;
  /** 0 without a response. */
  status: number;
  message: string;
  detail?: string;
  code?: string;
  fields?: Record<string, string>;
  /** The values that the sentence of its code names. */
  values?: Record<string, unknown>;
  requestId?: string;
  failures?: readonly BatchFailure[];
  cause?: unknown;
}

/** Why a request failed. */
export class CallError extends Error {
  override readonly name: string = 'CallError';
  /** The call, as `orders.list`. */
  readonly call: string;
  /** 0 without a response. */
  readonly status: number;
  /** Additional text; may be empty. */
  readonly detail: string;
  /** Machine-readable code: `not_found`, `network`, `aborted`, `timeout`. */
  readonly code: string;
  /** Messages by dotted field path. */
  readonly fields: Record<string, string>;
  /** Values of the code, such as the name of a bin, for a sentence in another language. */
  readonly values: Record<string, unknown>;
  /** The request's ID in the server log. */
  readonly requestId: string;
  /** The reason for each item of a batch of which nothing was done. */
  readonly failures: readonly BatchFailure[];

  constructor(parts: CallErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.call = parts.endpoint.id;
    this.status = parts.status;
    this.detail = parts.detail === parts.message ? '' : (parts.detail ?? '');
    this.code = parts.code ?? '';
    this.fields = parts.fields ?? {};
    this.values = parts.values ?? {};
    this.requestId = parts.requestId ?? '';
    this.failures = parts.failures ?? [];
  }

  /** The server's instruction, for the place where the call was made; the message where there is none. */
  get reason(): string {
    return this.detail === '' || this.detail === clientMessages.status(this.status)
      ? this.message
      : this.detail;
  }

  /** Aborted on purpose: nothing to show. */
  get isAborted(): boolean {
    return this.code === 'aborted';
  }
}

/** The record was changed since the version that the caller sent. Nothing was written. */
export class VersionConflict extends CallError {
  override readonly name = 'VersionConflict';
  /** The record as its GET returns it now; unchecked. */
  readonly current: unknown;
  /** Name of the user who changed it; empty where unknown. */
  readonly changedBy: string;
  /** ISO time of the change; empty where unknown. */
  readonly changedAt: string;

  constructor(parts: CallErrorParts, change: { current: unknown; changedBy: string; changedAt: string }) {
    super(parts);
    this.current = change.current;
    this.changedBy = change.changedBy;
    this.changedAt = change.changedAt;
  }

  /** The version to send with the next try; undefined where the record has none. */
  get version(): number | undefined {
    const version = record(this.current)['version'];
    return typeof version === 'number' ? version : undefined;
  }
}

/** Calls whose `detail` is preferred to their `message`. */
const detailFirst = new Set([
  'auth.login',
  'users.update',
  'users.contactInitiate',
  'users.contactVerify',
  'users.contactUpdate',
  'brands.otpVerify',
]);

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Creates the error of a response with another status than the declared success. */
export function errorFromResponse(endpoint: Endpoint, status: number, body: unknown): CallError {
  const answer = record(body);
  // A 200 instead of the declared 201 may contain a success message.
  const isRefusal = status < 200 || status > 299;
  const inner = asText(record(answer['data'])['message']);
  const message = asText(answer['message']);
  const detail = asText(answer['detail']);
  const said =
    endpoint.id === 'allocation.assign' && inner !== ''
      ? [inner]
      : detailFirst.has(endpoint.id)
        ? [detail, message]
        : // A denial says why in its message, or in `error` (specification, notices).
          [message, detail, status === 403 ? asText(answer['error']) : ''];
  const text = (isRefusal ? said.find((one) => one !== '') : undefined) ?? errorMessageFor(endpoint, status);
  const parts: CallErrorParts = {
    endpoint,
    status,
    message: text === '' ? clientMessages.status(status) : text,
    // A response that isn't Khep's, such as a proxy's error page, says nothing but its status.
    detail: isRefusal ? detail || (message === '' ? clientMessages.status(status) : '') : '',
    code: asText(answer['code']) || asText(answer['error']),
    fields: parseFields(answer['fields'] ?? answer['errors']),
    values: record(answer['values']),
    requestId: asText(answer['request_id']),
    failures: parseFailures(answer['failures']),
    cause: new Error(clientMessages.status(status)),
  };
  if (status !== 412) return new CallError(parts);
  return new VersionConflict(parts, {
    current: answer['current'],
    changedBy: asText(answer['changed_by']),
    changedAt: asText(answer['changed_at']),
  });
}

/** Creates the error of a request without a response. */
export function networkError(endpoint: Endpoint, thrown: unknown): CallError {
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError')
    return new CallError({
      endpoint,
      status: 0,
      code: 'aborted',
      message: clientMessages.aborted,
      cause: thrown,
    });
  if (name === 'TimeoutError')
    return new CallError({
      endpoint,
      status: 0,
      code: 'timeout',
      message: clientMessages.timeout,
      cause: thrown,
    });
  return new CallError({
    endpoint,
    status: 0,
    code: 'network',
    message: clientMessages.network,
    detail: clientMessages.networkHint,
    cause: thrown,
  });
}

function parseFields(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function parseFailures(value: unknown): BatchFailure[] {
  return (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const parsed = BatchFailure.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}
