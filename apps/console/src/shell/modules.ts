import type { Module } from '../data/useAccess.ts';
import { paths } from '../paths.ts';

/** Counts by the names in the home summary; a count that is absent isn't shown. */
export type Counts = Readonly<Record<string, number>>;

/** A screen under a module. */
export interface SubModule {
  label: string;
  href: string;
  /** Name of its count. */
  count?: string;
}

/** A module of the sidebar: its main screen and the screens under it. */
export interface SidebarModule {
  module: Module;
  label: string;
  href: string;
  /** Name of its count. */
  count?: string;
  /** The count is urgent: each has a deadline. */
  isUrgent?: boolean;
  items?: readonly SubModule[];
}

/** The modules in the order of a working day. Addresses carry the brand, so they are made on request. */
export function sidebarModules(_brandId: string): SidebarModule[] {
  return [
    { module: 'home', label: 'Home', href: paths.home() },
    {
      module: 'orders',
      label: 'Orders',
      href: paths.newOrders(),
      count: 'orders',
      items: [
        { label: 'New', href: paths.newOrders(), count: 'orders.new' },
        { label: 'Ready to ship', href: paths.readyToShip(), count: 'orders.ready-to-ship' },
        { label: 'Pickup & manifest', href: paths.pickupAndManifest(), count: 'orders.pickup-and-manifest' },
        { label: 'All orders', href: paths.allOrders() },
        { label: 'Cancelled', href: paths.cancelledOrders() },
      ],
    },
    {
      module: 'shipment',
      label: 'Shipments',
      href: paths.shipments(),
      items: [
        { label: 'All', href: paths.shipments('all') },
        { label: 'Pending', href: paths.shipments('pending') },
        { label: 'In transit', href: paths.shipments('in-transit') },
        { label: 'Delivered', href: paths.shipments('delivered') },
        { label: 'Lost', href: paths.shipments('lost') },
      ],
    },
    {
      module: 'ndr',
      label: 'NDR',
      href: paths.ndr(),
      count: 'ndr',
      isUrgent: true,
      items: [
        { label: 'Response needed', href: paths.ndr('response-needed') },
        { label: 'Response requested', href: paths.ndr('response-requested') },
        { label: 'Delivered', href: paths.ndr('delivered') },
        { label: 'RTO', href: paths.ndr('rto') },
      ],
    },
    {
      module: 'rto',
      label: 'Returns & RTO',
      href: paths.returns(),
      count: 'rto',
      items: [
        { label: 'Requests', href: paths.returns('request'), count: 'rto.request' },
        { label: 'New', href: paths.returns('new'), count: 'rto.new' },
        { label: 'Ready to ship', href: paths.returns('ready-to-ship'), count: 'rto.ready-to-ship' },
        { label: 'Pickup', href: paths.returns('pickup'), count: 'rto.pickup' },
        { label: 'In transit', href: paths.returns('in-transit'), count: 'rto.in-transit' },
        { label: 'Received', href: paths.returns('return-received'), count: 'rto.return-received' },
        { label: 'All', href: paths.returns('all') },
      ],
    },
    {
      module: 'reconciliation',
      label: 'Reconciliation',
      href: paths.reconciliation(),
      items: [
        { label: 'Discrepancies', href: paths.reconciliation() },
        { label: 'Upload', href: paths.reconciliationUpload() },
        { label: 'Upload history', href: paths.reconciliationHistory() },
      ],
    },
    {
      module: 'dispute',
      label: 'Disputes',
      href: paths.disputes(),
      count: 'dispute',
      items: [
        { label: 'Raised', href: paths.disputes('raised') },
        { label: 'Resolved', href: paths.disputes('resolved') },
        { label: 'Expired', href: paths.disputes('expired') },
      ],
    },
    {
      module: 'billing',
      label: 'Billing',
      href: paths.billing(),
      items: [
        { label: 'Summary', href: paths.billing() },
        { label: 'Wallet', href: paths.billing('wallet-transactions') },
        { label: 'Shipping charges', href: paths.billing('shipping-charges') },
        { label: 'COD remittance', href: paths.billing('cod-remittance') },
        { label: 'Invoices', href: paths.billing('invoice') },
      ],
    },
    {
      module: 'analytics',
      label: 'Analytics',
      href: paths.analytics(),
      items: [
        { label: 'Overview', href: paths.analytics('overview') },
        { label: 'Orders', href: paths.analytics('orders') },
        { label: 'Shipments', href: paths.analytics('track-shipment') },
        { label: 'NDR', href: paths.analytics('ndr') },
        { label: 'RTO', href: paths.analytics('rto') },
        { label: 'RTO risk', href: paths.analytics('rto-risk') },
        { label: 'Delivery ratings', href: paths.analytics('delivery-ratings') },
        { label: 'Returns', href: paths.analytics('returns') },
        { label: 'Reconciliation', href: paths.analytics('reconciliation') },
        { label: 'Disputes', href: paths.analytics('dispute') },
        { label: 'Carriers', href: paths.analytics('carrier-partners') },
        { label: 'SKUs', href: paths.analytics('sku') },
      ],
    },
    { module: 'sku', label: 'SKUs & boxes', href: paths.skus() },
    {
      module: 'pick and pack',
      label: 'Pick & pack',
      href: paths.pick(),
      items: [
        { label: 'Pick', href: paths.pick() },
        { label: 'Pack', href: paths.pack() },
      ],
    },
    {
      module: 'rate calculator',
      label: 'Rate calculator',
      href: paths.rateCalculator(),
    },
    {
      module: 'procurement',
      label: 'Procurement',
      href: paths.procurement(),
      items: [
        { label: 'To buy', href: paths.procurement() },
        { label: 'Purchase orders', href: paths.procurement('orders') },
        { label: 'Stock transfers', href: paths.procurement('transfers') },
        { label: 'Box sizes', href: paths.procurement('boxes') },
        { label: 'Suppliers', href: paths.procurement('suppliers') },
      ],
    },
    { module: 'finance', label: 'Finance', href: paths.finance() },
  ];
}

/** At the foot of the sidebar, below the daily work. */
export function settingsModule(_brandId: string): SidebarModule {
  return {
    module: 'settings',
    label: 'Settings',
    href: paths.settings('company'),
    items: [
      { label: 'Company', href: paths.settings('company') },
      { label: 'Users', href: paths.settings('user-management') },
      { label: 'Warehouses', href: paths.warehouses() },
      { label: 'Integrations', href: paths.settings('integration') },
      { label: 'Courier allocation', href: paths.settings('rule-allocation') },
      { label: 'Label, invoice, tracking', href: paths.settings('label-tracking') },
      { label: 'Messages', href: paths.settings('messages') },
      { label: 'Buyer data', href: paths.settings('buyer-data') },
      { label: 'Data mapper', href: paths.settings('data-mapper') },
      { label: 'Billing', href: paths.settings('billing') },
    ],
  };
}
