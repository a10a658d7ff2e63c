import { z } from 'zod';

/** Scopes that Khep needs of a shop, and why. A write scope includes its read scope. */
export const requiredScopes = [
  { scope: 'read_orders', purpose: 'Import orders' },
  { scope: 'read_products', purpose: 'Names, weights and prices of unknown SKUs' },
  { scope: 'write_merchant_managed_fulfillment_orders', purpose: 'Send AWBs and tracking links' },
] as const;

/** Scopes that Khep can do without, and what is missing without them. */
export const optionalScopes = [
  {
    scope: 'write_fulfillments',
    purpose: 'Show buyers when a parcel is in transit, out for delivery, delivered',
  },
  { scope: 'write_orders', purpose: 'Mark delivered COD orders as paid' },
  { scope: 'read_all_orders', purpose: 'Orders older than 60 days, which Shopify hides otherwise' },
] as const;

/** Topics that announce a change of an order, or that the app was removed. */
export const webhookTopics = [
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
  'APP_UNINSTALLED',
] as const;
/** APP_UNINSTALLED in the header of a webhook. */
export const uninstalledTopic = 'app/uninstalled';

const orderFields = /* GraphQL */ `
  fragment KhepAddress on MailingAddress {
    name
    company
    phone
    address1
    address2
    city
    province
    zip
    countryCodeV2
  }
  fragment KhepOrder on Order {
    id
    name
    test
    createdAt
    updatedAt
    cancelledAt
    email
    phone
    tags
    taxesIncluded
    paymentGatewayNames
    displayFinancialStatus
    currentTotalPriceSet {
      shopMoney {
        amount
      }
    }
    totalOutstandingSet {
      shopMoney {
        amount
      }
    }
    totalShippingPriceSet {
      shopMoney {
        amount
      }
    }
    shippingAddress {
      ...KhepAddress
    }
    billingAddress {
      ...KhepAddress
    }
    lineItems(first: $lines, after: $linesAfter) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        title
        variantTitle
        sku
        quantity
        currentQuantity
        unfulfilledQuantity
        requiresShipping
        variant {
          id
        }
        originalUnitPriceSet {
          shopMoney {
            amount
          }
        }
        discountAllocations {
          allocatedAmountSet {
            shopMoney {
              amount
            }
          }
        }
        taxLines {
          priceSet {
            shopMoney {
              amount
            }
          }
        }
      }
    }
  }
`;

export const shopDocument = /* GraphQL */ `
  query KhepShop {
    shop {
      name
      myshopifyDomain
      currencyCode
      ianaTimezone
    }
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
  }
`;

export const ordersDocument = /* GraphQL */ `
  query KhepOrders($first: Int!, $after: String, $query: String!, $lines: Int!, $linesAfter: String) {
    orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...KhepOrder
      }
    }
  }
  ${orderFields}
`;

export const orderDocument = /* GraphQL */ `
  query KhepOrder($id: ID!, $lines: Int!, $linesAfter: String) {
    order(id: $id) {
      ...KhepOrder
    }
  }
  ${orderFields}
`;

export const countDocument = /* GraphQL */ `
  query KhepOrdersCount($query: String!) {
    ordersCount(query: $query, limit: null) {
      count
    }
  }
`;

export const variantsDocument = /* GraphQL */ `
  query KhepVariants($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        inventoryItem {
          harmonizedSystemCode
          measurement {
            weight {
              value
              unit
            }
          }
        }
      }
    }
  }
`;

export const fulfilmentOrdersDocument = /* GraphQL */ `
  query KhepFulfillmentOrders($id: ID!) {
    order(id: $id) {
      fulfillments(first: 50) {
        id
        status
        trackingInfo {
          number
        }
      }
      fulfillmentOrders(first: 5) {
        nodes {
          id
          status
          assignedLocation {
            name
          }
          lineItems(first: 50) {
            nodes {
              id
              remainingQuantity
              lineItem {
                id
              }
            }
          }
        }
      }
    }
  }
`;

/** Apart from the order: its lines times its fulfilments would cost too much. */
export const fulfilledDocument = /* GraphQL */ `
  query KhepFulfilled($id: ID!) {
    fulfillment(id: $id) {
      fulfillmentLineItems(first: 100) {
        nodes {
          quantity
          lineItem {
            id
          }
        }
      }
    }
  }
`;

