import { rupeesToPaise } from '@khep/domain/money';

/** An order of a simulated shop, as it is stored. Amounts in paise. */
export interface ShopOrder {
  number: number;
  name: string;
  created_at: string;
  updated_at: string;
  cancelled_at: string | null;
  email: string;
  phone: string;
  tags: string[];
  gateways: string[];
  /** Paid online, or at the door. */
  is_paid: boolean;
  shipping: number;
  address: ShopAddress;
  /** @default the shipping address */
  billing_address?: ShopAddress;
  lines: ShopLine[];
  fulfilments: ShopFulfilment[];
  /** Nothing may be fulfilled. */
  is_on_hold?: boolean;
}

export interface ShopAddress {
  name: string;
  company: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  zip: string;
  countryCodeV2: string;
}

export interface ShopLine {
  id: number;
  title: string;
  sku: string;
  variant_id: number;
  quantity: number;
  /** After edits and refunds. */
  current: number;
  price: number;
  /** Of all units. */
  discount: number;
  needs_shipping: boolean;
  /** Where it waits. @default 'Jaipur' */
  location?: string;
}

export interface ShopFulfilment {
  id: number;
  is_cancelled: boolean;
  company: string;
  number: string;
  url: string;
  lines: { line_id: number; quantity: number }[];
  /** Statuses of its events, the oldest first. */
  events?: string[];
}

export const gid = (type: string, id: number): string => `gid://shopify/${type}/${id}`;
export const numberOfGid = (id: string): number => Number(/(\d+)$/.exec(id)?.[1] ?? -1);

/** Locations at which an order waits: it has a part for each. */
export const locationsOf = (order: ShopOrder): string[] => [
  ...new Set(order.lines.map(({ location = 'Jaipur' }) => location)),
];
/** The ID of a part of an order, and the order's number in it. */
export const partId = (number: number, index: number): number => number * 10 + index;
export const numberOfPart = (id: string): number => Math.floor(numberOfGid(id) / 10);

/** Units of a line in fulfilments that stand. */
export function fulfilledUnits(order: ShopOrder, line_id: number): number {
  return order.fulfilments
    .filter((one) => !one.is_cancelled)
    .flatMap((one) => one.lines)
    .reduce((sum, line) => sum + (line.line_id === line_id ? line.quantity : 0), 0);
}

/** Returns the current value of the order, in paise. */
export function totalOf({ lines, shipping }: ShopOrder): number {
  const items = lines.reduce(
    (sum, line) =>
      sum + line.price * line.current - Math.round((line.discount * line.current) / line.quantity),
    0,
  );
  return items + (lines.some(({ current }) => current > 0) ? shipping : 0);
}

const money = (paise: number) => ({
  shopMoney: { amount: (paise / 100).toFixed(2), currencyCode: 'INR' },
});

/** Resolvers of an order, for the schema. */
export function toOrderNode(order: ShopOrder) {
  const total = totalOf(order);
  const lineNode = (line: ShopLine) => ({
    id: gid('LineItem', line.id),
    title: line.title,
    variantTitle: null,
    sku: line.sku === '' ? null : line.sku,
    quantity: line.quantity,
    currentQuantity: line.current,
    unfulfilledQuantity: Math.max(0, line.current - fulfilledUnits(order, line.id)),
    requiresShipping: line.needs_shipping,
    variant: { id: gid('ProductVariant', line.variant_id), sku: line.sku, title: line.title },
    originalUnitPriceSet: money(line.price),
    discountAllocations: line.discount > 0 ? [{ allocatedAmountSet: money(line.discount) }] : [],
    taxLines: [],
  });
  return {
    __typename: 'Order',
    id: gid('Order', order.number),
    name: order.name,
    test: false,
    createdAt: order.created_at,
    updatedAt: order.updated_at,
    cancelledAt: order.cancelled_at,
    canMarkAsPaid: !order.is_paid && order.cancelled_at === null,
    email: order.email,
    phone: order.phone,
    tags: order.tags,
    taxesIncluded: true,
    paymentGatewayNames: order.gateways,
    displayFinancialStatus: order.is_paid ? (total === 0 ? 'REFUNDED' : 'PAID') : 'PENDING',
    currentTotalPriceSet: money(total),
    totalOutstandingSet: money(order.is_paid || order.cancelled_at !== null ? 0 : total),
    totalShippingPriceSet: money(order.shipping),
    shippingAddress: order.address,
    billingAddress: order.billing_address ?? order.address,
    lineItems: ({ first, after }: { first: number; after?: string | null }) => {
      const start = after ? Number(after) : 0;
      const nodes = order.lines.slice(start, start + first);
      const end = start + nodes.length;
      return {
        pageInfo: { hasNextPage: end < order.lines.length, endCursor: nodes.length > 0 ? String(end) : null },
        nodes: nodes.map(lineNode),
      };
    },
    fulfillments: ({ first }: { first?: number }) =>
      order.fulfilments.slice(0, first).map((one) => ({
        id: gid('Fulfillment', one.id),
        status: one.is_cancelled ? 'CANCELLED' : 'SUCCESS',
        trackingInfo: [{ company: one.company, number: one.number, url: one.url }],
        fulfillmentLineItems: () => ({
          nodes: one.lines.flatMap(({ line_id, quantity }) => {
            const line = order.lines.find(({ id }) => id === line_id);
            return line
              ? [{ id: gid('FulfillmentLineItem', line_id), quantity, lineItem: lineNode(line) }]
              : [];
          }),
        }),
      })),
    fulfillmentOrders: () => ({
      nodes: locationsOf(order).map((place, index) => ({
        id: gid('FulfillmentOrder', partId(order.number, index)),
        status: order.cancelled_at !== null ? 'CANCELLED' : order.is_on_hold ? 'ON_HOLD' : 'OPEN',
        assignedLocation: { name: place },
        lineItems: () => ({
          nodes: order.lines
            .filter(({ needs_shipping, location = 'Jaipur' }) => needs_shipping && location === place)
            .map((line) => ({
              id: gid('FulfillmentOrderLineItem', line.id),
              remainingQuantity: Math.max(0, line.current - fulfilledUnits(order, line.id)),
              lineItem: lineNode(line),
            })),
        }),
      })),
    }),
  };
}

/** Paise of a price in rupees. */
export const priceOf = rupeesToPaise;
