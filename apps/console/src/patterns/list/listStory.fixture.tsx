import type { OrderRow, SavedView, SavedViewChange, SavedViewDraft } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { LinkButton, ToastRegion } from '@khep/ui';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defineOrderList, openOrderFilters, pastOrderFilters } from '../../screens/orders/list/orderList.ts';
import { cancelOrders, confirmCancel } from '../../screens/orders/list/orderActions.ts';
import { ListPage } from './ListPage.tsx';

const buyers = ['Ananya Krishnan', 'Farhan Qureshi', 'Priya Deshmukh', 'Rohit Baruah', 'Sneha Iyer'];
const cities = ['Bengaluru', 'Lucknow', 'Pune', 'Guwahati', 'Chennai'];
const items = ['Indigo block-print saree', 'Handloom table runner', 'Terracotta planter set', 'Brass diya'];

const cycle = <T,>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A made-up order, the same on every run. */
export function makeOrder(index: number): OrderRow {
  const isCod = index % 3 === 0;
  const total = 899 + ((index * 79) % 4000);
  const isPacked = index % 4 !== 1;
  return {
    id: `ord_${index}`,
    order_id: `KH-${101_482 - index}`,
    status: 'NEW',
    needs: isPacked ? ['courier'] : ['packaging'],
    channel_id: 'manual',
    channel_name: cycle(['Shopify', 'Manual'], index),
    order_date: '2026-01-21T06:30:00.000Z',
    created_at: '2026-01-21T06:30:00.000Z',
    buyer: {
      name: cycle(buyers, index),
      phone: '9845012345',
      city: cycle(cities, index),
      state: 'Karnataka',
      pincode: `56003${index % 10}`,
    },
    first_item: cycle(items, index),
    item_count: 1,
    quantity: 1 + (index % 3),
    packaging: {
      is_suggested: true,
      boxes: [{ box_id: 'box_1', name: 'Box M', dimensions: { length: 32, width: 24, height: 8 } }],
      unpackable: [],
    },
    dead_weight_g: 400 + ((index * 130) % 2000),
    volumetric_weight_g: 1229,
    total,
    payment_mode: isCod ? 'cod' : 'prepaid',
    collectible: isCod ? total : 0,
    hold: null,
    courier: isPacked
      ? {
          courier_id: 1,
          courier_name: 'Delhivery Surface',
          charge: 78.4,
          tat_days: 3,
          zone: null,
          why: 'Cheapest courier; no rule or load distribution applies',
          decided_by: 'price',
          is_suggested: true,
        }
      : null,
    courier_problem: null,
    is_courier_undecided: false,
    warehouse_id: 'whs_1',
    warehouse_name: 'Jaipur studio',
    shipments: [],
    rto_risk: null,
    label_printed_at: null,
    waits_for_stock: false,
    updated_at: '2026-01-21T06:30:00.000Z',
  };
}

export const storyStates = ['rows', 'loading', 'empty', 'error', 'forbidden'] as const;
export type StoryState = (typeof storyStates)[number];

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const failure = (status: number, detail: string) =>
  json({ message: 'Something went wrong', detail, code: 'failed', fields: {}, request_id: 'req_1' }, status);

const cashView: SavedView = {
  id: 'viw_1',
  list: 'story-orders',
  name: 'Cash on delivery',
  view: {
    columns: [],
    sort: [{ column: 'total', direction: 'descending' }],
    density: 'compact',
    is_wrapped: false,
    filter: 'payment_mode=cod',
  },
  version: 1,
  created_by: 'Ritika',
  created_at: '2026-01-21T06:30:00.000Z',
  updated_at: '2026-01-21T06:30:00.000Z',
};

export interface StoryServer {
  state: StoryState;
  /** Orders that match. */
  count: number;
  /** Which orders can't be cancelled. */
  failing: 'none' | 'some' | 'all';
}

