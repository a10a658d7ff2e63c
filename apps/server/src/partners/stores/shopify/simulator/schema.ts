import { buildSchema } from 'graphql';

/** The part of Shopify's public Admin schema that Khep uses, by its names and nullability. */
export const shopifySchema = buildSchema(/* GraphQL */ `
  scalar DateTime
  scalar Decimal
  scalar URL
  enum CountryCode {
    IN
    AE
    US
  }
  enum OrderSortKeys {
    CREATED_AT
    UPDATED_AT
    ID
  }
  enum OrderDisplayFinancialStatus {
    AUTHORIZED
    EXPIRED
    PAID
    PARTIALLY_PAID
    PARTIALLY_REFUNDED
    PENDING
    REFUNDED
    VOIDED
  }
  enum FulfillmentStatus {
    CANCELLED
    ERROR
    FAILURE
    SUCCESS
  }
  enum FulfillmentOrderStatus {
    CANCELLED
    CLOSED
    IN_PROGRESS
    ON_HOLD
    OPEN
  }
  enum FulfillmentEventStatus {
    ATTEMPTED_DELIVERY
    CARRIER_PICKED_UP
    CONFIRMED
    DELAYED
    DELIVERED
    FAILURE
    IN_TRANSIT
    LABEL_PRINTED
    LABEL_PURCHASED
    OUT_FOR_DELIVERY
    PICKED_UP
    READY_FOR_PICKUP
  }
  enum WebhookSubscriptionTopic {
    ORDERS_CREATE
    ORDERS_UPDATED
    ORDERS_CANCELLED
    REFUNDS_CREATE
    APP_UNINSTALLED
  }
  enum WeightUnit {
    GRAMS
    KILOGRAMS
    OUNCES
    POUNDS
  }
  interface Node {
    id: ID!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type UserError {
    field: [String!]
    message: String!
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: String!
  }
  type MoneyBag {
    shopMoney: MoneyV2!
  }
  type Shop {
    name: String!
    myshopifyDomain: String!
    currencyCode: String!
    ianaTimezone: String!
  }
  type AccessScope {
    handle: String!
  }
  type AppInstallation {
    accessScopes: [AccessScope!]!
  }
  type MailingAddress {
    name: String
    company: String
    phone: String
    address1: String
    address2: String
    city: String
    province: String
    zip: String
    countryCodeV2: CountryCode
  }
  type Weight {
    unit: WeightUnit!
    value: Float!
  }
  type InventoryItemMeasurement {
    weight: Weight
  }
  type InventoryItem {
    harmonizedSystemCode: String
    measurement: InventoryItemMeasurement!
  }
  type ProductVariant implements Node {
    id: ID!
    sku: String
    title: String!
    inventoryItem: InventoryItem!
  }
  type DiscountAllocation {
    allocatedAmountSet: MoneyBag!
  }
  type TaxLine {
    priceSet: MoneyBag!
  }
  type LineItem implements Node {
    id: ID!
    title: String!
    variantTitle: String
    sku: String
    quantity: Int!
    currentQuantity: Int!
    unfulfilledQuantity: Int!
    requiresShipping: Boolean!
    variant: ProductVariant
    originalUnitPriceSet: MoneyBag!
    discountAllocations: [DiscountAllocation!]!
    taxLines: [TaxLine!]!
  }
  type LineItemConnection {
    pageInfo: PageInfo!
    nodes: [LineItem!]!
  }
  type FulfillmentTrackingInfo {
    company: String
    number: String
    url: URL
  }
  type Fulfillment implements Node {
    id: ID!
    status: FulfillmentStatus!
    trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
    fulfillmentLineItems(first: Int): FulfillmentLineItemConnection!
  }
  type FulfillmentLineItem implements Node {
    id: ID!
    quantity: Int
    lineItem: LineItem!
  }
  type FulfillmentLineItemConnection {
    nodes: [FulfillmentLineItem!]!
  }
  type FulfillmentOrderAssignedLocation {
    name: String!
  }
  type FulfillmentEvent implements Node {
    id: ID!
    status: FulfillmentEventStatus!
  }
  type FulfillmentOrderLineItem implements Node {
    id: ID!
    remainingQuantity: Int!
    lineItem: LineItem!
  }
  type FulfillmentOrderLineItemConnection {
    nodes: [FulfillmentOrderLineItem!]!
  }
  type FulfillmentOrder implements Node {
    id: ID!
    status: FulfillmentOrderStatus!
    assignedLocation: FulfillmentOrderAssignedLocation!
    lineItems(first: Int!): FulfillmentOrderLineItemConnection!
  }
  type FulfillmentOrderConnection {
    nodes: [FulfillmentOrder!]!
  }
  type Order implements Node {
    id: ID!
    name: String!
    test: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    cancelledAt: DateTime
    canMarkAsPaid: Boolean!
    email: String
    phone: String
    tags: [String!]!
    taxesIncluded: Boolean!
    paymentGatewayNames: [String!]!
    displayFinancialStatus: OrderDisplayFinancialStatus
    currentTotalPriceSet: MoneyBag!
    totalOutstandingSet: MoneyBag!
    totalShippingPriceSet: MoneyBag!
    shippingAddress: MailingAddress
    billingAddress: MailingAddress
    lineItems(first: Int!, after: String): LineItemConnection!
    fulfillments(first: Int): [Fulfillment!]!
    fulfillmentOrders(first: Int!): FulfillmentOrderConnection!
  }
  type OrderConnection {
    pageInfo: PageInfo!
    nodes: [Order!]!
  }
  type Count {
    count: Int!
  }
  type WebhookSubscription implements Node {
    id: ID!
    topic: WebhookSubscriptionTopic!
    uri: String!
  }
  type WebhookSubscriptionConnection {
    nodes: [WebhookSubscription!]!
  }
  type Query {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    nodes(ids: [ID!]!): [Node]!
    order(id: ID!): Order
    fulfillment(id: ID!): Fulfillment
    orders(first: Int!, after: String, query: String, sortKey: OrderSortKeys): OrderConnection!
    ordersCount(query: String, limit: Int): Count
    webhookSubscriptions(first: Int!): WebhookSubscriptionConnection!
  }
  input FulfillmentOrderLineItemInput {
    id: ID!
    quantity: Int!
  }
  input FulfillmentOrderLineItemsInput {
    fulfillmentOrderId: ID!
    fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!]
  }
  input FulfillmentTrackingInput {
    company: String
    number: String
    url: URL
  }
  input FulfillmentInput {
    lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!
    notifyCustomer: Boolean
    trackingInfo: FulfillmentTrackingInput
  }
  input FulfillmentEventInput {
    fulfillmentId: ID!
    status: FulfillmentEventStatus!
    happenedAt: DateTime
    message: String
  }
  input OrderMarkAsPaidInput {
    id: ID!
  }
  input WebhookSubscriptionInput {
    uri: String
  }
  type FulfillmentCreatePayload {
    fulfillment: Fulfillment
    userErrors: [UserError!]!
  }
  type FulfillmentCancelPayload {
    fulfillment: Fulfillment
    userErrors: [UserError!]!
  }
  type FulfillmentTrackingInfoUpdatePayload {
    fulfillment: Fulfillment
    userErrors: [UserError!]!
  }
  type FulfillmentEventCreatePayload {
    fulfillmentEvent: FulfillmentEvent
    userErrors: [UserError!]!
  }
  type OrderMarkAsPaidPayload {
    order: Order
    userErrors: [UserError!]!
  }
  type WebhookSubscriptionCreatePayload {
    webhookSubscription: WebhookSubscription
    userErrors: [UserError!]!
  }
  type WebhookSubscriptionDeletePayload {
    deletedWebhookSubscriptionId: ID
    userErrors: [UserError!]!
  }
  type Mutation {
    fulfillmentCreate(fulfillment: FulfillmentInput!): FulfillmentCreatePayload
    fulfillmentCancel(id: ID!): FulfillmentCancelPayload
    fulfillmentTrackingInfoUpdate(
      fulfillmentId: ID!
      trackingInfoInput: FulfillmentTrackingInput!
      notifyCustomer: Boolean
    ): FulfillmentTrackingInfoUpdatePayload
    fulfillmentEventCreate(fulfillmentEvent: FulfillmentEventInput!): FulfillmentEventCreatePayload
    orderMarkAsPaid(input: OrderMarkAsPaidInput!): OrderMarkAsPaidPayload
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
    webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
  }
`);
