import type { Endpoint, RequestOf } from '@khep/api';
import type { CallArguments, Client } from '@khep/api/client';
import type { List } from './defineList.ts';

/** Counting and loading stop here, as the server's counts do. */
export const maxMatching = 10_000;
const pageSize = 200;

/** The key of a row: its id unless the list says otherwise. */
export function keyOfRow<Row>(list: { rowKey?: (row: Row) => string }, row: Row): string {
  return list.rowKey ? list.rowKey(row) : (row as { id: string }).id;
}

/** Loads every row that matches a query, page by page, up to 10,000. */
export async function loadMatching<E extends Endpoint, Row>(
  client: Client,
  list: Pick<List<E, Row>, 'endpoint' | 'page' | 'params'>,
  query: RequestOf<E>['query'],
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null | undefined;
  do {
    const request = {
      ...(list.params !== undefined && { params: list.params }),
      query: { ...(query as object | undefined), page_size: pageSize, ...(after ? { after } : {}) },
    };
    const response = await client.call(list.endpoint, ...([request] as unknown as CallArguments<E>));
    const page = list.page(response);
    rows.push(...page.rows);
    after = page.next;
  } while (after && rows.length < maxMatching);
  return rows.slice(0, maxMatching);
}
