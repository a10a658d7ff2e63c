import type { AnyCube, CodState } from './cubes.ts';
import type { DisputeState } from '../disputes/states.ts';
import type { LineStatus } from '../reconciliation/categories.ts';
import type { ParcelOutcome } from './contributions.ts';

/** A sum over cells: of one measure, where the status is one of those named. */
export interface CountedSum {
  cube: AnyCube;
  measure: string;
  /** All without it. */
  status?: readonly string[] | undefined;
  /** All but these. */
  statusNot?: readonly string[];
}

/** Which day a metric counts on. */
export const dayBases = {
  order: 'the day of the order',
  shipment: 'the day the shipment was made',
  end: 'the day the shipment ended',
  first_attempt: 'the day of the first failed attempt',
  request: 'the day the buyer asked for the return',
  invoice: 'the day of the courier’s invoice',
  delivery: 'the day of delivery',
  payout: 'the day of the payout',
  notice: 'the day of the notice',
} as const;
export type DayBasis = keyof typeof dayBases;

export interface Metric {
  label: string;
  unit: 'count' | 'rupees' | 'percent' | 'hours';
  /** Calculation, with its parts: "Cancelled orders ÷ all orders". */
  formula: string;
  day: DayBasis;
  /** Whether more of it is good news; null for neither. */
  isUpGood: boolean | null;
  /** As of now: an earlier period has no value to compare, because what was open then has been settled since. */
  isStanding?: true;
  of: CountedSum;
  /** A rate: `of` is divided by it. */
  per?: CountedSum;
}

const parcels = (status?: readonly ParcelOutcome[]): CountedSum => ({
  cube: 'ended',
  measure: 'parcels',
  status,
});
const billed = (measure: string, status?: readonly LineStatus[]): CountedSum => ({
  cube: 'billedLines',
  measure,
  status,
});
const cod = (measure: string, status?: readonly CodState[]): CountedSum => ({
  cube: 'codParcels',
  measure,
  status,
});
const remitted = (measure: string): CountedSum => ({ cube: 'remittedLines', measure });
const disputed = (measure: string, status?: readonly DisputeState[]): CountedSum => ({
  cube: 'disputes',
  measure,
  status,
});
const live = { statusNot: ['CANCELLED'] } as const;
const placed = (measure: string): CountedSum => ({ cube: 'orders', measure, ...live });
const skuSums = (measure: string): CountedSum => ({ cube: 'orderSkus', measure, ...live });

