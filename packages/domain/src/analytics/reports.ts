import type { Dimension } from './cubes.ts';
import type { MetricId } from './metrics.ts';

/** Metrics by dimensions, the largest first. */
export interface ReportTable {
  by: readonly Dimension[];
  metrics: readonly MetricId[];
  /** @default all */
  limit?: number;
}

/** The response of one call of analytics. */
export interface Report {
  cards?: readonly MetricId[];
  /** By day, by month over a longer time. */
  series?: readonly MetricId[];
  tables?: readonly ReportTable[];
}

const topCount = 10;
const top = (by: readonly Dimension[], metrics: readonly MetricId[]): ReportTable => ({
  by,
  metrics,
  limit: topCount,
});
const carrierMetrics = [
  'ended',
  'delivered',
  'rto',
  'rto_rate',
  'on_time_rate',
  'first_attempt_rate',
] as const;
const rtoMetrics = ['rto', 'ended', 'rto_rate', 'rto_value', 'rto_freight'] as const;
const ndrMetrics = ['ndr_cases', 'ndr_delivered', 'ndr_rto', 'ndr_open', 'ndr_recovered_rate'] as const;
const returnMetrics = ['returns', 'returned_units', 'returns_value', 'refunds', 'returns_freight'] as const;
const billedMetrics = [
  'billed_lines',
  'billed',
  'billed_expected',
  'billed_difference',
  'billed_recovered',
] as const;
const codMetrics = ['cod_parcels', 'cod_collected', 'cod_paid', 'cod_pending', 'cod_late'] as const;
const disputeMetrics = ['disputes', 'disputed', 'dispute_recovered', 'dispute_won_rate'] as const;
const orderMetrics = ['orders', 'revenue', 'order_value', 'order_units'] as const;
const skuMetrics = [
  'sku_units',
  'sku_orders',
  'sku_revenue',
  'sku_ended',
  'sku_rto',
  'sku_rto_rate',
  'sku_returns',
  'sku_returned_units',
  'sku_ndr',
] as const;

