import { GraphQLError } from 'graphql';
import type { Shop, ShopStore } from './shops.ts';
import { fulfilledUnits, gid, locationsOf, numberOfGid, numberOfPart, toOrderNode } from './shopOrder.ts';
import type { ShopOrder } from './shopOrder.ts';

interface ResolverInit {
  shop: Shop;
  shops: ShopStore;
  scopes: readonly string[];
  /** Signs the webhooks of the app. */
  secret: string;
  /** Share of orders that a page repeats. */
  repeated: number;
}

interface FulfillmentInput {
  lineItemsByFulfillmentOrder: {
    fulfillmentOrderId: string;
    fulfillmentOrderLineItems?: { id: string; quantity: number }[] | null;
  }[];
  trackingInfo?: { company?: string; number?: string; url?: string } | null;
}

const refuse = (message: string) => ({ userErrors: [{ field: null, message }] });

const encodeCursor = (order: ShopOrder): string =>
  Buffer.from(JSON.stringify([order.updated_at, order.number])).toString('base64url');

function decodeCursor(cursor: string): { at: Date; number: number } {
  const [at, number] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, number];
  return { at: new Date(at), number };
}

const sinceOf = (query: string | null | undefined): Date =>
  new Date(/updated_at:>='?([^'\s]+)'?/.exec(query ?? '')?.[1] ?? 0);