/** Every number of analytics, defined once: for the server, screens, files and the documentation. */
export const metrics = {
  orders: {
    label: 'Orders',
    unit: 'count',
    formula: 'Orders placed, without cancelled ones',
    day: 'order',
    isUpGood: true,
    of: placed('orders'),
  },
  revenue: {
    label: 'Revenue',
    unit: 'rupees',
    formula: 'Total of the orders placed, with GST, without cancelled ones',
    day: 'order',
    isUpGood: true,
    of: placed('amount_paise'),
  },
  order_value: {
    label: 'Average order value',
    unit: 'rupees',
    formula: 'Revenue ÷ orders',
    day: 'order',
    isUpGood: true,
    of: placed('amount_paise'),
    per: placed('orders'),
  },
  order_units: {
    label: 'Units',
    unit: 'count',
    formula: 'Units of the orders placed, without cancelled ones',
    day: 'order',
    isUpGood: true,
    of: placed('units'),
  },
  repeat_orders: {
    label: 'Repeat orders',
    unit: 'count',
    formula:
      'Orders, without cancelled ones, whose buyer (by mobile number) had ordered before, cancelled orders too',
    day: 'order',
    isUpGood: true,
    of: placed('repeat'),
  },
  repeat_rate: {
    label: 'Repeat rate',
    unit: 'percent',
    formula: 'Repeat orders ÷ orders',
    day: 'order',
    isUpGood: true,
    of: placed('repeat'),
    per: placed('orders'),
  },
  cancelled_orders: {
    label: 'Cancelled orders',
    unit: 'count',
    formula: 'Orders that are cancelled',
    day: 'order',
    isUpGood: false,
    of: { cube: 'orders', measure: 'orders', status: ['CANCELLED'] },
  },
  cancelled_rate: {
    label: 'Cancelled',
    unit: 'percent',
    formula: 'Cancelled orders ÷ all orders',
    day: 'order',
    isUpGood: false,
    of: { cube: 'orders', measure: 'orders', status: ['CANCELLED'] },
    per: { cube: 'orders', measure: 'orders' },
  },
  sku_orders: {
    label: 'Orders',
    unit: 'count',
    formula: 'Orders with the SKU, without cancelled ones',
    day: 'order',
    isUpGood: true,
    of: skuSums('orders'),
  },
  sku_units: {
    label: 'Units',
    unit: 'count',
    formula: 'Units of the SKU in the orders placed, without cancelled ones',
    day: 'order',
    isUpGood: true,
    of: skuSums('units'),
  },
  sku_revenue: {
    label: 'Revenue',
    unit: 'rupees',
    formula: 'Price of the units after discount, without charges of the whole order or cancelled orders',
    day: 'order',
    isUpGood: true,
    of: skuSums('amount_paise'),
  },
  sku_ended: {
    label: 'Ended',
    unit: 'count',
    formula: 'Shipments with the SKU that were delivered, returned, lost or damaged',
    day: 'end',
    isUpGood: null,
    of: { cube: 'endedSkus', measure: 'parcels' },
  },
  sku_rto: {
    label: 'RTO',
    unit: 'count',
    formula: 'Shipments with the SKU that came back undelivered',
    day: 'end',
    isUpGood: false,
    of: { cube: 'endedSkus', measure: 'parcels', status: ['rto'] },
  },
  sku_rto_rate: {
    label: 'RTO rate',
    unit: 'percent',
    formula: 'RTO ÷ (delivered + RTO), of shipments with the SKU',
    day: 'end',
    isUpGood: false,
    of: { cube: 'endedSkus', measure: 'parcels', status: ['rto'] },
    per: { cube: 'endedSkus', measure: 'parcels', status: ['delivered', 'rto'] },
  },
  sku_returns: {
    label: 'Returns',
    unit: 'count',
    formula: 'Returns with the SKU that buyers asked for',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returnSkus', measure: 'returns' },
  },
  sku_returned_units: {
    label: 'Returned units',
    unit: 'count',
    formula: 'Units of the SKU in returns that buyers asked for',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returnSkus', measure: 'units' },
  },
  sku_ndr: {
    label: 'Failed deliveries',
    unit: 'count',
    formula: 'Shipments with the SKU that failed at least once',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndrSkus', measure: 'cases' },
  },
  shipments: {
    label: 'Shipments',
    unit: 'count',
    formula: 'Shipments with a courier, without cancelled ones',
    day: 'shipment',
    isUpGood: null,
    of: { cube: 'parcels', measure: 'parcels', ...live },
  },
  ended: {
    label: 'Ended',
    unit: 'count',
    formula: 'Shipments that were delivered, returned, lost or damaged',
    day: 'end',
    isUpGood: null,
    of: parcels(),
  },
  delivered: {
    label: 'Delivered',
    unit: 'count',
    formula: 'Shipments that were delivered',
    day: 'end',
    isUpGood: true,
    of: parcels(['delivered']),
  },
  lost: {
    label: 'Lost or damaged',
    unit: 'count',
    formula: 'Shipments that were lost or damaged',
    day: 'end',
    isUpGood: false,
    of: parcels(['lost', 'damaged']),
  },
  rto: {
    label: 'RTO',
    unit: 'count',
    formula: 'Shipments that came back undelivered',
    day: 'end',
    isUpGood: false,
    of: parcels(['rto']),
  },
  rto_value: {
    label: 'Value of RTO',
    unit: 'rupees',
    formula: 'Declared value of shipments that came back undelivered',
    day: 'end',
    isUpGood: false,
    of: { cube: 'ended', measure: 'value_paise', status: ['rto'] },
  },
  rto_freight: {
    label: 'Freight of RTO',
    unit: 'rupees',
    formula: 'Charges of both ways, with GST, of shipments that came back undelivered',
    day: 'end',
    isUpGood: false,
    of: { cube: 'ended', measure: 'charge_paise', status: ['rto'] },
  },
  rto_rate: {
    label: 'RTO rate',
    unit: 'percent',
    formula: 'RTO ÷ (delivered + RTO)',
    day: 'end',
    isUpGood: false,
    of: parcels(['rto']),
    per: parcels(['delivered', 'rto']),
  },
  freight: {
    label: 'Freight',
    unit: 'rupees',
    formula: 'Expected charges, with GST and RTO, of shipments that ended',
    day: 'end',
    isUpGood: false,
    of: { cube: 'ended', measure: 'charge_paise' },
  },
  freight_per_shipment: {
    label: 'Freight per shipment',
    unit: 'rupees',
    formula: 'Freight ÷ shipments that ended',
    day: 'end',
    isUpGood: false,
    of: { cube: 'ended', measure: 'charge_paise' },
    per: parcels(),
  },
  on_time_rate: {
    label: 'On time',
    unit: 'percent',
    formula: 'Delivered by the promised day ÷ delivered with a promised day',
    day: 'end',
    isUpGood: true,
    of: { cube: 'ended', measure: 'on_time' },
    per: { cube: 'ended', measure: 'promised' },
  },
  first_attempt_rate: {
    label: 'Delivered at first attempt',
    unit: 'percent',
    formula: 'Delivered without a failed attempt ÷ delivered',
    day: 'end',
    isUpGood: true,
    of: { cube: 'ended', measure: 'first_attempt' },
    per: parcels(['delivered']),
  },
  transit_hours: {
    label: 'Pickup to delivery',
    unit: 'hours',
    formula: 'Whole hours from pickup to delivery ÷ delivered shipments with a pickup',
    day: 'end',
    isUpGood: false,
    of: { cube: 'ended', measure: 'transit_hours' },
    per: { cube: 'ended', measure: 'picked_up' },
  },
  ndr_cases: {
    label: 'Failed deliveries',
    unit: 'count',
    formula: 'Shipments that failed at least once',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'cases' },
  },
  ndr_delivered: {
    label: 'Delivered after all',
    unit: 'count',
    formula: 'Failed deliveries that were delivered later',
    day: 'first_attempt',
    isUpGood: true,
    of: { cube: 'ndr', measure: 'cases', status: ['delivered'] },
  },
  ndr_rto: {
    label: 'Became RTO',
    unit: 'count',
    formula: 'Failed deliveries that turned back',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'cases', status: ['rto'] },
  },
  ndr_open: {
    label: 'Open',
    unit: 'count',
    formula: 'Failed deliveries that are still to be delivered',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'cases', status: ['response-needed', 'response-requested'] },
  },
  ndr_recovered_rate: {
    label: 'Recovered',
    unit: 'percent',
    formula: 'Delivered later ÷ failed deliveries that were delivered, turned back, lost or damaged',
    day: 'first_attempt',
    isUpGood: true,
    of: { cube: 'ndr', measure: 'cases', status: ['delivered'] },
    per: { cube: 'ndr', measure: 'cases', status: ['delivered', 'rto', 'closed'] },
  },
  ndr_answered: {
    label: 'Answered',
    unit: 'count',
    formula: 'Failed deliveries with an instruction to the courier',
    day: 'first_attempt',
    isUpGood: true,
    of: { cube: 'ndr', measure: 'answered' },
  },
  ndr_answer_hours: {
    label: 'Time to answer',
    unit: 'hours',
    formula: 'Whole hours from the first failed attempt to the first instruction ÷ answered',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'answer_hours' },
    per: { cube: 'ndr', measure: 'answered' },
  },
  ndr_late_rate: {
    label: 'Deadline missed',
    unit: 'percent',
    formula: 'Failed deliveries whose deadline passed without an answer ÷ failed deliveries',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'late' },
    per: { cube: 'ndr', measure: 'cases' },
  },
  ndr_fake_rate: {
    label: 'Likely fake attempts',
    unit: 'percent',
    formula: 'Failed deliveries whose latest attempt has 4 points or more ÷ failed deliveries',
    day: 'first_attempt',
    isUpGood: false,
    of: { cube: 'ndr', measure: 'fake' },
    per: { cube: 'ndr', measure: 'cases' },
  },
  returns: {
    label: 'Returns',
    unit: 'count',
    formula: 'Returns and exchanges that buyers asked for',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returns', measure: 'returns' },
  },
  returned_units: {
    label: 'Returned units',
    unit: 'count',
    formula: 'Units of returns that buyers asked for',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returns', measure: 'units' },
  },
  returns_value: {
    label: 'Value of returns',
    unit: 'rupees',
    formula: 'What buyers paid for the units they return',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returns', measure: 'value_paise' },
  },
  refunds: {
    label: 'Refunded',
    unit: 'rupees',
    formula: 'Refunds of returns that buyers asked for',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returns', measure: 'refund_paise' },
  },
  returns_freight: {
    label: 'Reverse freight',
    unit: 'rupees',
    formula: 'Charges of the reverse pickups',
    day: 'request',
    isUpGood: false,
    of: { cube: 'returns', measure: 'charge_paise' },
  },
  billed_lines: {
    label: 'Lines billed',
    unit: 'count',
    formula: 'Lines of courier invoices, without deleted invoices',
    day: 'invoice',
    isUpGood: null,
    of: billed('lines'),
  },
  billed: {
    label: 'Billed',
    unit: 'rupees',
    formula: 'Amounts of the lines of courier invoices, with GST',
    day: 'invoice',
    isUpGood: null,
    of: billed('billed_paise'),
  },
  billed_expected: {
    label: 'Expected',
    unit: 'rupees',
    formula: 'The same lines by the contracts, with GST; a line without a contract that prices it has none',
    day: 'invoice',
    isUpGood: null,
    of: billed('expected_paise'),
  },
  billed_difference: {
    label: 'Difference',
    unit: 'rupees',
    formula: 'Billed − expected, of lines that a contract prices',
    day: 'invoice',
    isUpGood: false,
    of: billed('difference_paise'),
  },
  billed_matched_rate: {
    label: 'Matched',
    unit: 'percent',
    formula: 'Lines that match ÷ all lines',
    day: 'invoice',
    isUpGood: true,
    of: billed('lines', ['matched']),
    per: billed('lines'),
  },
  billed_open_lines: {
    label: 'Lines to settle',
    unit: 'count',
    formula: 'Lines under review or disputed',
    day: 'invoice',
    isUpGood: false,
    isStanding: true,
    of: billed('lines', ['under_review', 'disputed']),
  },
  billed_open: {
    label: 'To settle',
    unit: 'rupees',
    formula: 'Difference of lines under review or disputed',
    day: 'invoice',
    isUpGood: false,
    isStanding: true,
    of: billed('difference_paise', ['under_review', 'disputed']),
  },
  billed_recovered: {
    label: 'Recovered',
    unit: 'rupees',
    formula: 'Credited by the courier for lines of the invoices',
    day: 'invoice',
    isUpGood: true,
    of: billed('recovered_paise'),
  },
  cod_parcels: {
    label: 'COD shipments',
    unit: 'count',
    formula: 'Delivered COD shipments',
    day: 'delivery',
    isUpGood: null,
    of: cod('parcels'),
  },
  cod_collected: {
    label: 'COD collected',
    unit: 'rupees',
    formula: 'COD amounts of delivered shipments',
    day: 'delivery',
    isUpGood: true,
    of: cod('collectible_paise'),
  },
  cod_paid: {
    label: 'Paid out',
    unit: 'rupees',
    formula: 'Paid by couriers for the delivered shipments, before deductions',
    day: 'delivery',
    isUpGood: true,
    of: cod('paid_paise'),
  },
  cod_pending: {
    label: 'COD not paid out',
    unit: 'rupees',
    formula: 'COD amounts of delivered shipments that no courier has paid out',
    day: 'delivery',
    isUpGood: false,
    isStanding: true,
    of: cod('collectible_paise', ['due', 'late']),
  },
  cod_pending_shipments: {
    label: 'Shipments not paid out',
    unit: 'count',
    formula: 'Delivered COD shipments that no courier has paid out',
    day: 'delivery',
    isUpGood: false,
    isStanding: true,
    of: cod('parcels', ['due', 'late']),
  },
  cod_late: {
    label: 'Past its payout day',
    unit: 'rupees',
    formula: 'COD amounts that are not paid out though the courier’s payout day is over',
    day: 'delivery',
    isUpGood: false,
    isStanding: true,
    of: cod('collectible_paise', ['late']),
  },
  cod_late_shipments: {
    label: 'Shipments past the payout day',
    unit: 'count',
    formula: 'COD shipments that are not paid out though the courier’s payout day is over',
    day: 'delivery',
    isUpGood: false,
    isStanding: true,
    of: cod('parcels', ['late']),
  },
  remitted_lines: {
    label: 'Lines paid',
    unit: 'count',
    formula: 'Lines of COD remittances, without deleted ones',
    day: 'payout',
    isUpGood: null,
    of: remitted('lines'),
  },
  remitted: {
    label: 'Remitted',
    unit: 'rupees',
    formula: 'Paid by the lines of COD remittances, with what was deducted',
    day: 'payout',
    isUpGood: true,
    of: remitted('remitted_paise'),
  },
  remitted_deducted: {
    label: 'Deducted',
    unit: 'rupees',
    formula: 'Freight and fees that couriers kept from COD remittances',
    day: 'payout',
    isUpGood: false,
    of: remitted('deducted_paise'),
  },
  remitted_difference: {
    label: 'Short or excess',
    unit: 'rupees',
    formula: 'Remitted − COD amounts of the same shipments',
    day: 'payout',
    isUpGood: true,
    of: remitted('difference_paise'),
  },
  disputes: {
    label: 'Disputes',
    unit: 'count',
    formula: 'Charges that a courier raised, or that were found on its invoice',
    day: 'notice',
    isUpGood: false,
    of: disputed('disputes'),
  },
  disputed: {
    label: 'Disputed',
    unit: 'rupees',
    formula: 'Amounts at stake, with GST',
    day: 'notice',
    isUpGood: false,
    of: disputed('amount_paise'),
  },
  disputes_open: {
    label: 'Open disputes',
    unit: 'count',
    formula: 'Disputes to answer, or with the courier',
    day: 'notice',
    isUpGood: false,
    isStanding: true,
    of: disputed('disputes', ['NEW', 'DISPUTED']),
  },
  disputed_open: {
    label: 'Open amount',
    unit: 'rupees',
    formula: 'Amounts of disputes to answer, or with the courier',
    day: 'notice',
    isUpGood: false,
    isStanding: true,
    of: disputed('amount_paise', ['NEW', 'DISPUTED']),
  },
  disputes_expired: {
    label: 'Not answered in time',
    unit: 'count',
    formula: 'Disputes whose deadline passed without an answer',
    day: 'notice',
    isUpGood: false,
    of: disputed('disputes', ['EXPIRED']),
  },
  dispute_recovered: {
    label: 'Recovered',
    unit: 'rupees',
    formula: 'Credited by couriers for disputes won or partly won',
    day: 'notice',
    isUpGood: true,
    of: disputed('recovered_paise'),
  },
  dispute_won_rate: {
    label: 'Won',
    unit: 'percent',
    formula: 'Disputes won or partly won ÷ those that the courier decided',
    day: 'notice',
    isUpGood: true,
    of: disputed('disputes', ['WON', 'PARTIAL']),
    per: disputed('disputes', ['WON', 'PARTIAL', 'LOST']),
  },
  dispute_recovered_rate: {
    label: 'Recovered of decided',
    unit: 'percent',
    formula: 'Recovered ÷ amounts of disputes that the courier decided',
    day: 'notice',
    isUpGood: true,
    of: disputed('recovered_paise'),
    per: disputed('amount_paise', ['WON', 'PARTIAL', 'LOST']),
  },
} as const satisfies Record<string, Metric>;
export type MetricId = keyof typeof metrics;

/** Returns the definition of a metric. */
export const metricOf = (id: MetricId): Metric => metrics[id];

/** Returns a metric from its sums; null where nothing is divided by. Rates in per cent, rupees as in `paise`. */
export function metricValue(metric: Metric, of: number, per: number): number | null {
  if (!metric.per) return of;
  if (per === 0) return null;
  return metric.unit === 'percent' ? (of / per) * 100 : of / per;
}

/** Returns the change from a previous value: points for a rate, else per cent; null where it can't be named. */
export function metricChange(metric: Metric, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null;
  if (metric.unit === 'percent') return now - before;
  return before === 0 ? null : ((now - before) / before) * 100;
}
