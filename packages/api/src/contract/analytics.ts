import { emailedPageIds } from '@khep/domain/analytics';
import { z } from 'zod';
import { CourierAlert } from '../entities/contract.ts';
import { requiredId } from '../entities/fields.ts';
import {
  EmailedReport,
  EmailedReportDraft,
  EmailedReportPerson,
  EmailedReportStop,
  OutsideAddressDraft,
} from '../entities/emailedReports.ts';
import { FairCouriersFilter, FairCouriersResponse } from '../entities/fairCouriers.ts';
import { FindingsFilter, FindingsResponse } from '../entities/findings.ts';
import {
  EmailedSending,
  Receipt,
  ReceiptChanges,
  ReceiptChangesFilter,
  ReceiptFilter,
} from '../entities/receipts.ts';
import {
  AnalyticsResponse,
  AnalyticsFilter,
  AnalyticsSubjects,
  AnalyticsSubjectsFilter,
} from '../entities/money.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';
import type { Lane } from '../endpoint.ts';

/**
 * An endpoint of analytics. All share one schema: filters in; cards, series and rows out. Named, because the compiler would write
 * its schemas out for each of them.
 */
export interface AnalyticsCall<Id extends string, Path extends string> {
  readonly id: Id;
  readonly method: 'GET';
  readonly path: Path;
  readonly module: 'analytics';
  readonly query: typeof AnalyticsFilter;
  readonly response: ReturnType<typeof data<typeof AnalyticsResponse>>;
  readonly errorMessage: 'Something went wrong';
  readonly lane: Lane;
  readonly bodyLimit: number;
  readonly successStatus: 200;
  readonly encoding: 'none' | 'json';
}

const call = <const Id extends string, const Path extends string>(
  id: Id,
  path: Path,
): AnalyticsCall<Id, Path> =>
  endpoint({
    id,
    method: 'GET',
    path,
    module: 'analytics',
    query: AnalyticsFilter,
    response: data(AnalyticsResponse),
    errorMessage: 'Something went wrong',
  });

