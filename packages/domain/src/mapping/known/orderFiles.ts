import { headingsOf } from './knownFile.ts';
import type { KnownFile } from './knownFile.ts';

const readOn = '2026-11-26';

const shopifyHeadings = headingsOf(
  'Name, Email, Financial Status, Paid at, Fulfillment Status, Fulfilled at',
  'Accepts Marketing, Currency, Subtotal, Shipping, Taxes, Total, Discount Code',
  'Discount Amount, Shipping Method, Created at, Lineitem quantity, Lineitem name',
  'Lineitem price, Lineitem compare at price, Lineitem sku, Lineitem requires shipping',
  'Lineitem taxable, Lineitem fulfillment status, Billing Name, Billing Street',
  'Billing Address1, Billing Address2, Billing Company, Billing City, Billing Zip',
  'Billing Province, Billing Country, Billing Phone, Shipping Name, Shipping Street',
  'Shipping Address1, Shipping Address2, Shipping Company, Shipping City, Shipping Zip',
  'Shipping Province, Shipping Country, Shipping Phone, Notes, Note Attributes',
  'Cancelled at, Payment Method, Payment Reference, Refunded Amount, Vendor',
  'Outstanding Balance, Employee, Location, Device ID, Id, Tags, Risk Level, Source',
  'Lineitem discount, Tax 1 Name, Tax 1 Value, Phone, Receipt Number, Duties',
  'Billing Province Name, Shipping Province Name, Payment ID, Payment Terms Name',
  'Next Payment Due At, Payment References',
);

/** Shopify admin, Orders, Export. */
const shopify: KnownFile = {
  id: 'shopify-orders',
  type: 'orders',
  name: 'Shopify order export',
  headings: shopifyHeadings,
  marks: ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem price', 'Shipping Zip'],
  mapping: {
    order_id: 'Name',
    order_date: 'Created at',
    payment_mode: 'Payment Method',
    payment_status: 'Financial Status',
    amount_due: 'Outstanding Balance',
    order_total: 'Total',
    buyer_name: ['Shipping Name', 'Billing Name'],
    buyer_email: 'Email',
    buyer_phone: 'Shipping Phone',
    other_phone: ['Billing Phone', 'Phone'],
    address: ['Shipping Address1', 'Shipping Street'],
    address_2: 'Shipping Address2',
    city: 'Shipping City',
    state: 'Shipping Province',
    pincode: 'Shipping Zip',
    sku_id: 'Lineitem sku',
    quantity: 'Lineitem quantity',
    unit_price: 'Lineitem price',
    discount: 'Lineitem discount',
    shipping_charges: 'Shipping',
  },
  fills: { channel_id: 'shopify' },
  record: 'order_id',
  ofWhole: ['order_total'],
  leftOut: [
    { heading: 'Cancelled at', reason: 'Cancelled in Shopify' },
    {
      heading: 'Financial Status',
      values: ['refunded', 'voided', 'expired'],
      reason: 'Refunded or voided in Shopify',
    },
    { heading: 'Fulfillment Status', values: ['fulfilled'], reason: 'Fulfilled in Shopify' },
    {
      heading: 'Lineitem fulfillment status',
      values: ['fulfilled'],
      reason: 'Fulfilled in Shopify',
      isOfRow: true,
    },
    { heading: 'Lineitem requires shipping', values: ['false'], reason: 'Needs no shipping', isOfRow: true },
  ],
  note: 'Each product of an order has a row. Only the first row has the address and the payment.',
  sources: [
    {
      at: 'https://docs.xbp.app/docs/development/integrations/shopify/order-format',
      read: readOn,
      shows: 'one row for each line item, order fields on its first row only, and rows of a real export',
    },
    {
      at: 'Code on GitHub: “Lineitem compare at price”',
      read: readOn,
      shows: 'the row of headings, in several public programs that read the export',
    },
  ],
  unconfirmed: ['Whether the discount of the order includes the discounts of its lines'],
};

