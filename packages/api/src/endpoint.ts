import { z } from 'zod';
import type { ApiScope } from '@khep/domain/integrations';
import type { Module } from '@khep/domain/team';
import { requiredId } from './entities/fields.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** How the body is encoded. `none`: no body; `empty`: an unsafe request whose body is always `{}`. */
export const encodings = ['none', 'json', 'form', 'multipart', 'empty'] as const;
export type Encoding = (typeof encodings)[number];

/** The queue of an endpoint's requests, so that slow ones don't delay quick ones: see `Endpoint.lane`. */
export type Lane = 'quick' | 'waiting' | 'heavy' | 'stream';

const megabyte = 1024 * 1024;
/** Bytes that the body of a request may have. */
export const bodyLimits = {
  json: megabyte,
  /** The scans of 5,000 parcels, each with its link of evidence. */
  longList: 4 * megabyte,
  upload: 12 * megabyte,
  /** A million lines of a courier invoice. */
  courierFile: 192 * megabyte,
} as const;

/** An endpoint, declared once; server, client and documentation derive from it. */
export interface Endpoint {
  /** As in the specification's list of calls: `orders.list`. */
  readonly id: string;
  readonly method: Method;
  /** Below the API base, parameters in braces: `/order/{id}`. */
  readonly path: string;
  readonly module: Module;
  /** Modules whose users may also read a record through it; the handler decides which. */
  readonly alsoFor?: readonly Module[];
  readonly access?: 'public' | 'private';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly encoding: Encoding;
  /** A schema, or 'blob' for a file. */
  readonly response: z.ZodType | 'blob';
  /** Of a list: the name of its rows in the response or in its `data`, beside `total` and `next`. */
  readonly rows?: string;
  /** The only successful status. */
  readonly successStatus: number;
  /** The notice shown on success; several if it depends on the record. */
  readonly successMessage?: string | readonly string[];
  /** The message shown if the server sends none; others are for particular errors. */
  readonly errorMessage: string | readonly string[];
  /** Messages by status, in place of the first `errorMessage`; that of 500 is for every server error. */
  readonly errorMessageByStatus?: Readonly<Partial<Record<number, string>>>;
  /**
   * 'notice': a 403 shows a permission denial and keeps the session. @default 'notice' for endpoints of a
   * module
   */
  readonly forbidden?: 'notice';
  /**
   * The request may carry `If-Match: "<version>"`. Where the record has another version by then, the response is a 412
   * with VersionConflictResponse, and nothing is written.
   */
  readonly isVersioned?: true;
  /**
   * The queue of its requests, of which a brand has few at once. `quick`; `waiting`: they wait for couriers and use
   * little of the server; `heavy`: they compute for long, or make or read files; `stream`: an event stream, which isn't
   * queued. @default 'heavy' for files, else 'quick'
   */
  readonly lane: Lane;
  /** The largest body in bytes, whatever its content type. @default `upload` for multipart, else `json` */
  readonly bodyLimit: number;
  /** Open to a user who must set up two-step log-in first: to do that, or to leave. */
  readonly isOpenWithoutTwoStep?: true;
  /** Open while the brand is paused. Without it a paused brand only reads. */
  readonly isOpenWhilePaused?: true;
  /** API keys with this scope may use it too, in place of a session. */
  readonly scope?: ApiScope;
  /** More for its documentation, in Markdown: examples. */
  readonly guide?: string;
  /** An endpoint beyond the specification. */
  readonly isExtension?: true;
}

/** Properties that `endpoint` adds to a declaration without them. */
type WithDefault = 'successStatus' | 'encoding' | 'lane' | 'bodyLimit';

type Defaults<E> = Omit<E, WithDefault> & {
  lane: Lane;
  bodyLimit: number;
  successStatus: E extends { successStatus: infer N extends number } ? N : 200;
  encoding: E extends { encoding: infer C extends Encoding } ? C : 'none' | 'json';
};

