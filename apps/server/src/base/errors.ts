/** A message for each invalid field, by its dotted path: `buyer_details.pincode`. */
export type FieldErrors = Record<string, string>;

export interface ApiErrorInit {
  status: number;
  /** A stable code for programs, such as `not_found`. */
  code: string;
  /** A sentence for users. */
  detail: string;
  fields?: FieldErrors;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  /** The response's `message`; the endpoint's error message if absent. */
  message?: string;
  /** Further fields of the response. */
  extra?: Record<string, unknown>;
}

/** An error that becomes an error response. Thrown anywhere below a route. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
  readonly notice: string | undefined;
  readonly extra: Record<string, unknown>;

  constructor(init: ApiErrorInit) {
    super(init.detail);
    this.status = init.status;
    this.code = init.code;
    this.detail = init.detail;
    this.fields = init.fields ?? {};
    this.retryAfterSeconds = init.retryAfterSeconds;
    this.notice = init.message;
    this.extra = init.extra ?? {};
  }
}

interface VersionConflictInit {
  /** The record as GET returns it now. Absent where only a caller can load it: see `withCurrent`. */
  current?: unknown;
  /** Name of the user who changed it; empty where it is not known. */
  changedBy: string;
  changedAt: Date;
}

/** 412: the record was changed since the version in If-Match. Nothing was written. */
export class VersionConflict extends ApiError {
  readonly #init: VersionConflictInit;

  constructor(init: VersionConflictInit) {
    const { current, changedBy, changedAt } = init;
    const detail = `${changedBy === '' ? 'Someone' : changedBy} changed this while you were editing. Check the changes, then save again.`;
    super({
      status: 412,
      code: 'version_conflict',
      detail,
      message: detail,
      extra: { current, changed_by: changedBy, changed_at: changedAt.toISOString() },
    });
    this.#init = init;
  }

  /** The same conflict with the record as it is now. */
  withCurrent(current: unknown): VersionConflict {
    return new VersionConflict({ ...this.#init, current });
  }
}

/** 404. Also for another brand's records, which must not be distinguishable from missing ones. */
export function notFound(what: string): ApiError {
  return new ApiError({
    status: 404,
    code: 'not_found',
    detail: `${what.charAt(0).toUpperCase()}${what.slice(1)} not found.`,
  });
}

/** 422, with a message for each invalid field. */
export function validationError(fields: FieldErrors, detail?: string): ApiError {
  const first = Object.values(fields)[0];
  return new ApiError({
    status: 422,
    code: 'invalid',
    detail: detail ?? first ?? 'Some fields need your attention.',
    fields,
  });
}

/** 409: a valid request that conflicts with the current state. */
export function conflict(detail: string, fields?: FieldErrors): ApiError {
  return new ApiError({ status: 409, code: 'conflict', detail, fields });
}

/** 403: no permission; the message is shown to the user. */
export function forbidden(detail: string): ApiError {
  return new ApiError({ status: 403, code: 'forbidden', detail, message: detail });
}

/** 403: the user has no access to a module. */
export const noModuleAccess = (module: unknown): ApiError =>
  forbidden(`Your account has no access to ${String(module)}. Ask a brand owner.`);

/** 401: no session, or an expired one. */
export function unauthorized(detail = 'Log in to continue.'): ApiError {
  return new ApiError({ status: 401, code: 'unauthorized', detail });
}

/** 429. */
export function tooManyRequests(detail: string, retryAfterSeconds: number): ApiError {
  return new ApiError({ status: 429, code: 'too_many', detail, retryAfterSeconds });
}
