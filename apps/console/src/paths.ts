import { getSession } from './session.ts';

const brand = (rest: string): string => `/brand/${encodeURIComponent(getSession().brand_id)}${rest}`;
const id = encodeURIComponent;

/** Every address the app links to. Private ones start with the current brand. */
export const paths = {
  logIn: () => '/',
  signUp: () => '/auth/sign-up',
  forgotPassword: () => '/auth/forgot-password',
  brandSetup: () => '/brand-setup',
  components: () => '/components',
  home: () => brand('/'),
  setup: () => brand('/setup'),
  security: () => brand('/security'),
  sentryDemo: () => brand('/sentry-demo'),
  /** @param page overview, orders, track-shipment, ndr, reconciliation, rto, rto-risk, delivery-ratings, dispute, carrier-partners, sku or returns */
  analytics: (page = 'overview') => brand(`/analytics/${page}`),
  /** @param tab all, pending, in-transit, delivered or lost */
  shipments: (tab = 'all') => brand(`/track-shipment/${tab}`),
  reconciliation: () => brand('/reconciliation'),
  reconciliationUpload: () => brand('/reconciliation/upload'),
  reconciliationHistory: () => brand('/reconciliation/upload-history'),
  /** @param tab raised, resolved, expired or add */
  disputes: (tab = 'raised') => brand(`/dispute/${tab}`),
  addDispute: () => brand('/dispute/add'),
  skus: () => brand('/sku/sku-package'),
  boxes: () => brand('/sku/sku-package?tab=boxes'),
  addSku: () => brand('/sku/add-sku'),
  editSku: (skuId: string) => brand(`/sku/edit-sku/${id(skuId)}`),
  skuDetails: (skuId: string) => brand(`/sku-details/${id(skuId)}`),
  newOrders: () => brand('/oms/new-orders'),
  readyToShip: () => brand('/oms/ready-to-ship'),
  pickupAndManifest: () => brand('/oms/pickup-and-manifest'),
  pickup: (pickupId: string) => brand(`/oms/pickup-and-manifest?open=${id(pickupId)}`),
  manifestDetails: (manifestId: string) => brand(`/oms/manifest-details/${id(manifestId)}`),
  allOrders: () => brand('/oms/all-orders'),
  cancelledOrders: () => brand('/oms/cancelled'),
  createOrder: () => brand('/oms/create-order'),
  duplicateOrder: (orderId: string) => brand(`/oms/create-order/${id(orderId)}`),
  editOrder: (orderId: string) => brand(`/oms/edit-order/${id(orderId)}`),
  /** @param orderIds the orders to allocate; empty for all orders without a courier */
  allocate: (orderIds: readonly string[] = []) => brand(`/oms/order-allocate${query('order_ids', orderIds)}`),
  orderDetails: (orderId: string) => brand(`/oms/order-details/${id(orderId)}`),
  /** @param orderIds the orders to pack; empty for all orders without packaging */
  packaging: (orderIds: readonly string[] = []) => brand(`/allocation${query('order_ids', orderIds)}`),
  /** @param tab response-needed, response-requested, delivered or rto */
  ndr: (tab = 'response-needed') => brand(`/ndr/${tab}`),
  escalateNdr: (ndrId: string) => brand(`/ndr/escalate/${id(ndrId)}`),
  /** @param tab request, new, ready-to-ship, pickup, in-transit, return-received, all or create */
  returns: (tab = 'request') => brand(`/rto/${tab}`),
  rateCalculator: () => brand('/rate-calculator'),
  /** @param page billing, wallet-transactions, shipping-charges, cod-remittance or invoice */
  billing: (page = 'billing') => brand(`/billing/${page}`),
  /** @param page user-management, integration, rule-allocation, label-tracking, messages, buyer-data, data-mapper, company or billing */
  settings: (page: string) => brand(`/setting/${page}`),
  courier: (courierId: number, tab = '') =>
    brand(`/setting/integration/courier/${courierId}${tab && `?tab=${tab}`}`),
  integrations: () => brand('/setting/integration'),
  shopify: () => brand('/setting/integration/shopify'),
  /** @param tab keys, webhooks, deliveries or files */
  customChannel: (tab = 'keys') =>
    brand(`/setting/integration/custom-channel${tab === 'keys' ? '' : `?tab=${id(tab)}`}`),
  paymentPartner: (partner: string) => brand(`/setting/integration/payment-partner/${id(partner)}`),
  telephonyPartner: (partner: string) => brand(`/setting/integration/telephony/${id(partner)}`),
  warehouses: () => brand('/setting/warehouse'),
  addWarehouse: () => brand('/setting/warehouse/add'),
  editWarehouse: (warehouseId: string) => brand(`/setting/warehouse/edit/${id(warehouseId)}`),
  /** @param tab orders or suppliers; with an order it is open */
  procurement: (tab = '', order = '') =>
    brand(`/procurement${tab === '' ? '' : `?tab=${tab}${order === '' ? '' : `&order=${order}`}`}`),
  transfers: (id: string) => brand(`/procurement?tab=transfers&transfer=${id}`),
  /** @param tab orders, cash, gst or gst-documents, with its filters */
  finance: (tab = '', params = new URLSearchParams()) => {
    const text = new URLSearchParams([...(tab === '' ? [] : [['tab', tab]]), ...params]).toString();
    return brand(`/finance${text === '' ? '' : `?${text}`}`);
  },
  pick: () => brand('/pick-pack/pick'),
  pack: () => brand('/pick-pack/pack'),
  handOver: () => brand('/pick-pack/pick?tab=hand-over'),
};

function query(name: string, values: readonly string[]): string {
  if (values.length === 0) return '';
  return `?${new URLSearchParams(values.map((value) => [name, value])).toString()}`;
}

/** The buyer's tracking page of one shipment or order. */
export function trackingPath(brandName: string, awbOrOrder: string): string {
  return `/${id(brandName)}/track/${id(awbOrOrder)}`;
}
