import type { Endpoint, RequestOf } from '@khep/api';
import type { CallArguments, Client } from '@khep/api/client';
import type { List, ListAction } from './defineList.ts';

/** Counting and loading stop here, as the server's counts do. */
export const maxMatching = 10_000;
const pageSize = 200;

/** The key of a row: its id unless the list says otherwise. */
export function keyOfRow<Row>(list: { rowKey?: (row: Row) => string }, row: Row): string {
  return list.rowKey ? list.rowKey(row) : (row as { id: string }).id;
}

/** Whether each action of a list is done to all rows of a filter by the server. */
export function takesFilters<Row>({ actions = [] }: { actions?: readonly ListAction<Row>[] }): boolean {
  return (
    actions.length > 0 && actions.every((action) => 'work' in action && action.work.matching !== undefined)
  );
}

/** Rows that match a query, as the server counts them: up to 10,000. */
export async function countMatching<E extends Endpoint, Row>(
  client: Client,
  list: Pick<List<E, Row>, 'endpoint' | 'page' | 'params'>,
  query: RequestOf<E>['query'],
): Promise<number> {
  const { total = 0 } = await loadPage(client, list, query, { page_size: 1 });
  return total;
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
    const page = await loadPage(client, list, query, { page_size: pageSize, ...(after ? { after } : {}) });
    rows.push(...page.rows);
    after = page.next;
  } while (after && rows.length < maxMatching);
  return rows.slice(0, maxMatching);
}

async function loadPage<E extends Endpoint, Row>(
  client: Client,
  list: Pick<List<E, Row>, 'endpoint' | 'page' | 'params'>,
  query: RequestOf<E>['query'],
  page: { page_size: number; after?: string },
) {
  const request = {
    ...(list.params !== undefined && { params: list.params }),
    query: { ...(query as object | undefined), ...page },
  };
  return list.page(await client.call(list.endpoint, ...([request] as unknown as CallArguments<E>)));
}
