import type { Paise } from '../money/index.ts';

/** The way from the list price to the contribution, in its order. `add` adds to what is left; the others take from it. */
export const earningSteps = [
  { id: 'discount', label: 'Discounts', group: 'sale', hint: 'Of orders and their lines.' },
  {
    id: 'rto',
    label: 'RTO',
    group: 'sale',
    hint: 'Credited: it came back undelivered, or was cancelled after its invoice.',
  },
  { id: 'refund', label: 'Refunds', group: 'sale', hint: 'Credited for what buyers returned.' },
  {
    id: 'gst',
    label: 'GST',
    group: 'sale',
    hint: 'Output tax of what stays sold, with the rounding of its documents.',
  },
  {
    id: 'cost',
    label: 'Cost of goods',
    group: 'cost',
    hint: 'Units that the buyers keep, at the cost of the day they were invoiced.',
  },
  {
    id: 'freight_out',
    label: 'Freight out',
    group: 'cost',
    hint: 'Rate card without GST: freight, fuel and surcharges.',
  },
  { id: 'freight_back', label: 'Freight back', group: 'cost', hint: 'RTO charges, and pickups from buyers.' },
  { id: 'cod_fee', label: 'COD fee', group: 'cost', hint: 'Charged by the courier for collecting.' },
  {
    id: 'freight_gst',
    label: 'GST of couriers',
    group: 'cost',
    hint: 'Without a GSTIN it can’t be claimed back.',
  },
  {
    id: 'payment_fee',
    label: 'Payment fee',
    group: 'cost',
    hint: 'Your gateway’s fee on what was paid in advance. It isn’t returned with a refund.',
  },
  { id: 'packaging', label: 'Packaging', group: 'cost', hint: 'Cost of each box.' },
  {
    id: 'written_off',
    label: 'Written off',
    group: 'cost',
    hint: 'Cost of returned units that can’t be sold again.',
  },
  {
    id: 'lost',
    label: 'Lost parcels',
    group: 'cost',
    hint: 'Declared value of boxes that were lost or damaged on the way.',
  },
  {
    id: 'overbilled',
    label: 'Overbilled',
    group: 'cost',
    hint: 'Billed above the rate card and not recovered, without GST.',
  },
  {
    id: 'claims',
    label: 'Claims paid',
    group: 'add',
    hint: 'Paid by couriers for lost and damaged parcels.',
  },
] as const satisfies readonly { id: string; label: string; group: 'sale' | 'cost' | 'add'; hint: string }[];
export type EarningStepId = (typeof earningSteps)[number]['id'];

/** Amounts of one order, or of many, in paise. Deductions are above 0. */
export interface EarningAmounts extends Record<EarningStepId, Paise> {
  /** List price with GST. */
  sale: Paise;
}

const sumOf = (amounts: EarningAmounts, group: (typeof earningSteps)[number]['group']): Paise =>
  earningSteps.filter((step) => step.group === group).reduce((sum, { id }) => sum + amounts[id], 0);

/** Sale before GST that stays sold. */
export const netSaleOf = (amounts: EarningAmounts): Paise => amounts.sale - sumOf(amounts, 'sale');

/** Contribution: what is left of the net sale after all costs of the order. Fixed costs of the brand are no part of it. */
export const contributionOf = (amounts: EarningAmounts): Paise =>
  netSaleOf(amounts) - sumOf(amounts, 'cost') + sumOf(amounts, 'add');
