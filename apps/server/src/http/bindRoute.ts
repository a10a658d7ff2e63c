import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Session } from './session.ts';

/** What the server needs to know of a declared call. */
export interface AnyEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly module?: unknown;
  readonly access?: unknown;
  readonly encoding?: unknown;
  readonly successStatus?: number;
  readonly successMessage?: unknown;
  readonly errorMessage?: unknown;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: unknown;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** The parts of a multipart form, by name. */
export type FormFields = Record<string, File | string | undefined>;

type BodyOf<E extends AnyEndpoint> = E['encoding'] extends 'multipart' ? FormFields : Parsed<E['body']>;
type SessionOf<E extends AnyEndpoint> = E['access'] extends 'public' ? undefined : Session;

/** What a handler is given. `db` opens transactions with `db.transaction().execute(async (tx) => …)`. */
export interface RequestOf<E extends AnyEndpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: BodyOf<E>;
  session: SessionOf<E>;
  db: Db;
  services: Services;
  requestId: string;
  /** Given with an unsafe call that may be repeated; the repeat is answered by the server itself. */
  idempotencyKey: string | undefined;
  /** The session's token, so that it can be ended. */
  token: string | undefined;
  /** The caller's address, or the network that it shares its limits with. */
  address: string;
  headers: Headers;
}

/** What a handler answers: the declared body, or a file. */
type HandlerResult<E extends AnyEndpoint> =
  | (E['response'] extends z.ZodType ? z.input<E['response']> : unknown)
  | FileResponse;

export type Handler<E extends AnyEndpoint> = (request: RequestOf<E>) => Promise<HandlerResult<E>>;

/** A declared call and what carries it out. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  // The one place where the types of all calls meet; `serve` has checked each.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handler: (request: any) => Promise<unknown>;
}

/** Ties a handler to a declared call. */
export function bindRoute<const E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler };
}

export interface FileBody {
  bytes?: Uint8Array;
  stream?: ReadableStream<Uint8Array>;
  /** Media type, such as `application/pdf`. */
  type: string;
  /** The name it is saved under; without one it is read as it comes. */
  name?: string;
  /** What is odd in it, for whoever is going to use it: it goes along in a header, and the client shows it. */
  notice?: string | undefined;
}

/** A file as the answer of a blob call. */
export class FileResponse {
  readonly file: FileBody;
  constructor(file: FileBody) {
    this.file = file;
  }
}

/** Answers a file: `fileAnswer({ bytes, type: 'text/csv', name: 'skus.csv' })`. */
export function fileResponse(file: FileBody): FileResponse {
  return new FileResponse(file);
}
