import type { Lane } from '@khep/api';
import type { z } from 'zod';
import type { Db, Tx } from '../db/schema.ts';
import type { Services } from '../../start/services.ts';
import type { Session } from './session.ts';

/** The parts of an endpoint declaration that the server needs. */
export interface AnyEndpoint {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly module?: unknown;
  readonly alsoFor?: readonly string[];
  readonly access?: unknown;
  readonly encoding?: unknown;
  readonly successStatus?: number;
  readonly successMessage?: unknown;
  readonly errorMessage?: unknown;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: unknown;
  readonly isVersioned?: boolean;
  readonly lane: Lane;
  readonly bodyLimit: number;
  readonly isOpenWithoutTwoStep?: true;
  readonly isOpenWhilePaused?: true;
  readonly scope?: string;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** Fields of a multipart form, by name. */
export type FormFields = Record<string, File | string | undefined>;

type BodyOf<E extends AnyEndpoint> = E['encoding'] extends 'multipart' ? FormFields : Parsed<E['body']>;
type SessionOf<E extends AnyEndpoint> = E['access'] extends 'public' ? undefined : Session;

/** Context of a handler. */
export interface RequestOf<E extends AnyEndpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: BodyOf<E>;
  session: SessionOf<E>;
  db: Db;
  services: Services;
  requestId: string;
  /** Present for a repeatable unsafe request; the server handles the repeat. */
  idempotencyKey: string | undefined;
  /** The version in If-Match, for an endpoint with `isVersioned`. */
  ifMatch: number | undefined;
  /** The session's token, so that it can be ended. */
  token: string | undefined;
  /** Finds the session again, for a response that outlives it; undefined once it has ended. */
  findSession: () => Promise<Session | undefined>;
  /** The client's IP address, or the network it shares rate limits with. */
  address: string;
  headers: Headers;
  /** Adds a header to the response. */
  setHeader: (name: string, value: string) => void;
}

/** Result of a handler: the declared body, or a file. */
type HandlerResult<E extends AnyEndpoint> =
  | (E['response'] extends z.ZodType ? z.input<E['response']> : unknown)
  | FileResponse;

export type Handler<E extends AnyEndpoint> = (request: RequestOf<E>) => Promise<HandlerResult<E>>;

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  // The types of all endpoints meet here; `bindRoute` has checked each.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly handler: (request: any) => Promise<unknown>;
}

/** Binds a handler to an endpoint. */
export function bindRoute<const E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler };
}

/** A request whose handler runs inside a transaction. */
export type ChangeRequest<E extends AnyEndpoint> = Omit<RequestOf<E>, 'db'> & { tx: Tx };

/**
 * Binds a handler that is one transaction: it gets `tx` in place of `db`. It may run again after a deadlock, and calls no
 * courier and no store.
 */
export function bindChange<const E extends AnyEndpoint>(
  endpoint: E,
  handler: (request: ChangeRequest<E>) => Promise<HandlerResult<E>>,
): Route {
  return bindRoute(endpoint, ({ db, ...request }) =>
    db.transaction().execute((tx) => handler({ ...request, tx })),
  );
}

export interface FileBody {
  bytes?: Uint8Array;
  stream?: ReadableStream<Uint8Array>;
  /** Media type, such as `application/pdf`. */
  type: string;
  /** File name for saving; without one the file is streamed as a response. */
  name?: string;
  /** A warning about the file, sent in a header and shown by the client. */
  notice?: string | undefined;
}

/** A file as the response of a blob endpoint. */
export class FileResponse {
  readonly file: FileBody;
  constructor(file: FileBody) {
    this.file = file;
  }
}

/** Builds a file response: `fileResponse({ bytes, type: 'text/csv', name: 'skus.csv' })`. */
export function fileResponse(file: FileBody): FileResponse {
  return new FileResponse(file);
}
