import { readListPage } from '@khep/api';
import type { ListEndpoint, ListPage, RequestOf, RowOf } from '@khep/api';
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
export async function countMatching<E extends ListEndpoint>(
  client: Client,
  list: Pick<List<E>, 'endpoint' | 'params'>,
  query: RequestOf<E>['query'],
): Promise<number> {
  const { total } = await loadPage(client, list, query, { page_size: 1 });
  return total ?? 0;
}

/** Loads every row that matches a query, page by page, up to 10,000. */
export async function loadMatching<E extends ListEndpoint>(
  client: Client,
  list: Pick<List<E>, 'endpoint' | 'params'>,
  query: RequestOf<E>['query'],
): Promise<RowOf<E>[]> {
  const rows: RowOf<E>[] = [];
  let after: string | null = null;
  do {
    const page: ListPage<RowOf<E>> = await loadPage(client, list, query, {
      page_size: pageSize,
      ...(after ? { after } : {}),
    });
    rows.push(...page.rows);
    after = page.next;
  } while (after && rows.length < maxMatching);
  return rows.slice(0, maxMatching);
}

async function loadPage<E extends ListEndpoint>(
  client: Client,
  list: Pick<List<E>, 'endpoint' | 'params'>,
  query: RequestOf<E>['query'],
  page: { page_size: number; after?: string },
): Promise<ListPage<RowOf<E>>> {
  const request = {
    params: list.params,
    query: { ...(query as object | undefined), ...page },
  };
  const response = await client.call(list.endpoint, ...([request] as unknown as CallArguments<E>));
  return readListPage(list.endpoint, response);
}
