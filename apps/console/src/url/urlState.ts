/**
 * Filters, tabs and pages in the URL.
 *
 * @example
 *   const [filter, setFilter] = useUrlState({ search: textParam(), page: numberParam(1) });
 *   setFilter({ search: 'saree' });
 */
import { isDay } from '@khep/domain/days';

/** Parses and serializes one parameter. An absent parameter has its default. */
export interface UrlParam<T> {
  fallback: T;
  read(values: string[]): T;
  write(value: T): string[];
}

type Params = Record<string, UrlParam<never>>;

/** The values of a set of parameters. */
export type UrlValues<P> = { [K in keyof P]: P[K] extends UrlParam<infer T> ? T : never };

/** Free text, such as a search. */
export function textParam(fallback = ''): UrlParam<string> {
  return {
    fallback,
    read: (values) => values[0] ?? fallback,
    write: (value) => (value === fallback ? [] : [value]),
  };
}

/** A whole number from 1, such as a page. */
export function numberParam(fallback: number): UrlParam<number> {
  return {
    fallback,
    read: ([value]) => {
      const number = Number(value);
      return value !== undefined && Number.isInteger(number) && number > 0 ? number : fallback;
    },
    write: (value) => (value === fallback ? [] : [String(value)]),
  };
}

/** One of a few values; any other is the default. */
export function choiceParam<const T extends string>(
  choices: readonly T[],
  fallback: NoInfer<T>,
): UrlParam<T> {
  return {
    fallback,
    read: ([value]) => choices.find((choice) => choice === value) ?? fallback,
    write: (value) => (value === fallback ? [] : [value]),
  };
}

/** Several values under one repeated name: `?courier_ids=1&courier_ids=2`. */
export function listParam(): UrlParam<string[]> {
  return { fallback: [], read: (values) => values, write: (values) => values };
}

/** A date, YYYY-MM-DD; anything else is the default. */
export function dayParam(fallback = ''): UrlParam<string> {
  return {
    fallback,
    read: ([value]) => (value !== undefined && isDay(value) ? value : fallback),
    write: (value) => (value === fallback ? [] : [value]),
  };
}

/** Parses all parameters of a query string. */
export function parseUrl<P extends Record<string, object>>(params: P, search: string): UrlValues<P> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(params as unknown as Params).map(([name, param]) => [
    name,
    param.read(query.getAll(name)),
  ]);
  return Object.fromEntries(entries) as UrlValues<P>;
}

/**
 * Returns the query string after a change. Unknown parameters are kept. Any change except of the page resets
 * the page to 1.
 */
export function writeUrl<P extends Record<string, object>>(
  params: P,
  search: string,
  patch: Partial<UrlValues<P>>,
): string {
  const query = new URLSearchParams(search);
  const changes: Record<string, unknown> = { ...patch };
  if ('page' in params && !('page' in changes)) query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const param = (params as Record<string, object>)[name] as UrlParam<unknown> | undefined;
    if (!param) continue;
    query.delete(name);
    for (const written of param.write(value)) query.append(name, written);
  }
  return query.toString();
}
