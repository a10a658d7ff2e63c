import type { Endpoint, ResponseOf } from './endpoint.ts';

/** An endpoint that declares where its rows are. */
export type ListEndpoint = Endpoint & { readonly rows: string };

type Payload<Response> = Response extends { data: infer Data } ? Data : Response;

/** A row of a list. */
export type RowOf<E> = E extends { rows: infer Name extends string }
  ? Payload<ResponseOf<E>> extends Record<Name, readonly (infer Row)[]>
    ? Row
    : never
  : never;

/** A page of a list, whatever the specification calls its rows and its total. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
  /** Matching rows, loaded or not; undefined if the server doesn't count them. */
  total: number | undefined;
  /** Whether there are more than `total`. */
  total_is_capped: boolean;
}

interface Counts {
  total?: number;
  total_count?: number;
  total_is_capped?: boolean;
  next?: string | null;
}

/** Reads the rows, the cursor and the total of a list's response. A list without pages has all of its rows. */
export function readListPage<E extends ListEndpoint>(
  endpoint: E,
  response: ResponseOf<E>,
): ListPage<RowOf<E>> {
  const { data = response } = response as { data?: unknown };
  const payload = data as Record<string, readonly RowOf<E>[]> & { pagination?: Counts };
  const rows = payload[endpoint.rows] ?? [];
  const counts = payload.pagination ?? (payload as Counts);
  const isWhole = !('next' in counts) && !('total' in counts) && !('total_count' in counts);
  return {
    rows,
    next: counts.next ?? null,
    total: counts.total ?? counts.total_count ?? (isWhole ? rows.length : undefined),
    total_is_capped: counts.total_is_capped ?? false,
  };
}
