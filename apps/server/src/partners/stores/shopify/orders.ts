import type { StoreOrder } from '@khep/domain/stores';
import { QueryTooCostly } from './client.ts';
import type { ShopifyClient } from './client.ts';
import {
  CountData,
  OrderData,
  OrdersData,
  countDocument,
  orderDocument,
  ordersDocument,
} from './documents.ts';
import type { OrderNode } from './documents.ts';
import { parseOrder } from './parseOrder.ts';

const firstPage = 50;
/** Lines that come with an order; more are fetched by themselves. */
const linesPerPage = 10;
const maxLinePages = 40;

/** The filter of orders that changed since a time. */
export const ordersQuery = (since: Date): string => `updated_at:>='${since.toISOString()}'`;

/** How many orders a filter finds; 0 if the shop doesn't say. */
export async function countOrders(client: ShopifyClient, query: string): Promise<number> {
  const { ordersCount } = await client.request(countDocument, { query }, CountData, { cost: 10 });
  return ordersCount?.count ?? 0;
}

/**
 * Reads the orders of a filter by cursor, oldest change first. Pages become smaller where a query costs more than the
 * shop allows.
 */
export async function* readOrderPages(client: ShopifyClient, query: string): AsyncGenerator<StoreOrder[]> {
  let after: string | null = null;
  let first = firstPage;
  let cost = 500;
  for (;;) {
    let page: Awaited<ReturnType<typeof readPage>>;
    try {
      page = await readPage(client, { query, first, after }, cost);
    } catch (error) {
      if (!(error instanceof QueryTooCostly) || first === 1) throw error;
      first = Math.max(1, Math.floor(first / 2));
      cost = 900;
      continue;
    }
    const orders: StoreOrder[] = [];
    for (const node of page.nodes) orders.push(parseOrder(await withAllLines(client, node)));
    if (orders.length > 0) yield orders;
    if (!page.pageInfo.hasNextPage || page.pageInfo.endCursor === null) return;
    after = page.pageInfo.endCursor;
  }
}

async function readPage(
  client: ShopifyClient,
  variables: { query: string; first: number; after: string | null },
  cost: number,
) {
  const { orders } = await client.request(
    ordersDocument,
    { ...variables, lines: linesPerPage, linesAfter: null },
    OrdersData,
    { cost },
  );
  return orders;
}

/** Fetches the current state of one order; undefined if it was deleted. */
export async function fetchOrder(client: ShopifyClient, id: string): Promise<StoreOrder | undefined> {
  const { order } = await client.request(
    orderDocument,
    { id, lines: linesPerPage, linesAfter: null },
    OrderData,
  );
  return order ? parseOrder(await withAllLines(client, order)) : undefined;
}

/** Completes the lines of a long order. */
async function withAllLines(client: ShopifyClient, order: OrderNode): Promise<OrderNode> {
  let { pageInfo } = order.lineItems;
  if (!pageInfo.hasNextPage) return order;
  const nodes = [...order.lineItems.nodes];
  for (let page = 0; page < maxLinePages && pageInfo.hasNextPage; page += 1) {
    const more = await client.request(
      orderDocument,
      { id: order.id, lines: linesPerPage * 5, linesAfter: pageInfo.endCursor },
      OrderData,
      { cost: 250 },
    );
    if (!more.order) break;
    nodes.push(...more.order.lineItems.nodes);
    ({ pageInfo } = more.order.lineItems);
  }
  return { ...order, lineItems: { pageInfo, nodes } };
}