export const fulfilDocument = /* GraphQL */ `
  mutation KhepFulfill($fulfillment: FulfillmentInput!) {
    fulfillmentCreate(fulfillment: $fulfillment) {
      fulfillment {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const cancelFulfilmentDocument = /* GraphQL */ `
  mutation KhepCancelFulfillment($id: ID!) {
    fulfillmentCancel(id: $id) {
      fulfillment {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const updateTrackingDocument = /* GraphQL */ `
  mutation KhepUpdateTracking(
    $fulfillmentId: ID!
    $trackingInfoInput: FulfillmentTrackingInput!
    $notifyCustomer: Boolean
  ) {
    fulfillmentTrackingInfoUpdate(
      fulfillmentId: $fulfillmentId
      trackingInfoInput: $trackingInfoInput
      notifyCustomer: $notifyCustomer
    ) {
      fulfillment {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const fulfilmentEventDocument = /* GraphQL */ `
  mutation KhepFulfillmentEvent($fulfillmentEvent: FulfillmentEventInput!) {
    fulfillmentEventCreate(fulfillmentEvent: $fulfillmentEvent) {
      fulfillmentEvent {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const canMarkPaidDocument = /* GraphQL */ `
  query KhepCanMarkPaid($id: ID!) {
    order(id: $id) {
      canMarkAsPaid
    }
  }
`;

export const markPaidDocument = /* GraphQL */ `
  mutation KhepMarkPaid($input: OrderMarkAsPaidInput!) {
    orderMarkAsPaid(input: $input) {
      order {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const webhooksDocument = /* GraphQL */ `
  query KhepWebhooks {
    webhookSubscriptions(first: 50) {
      nodes {
        id
        topic
        uri
      }
    }
  }
`;

export const addWebhookDocument = /* GraphQL */ `
  mutation KhepAddWebhook(
    $topic: WebhookSubscriptionTopic!
    $webhookSubscription: WebhookSubscriptionInput!
  ) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
      webhookSubscription {
        id
      }
      userErrors {
        message
      }
    }
  }
`;

export const removeWebhookDocument = /* GraphQL */ `
  mutation KhepRemoveWebhook($id: ID!) {
    webhookSubscriptionDelete(id: $id) {
      deletedWebhookSubscriptionId
      userErrors {
        message
      }
    }
  }
`;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const money = z.object({ shopMoney: z.object({ amount: z.string() }) });
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const userErrors = z.array(z.object({ message: z.string() }));

const Address = z.object({
  name: text,
  company: text,
  phone: text,
  address1: text,
  address2: text,
  city: text,
  province: text,
  zip: text,
  countryCodeV2: text,
});

export const OrderNode = z.object({
  id: z.string(),
  name: z.string(),
  test: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullable(),
  email: text,
  phone: text,
  tags: z.array(z.string()),
  taxesIncluded: z.boolean(),
  paymentGatewayNames: z.array(z.string()),
  displayFinancialStatus: text,
  currentTotalPriceSet: money,
  totalOutstandingSet: money,
  totalShippingPriceSet: money,
  shippingAddress: Address.nullable(),
  billingAddress: Address.nullable(),
  lineItems: z.object({
    pageInfo,
    nodes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        variantTitle: text,
        sku: text,
        quantity: z.number().int(),
        currentQuantity: z.number().int(),
        unfulfilledQuantity: z.number().int(),
        requiresShipping: z.boolean(),
        variant: z.object({ id: z.string() }).nullable(),
        originalUnitPriceSet: money,
        discountAllocations: z.array(z.object({ allocatedAmountSet: money })),
        taxLines: z.array(z.object({ priceSet: money })),
      }),
    ),
  }),
});
export type OrderNode = z.output<typeof OrderNode>;

export const ShopData = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    ianaTimezone: z.string(),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});
export const OrdersData = z.object({ orders: z.object({ pageInfo, nodes: z.array(OrderNode) }) });
export const OrderData = z.object({ order: OrderNode.nullable() });
export const CountData = z.object({ ordersCount: z.object({ count: z.number() }).nullable() });
export const VariantsData = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        inventoryItem: z.object({
          harmonizedSystemCode: text,
          measurement: z.object({
            weight: z.object({ value: z.number(), unit: z.string() }).nullable(),
          }),
        }),
      })
      .nullable(),
  ),
});
export const FulfilmentOrdersData = z.object({
  order: z
    .object({
      fulfillments: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          trackingInfo: z.array(z.object({ number: z.string().nullable() })),
        }),
      ),
      fulfillmentOrders: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            assignedLocation: z.object({ name: text }),
            lineItems: z.object({
              nodes: z.array(
                z.object({
                  id: z.string(),
                  remainingQuantity: z.number().int(),
                  lineItem: z.object({ id: z.string() }),
                }),
              ),
            }),
          }),
        ),
      }),
    })
    .nullable(),
});
export const FulfilledData = z.object({
  fulfillment: z
    .object({
      fulfillmentLineItems: z.object({
        nodes: z.array(
          z.object({ quantity: z.number().int().nullable(), lineItem: z.object({ id: z.string() }) }),
        ),
      }),
    })
    .nullable(),
});
export const FulfilData = z.object({
  fulfillmentCreate: z.object({ fulfillment: z.object({ id: z.string() }).nullable(), userErrors }),
});
export const UpdateTrackingData = z.object({ fulfillmentTrackingInfoUpdate: z.object({ userErrors }) });
export const FulfilmentEventData = z.object({ fulfillmentEventCreate: z.object({ userErrors }) });
export const CanMarkPaidData = z.object({ order: z.object({ canMarkAsPaid: z.boolean() }).nullable() });
export const MarkPaidData = z.object({ orderMarkAsPaid: z.object({ userErrors }) });
export const CancelFulfilmentData = z.object({ fulfillmentCancel: z.object({ userErrors }) });
export const WebhooksData = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(z.object({ id: z.string(), topic: z.string(), uri: z.string() })),
  }),
});
export const AddWebhookData = z.object({ webhookSubscriptionCreate: z.object({ userErrors }) });
export const RemoveWebhookData = z.object({ webhookSubscriptionDelete: z.object({ userErrors }) });
