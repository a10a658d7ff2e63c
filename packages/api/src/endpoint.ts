import { z } from 'zod';
import { requiredId } from './entities/fields.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** How the body travels. `none` for calls without one, `empty` for unsafe calls whose body is always `{}`. */
export const encodings = ['none', 'json', 'form', 'multipart', 'empty'] as const;
export type Encoding = (typeof encodings)[number];

/** The parts of the product that a user can be given access to; `open` belongs to every signed-in user. */
export const modules = [
  'open',
  'home',
  'analytics',
  'shipment',
  'reconciliation',
  'dispute',
  'sku',
  'orders',
  'ndr',
  'rto',
  'rate calculator',
  'billing',
  'settings',
  'procurement',
  'finance',
  'pick and pack',
] as const;
export type Module = (typeof modules)[number];

/** A call, declared once; everything else that concerns it derives from this. */
export interface Endpoint {
  /** As in the list of calls: `orders.list`. */
  readonly id: string;
  readonly method: Method;
  /** Under the API base; parameters in braces: `/order/{id}`. */
  readonly path: string;
  readonly module: Module;
  /** @default 'private' */
  readonly access?: 'public' | 'private';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly encoding: Encoding;
  /** A schema, or 'blob' for a file. */
  readonly response: z.ZodType | 'blob';
  /** The one status that is a success. */
  readonly successStatus: number;
  /** The notice that success shows; several where the record decides which. */
  readonly successMessage?: string | readonly string[];
  /** The notice where the server gives no words of its own; further ones for particular failures. */
  readonly errorMessage: string | readonly string[];
  /** 'notice': a 403 is shown as a permission denial, and does not sign out. @default 'notice' for a module's calls */
  readonly forbidden?: 'notice';
  /** A call of ours beyond the specification's list. */
  readonly isExtension?: true;
}

type Defaults<E> = Omit<E, 'successStatus' | 'encoding'> & {
  successStatus: E extends { successStatus: infer N extends number } ? N : 200;
  encoding: E extends { encoding: infer C extends Encoding } ? C : 'none' | 'json';
};

/** Declares a call. Bodies are JSON unless said, success is 200 unless said. */
export function endpoint<
  const E extends Omit<Endpoint, 'successStatus' | 'encoding'> &
    Partial<Pick<Endpoint, 'successStatus' | 'encoding'>>,
>(declaration: E): Defaults<E> {
  // A user may lack a module: being told so is no reason to be signed out.
  const forbidden =
    declaration.access === 'public' || declaration.module === 'open' ? {} : { forbidden: 'notice' };
  return {
    successStatus: 200,
    encoding: declaration.body ? 'json' : 'none',
    ...forbidden,
    ...declaration,
  } as unknown as Defaults<E>;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller gives: parameters, query and body before defaults. Absent parts stay out. */
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
/** What comes back: the body of a success, or a file. */
export type ResponseOf<E> = E extends { response: 'blob' }
  ? Blob
  : E extends { response: infer A }
    ? Output<A>
    : never;

/** The path with its parameters filled in and escaped. */
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

/** `?a=1&b=2&b=3`: lists repeat their name, empty values stay out. */
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

/** `{ data }`, with the notice of a success where there is one. */
export const data = <S extends z.ZodType>(schema: S) =>
  z.object({ data: schema, message: z.string().optional() });
/** An answer whose only content is its notice. */
export const done = z.object({ message: z.string(), data: z.unknown().optional() });
/** One id in the path. */
export const byId = z.object({ id: requiredId('Name the one that is meant') });

/** Every error on the wire. */
export const ErrorResponse = z.object({
  /** What happened and what to do, for people. */
  message: z.string(),
  detail: z.string(),
  /** A word for programs: `not_found`. */
  code: z.string(),
  /** A message for each wrong field, by its dotted path: `buyer_details.pincode`. */
  fields: z.record(z.string(), z.string()),
  /** The request's id in the server's log, also in the header X-Request-Id. */
  request_id: z.string(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
