import type { ShipmentTab } from '@khep/domain/shipments';
import type { NdrTab } from '@khep/domain/ndr';
import type { DisputeTab } from '@khep/domain/disputes';
import type { ReturnTab } from '@khep/domain/returns';
import type { ComponentType } from 'react';
import type { Module } from './data/useAccess.ts';
import { lazyScreen } from './patterns/lazyScreen.tsx';

/** One screen: where it is, who may see it, and what draws it. */
export interface AppRoute {
  /** As in the specification: parameters in braces. */
  path: string;
  access: 'public' | 'private';
  /** Private screens belong to a module. */
  module?: Module;
  /** The title of the page and of the browser's tab. */
  title: string;
  /** What the screen shows, or will show. */
  shows: string;
  /** Without a screen, the app shows that it is coming. */
  built: boolean;
  screen?: ComponentType;
}

// Screens of several routes, each with its tab.
const shipments = (tab: ShipmentTab) =>
  lazyScreen(() => import('./screens/shipments/Shipments.tsx'), { tab });
const ndr = (tab: NdrTab) => lazyScreen(() => import('./screens/ndr/NdrCases.tsx'), { tab });
const returns = (tab: ReturnTab) => lazyScreen(() => import('./screens/returns/Returns.tsx'), { tab });
const disputes = (tab: DisputeTab) => lazyScreen(() => import('./screens/disputes/Disputes.tsx'), { tab });