/** The plugin Advanced Order Export For WooCommerce, with its default fields. WooCommerce itself exports no orders. */
const wooCommerce: KnownFile = {
  id: 'woocommerce-orders',
  type: 'orders',
  name: 'WooCommerce order export',
  headings: headingsOf(
    'Order Number, Order Status, Order Date, Customer Note, First Name (Billing)',
    'Last Name (Billing), Company (Billing), Address 1&2 (Billing), City (Billing)',
    'State Code (Billing), Postcode (Billing), Country Code (Billing), Email (Billing)',
    'Phone (Billing), First Name (Shipping), Last Name (Shipping), Address 1&2 (Shipping)',
    'City (Shipping), State Code (Shipping), Postcode (Shipping), Country Code (Shipping)',
    'Payment Method Title, Cart Discount Amount, Order Subtotal Amount',
    'Shipping Method Title, Order Shipping Amount, Order Refund Amount, Order Total Amount',
    'Order Total Tax Amount, SKU, Item #, Item Name, Quantity (- Refund), Quantity',
    'Item Cost, Coupon Code, Discount Amount, Discount Amount Tax, Full Name (Shipping)',
    'Phone (Shipping)',
  ),
  marks: ['Order Number', 'Address 1&2 (Shipping)', 'Postcode (Shipping)', 'Item Cost'],
  mapping: {
    order_id: 'Order Number',
    order_date: 'Order Date',
    payment_mode: 'Payment Method Title',
    order_total: 'Order Total Amount',
    buyer_name: ['Full Name (Shipping)', 'First Name (Shipping)'],
    buyer_last_name: 'Last Name (Shipping)',
    buyer_email: 'Email (Billing)',
    buyer_phone: ['Phone (Shipping)', 'Phone (Billing)'],
    other_phone: 'Phone (Billing)',
    address: 'Address 1&2 (Shipping)',
    city: 'City (Shipping)',
    state: 'State Code (Shipping)',
    pincode: 'Postcode (Shipping)',
    sku_id: 'SKU',
    quantity: ['Quantity (- Refund)', 'Quantity'],
    unit_price: 'Item Cost',
    order_discount: 'Cart Discount Amount',
    shipping_charges: 'Order Shipping Amount',
  },
  fills: { channel_id: 'woocommerce' },
  record: 'order_id',
  ofWhole: ['order_total'],
  leftOut: [
    {
      heading: 'Order Status',
      values: ['cancelled', 'refunded', 'failed', 'trash', 'draft', 'checkout-draft'],
      reason: 'Cancelled in WooCommerce',
    },
    { heading: 'Order Status', values: ['completed'], reason: 'Completed in WooCommerce' },
    { heading: 'Order Status', values: ['pending payment', 'pending'], reason: 'Not paid yet' },
  ],
  note: 'Each product of an order has a row, with the fields of the order in each.',
  sources: [
    {
      at: 'Code on GitHub: “Address 1&2 (Shipping)”',
      read: readOn,
      shows: 'the row of headings, in several public programs that read the export',
    },
  ],
  unconfirmed: [
    'Whether Item Cost includes GST where the shop enters prices without it; the total of the order decides',
    'Exports of other plugins, which have one row for each order with the products side by side',
  ],
};

const amazonHeadings = headingsOf(
  'order-id, order-item-id, purchase-date, payments-date, reporting-date, promise-date',
  'days-past-promise, buyer-email, buyer-name, buyer-phone-number, sku, product-name',
  'quantity-purchased, quantity-shipped, quantity-to-ship, currency, item-price, item-tax',
  'shipping-price, shipping-tax, ship-service-level, recipient-name, ship-address-1',
  'ship-address-2, ship-address-3, ship-city, ship-state, ship-postal-code, ship-country',
  'payment-method, cod-collectible-amount, is-business-order, purchase-order-number',
  'price-designation, is-prime',
);

/** Seller Central, Order Reports: unshipped and new orders, in tab-separated text. */
const amazon: KnownFile = {
  id: 'amazon-orders',
  type: 'orders',
  name: 'Amazon order report',
  headings: amazonHeadings,
  marks: ['order-id', 'order-item-id', 'recipient-name', 'ship-address-1', 'ship-postal-code'],
  mapping: {
    order_id: 'order-id',
    order_date: 'purchase-date',
    payment_mode: 'payment-method',
    amount_due: 'cod-collectible-amount',
    buyer_name: ['recipient-name', 'buyer-name'],
    buyer_email: 'buyer-email',
    buyer_phone: ['ship-phone-number', 'buyer-phone-number'],
    address: 'ship-address-1',
    address_2: 'ship-address-2',
    address_3: 'ship-address-3',
    city: 'ship-city',
    state: 'ship-state',
    pincode: 'ship-postal-code',
    sku_id: 'sku',
    quantity: ['quantity-to-ship', 'quantity-purchased'],
    line_total: 'item-price',
    shipping_charges: 'shipping-price',
  },
  fills: { channel_id: 'amazon' },
  record: 'order_id',
  ofWhole: ['order_total'],
  leftOut: [{ heading: 'quantity-to-ship', values: ['0'], reason: 'Shipped on Amazon', isOfRow: true }],
  note: 'Each product of an order has a row, with the fields of the order in each. Prices are those of the row.',
  sources: [
    {
      at: 'https://developer-docs.amazon.com/sp-api/docs/order-reports-attributes',
      read: readOn,
      shows: 'the attributes of GET_FLAT_FILE_ACTIONABLE_ORDER_DATA_SHIPPING',
    },
    {
      at: 'Code on GitHub: “cod-collectible-amount” and “ship-postal-code”',
      read: readOn,
      shows: 'payment-method and cod-collectible-amount, and that item-price is the amount of a row',
    },
  ],
  unconfirmed: ['The values of payment-method on amazon.in', 'Whether amazon.in writes item-price'],
};

