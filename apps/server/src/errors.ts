/** A message for each wrong field, keyed by its dotted path: `buyer_details.pincode`. */
export type FieldErrors = Record<string, string>;

export interface ApiErrorInit {
  status: number;
  /** A stable word for programs, such as `not_found`. */
  code: string;
  /** A sentence for people. */
  detail: string;
  fields?: FieldErrors;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  /** What `message` says on the wire; the call's own failure notice where absent. */
  message?: string;
}

/** Why a call was not carried out. Thrown anywhere below a route and answered in one shape. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
  readonly notice: string | undefined;

  constructor(init: ApiErrorInit) {
    super(init.detail);
    this.status = init.status;
    this.code = init.code;
    this.detail = init.detail;
    this.fields = init.fields ?? {};
    this.retryAfterSeconds = init.retryAfterSeconds;
    this.notice = init.message;
  }
}

/** 404. Also the answer for what belongs to another brand: it must not be told apart from what never was. */
export function notFound(what: string): ApiError {
  return new ApiError({ status: 404, code: 'not_found', detail: `There is no such ${what}.` });
}

/** 422, with a message for each wrong field. */
export function validationError(fields: FieldErrors, detail?: string): ApiError {
  const first = Object.values(fields)[0];
  return new ApiError({
    status: 422,
    code: 'invalid',
    detail: detail ?? first ?? 'Some fields need your attention.',
    fields,
  });
}

/** 409: the request is well formed, but not in this state. */
export function conflict(detail: string, fields?: FieldErrors): ApiError {
  return new ApiError({ status: 409, code: 'conflict', detail, fields });
}

/** 403: a permission denial, shown as the server words it. */
export function forbidden(detail: string): ApiError {
  return new ApiError({ status: 403, code: 'forbidden', detail, message: detail });
}

/** 401: no session, or one that has ended. */
export function unauthorized(detail = 'Please log in.'): ApiError {
  return new ApiError({ status: 401, code: 'unauthorized', detail });
}

/** 429. */
export function tooManyRequests(detail: string, retryAfterSeconds: number): ApiError {
  return new ApiError({ status: 429, code: 'too_many', detail, retryAfterSeconds });
}