/** Every screen of the app. One that is not in this table does not exist. */
export const routes: readonly AppRoute[] = [
  {
    path: '/components',
    access: 'public',
    title: 'Components',
    shows:
      'every kit and domain component live, searchable, with its code and states; reads the same stories as Storybook',
    built: true,
    screen: lazyScreen(() => import('./screens/components/Components.tsx')),
  },
  {
    path: '/',
    access: 'public',
    title: 'Log in',
    shows: 'email or phone and password; link to sign-up and forgot password; early-access request',
    built: true,
    screen: lazyScreen(() => import('./screens/auth/LogIn.tsx')),
  },
  {
    path: '/auth/sign-up',
    access: 'public',
    title: 'Sign up',
    shows: 'numbered steps from 1: account, brand, one-time code; timezone and currency pickers',
    built: true,
    screen: lazyScreen(() => import('./screens/auth/SignUp.tsx')),
  },
  {
    path: '/auth/forgot-password',
    access: 'public',
    title: 'Forgot password',
    shows: 'initiate, verify one-time code, set new password',
    built: true,
    screen: lazyScreen(() => import('./screens/auth/ForgotPassword.tsx')),
  },
  {
    path: '/brand-setup',
    access: 'public',
    title: 'Brand setup',
    shows: 'onboarding steps with a checklist; resumes at the stored step',
    built: true,
    screen: lazyScreen(() => import('./screens/setup/BrandSetup.tsx')),
  },
  {
    path: '/{brand_name}/track/{id}',
    access: 'public',
    title: 'Track',
    shows: 'the public tracking page (apps/tracking)',
    built: true,
    screen: lazyScreen(() => import('./screens/TrackingRedirect.tsx')),
  },
  {
    path: '/brand/{brand_id}/',
    access: 'private',
    module: 'home',
    title: 'Home',
    shows: "today's work: counts that need action, wallet, setup checklist, trends",
    built: true,
    screen: lazyScreen(() => import('./screens/home/Home.tsx')),
  },
  {
    path: '/brand/{brand_id}/setup',
    access: 'private',
    module: 'home',
    title: 'Set-up',
    shows: 'remaining onboarding steps',
    built: true,
    screen: lazyScreen(() => import('./screens/setup/SetUp.tsx')),
  },
  {
    path: '/brand/{brand_id}/security',
    access: 'private',
    module: 'home',
    title: 'Account security',
    shows: "the user's two-step log-in with recovery codes, and the devices where they are logged in",
    built: true,
    screen: lazyScreen(() => import('./screens/security/Security.tsx')),
  },
  {
    path: '/brand/{brand_id}/sentry-demo',
    access: 'private',
    module: 'home',
    title: 'Error-reporting demo',
    shows: 'raises a handled, an unhandled and an API error; shows the report id',
    built: true,
    screen: lazyScreen(() => import('./screens/SentryDemo.tsx')),
  },
  {
    path: '/brand/{brand_id}/analytics/overview',
    access: 'private',
    module: 'analytics',
    title: 'Overview',
    shows:
      'cards, revenue trend by date range, top SKUs, top carriers, COD remittance pending, region-wise shipments on a map, channel-wise',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/orders',
    access: 'private',
    module: 'analytics',
    title: 'Orders',
    shows:
      'cards, time series, top lists, weight slabs, channel-wise, payment-mode-wise; filters state, paymentMode, carrierPartner',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/track-shipment',
    access: 'private',
    module: 'analytics',
    title: 'Shipments',
    shows: 'summary, trends, zone-wise, carrier-wise; filters state, shipmentStatus, carrierPartner',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/ndr',
    access: 'private',
    module: 'analytics',
    title: 'NDR',
    shows: 'cards, funnel, reasons, counts, carrier-wise, top SKUs, prepaid vs COD',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/reconciliation',
    access: 'private',
    module: 'analytics',
    title: 'Reconciliation',
    shows: 'prepaid and COD: cards, status, ageing, carrier-wise, issue category',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/rto',
    access: 'private',
    module: 'analytics',
    title: 'RTO',
    shows: 'cards, count, reasons, trend, courier-wise, top SKUs, prepaid vs COD',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/rto-risk',
    access: 'private',
    module: 'analytics',
    title: 'RTO risk',
    shows: 'predicted and actual RTO rate with counts and interval, how rates are shrunk, which facts weigh',
    built: true,
    screen: lazyScreen(() => import('./screens/analytics/RtoRisk.tsx')),
  },
  {
    path: '/brand/{brand_id}/analytics/delivery-ratings',
    access: 'private',
    module: 'analytics',
    title: 'Delivery ratings',
    shows: 'average, number and distribution of buyers’ ratings in a period, by courier, newest comments',
    built: true,
    screen: lazyScreen(() => import('./screens/analytics/DeliveryRatings.tsx')),
  },
  {
    path: '/brand/{brand_id}/analytics/dispute',
    access: 'private',
    module: 'analytics',
    title: 'Disputes',
    shows: 'cards, status, ageing, carrier-wise, recovered amount',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/carrier-partners',
    access: 'private',
    module: 'analytics',
    title: 'Carriers',
    shows: 'summary, SLA, shipments, billing, load distribution, NDR and RTO reasons, payment mode',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/sku',
    access: 'private',
    module: 'analytics',
    title: 'SKUs',
    shows: 'cards, top SKUs, distributions, details per SKU; filters warehouse, state, paymentMode, sku',
    built: false,
  },
  {
    path: '/brand/{brand_id}/analytics/returns',
    access: 'private',
    module: 'analytics',
    title: 'Returns',
    shows: 'as RTO, for customer returns',
    built: false,
  },
  {
    path: '/brand/{brand_id}/track-shipment/all',
    access: 'private',
    module: 'shipment',
    title: 'All shipments',
    shows: 'list with live status, AWB, courier, promised date, last scan; row opens the timeline',
    built: true,
    screen: shipments('all'),
  },
  {
    path: '/brand/{brand_id}/track-shipment/pending',
    access: 'private',
    module: 'shipment',
    title: 'Pending',
    shows: 'the list, pending',
    built: true,
    screen: shipments('pending'),
  },
  {
    path: '/brand/{brand_id}/track-shipment/in-transit',
    access: 'private',
    module: 'shipment',
    title: 'In transit',
    shows: 'the list, in transit',
    built: true,
    screen: shipments('in-transit'),
  },
  {
    path: '/brand/{brand_id}/track-shipment/delivered',
    access: 'private',
    module: 'shipment',
    title: 'Delivered',
    shows: 'the list, delivered',
    built: true,
    screen: shipments('delivered'),
  },
  {
    path: '/brand/{brand_id}/track-shipment/lost',
    access: 'private',
    module: 'shipment',
    title: 'Lost',
    shows: 'the list, lost',
    built: true,
    screen: shipments('lost'),
  },
  {
    path: '/brand/{brand_id}/reconciliation',
    access: 'private',
    module: 'reconciliation',
    title: 'Reconciliation',
    shows:
      'courier invoices and COD remittances: dashboard, lists by matched, under review, disputed; line-by-line differences; raise dispute; download',
    built: true,
    screen: lazyScreen(() => import('./screens/reconciliation/Reconciliation.tsx')),
  },
  {
    path: '/brand/{brand_id}/reconciliation/upload',
    access: 'private',
    module: 'reconciliation',
    title: 'Upload',
    shows: 'upload a courier invoice or COD remittance file; column mapping; rejected rows',
    built: true,
    screen: lazyScreen(() => import('./screens/reconciliation/Upload.tsx')),
  },
  {
    path: '/brand/{brand_id}/reconciliation/upload-history',
    access: 'private',
    module: 'reconciliation',
    title: 'Upload history',
    shows: 'uploaded files, rows, amounts, who, when; deactivate',
    built: true,
    screen: lazyScreen(() => import('./screens/reconciliation/UploadHistory.tsx')),
  },
  {
    path: '/brand/{brand_id}/dispute/raised',
    access: 'private',
    module: 'dispute',
    title: 'Raised',
    shows: 'weight and charge disputes with evidence and deadline',
    built: true,
    screen: disputes('raised'),
  },
  {
    path: '/brand/{brand_id}/dispute/resolved',
    access: 'private',
    module: 'dispute',
    title: 'Resolved',
    shows: 'resolved disputes and amounts recovered',
    built: true,
    screen: disputes('resolved'),
  },
  {
    path: '/brand/{brand_id}/dispute/expired',
    access: 'private',
    module: 'dispute',
    title: 'Expired',
    shows: 'expired disputes',
    built: true,
    screen: disputes('expired'),
  },
  {
    path: '/brand/{brand_id}/dispute/add',
    access: 'private',
    module: 'dispute',
    title: 'Add dispute',
    shows: 'against an AWB: category, claimed values, proof images',
    built: true,
    screen: lazyScreen(() => import('./screens/disputes/AddDispute.tsx')),
  },
  {
    path: '/brand/{brand_id}/sku/sku-package',
    access: 'private',
    module: 'sku',
    title: 'SKUs and boxes',
    shows: 'two lists (SKU, box sizes), bulk upload with rejected rows, download, analytics cards',
    built: true,
    screen: lazyScreen(() => import('./screens/catalogue/SkusAndBoxes.tsx')),
  },
  {
    path: '/brand/{brand_id}/sku/add-sku',
    access: 'private',
    module: 'sku',
    title: 'Add SKU',
    shows: 'all SKU fields; combo products; suggested box',
    built: true,
    screen: lazyScreen(() => import('./screens/catalogue/AddSku.tsx')),
  },
  {
    path: '/brand/{brand_id}/sku/edit-sku/{id}',
    access: 'private',
    module: 'sku',
    title: 'Edit SKU',
    shows: 'the same, loaded',
    built: true,
    screen: lazyScreen(() => import('./screens/catalogue/EditSku.tsx')),
  },
  {
    path: '/brand/{brand_id}/sku-details/{skuId}',
    access: 'private',
    module: 'sku',
    title: 'SKU details',
    shows: 'one SKU: facts, orders, boxes used, analytics',
    built: true,
    screen: lazyScreen(() => import('./screens/catalogue/SkuDetails.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/new-orders',
    access: 'private',
    module: 'orders',
    title: 'New orders',
    shows: 'list, filters, bulk actions: package, allocate, cancel, duplicate, download',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/NewOrders.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/ready-to-ship',
    access: 'private',
    module: 'orders',
    title: 'Ready to ship',
    shows: 'list; labels, invoices, pickup, change warehouse, cancel shipment',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/ReadyToShip.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/pickup-and-manifest',
    access: 'private',
    module: 'orders',
    title: 'Pickup and manifest',
    shows: 'scheduled pickups by courier and warehouse; manifests',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/PickupAndManifest.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/manifest-details/{id}',
    access: 'private',
    module: 'orders',
    title: 'Manifest',
    shows: 'one manifest: shipments, handover, print',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/ManifestDetails.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/all-orders',
    access: 'private',
    module: 'orders',
    title: 'All orders',
    shows: 'every order with every status',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/AllOrders.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/cancelled',
    access: 'private',
    module: 'orders',
    title: 'Cancelled',
    shows: 'cancelled orders',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/CancelledOrders.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/create-order',
    access: 'private',
    module: 'orders',
    title: 'Create order',
    shows: 'three-step stepper: buyer, products and payment, packaging and review; reset returns to step 1',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/CreateOrder.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/create-order/{duplicateOrderId}',
    access: 'private',
    module: 'orders',
    title: 'Duplicate order',
    shows: 'the stepper filled from an order',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/DuplicateOrder.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/edit-order/{orderId}',
    access: 'private',
    module: 'orders',
    title: 'Edit order',
    shows: 'the stepper loaded',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/EditOrder.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/order-allocate',
    access: 'private',
    module: 'orders',
    title: 'Allocate couriers',
    shows: 'orders with recommended couriers, price, delivery time and why; assign one or in bulk',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/AllocateCouriers.tsx')),
  },
  {
    path: '/brand/{brand_id}/oms/order-details/{orderId}',
    access: 'private',
    module: 'orders',
    title: 'Order details',
    shows: 'buyer, items, boxes, shipments, charges, documents, timeline, actions',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/OrderDetails.tsx')),
  },
  {
    path: '/brand/{brand_id}/allocation',
    access: 'private',
    module: 'orders',
    title: 'Package box details',
    shows: 'boxes packed per order in 3D, item positions and rotations, utilisation; adjust and assign',
    built: true,
    screen: lazyScreen(() => import('./screens/orders/PackageBoxDetails.tsx')),
  },
  {
    path: '/brand/{brand_id}/ndr/response-needed',
    access: 'private',
    module: 'ndr',
    title: 'Response needed',
    shows: 'failed deliveries with reason, attempt, deadline; act in bulk',
    built: true,
    screen: ndr('response-needed'),
  },
  {
    path: '/brand/{brand_id}/ndr/response-requested',
    access: 'private',
    module: 'ndr',
    title: 'Response requested',
    shows: 'acted, waiting for the courier',
    built: true,
    screen: ndr('response-requested'),
  },
  {
    path: '/brand/{brand_id}/ndr/delivered',
    access: 'private',
    module: 'ndr',
    title: 'Delivered',
    shows: 'recovered deliveries',
    built: true,
    screen: ndr('delivered'),
  },
  {
    path: '/brand/{brand_id}/ndr/rto',
    access: 'private',
    module: 'ndr',
    title: 'RTO',
    shows: 'turned to RTO',
    built: true,
    screen: ndr('rto'),
  },
  {
    path: '/brand/{brand_id}/ndr/escalate/{id}',
    access: 'private',
    module: 'ndr',
    title: 'Escalate',
    shows: 're-attempt, change address or phone, RTO; date, proof files, remark; history',
    built: true,
    screen: lazyScreen(() => import('./screens/ndr/EscalateNdr.tsx')),
  },
  {
    path: '/brand/{brand_id}/rto/request',
    access: 'private',
    module: 'rto',
    title: 'Return requests',
    shows: 'customer requests: approve, reject',
    built: true,
    screen: returns('request'),
  },
  {
    path: '/brand/{brand_id}/rto/new',
    access: 'private',
    module: 'rto',
    title: 'New',
    shows: 'approved, not allocated',
    built: true,
    screen: returns('new'),
  },
  {
    path: '/brand/{brand_id}/rto/ready-to-ship',
    access: 'private',
    module: 'rto',
    title: 'Ready to ship',
    shows: 'reverse shipments allocated',
    built: true,
    screen: returns('ready-to-ship'),
  },
  {
    path: '/brand/{brand_id}/rto/pickup',
    access: 'private',
    module: 'rto',
    title: 'Pickup',
    shows: 'reverse pickups scheduled',
    built: true,
    screen: returns('pickup'),
  },
  {
    path: '/brand/{brand_id}/rto/in-transit',
    access: 'private',
    module: 'rto',
    title: 'In transit',
    shows: 'coming back',
    built: true,
    screen: returns('in-transit'),
  },
  {
    path: '/brand/{brand_id}/rto/return-received',
    access: 'private',
    module: 'rto',
    title: 'Return received',
    shows: 'received, QC, restock, refund',
    built: true,
    screen: returns('return-received'),
  },
  {
    path: '/brand/{brand_id}/rto/all',
    access: 'private',
    module: 'rto',
    title: 'All',
    shows: 'all returns',
    built: true,
    screen: returns('all'),
  },
  {
    path: '/brand/{brand_id}/rto/create',
    access: 'private',
    module: 'rto',
    title: 'Create return',
    shows: 'find the order, pick items, reason, pickup address, QC',
    built: true,
    screen: lazyScreen(() => import('./screens/returns/CreateReturn.tsx')),
  },
  {
    path: '/brand/{brand_id}/rate-calculator',
    access: 'private',
    module: 'rate calculator',
    title: 'Rate calculator',
    shows:
      "from, to, weight, dimensions, payment mode, value; every courier's price broken down, zone, time; compare",
    built: true,
    screen: lazyScreen(() => import('./screens/rates/RateCalculator.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing',
    access: 'private',
    module: 'billing',
    title: 'Billing',
    shows: 'summary, wallet, dues',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/Billing.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing/billing',
    access: 'private',
    module: 'billing',
    title: 'Billing',
    shows: 'the same',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/Billing.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing/wallet-transactions',
    access: 'private',
    module: 'billing',
    title: 'Wallet transactions',
    shows: 'ledger, top up by card, download',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/WalletTransactions.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing/shipping-charges',
    access: 'private',
    module: 'billing',
    title: 'Shipping charges',
    shows: 'per AWB: entered, charged weight, freight, COD, RTO, GST',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/ShippingCharges.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing/cod-remittance',
    access: 'private',
    module: 'billing',
    title: 'COD remittance',
    shows: 'cycles, due, remitted, UTR',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/CodRemittance.tsx')),
  },
  {
    path: '/brand/{brand_id}/billing/invoice',
    access: 'private',
    module: 'billing',
    title: 'Invoices',
    shows: 'freight invoices, PDF',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/Invoices.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/user-management',
    access: 'private',
    module: 'settings',
    title: 'Users',
    shows: 'list, add, edit, photo, roles, module access, contact change with one-time code',
    built: true,
    screen: lazyScreen(() => import('./screens/users/UserManagement.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/warehouse',
    access: 'private',
    module: 'settings',
    title: 'Warehouses',
    shows: 'list',
    built: true,
    screen: lazyScreen(() => import('./screens/warehouses/Warehouses.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/warehouse/add',
    access: 'private',
    module: 'settings',
    title: 'Add warehouse',
    shows: 'all fields and return address',
    built: true,
    screen: lazyScreen(() => import('./screens/warehouses/AddWarehouse.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/warehouse/edit/{id}',
    access: 'private',
    module: 'settings',
    title: 'Edit warehouse',
    shows: 'the same, loaded',
    built: true,
    screen: lazyScreen(() => import('./screens/warehouses/EditWarehouse.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/integration',
    access: 'private',
    module: 'settings',
    title: 'Integrations',
    shows: 'stores, couriers, payment partners with their state',
    built: true,
    screen: lazyScreen(() => import('./screens/integrations/Integrations.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/integration/shopify',
    access: 'private',
    module: 'settings',
    title: 'Shopify',
    shows: 'connect, verify token, check, disconnect',
    built: true,
    screen: lazyScreen(() => import('./screens/integrations/Shopify.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/integration/custom-channel',
    access: 'private',
    module: 'settings',
    title: 'Custom channel',
    shows: 'API key, webhook, CSV channel',
    built: true,
    screen: lazyScreen(() => import('./screens/integrations/CustomChannel.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/integration/courier/{id}',
    access: 'private',
    module: 'settings',
    title: 'Courier',
    shows: 'credentials, rate cards, zones, pincode mapping, SLA, serviceability check',
    built: true,
    screen: lazyScreen(() => import('./screens/couriers/CourierPage.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/integration/payment-partner/{id}',
    access: 'private',
    module: 'settings',
    title: 'Payment partner',
    shows: 'credentials, charges, banks',
    built: true,
    screen: lazyScreen(() => import('./screens/integrations/PaymentPartner.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/rule-allocation',
    access: 'private',
    module: 'settings',
    title: 'Courier allocation',
    shows:
      "tabs, first 'Courier Allocation'; load distribution and custom rules; reorder, toggle, add/edit panel",
    built: true,
    screen: lazyScreen(() => import('./screens/allocation/RuleAllocation.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/rule-allocation/edit-preview',
    access: 'private',
    module: 'settings',
    title: 'Impact preview',
    shows: "before and after of the five impact rows on the brand's own past orders",
    built: true,
    screen: lazyScreen(() => import('./screens/allocation/ImpactPreview.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/label-tracking',
    access: 'private',
    module: 'settings',
    title: 'Label, invoice, tracking',
    shows: 'label preferences, invoice preferences, tracking-page preferences, each with a live preview',
    built: true,
    screen: lazyScreen(() => import('./screens/preferences/LabelTracking.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/messages',
    access: 'private',
    module: 'settings',
    title: 'Messages',
    shows: 'channels, language and quiet hours of messages; their texts with a preview; the log',
    built: true,
    screen: lazyScreen(() => import('./screens/messages/Messages.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/buyer-data',
    access: 'private',
    module: 'settings',
    title: 'Buyer data',
    shows: "how long buyers' data is stored; erasure of one buyer",
    built: true,
    screen: lazyScreen(() => import('./screens/buyerData/BuyerData.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/data-mapper',
    access: 'private',
    module: 'settings',
    title: 'Data mapper',
    shows: 'map the columns of a file to the fields of an import; saved mappings',
    built: true,
    screen: lazyScreen(() => import('./screens/dataMapper/DataMapper.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/company',
    access: 'private',
    module: 'settings',
    title: 'Company',
    shows: 'profile, GST verification, bank details, selected partners, pricing',
    built: true,
    screen: lazyScreen(() => import('./screens/company/Company.tsx')),
  },
  {
    path: '/brand/{brand_id}/setting/billing',
    access: 'private',
    module: 'settings',
    title: 'Billing settings',
    shows: 'billing address, alerts, auto-recharge',
    built: true,
    screen: lazyScreen(() => import('./screens/billing/BillingSettings.tsx')),
  },
  {
    path: '/brand/{brand_id}/procurement',
    access: 'private',
    module: 'procurement',
    title: 'Procurement',
    shows: 'purchase orders to suppliers, expected and received stock',
    built: false,
  },
  {
    path: '/brand/{brand_id}/finance',
    access: 'private',
    module: 'finance',
    title: 'Finance',
    shows: 'money in and out by order: sales, freight, COD due, GST summary',
    built: false,
  },
  {
    path: '/brand/{brand_id}/pick-pack/pick',
    access: 'private',
    module: 'pick and pack',
    title: 'Pick',
    shows: 'pick list by warehouse and batch, scan to pick',
    built: false,
  },
  {
    path: '/brand/{brand_id}/pick-pack/pack',
    access: 'private',
    module: 'pick and pack',
    title: 'Pack',
    shows: 'scan order, verify items, box hint, print label',
    built: false,
  },
];

/** The same path in the router's words: `/sku/edit-sku/{id}` is `/sku/edit-sku/:id`. */
export function pattern(route: AppRoute): string {
  return route.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

const brandRoot = '/brand/{brand_id}';

/** The pattern of a private screen below its brand, for the nested router. */
export function patternInBrand(route: AppRoute): string {
  return pattern({ ...route, path: route.path.slice(brandRoot.length) });
}

/** Does the pattern of a route fit a path below the brand? `/sku/edit-sku/:id` fits `/sku/edit-sku/7`. */
function fits(routePattern: string, path: string): boolean {
  const expected = routePattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** The private screen at a path below the brand, with or without its search. */
export function privateRouteAt(path: string): AppRoute | undefined {
  const [pathname = ''] = path.split('?');
  return privateRoutes.find((route) => fits(patternInBrand(route), pathname));
}

/**
 * The first screen below a path without a screen of its own, such as `/ndr`: where the path leads.
 * Screens that need an id, or that only forms lead to, are left out.
 */
export function firstRouteUnder(
  path: string,
  allows: (module: Module) => boolean,
): { path: string; title: string } | undefined {
  const root = `${path.replace(/\/$/, '')}/`;
  if (root === '/') return undefined;
  const found = privateRoutes.find(
    (route) =>
      patternInBrand(route).startsWith(root) &&
      !patternInBrand(route).includes(':') &&
      allows(route.module ?? 'home'),
  );
  return found && { path: patternInBrand(found), title: found.title };
}

export const publicRoutes = routes.filter((route) => route.access === 'public');
export const privateRoutes = routes.filter((route) => route.access === 'private');