/** Amazon's report of all orders, which has no address. */
const amazonAllOrders: KnownFile = {
  id: 'amazon-all-orders',
  type: 'orders',
  name: 'Amazon All Orders report',
  headings: headingsOf(
    'amazon-order-id, merchant-order-id, purchase-date, last-updated-date, order-status',
    'fulfillment-channel, sales-channel, order-channel, ship-service-level, product-name',
    'sku, asin, item-status, quantity, currency, item-price, item-tax, shipping-price',
    'shipping-tax, gift-wrap-price, gift-wrap-tax, item-promotion-discount',
    'ship-promotion-discount, ship-city, ship-state, ship-postal-code, ship-country',
    'promotion-ids, is-business-order, purchase-order-number, price-designation',
  ),
  marks: ['amazon-order-id', 'merchant-order-id', 'fulfillment-channel', 'asin'],
  mapping: {},
  note: '',
  unusable:
    'This is Amazon’s All Orders report, which has no buyer names and addresses. Download the Unshipped Orders report in Seller Central > Orders > Order Reports.',
  sources: [
    {
      at: 'https://developer-docs.amazon.com/sp-api/lang-es_ES/docs/order-tracking-reports-attributes',
      read: readOn,
      shows: 'the attributes of GET_FLAT_FILE_ALL_ORDERS_DATA_BY_ORDER_DATE_GENERAL',
    },
  ],
  unconfirmed: [],
};

/** Uniware, Reports, Sale Orders. */
const unicommerce: KnownFile = {
  id: 'unicommerce-orders',
  type: 'orders',
  name: 'Unicommerce sale order export',
  headings: headingsOf(
    'Sale Order Item Code, Display Order Code, Reverse Pickup Code',
    'Reverse Pickup Created Date, Reverse Pickup Reason, Notification Email',
    'Notification Mobile, Require Customization, COD, Shipping Address Id, Category',
    'Invoice Code, Invoice Created, Shipping Address Name, Shipping Address Line 1',
    'Shipping Address Line 2, Shipping Address City, Shipping Address State',
    'Shipping Address Country, Shipping Address Pincode, Shipping Address Phone',
    'Billing Address Id, Billing Address Name, Billing Address Line 1',
    'Billing Address Line 2, Billing Address City, Billing Address State',
    'Billing Address Country, Billing Address Pincode, Billing Address Phone',
    'Shipping Method, Item SKU Code, Channel Product Id, Item Type Name, Channel Name',
    'HSN Code, MRP, Total Price, Selling Price, Cost Price, Prepaid Amount, Subtotal',
    'Discount, Shipping Charges, COD Service Charges, Packet Number',
    'Order Date as dd/mm/yyyy hh:MM:ss, Sale Order Code, On Hold, Sale Order Status',
    'Currency, Sale Order Item Status, Tracking Number, Dispatch Date, Facility, Created',
    'Updated',
  ),
  marks: ['Sale Order Item Code', 'Display Order Code', 'Shipping Address Pincode', 'Item SKU Code'],
  mapping: {
    order_id: 'Display Order Code',
    order_date: ['Order Date as dd/mm/yyyy hh:MM:ss', 'Created'],
    payment_mode: 'COD',
    buyer_name: 'Shipping Address Name',
    buyer_email: 'Notification Email',
    buyer_phone: 'Shipping Address Phone',
    other_phone: ['Notification Mobile', 'Billing Address Phone'],
    address: 'Shipping Address Line 1',
    address_2: 'Shipping Address Line 2',
    city: 'Shipping Address City',
    state: 'Shipping Address State',
    pincode: 'Shipping Address Pincode',
    sku_id: 'Item SKU Code',
    line_total: 'Total Price',
  },
  fills: { quantity: '1', channel_id: 'unicommerce' },
  values: {
    payment_mode: { '1': 'cod', '0': 'prepaid', true: 'cod', false: 'prepaid', yes: 'cod', no: 'prepaid' },
  },
  record: 'order_id',
  ofWhole: ['order_total'],
  leftOut: [
    {
      heading: 'Sale Order Item Status',
      values: ['cancelled'],
      reason: 'Cancelled in Unicommerce',
      isOfRow: true,
    },
    {
      heading: 'Sale Order Item Status',
      values: ['dispatched', 'delivered', 'replaced', 'reshipped'],
      reason: 'Dispatched in Unicommerce',
      isOfRow: true,
    },
  ],
  note: 'Each unit of an order has a row, with the fields of the order in each.',
  sources: [
    {
      at: 'Code on GitHub: “Sale Order Item Code” and “Shipping Address Pincode”',
      read: readOn,
      shows: 'the headings of the export, in a program that stores every column of it',
    },
  ],
  unconfirmed: [
    'Whether Total Price includes the shipping charges of the unit in every channel',
    'All values of Sale Order Item Status',
  ],
};