export const analytics = {
  overview: {
    cards: call('analytics.overview.cards', '/analytics/overview/cards'),
    revenueTrends: call('analytics.overview.revenueTrends', '/analytics/overview/revenue-trends'),
    topSkus: call('analytics.overview.topSkus', '/analytics/overview/top-skus'),
    topCarriers: call('analytics.overview.topCarriers', '/analytics/overview/top-carriers'),
    codRemittancePendingTrend: call(
      'analytics.overview.codRemittancePendingTrend',
      '/analytics/overview/cod-remittance-pending-trend',
    ),
    regionWiseShipment: call(
      'analytics.overview.regionWiseShipment',
      '/analytics/overview/region-wise-shipment',
    ),
  },
  orders: {
    cards: call('analytics.orders.cards', '/analytics/orders/cards'),
    timeSeries: call('analytics.orders.timeSeries', '/analytics/orders/time-series'),
    topLists: call('analytics.orders.topLists', '/analytics/orders/top-lists'),
    weightSlabs: call('analytics.orders.weightSlabs', '/analytics/orders/weight-slabs'),
    channelWise: call('analytics.orders.channelWise', '/analytics/orders/channel-wise'),
    paymentModeWise: call('analytics.orders.paymentModeWise', '/analytics/orders/payment-mode-wise'),
  },
  track: {
    summary: call('analytics.track.summary', '/analytics/track-shipment/summary'),
    trends: call('analytics.track.trends', '/analytics/track-shipment/trends'),
    zoneWise: call('analytics.track.zoneWise', '/analytics/track-shipment/zone-wise'),
    carrierWise: call('analytics.track.carrierWise', '/analytics/track-shipment/carrier-wise'),
  },
  skus: {
    cards: call('analytics.skus.cards', '/analytics/skus/cards'),
    topSkus: call('analytics.skus.topSkus', '/analytics/skus/top-skus'),
    distributions: call('analytics.skus.distributions', '/analytics/skus/distributions'),
    details: endpoint({
      id: 'analytics.skus.details',
      method: 'GET',
      path: '/analytics/skus/details/{sku_id}',
      module: 'analytics',
      params: z.object({ sku_id: requiredId('Choose the SKU') }),
      query: AnalyticsFilter,
      response: data(AnalyticsResponse),
      errorMessage: 'Something went wrong',
    }),
  },
  ndr: {
    cards: call('analytics.ndr.cards', '/analytics/ndr-npr/cards'),
    funnel: call('analytics.ndr.funnel', '/analytics/ndr-npr/funnel'),
    reasons: call('analytics.ndr.reasons', '/analytics/ndr-npr/reasons'),
    counts: call('analytics.ndr.counts', '/analytics/ndr-npr/counts'),
    carrierWise: call('analytics.ndr.carrierWise', '/analytics/ndr-npr/carrier-wise'),
    topSkus: call('analytics.ndr.topSkus', '/analytics/ndr-npr/top-skus'),
    prepaidVsCod: call('analytics.ndr.prepaidVsCod', '/analytics/ndr-npr/prepaid-vs-cod'),
  },
  rto: {
    cards: call('analytics.rto.cards', '/analytics/rto/cards'),
    count: call('analytics.rto.count', '/analytics/rto/count'),
    reasons: call('analytics.rto.reasons', '/analytics/rto/reasons'),
    trend: call('analytics.rto.trend', '/analytics/rto/trend'),
    courierWise: call('analytics.rto.courierWise', '/analytics/rto/courier-wise'),
    topSkus: call('analytics.rto.topSkus', '/analytics/rto/top-skus'),
    prepaidVsCod: call('analytics.rto.prepaidVsCod', '/analytics/rto/prepaid-vs-cod'),
  },
  returns: {
    cards: call('analytics.returns.cards', '/analytics/returns/cards'),
    count: call('analytics.returns.count', '/analytics/returns/count'),
    reasons: call('analytics.returns.reasons', '/analytics/returns/reasons'),
    trend: call('analytics.returns.trend', '/analytics/returns/trend'),
    courierWise: call('analytics.returns.courierWise', '/analytics/returns/courier-wise'),
    topSkus: call('analytics.returns.topSkus', '/analytics/returns/top-skus'),
    prepaidVsCod: call('analytics.returns.prepaidVsCod', '/analytics/returns/prepaid-vs-cod'),
  },
  /** Direct to origin: returns by buyers. */
  dto: call('analytics.dto', '/analytics/dto'),
  carriers: {
    summary: call('analytics.carriers.summary', '/analytics/carrier-partners/summary'),
    sla: call('analytics.carriers.sla', '/analytics/carrier-partners/sla'),
    shipments: call('analytics.carriers.shipments', '/analytics/carrier-partners/carrier-wise-shipments'),
    billing: call('analytics.carriers.billing', '/analytics/carrier-partners/billing'),
    loadDistribution: call(
      'analytics.carriers.loadDistribution',
      '/analytics/carrier-partners/load-distribution',
    ),
    ndrReasons: call('analytics.carriers.ndrReasons', '/analytics/carrier-partners/ndr-reasons'),
    rtoReasons: call('analytics.carriers.rtoReasons', '/analytics/carrier-partners/rto-reasons'),
    paymentMode: call('analytics.carriers.paymentMode', '/analytics/carrier-partners/payment-mode'),
  },
  /** The orders, shipments and other things behind one figure, the latest first. */
  subjects: endpoint({
    id: 'analytics.subjects',
    method: 'GET',
    path: '/analytics/subjects',
    module: 'analytics',
    query: AnalyticsSubjectsFilter,
    rows: 'subjects',
    response: data(AnalyticsSubjects),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
  /** The changes of a page's rates that are more than chance. */
  findings: endpoint({
    id: 'analytics.findings',
    method: 'GET',
    path: '/analytics/findings',
    module: 'analytics',
    isExtension: true,
    query: FindingsFilter,
    response: data(FindingsResponse),
    errorMessage: 'Something went wrong',
  }),
  /** Couriers compared on like parcels. */
  fairCouriers: endpoint({
    id: 'analytics.fairCouriers',
    method: 'GET',
    path: '/analytics/carrier-partners/fair',
    module: 'analytics',
    isExtension: true,
    query: FairCouriersFilter,
    response: data(FairCouriersResponse),
    errorMessage: 'Something went wrong',
  }),
  /** Sums that were found to differ from the orders; all orders are being counted again. */
  differences: endpoint({
    id: 'analytics.differences',
    method: 'GET',
    path: '/analytics/differences',
    module: 'analytics',
    isExtension: true,
    response: data(z.object({ differences: z.array(CourierAlert.pick({ id: true, words: true })) })),
    errorMessage: 'Something went wrong',
  }),
  /** The key numbers of a page as known at a time, beside those of now. */
  receipt: endpoint({
    id: 'analytics.receipt',
    method: 'GET',
    path: '/analytics/receipt',
    module: 'analytics',
    isExtension: true,
    query: ReceiptFilter,
    response: data(Receipt),
    errorMessage: 'Something went wrong',
  }),
  /** Why a number is another now than it was known: order by order. */
  receiptChanges: endpoint({
    id: 'analytics.receiptChanges',
    method: 'GET',
    path: '/analytics/receipt/changes',
    module: 'analytics',
    isExtension: true,
    query: ReceiptChangesFilter,
    response: data(ReceiptChanges),
    errorMessage: 'Something went wrong',
  }),
  /** Pages that are sent by email: those of all users, so that nobody wonders who sends them. */
  emailed: {
    list: endpoint({
      id: 'analytics.emailed.list',
      method: 'GET',
      path: '/analytics/emailed',
      module: 'analytics',
      isExtension: true,
      response: data(
        z.object({
          reports: z.array(EmailedReport),
          people: z.array(EmailedReportPerson),
          /** Whether the reader can send pages to addresses outside the brand. */
          can_add: z.boolean(),
        }),
      ),
      errorMessage: 'Something went wrong',
    }),
    /** Emails of a page that went out, the latest first. */
    sendings: endpoint({
      id: 'analytics.emailed.sendings',
      method: 'GET',
      path: '/analytics/emailed-sendings',
      module: 'analytics',
      isExtension: true,
      query: z.object({ page: z.enum(emailedPageIds, 'Choose a page of analytics') }),
      response: data(z.object({ sendings: z.array(EmailedSending) })),
      errorMessage: 'Something went wrong',
    }),
    create: endpoint({
      id: 'analytics.emailed.create',
      method: 'POST',
      path: '/analytics/emailed',
      module: 'analytics',
      isExtension: true,
      body: EmailedReportDraft,
      response: data(z.object({ report: EmailedReport })),
      errorMessage: 'Something went wrong',
    }),
    /** Sends it now too; its next time stays. */
    send: endpoint({
      id: 'analytics.emailed.send',
      method: 'POST',
      path: '/analytics/emailed/{id}/send',
      module: 'analytics',
      isExtension: true,
      params: byId,
      response: done,
      errorMessage: 'Something went wrong',
    }),
    stop: endpoint({
      id: 'analytics.emailed.stop',
      method: 'DELETE',
      path: '/analytics/emailed/{id}',
      module: 'analytics',
      isExtension: true,
      params: byId,
      query: EmailedReportStop,
      response: done,
      errorMessage: 'Something went wrong',
    }),
    /** Asks an address outside the brand whether it wants a page. */
    addAddress: endpoint({
      id: 'analytics.emailed.addAddress',
      method: 'POST',
      path: '/analytics/emailed/{id}/addresses',
      module: 'analytics',
      isExtension: true,
      params: byId,
      body: OutsideAddressDraft,
      response: done,
      errorMessage: 'Something went wrong',
    }),
    askAddress: endpoint({
      id: 'analytics.emailed.askAddress',
      method: 'POST',
      path: '/analytics/emailed-addresses/{id}/confirmation',
      module: 'analytics',
      isExtension: true,
      params: byId,
      response: done,
      errorMessage: 'Something went wrong',
    }),
    removeAddress: endpoint({
      id: 'analytics.emailed.removeAddress',
      method: 'DELETE',
      path: '/analytics/emailed-addresses/{id}',
      module: 'analytics',
      isExtension: true,
      params: byId,
      response: done,
      errorMessage: 'Something went wrong',
    }),
  },
  /** Of the disputes about what couriers bill. */
  dispute: { ...call('analytics.dispute', '/analytics/dispute'), isExtension: true as const },
  recon: {
    prepaidCards: call('analytics.recon.prepaidCards', '/analytics/reconcilliation/prepaid/cards'),
    prepaidStatus: call('analytics.recon.prepaidStatus', '/analytics/reconcilliation/prepaid/status'),
    prepaidAging: call('analytics.recon.prepaidAging', '/analytics/reconcilliation/prepaid/aging'),
    prepaidCarrierWise: call(
      'analytics.recon.prepaidCarrierWise',
      '/analytics/reconcilliation/prepaid/carrier-wise',
    ),
    prepaidIssueCategory: call(
      'analytics.recon.prepaidIssueCategory',
      '/analytics/reconcilliation/prepaid/issue-category',
    ),
    codCards: call('analytics.recon.codCards', '/analytics/reconcilliation/cod/cards'),
    codStatus: call('analytics.recon.codStatus', '/analytics/reconcilliation/cod/status'),
    codAging: call('analytics.recon.codAging', '/analytics/reconcilliation/cod/aging'),
    codCarrierWise: call('analytics.recon.codCarrierWise', '/analytics/reconcilliation/cod/carrier-wise'),
    codIssueCategory: call(
      'analytics.recon.codIssueCategory',
      '/analytics/reconcilliation/cod/issue-category',
    ),
  },
};