/** The reports that are counted from cubes, by their call. */
export const reports = {
  'overview.cards': {
    cards: [
      'revenue',
      'orders',
      'order_value',
      'delivered',
      'rto_rate',
      'on_time_rate',
      'ndr_cases',
      'freight_per_shipment',
    ],
  },
  'overview.revenueTrends': { series: ['revenue', 'orders'] },
  'overview.topSkus': { tables: [top(['sku'], skuMetrics)] },
  'overview.topCarriers': { tables: [top(['courier'], carrierMetrics)] },
  'overview.codRemittancePendingTrend': {
    cards: ['cod_pending', 'cod_late', 'cod_pending_shipments'],
    series: ['cod_late', 'cod_pending'],
  },
  'overview.regionWiseShipment': {
    tables: [
      { by: ['state'], metrics: ['shipments', 'ended', 'delivered', 'rto', 'rto_rate', 'on_time_rate'] },
    ],
  },
  'orders.cards': {
    cards: [
      'orders',
      'revenue',
      'order_value',
      'order_units',
      'repeat_orders',
      'repeat_rate',
      'cancelled_orders',
      'cancelled_rate',
    ],
  },
  'orders.timeSeries': { series: ['orders', 'revenue', 'cancelled_orders'] },
  'orders.topLists': {
    tables: [
      top(['sku'], ['sku_orders', 'sku_units', 'sku_revenue']),
      top(['state'], [...orderMetrics, 'repeat_rate']),
      top(['channel'], orderMetrics),
      top(['warehouse'], orderMetrics),
    ],
  },
  'orders.weightSlabs': { tables: [{ by: ['slab'], metrics: orderMetrics }] },
  'orders.channelWise': {
    tables: [{ by: ['channel'], metrics: [...orderMetrics, 'repeat_rate', 'cancelled_rate'] }],
  },
  'orders.paymentModeWise': {
    tables: [{ by: ['payment'], metrics: [...orderMetrics, 'repeat_rate', 'cancelled_rate'] }],
  },
  'track.summary': {
    cards: [
      'shipments',
      'delivered',
      'rto',
      'lost',
      'on_time_rate',
      'first_attempt_rate',
      'transit_hours',
      'ended',
    ],
    tables: [{ by: ['status'], metrics: ['shipments'] }],
  },
  'track.trends': { series: ['shipments', 'delivered', 'rto'] },
  'track.zoneWise': {
    tables: [{ by: ['zone'], metrics: ['shipments', ...carrierMetrics, 'transit_hours'] }],
  },
  'track.carrierWise': {
    tables: [{ by: ['courier'], metrics: ['shipments', ...carrierMetrics, 'transit_hours'] }],
  },
  'skus.cards': {
    cards: ['sku_units', 'sku_revenue', 'sku_ended', 'sku_rto', 'sku_rto_rate', 'sku_returns'],
  },
  'skus.topSkus': { tables: [{ by: ['sku'], metrics: skuMetrics, limit: 50 }] },
  'skus.distributions': {
    tables: [
      { by: ['state'], metrics: ['sku_units', 'sku_revenue', 'sku_rto_rate'] },
      { by: ['payment'], metrics: ['sku_units', 'sku_revenue', 'sku_rto_rate'] },
      { by: ['warehouse'], metrics: ['sku_units', 'sku_revenue', 'sku_rto_rate'] },
    ],
  },
  'skus.details': {
    cards: skuMetrics,
    series: ['sku_units', 'sku_rto'],
    tables: [
      { by: ['state'], metrics: ['sku_units', 'sku_revenue', 'sku_rto_rate'] },
      { by: ['payment'], metrics: ['sku_units', 'sku_revenue', 'sku_rto_rate'] },
    ],
  },
  'ndr.cards': {
    cards: [...ndrMetrics, 'ndr_answer_hours', 'ndr_late_rate', 'ndr_fake_rate'],
  },
  'ndr.funnel': { cards: ['ndr_cases', 'ndr_answered', 'ndr_delivered', 'ndr_rto', 'ndr_open'] },
  'ndr.reasons': { tables: [{ by: ['reason'], metrics: ndrMetrics }] },
  'ndr.counts': { series: ['ndr_cases', 'ndr_delivered', 'ndr_rto'] },
  'ndr.carrierWise': {
    tables: [
      { by: ['courier'], metrics: [...ndrMetrics, 'ndr_answer_hours', 'ndr_late_rate', 'ndr_fake_rate'] },
    ],
  },
  'ndr.topSkus': { tables: [top(['sku'], ['sku_ndr', 'sku_ended', 'sku_rto_rate'])] },
  'ndr.prepaidVsCod': { tables: [{ by: ['payment'], metrics: ndrMetrics }] },
  'rto.cards': { cards: rtoMetrics },
  'rto.count': { series: ['rto', 'delivered'] },
  'rto.reasons': { tables: [{ by: ['reason'], metrics: ['rto', 'rto_value', 'rto_freight'] }] },
  'rto.trend': { series: ['rto_rate'] },
  'rto.courierWise': { tables: [{ by: ['courier'], metrics: rtoMetrics }] },
  'rto.topSkus': { tables: [top(['sku'], ['sku_rto', 'sku_ended', 'sku_rto_rate'])] },
  'rto.prepaidVsCod': { tables: [{ by: ['payment'], metrics: rtoMetrics }] },
  'returns.cards': { cards: returnMetrics },
  'returns.count': { series: ['returns', 'returned_units'] },
  'returns.reasons': { tables: [{ by: ['reason'], metrics: returnMetrics }] },
  'returns.trend': { series: ['returns_value', 'refunds'] },
  'returns.courierWise': { tables: [{ by: ['courier'], metrics: returnMetrics }] },
  'returns.topSkus': { tables: [top(['sku'], ['sku_returns', 'sku_returned_units'])] },
  'returns.prepaidVsCod': { tables: [{ by: ['payment'], metrics: returnMetrics }] },
  dto: {
    cards: returnMetrics,
    series: ['returns'],
    tables: [{ by: ['status'], metrics: ['returns', 'returned_units', 'returns_value'] }],
  },
  'carriers.summary': {
    cards: ['shipments', 'ended', 'delivered', 'rto_rate', 'on_time_rate', 'first_attempt_rate', 'freight'],
    tables: [
      {
        by: ['courier'],
        metrics: [
          'shipments',
          ...carrierMetrics,
          'transit_hours',
          'freight_per_shipment',
          'lost',
          'ndr_cases',
        ],
      },
    ],
  },
  'carriers.sla': {
    tables: [{ by: ['courier', 'zone'], metrics: ['delivered', 'on_time_rate', 'transit_hours'] }],
  },
  'carriers.shipments': { tables: [{ by: ['courier', 'status'], metrics: ['shipments'] }] },
  'carriers.billing': { tables: [{ by: ['courier'], metrics: billedMetrics }] },
  'carriers.loadDistribution': { tables: [{ by: ['courier'], metrics: ['shipments'] }] },
  'carriers.ndrReasons': {
    tables: [{ by: ['courier', 'reason'], metrics: ['ndr_cases', 'ndr_recovered_rate'] }],
  },
  'carriers.rtoReasons': { tables: [{ by: ['courier', 'reason'], metrics: ['rto', 'rto_freight'] }] },
  'carriers.paymentMode': {
    tables: [{ by: ['courier', 'payment'], metrics: ['shipments', 'delivered', 'rto', 'rto_rate'] }],
  },
  // Freight is prepaid to the courier: invoices here, COD remittances below.
  'recon.prepaidCards': {
    cards: ['billed_matched_rate', 'billed_open_lines', 'billed_open', ...billedMetrics],
  },
  'recon.prepaidStatus': { tables: [{ by: ['status'], metrics: billedMetrics }] },
  'recon.prepaidAging': { tables: [{ by: ['slab'], metrics: ['billed_open_lines', 'billed_open'] }] },
  'recon.prepaidCarrierWise': {
    tables: [{ by: ['courier'], metrics: [...billedMetrics, 'billed_matched_rate', 'billed_open'] }],
  },
  'recon.prepaidIssueCategory': {
    tables: [{ by: ['reason'], metrics: ['billed_lines', 'billed_difference', 'billed_recovered'] }],
  },
  'recon.codCards': {
    cards: [...codMetrics, 'remitted', 'remitted_deducted', 'remitted_difference'],
  },
  'recon.codStatus': { tables: [{ by: ['status'], metrics: ['cod_parcels', 'cod_collected', 'cod_paid'] }] },
  'recon.codAging': { tables: [{ by: ['slab'], metrics: ['cod_late_shipments', 'cod_late'] }] },
  'recon.codCarrierWise': {
    tables: [{ by: ['courier'], metrics: [...codMetrics, 'remitted_deducted', 'remitted_difference'] }],
  },
  'recon.codIssueCategory': {
    tables: [{ by: ['reason'], metrics: ['remitted_lines', 'remitted', 'remitted_difference'] }],
  },
  dispute: {
    cards: [
      ...disputeMetrics,
      'dispute_recovered_rate',
      'disputes_open',
      'disputed_open',
      'disputes_expired',
    ],
    series: ['disputed', 'dispute_recovered'],
    tables: [
      { by: ['status'], metrics: ['disputes', 'disputed', 'dispute_recovered'] },
      { by: ['slab'], metrics: ['disputes_open', 'disputed_open'] },
      { by: ['courier'], metrics: disputeMetrics },
      { by: ['reason'], metrics: disputeMetrics },
    ],
  },
} as const satisfies Record<string, Report>;
export type ReportId = keyof typeof reports;

/** Returns what a call returns. */
export const reportOf = (id: ReportId): Report => reports[id];