/** Declares an endpoint. Default: JSON body of at most 1 MB, success 200, quick. */
export function endpoint<const E extends Omit<Endpoint, WithDefault> & Partial<Pick<Endpoint, WithDefault>>>(
  declaration: E,
): Defaults<E> {
  const isUpload = declaration.encoding === 'multipart';
  // A missing module permission shouldn't sign the user out.
  const forbidden =
    declaration.access === 'public' || declaration.module === 'open' ? {} : { forbidden: 'notice' };
  return {
    successStatus: 200,
    encoding: declaration.body ? 'json' : 'none',
    lane: isUpload || declaration.response === 'blob' ? 'heavy' : 'quick',
    bodyLimit: isUpload ? bodyLimits.upload : bodyLimits.json,
    ...forbidden,
    ...declaration,
  } as unknown as Defaults<E>;
}

/** Returns the endpoint's message for an error of a status; empty if it has none. */
export function errorMessageFor(
  { errorMessage, errorMessageByStatus = {} }: Pick<Endpoint, 'errorMessage' | 'errorMessageByStatus'>,
  status: number,
): string {
  const byStatus = errorMessageByStatus[status >= 500 ? 500 : status];
  return byStatus ?? (typeof errorMessage === 'string' ? errorMessage : (errorMessage[0] ?? ''));
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Input of a request: parameters, query and body before defaults. Missing parts are omitted. */
export type RequestOf<E> = (E extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : { params?: undefined }) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : { query?: undefined }) &
  (E extends { body: infer B extends z.ZodType }
    ? { body: E extends { encoding: 'multipart' } ? FormData : z.input<B> }
    : E extends { encoding: 'multipart' }
      ? { body: FormData }
      : { body?: undefined });
export type ParamsOf<E> = E extends { params: infer P } ? Output<P> : undefined;
export type QueryOf<E> = E extends { query: infer Q } ? Output<Q> : undefined;
export type BodyOf<E> = E extends { body: infer B } ? Output<B> : undefined;
export type BodyInputOf<E> = E extends { body: infer B } ? Input<B> : undefined;
/** Output: the body of a success, or a file. */
export type ResponseOf<E> = E extends { response: 'blob' }
  ? Blob
  : E extends { response: infer A }
    ? Output<A>
    : never;

/** Returns the path with escaped parameters. */
export function buildPath(
  declared: Pick<Endpoint, 'path'>,
  params: Record<string, string | number> | undefined,
): string {
  return declared.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new Error(`${declared.path} needs the parameter ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** Builds `?a=1&b=2&b=3`: lists repeat their name, empty values are omitted. */
export function buildQuery(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** `{ data }`, with an optional success notice. */
export const data = <S extends z.ZodType>(schema: S) =>
  z.object({ data: schema, message: z.string().optional() });
/** A response with only a notice. */
export const done = z.object({ message: z.string(), data: z.unknown().optional() });
/** One ID in the path. */
export const byId = z.object({ id: requiredId('Enter an ID') });

/** Why one item of a batch failed. */
export const BatchFailure = z.object({
  order_id: z.string().optional(),
  order_number: z.string().optional(),
  shipment_id: z.string().optional(),
  awb: z.string().nullable().optional(),
  message: z.string(),
});
export type BatchFailure = z.infer<typeof BatchFailure>;

/** The body of every error. */
export const ErrorResponse = z.object({
  /** The failure and what to do about it, for people. */
  message: z.string(),
  detail: z.string(),
  /** Machine-readable code: `not_found`. */
  code: z.string(),
  /** Messages by dotted field path: `buyer_details.pincode`. */
  fields: z.record(z.string(), z.string()),
  /** The request's ID in the server log, also in the header X-Request-Id. */
  request_id: z.string(),
  /** Of a batch of which nothing was done: the reason for each item. */
  failures: z.array(BatchFailure).optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;

/** A 412: the record was changed since the version in If-Match. */
export const VersionConflictResponse = ErrorResponse.extend({
  code: z.literal('version_conflict'),
  /** The record as its GET returns it now. */
  current: z.unknown(),
  /** Name of the user who changed it; empty where it is not known. */
  changed_by: z.string(),
  /** ISO 8601. */
  changed_at: z.string(),
});
export type VersionConflictResponse = z.infer<typeof VersionConflictResponse>;