/** A client whose server answers from made-up orders, and the bodies that it was sent. */
export function createStoryClient({ state, count, failing }: StoryServer) {
  const sent: { path: string; body: unknown }[] = [];
  const views: SavedView[] = [cashView];

  function orders(query: URLSearchParams): Response {
    const isMatch = query.get('payment_mode') === 'prepaid' || query.get('search') === 'nothing';
    const matching = isMatch ? 0 : count;
    const start = Number(query.get('after') ?? 0);
    const end = Math.min(matching, start + Number(query.get('page_size') ?? 50));
    return json({
      orders: Array.from({ length: Math.max(0, end - start) }, (_order, place) => makeOrder(start + place)),
      pagination: {
        total: matching,
        total_is_capped: false,
        next: end < matching ? String(end) : null,
      },
    });
  }
  function cancel(ids: readonly string[]): Response {
    const reason = 'The courier has picked it up.';
    if (failing === 'all') return failure(409, reason);
    const failed = failing === 'some' ? ids.filter((_id, index) => index % 2 === 1) : [];
    return json({
      data: {
        successful: ids.filter((id) => !failed.includes(id)),
        failures: failed.map((id) => ({ order_id: id, order_number: id, message: reason })),
      },
      message: 'Order Cancelled Successfully',
    });
  }
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
      const path = url.pathname.replace(/^\/api/, '');
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      if (init.method !== 'GET' && init.method !== undefined) sent.push({ path, body });
      if (path === '/views' && init.method === 'POST') {
        const view: SavedView = {
          ...cashView,
          ...(body as SavedViewDraft),
          id: `viw_${views.length + 1}`,
        };
        views.push(view);
        return json({ data: { view } });
      }
      if (path === `/views/${cashView.id}` && init.method === 'DELETE') {
        views.splice(0, 1);
        return json({ message: 'View deleted' });
      }
      if (path === `/views/${cashView.id}`) {
        const current: SavedView = { ...cashView, ...(body as SavedViewChange), version: 2 };
        // Someone else saved version 2 since the list was opened.
        if (new Headers(init.headers).get('If-Match') !== '"2"')
          return Response.json(
            {
              message: 'Changed',
              detail: 'Changed',
              code: 'version_conflict',
              current: { ...cashView, version: 2 },
              changed_by: 'Devendra',
              changed_at: '',
            },
            { status: 412 },
          );
        views.splice(0, 1, current);
        return json({ data: { view: current } });
      }
      if (path === '/views') return json({ data: { views } });
      if (path === '/order/download')
        return new Response('order_id', {
          headers: { 'content-disposition': 'attachment; filename="orders.csv"' },
        });
      if (path === '/order/processor/bulk/cancel') return cancel((body as { order_ids: string[] }).order_ids);
      if (path !== '/order/all')
        return json({ data: { channels: [], couriers: [], warehouses: [], total: 0, next: null } });
      if (state === 'loading') return new Promise<Response>(() => undefined);
      if (state === 'error') return failure(500, 'The database is restarting. Try again in a minute.');
      if (state === 'forbidden') return failure(403, 'Orders are not among your modules.');
      return orders(url.searchParams);
    },
  });
  return { client, sent };
}

const parts = {
  id: 'story-orders',
  label: 'New orders',
  actions: [
    {
      id: 'cancel',
      label: 'Cancel',
      confirm: confirmCancel('order', "You can't reopen a cancelled order."),
      work: cancelOrders('Buyer asked to cancel'),
    },
    { id: 'allocate', label: 'Allocate couriers', isPrimary: true, max: 200, run: () => undefined },
  ],
  empty: { title: 'No new orders', description: 'New orders from your channels and imports appear here.' },
} as const;
const openList = defineOrderList('new', { ...parts, filters: openOrderFilters });
const tabbedList = defineOrderList('new', {
  ...parts,
  filters: openOrderFilters,
  tabs: { filter: 'payment_mode', label: 'Payment', all: 'All orders' },
});
const pastList = defineOrderList('all', { ...parts, filters: pastOrderFilters });

export interface ListScreenProps extends Partial<StoryServer> {
  /** The list's query string. */
  search?: string;
  /** A list that begins with the last 7 days. @default false */
  isPast?: boolean;
  /** Tabs whose numbers haven't arrived. @default false */
  hasTabs?: boolean;
  title?: string;
  onClient?: (sent: ReturnType<typeof createStoryClient>['sent']) => void;
}

/** A whole list screen with a server of its own. */
export function ListScreen(props: ListScreenProps) {
  const {
    state = 'rows',
    count = 12,
    failing = 'none',
    search = '',
    isPast = false,
    hasTabs = false,
    title = 'New orders',
  } = props;
  const [{ client, sent }] = useState(() =>
    createStoryClient({ state, count: state === 'empty' ? 0 : count, failing }),
  );
  const [location] = useState(() => memoryLocation({ path: '/orders', searchPath: search }));
  props.onClient?.(sent);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <ClientProvider client={client}>
          <ListPage
            title={title}
            description="Confirm packaging and allocate couriers"
            list={hasTabs ? tabbedList : isPast ? pastList : openList}
            emptyAction={<LinkButton href="#create">Create order</LinkButton>}
          />
        </ClientProvider>
      </SWRConfig>
      <ToastRegion />
    </Router>
  );
}