/** Shiprocket, Reports, Orders. */
const shiprocket: KnownFile = {
  id: 'shiprocket-orders',
  type: 'orders',
  name: 'Shiprocket order report',
  headings: headingsOf(
    'Order ID, Forward ID, Shiprocket Created At, Channel, Status, Channel SKU, Master SKU',
    'Product Name, Product Category, Product Quantity, Channel Created At, Customer Name',
    'Customer Email, Customer Mobile, Customer Alternate Phone, Address Line 1',
    'Address Line 2, Address City, Address State, Address Pincode, Payment Method',
    'Product Price, Order Total, Tax, Tax %, Discount Value, Product HSN, Weight (KG)',
    'Dimensions (CM), Charged Weight, Courier Company, AWB Code, AWB Assigned Date',
    'Pickup Location ID, Pickup Address Name, Pickup Scheduled Date, Order Shipped Date',
    'EDD, Order Delivered Date, RTO Address, RTO Initiated Date, RTO Delivered Date',
    'COD Remittance Date, COD Payble Amount, Remitted Amount, CRF ID, UTR No, Zone',
    'COD Charges, Freight Total Amount, Customer_invoice_id, Shipping Charges',
  ),
  marks: ['Order ID', 'Shiprocket Created At', 'Master SKU', 'Address Pincode', 'Payment Method'],
  mapping: {
    order_id: 'Order ID',
    order_date: ['Channel Created At', 'Shiprocket Created At'],
    channel_id: 'Channel',
    payment_mode: 'Payment Method',
    order_total: 'Order Total',
    buyer_name: 'Customer Name',
    buyer_email: 'Customer Email',
    buyer_phone: 'Customer Mobile',
    other_phone: 'Customer Alternate Phone',
    address: 'Address Line 1',
    address_2: 'Address Line 2',
    city: 'Address City',
    state: 'Address State',
    pincode: 'Address Pincode',
    sku_id: ['Master SKU', 'Channel SKU'],
    quantity: 'Product Quantity',
    unit_price: 'Product Price',
  },
  record: 'order_id',
  ofWhole: ['order_total'],
  leftOut: [
    {
      heading: 'Status',
      values: ['canceled', 'cancelled', 'cancellation requested'],
      reason: 'Cancelled in Shiprocket',
    },
    { heading: 'AWB Code', reason: 'Has an AWB in Shiprocket' },
  ],
  note: 'Each product of an order has a row, with the fields of the order in each.',
  sources: [
    {
      at: 'Code on GitHub: “Shiprocket Created At” and “Forward ID”',
      read: readOn,
      shows: '118 headings, copied from a real report, and that each SKU of an order has a row',
    },
  ],
  unconfirmed: ['Whether dates are day-first or month-first: the values of the column decide'],
};

/** Orders of stores and marketplaces. */
export const orderFiles: readonly KnownFile[] = [
  shopify,
  wooCommerce,
  amazon,
  amazonAllOrders,
  unicommerce,
  shiprocket,
];
