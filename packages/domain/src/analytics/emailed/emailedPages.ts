import type { ReportId } from '../reports.ts';

interface EmailedPage {
  title: string;
  /** In the order of the page; tables and cards have their metrics' names. */
  reports: readonly ReportId[];
}

/** The pages of analytics that can be sent by email, by the last part of their address. */
export const emailedPages = {
  overview: {
    title: 'Overview',
    reports: ['overview.cards', 'overview.topCarriers', 'overview.topSkus', 'overview.regionWiseShipment'],
  },
  orders: {
    title: 'Orders',
    reports: ['orders.cards', 'orders.topLists', 'orders.paymentModeWise', 'orders.weightSlabs'],
  },
  'track-shipment': {
    title: 'Shipments',
    reports: ['track.summary', 'track.carrierWise', 'track.zoneWise'],
  },
  ndr: {
    title: 'NDR',
    reports: ['ndr.cards', 'ndr.reasons', 'ndr.carrierWise', 'ndr.prepaidVsCod', 'ndr.topSkus'],
  },
  reconciliation: {
    title: 'Reconciliation',
    reports: [
      'recon.prepaidCards',
      'recon.prepaidCarrierWise',
      'recon.prepaidIssueCategory',
      'recon.codCards',
      'recon.codCarrierWise',
      'recon.codIssueCategory',
    ],
  },
  rto: {
    title: 'RTO',
    reports: ['rto.cards', 'rto.reasons', 'rto.courierWise', 'rto.prepaidVsCod', 'rto.topSkus'],
  },
  dispute: { title: 'Disputes', reports: ['dispute'] },
  'carrier-partners': {
    title: 'Carriers',
    reports: ['carriers.summary', 'carriers.sla', 'carriers.billing', 'carriers.paymentMode'],
  },
  sku: { title: 'SKUs', reports: ['skus.cards', 'skus.topSkus', 'skus.distributions'] },
  returns: {
    title: 'Returns',
    reports: [
      'returns.cards',
      'returns.reasons',
      'returns.courierWise',
      'returns.prepaidVsCod',
      'returns.topSkus',
    ],
  },
} as const satisfies Record<string, EmailedPage>;
export type EmailedPageId = keyof typeof emailedPages;
export const emailedPageIds = Object.keys(emailedPages) as EmailedPageId[];

export const isEmailedPage = (text: string): text is EmailedPageId => text in emailedPages;

/** Returns what a page sends. */
export const emailedPageOf = (id: EmailedPageId): EmailedPage => emailedPages[id];
