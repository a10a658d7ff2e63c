import type { Endpoint } from '../endpoint.ts';

/** The words for failures that no server spoke of. */
export const clientMessages = {
  network: 'Network Error',
  aborted: 'Request aborted',
  timeout: 'timeout exceeded',
  status: (status: number) => `Request failed with status code ${status}`,
} as const;

/** Words for a call that throws something that is no error of a call. */
export const unexpectedMessage = 'Unexpected error occurred';

export interface CallErrorParts {
  endpoint: Pick<Endpoint, 'id'>;
  /** 0 where no answer came. */
  status: number;
  message: string;
  detail?: string;
  code?: string;
  fields?: Record<string, string>;
  requestId?: string;
  cause?: unknown;
}

/** Why a call did not succeed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The call, as `orders.list`. */
  readonly call: string;
  /** 0 where no answer came. */
  readonly status: number;
  /** More than the message says; empty where there is no more. */
  readonly detail: string;
  /** A word for programs: `not_found`, `network`, `aborted`, `timeout`. */
  readonly code: string;
  /** A message for each wrong field, by its dotted path. */
  readonly fields: Record<string, string>;
  /** The server's id of the request, to find it in its log. */
  readonly requestId: string;

  constructor(parts: CallErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.call = parts.endpoint.id;
    this.status = parts.status;
    this.detail = parts.detail === parts.message ? '' : (parts.detail ?? '');
    this.code = parts.code ?? '';
    this.fields = parts.fields ?? {};
    this.requestId = parts.requestId ?? '';
  }

  /** Stopped on purpose: nothing to show. */
  get isAborted(): boolean {
    return this.code === 'aborted';
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

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The first of a call's own failure texts: what is said where the server has no words. */
export function defaultErrorMessage(endpoint: Pick<Endpoint, 'errorMessage'>): string {
  return typeof endpoint.errorMessage === 'string' ? endpoint.errorMessage : (endpoint.errorMessage[0] ?? '');
}

/** The error of an answer whose status is not the call's one success. */
export function errorFromResponse(endpoint: Endpoint, status: number, body: unknown): CallError {
  const answer = record(body);
  // A 200 where 201 is the success may carry the words of a success.
  const isRefusal = status < 200 || status > 299;
  const inner = words(record(answer['data'])['message']);
  const message = words(answer['message']);
  const detail = words(answer['detail']);
  const said =
    endpoint.id === 'allocation.assign' && inner !== ''
      ? [inner]
      : detailFirst.has(endpoint.id)
        ? [detail, message]
        : [message, detail];
  const text = (isRefusal ? said.find((one) => one !== '') : undefined) ?? defaultErrorMessage(endpoint);
  return new CallError({
    endpoint,
    status,
    message: text === '' ? clientMessages.status(status) : text,
    detail: isRefusal ? detail : '',
    code: words(answer['code']),
    fields: fieldsOf(answer['fields']),
    requestId: words(answer['request_id']),
    cause: new Error(clientMessages.status(status)),
  });
}

/** The error of a call that got no answer. */
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
    cause: thrown,
  });
}

function fieldsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