/** Resolves the schema for one request of an app in a shop. */
export function createResolvers({ shop, shops, scopes, secret, repeated }: ResolverInit) {
  const { domain } = shop;
  const requireScope = (scope: string, field: string) => {
    if (!scopes.includes(scope))
      throw new GraphQLError(
        `Access denied for ${field} field. Required access: \`${scope}\` access scope.`,
        { extensions: { code: 'ACCESS_DENIED' } },
      );
  };
  const changeFulfilment = async (
    id: string,
    change: (fulfilment: ShopOrder['fulfilments'][number]) => void,
  ): Promise<boolean> => {
    const own = numberOfGid(id);
    const number = Math.floor(own / 100);
    const order = await shops.find(domain, number);
    if (!order?.fulfilments.some((one) => one.id === own && !one.is_cancelled)) return false;
    await shops.change(domain, number, (one) => {
      for (const fulfilment of one.fulfilments) if (fulfilment.id === own) change(fulfilment);
    });
    return true;
  };
  const product = (variant_id: number) => shop.products.find((one) => one.variant_id === variant_id);

  return {
    shop: {
      name: shop.name,
      myshopifyDomain: domain,
      currencyCode: 'INR',
      ianaTimezone: 'Asia/Kolkata',
    },
    currentAppInstallation: { accessScopes: scopes.map((handle) => ({ handle })) },
    nodes: ({ ids }: { ids: string[] }) => {
      requireScope('read_products', 'nodes');
      return ids.map((id) => {
        const found = product(numberOfGid(id));
        return found
          ? {
              __typename: 'ProductVariant',
              id,
              sku: found.sku,
              title: found.title,
              inventoryItem: {
                harmonizedSystemCode: found.hsn,
                measurement: { weight: { unit: 'GRAMS', value: found.grams } },
              },
            }
          : null;
      });
    },
    order: async ({ id }: { id: string }) => {
      requireScope('read_orders', 'order');
      const order = await shops.find(domain, numberOfGid(id));
      return order ? toOrderNode(order) : null;
    },
    fulfillment: async ({ id }: { id: string }) => {
      const order = await shops.find(domain, Math.floor(numberOfGid(id) / 100));
      return order
        ? (toOrderNode(order)
            .fulfillments({})
            .find((one) => one.id === id) ?? null)
        : null;
    },
    orders: async ({
      first,
      after,
      query,
    }: {
      first: number;
      after?: string | null;
      query?: string | null;
    }) => {
      requireScope('read_orders', 'orders');
      const found = await shops.orders(domain, {
        since: sinceOf(query),
        after: after ? decodeCursor(after) : undefined,
        first: first + 1,
      });
      const page = found.slice(0, first);
      const last = page.at(-1);
      const nodes = page.flatMap((order) => (Math.random() < repeated ? [order, order] : [order]));
      return {
        pageInfo: { hasNextPage: found.length > first, endCursor: last ? encodeCursor(last) : null },
        nodes: nodes.map(toOrderNode),
      };
    },
    ordersCount: async ({ query }: { query?: string | null }) => {
      requireScope('read_orders', 'ordersCount');
      return { count: await shops.count(domain, sinceOf(query)) };
    },
    webhookSubscriptions: () => ({
      nodes: shop.webhooks.map(({ id, topic, uri }) => ({ id: gid('WebhookSubscription', id), topic, uri })),
    }),
    webhookSubscriptionCreate: async ({
      topic,
      webhookSubscription,
    }: {
      topic: string;
      webhookSubscription: { uri?: string };
    }) => {
      const { uri = '' } = webhookSubscription;
      if (!/^https?:\/\//.test(uri)) return refuse('Address is invalid');
      const { webhooks } = await shops.open(domain);
      if (webhooks.some((one) => one.topic === topic && one.uri === uri))
        return refuse('Address for this topic has already been taken');
      const id = Math.max(0, ...webhooks.map((one) => one.id)) + 1;
      await shops.setWebhooks(domain, (known) => [...known, { id, topic, uri, secret }]);
      return { webhookSubscription: { id: gid('WebhookSubscription', id), topic, uri }, userErrors: [] };
    },
    webhookSubscriptionDelete: async ({ id }: { id: string }) => {
      await shops.setWebhooks(domain, (known) => known.filter((one) => one.id !== numberOfGid(id)));
      return { deletedWebhookSubscriptionId: id, userErrors: [] };
    },
    fulfillmentCreate: async ({ fulfillment }: { fulfillment: FulfillmentInput }) => {
      requireScope('write_merchant_managed_fulfillment_orders', 'fulfillmentCreate');
      const parts = fulfillment.lineItemsByFulfillmentOrder;
      const number = numberOfPart(parts[0]?.fulfillmentOrderId ?? '');
      const order = await shops.find(domain, number);
      if (!order) return refuse('Fulfillment order does not exist.');
      if (order.cancelled_at !== null) return refuse('Fulfillment order is cancelled.');
      if (order.is_on_hold) return refuse('Fulfillment order is on hold.');
      const places = locationsOf(order);
      const at = new Set(parts.map(({ fulfillmentOrderId: id }) => places[numberOfGid(id) % 10]));
      if (at.size > 1) return refuse('Fulfillment orders must be assigned to the same location.');
      const open = order.lines.map((line) => ({
        line_id: line.id,
        quantity: Math.max(0, line.current - fulfilledUnits(order, line.id)),
      }));
      const lines = parts.flatMap(({ fulfillmentOrderLineItems }) =>
        (fulfillmentOrderLineItems ?? []).map(({ id, quantity }) => ({ line_id: numberOfGid(id), quantity })),
      );
      const isTooMuch = lines.some(
        (line) => line.quantity > (open.find((one) => one.line_id === line.line_id)?.quantity ?? 0),
      );
      if (lines.length === 0 || isTooMuch)
        return refuse('Invalid fulfillment order line item quantity requested.');
      const id = number * 100 + order.fulfilments.length + 1;
      const { company = '', number: awb = '', url = '' } = fulfillment.trackingInfo ?? {};
      await shops.change(domain, number, (one) => {
        one.fulfilments.push({ id, is_cancelled: false, company, number: awb, url, lines });
      });
      return {
        fulfillment: { id: gid('Fulfillment', id), status: 'SUCCESS', trackingInfo: [] },
        userErrors: [],
      };
    },
    fulfillmentTrackingInfoUpdate: async ({
      fulfillmentId,
      trackingInfoInput: { company = '', number: awb = '', url = '' },
    }: {
      fulfillmentId: string;
      trackingInfoInput: { company?: string; number?: string; url?: string };
    }) => {
      requireScope('write_merchant_managed_fulfillment_orders', 'fulfillmentTrackingInfoUpdate');
      const changed = await changeFulfilment(fulfillmentId, (one) => {
        Object.assign(one, { company, number: awb, url });
      });
      if (!changed) return refuse('Fulfillment not found.');
      return {
        fulfillment: { id: fulfillmentId, status: 'SUCCESS', trackingInfo: [] },
        userErrors: [],
      };
    },
    fulfillmentEventCreate: async ({
      fulfillmentEvent: { fulfillmentId, status },
    }: {
      fulfillmentEvent: { fulfillmentId: string; status: string };
    }) => {
      requireScope('write_fulfillments', 'fulfillmentEventCreate');
      const changed = await changeFulfilment(fulfillmentId, (one) => {
        one.events = [...(one.events ?? []), status];
      });
      if (!changed) return refuse('Fulfillment not found.');
      return { fulfillmentEvent: { id: gid('FulfillmentEvent', 1), status }, userErrors: [] };
    },
    orderMarkAsPaid: async ({ input: { id } }: { input: { id: string } }) => {
      requireScope('write_orders', 'orderMarkAsPaid');
      const order = await shops.find(domain, numberOfGid(id));
      if (!order || order.is_paid) return refuse('Order cannot be marked as paid.');
      const paid = await shops.change(domain, order.number, (one) => {
        one.is_paid = true;
      });
      return { order: toOrderNode(paid), userErrors: [] };
    },
    fulfillmentCancel: async ({ id }: { id: string }) => {
      requireScope('write_merchant_managed_fulfillment_orders', 'fulfillmentCancel');
      const own = numberOfGid(id);
      const number = Math.floor(own / 100);
      const order = await shops.find(domain, number);
      if (!order?.fulfilments.some((one) => one.id === own)) return refuse('Fulfillment not found.');
      await shops.change(domain, number, (one) => {
        for (const fulfilment of one.fulfilments) if (fulfilment.id === own) fulfilment.is_cancelled = true;
      });
      return { fulfillment: { id, status: 'CANCELLED', trackingInfo: [] }, userErrors: [] };
    },
  };
}
