/** Differences of a courier invoice, in the order in which the first hit becomes the primary one. */
export const invoiceCategories = [
  'UNKNOWN_AWB',
  'OTHER_COURIER',
  'DUPLICATE_AWB',
  'NOT_SHIPPED',
  'RTO_ON_DELIVERED',
  'COD_ON_PREPAID',
  'COD_ON_RTO',
  'WRONG_ZONE',
  'OVERWEIGHT',
  'WRONG_RATE',
  'WRONG_FSC_DPH',
  'GST_MISMATCH',
  'UNEXPECTED_CHARGE',
  'UNEXPLAINED',
  'MISSING_FROM_INVOICE',
  'UNDERCHARGED',
] as const;
export type InvoiceCategory = (typeof invoiceCategories)[number];

/** How the categories are called on screen. */
export const invoiceCategoryLabels: Record<InvoiceCategory, string> = {
  UNKNOWN_AWB: 'Unknown AWB',
  OTHER_COURIER: 'Another courier',
  DUPLICATE_AWB: 'Duplicate AWB',
  NOT_SHIPPED: 'Not shipped',
  RTO_ON_DELIVERED: 'RTO on delivered',
  COD_ON_PREPAID: 'COD on prepaid',
  COD_ON_RTO: 'COD on RTO',
  WRONG_ZONE: 'Wrong zone',
  OVERWEIGHT: 'Overweight',
  WRONG_RATE: 'Wrong rate',
  WRONG_FSC_DPH: 'Wrong fuel or diesel',
  GST_MISMATCH: 'GST mismatch',
  UNEXPECTED_CHARGE: 'Unexpected charge',
  UNEXPLAINED: 'Unexplained amount',
  MISSING_FROM_INVOICE: 'Missing from invoice',
  UNDERCHARGED: 'Undercharged',
};

/** By what lines are found: a category, or none because no contract prices them. */
export const lineIssues = [...invoiceCategories, 'UNPRICED'] as const;
export type LineIssue = (typeof lineIssues)[number];

export const codCategories = [
  'UNKNOWN_AWB',
  'DUPLICATE',
  'REVERSED',
  'REMITTED_NOT_DELIVERED',
  'SHORT',
  'EXCESS',
  'NOT_REMITTED',
  'MATCHED',
] as const;
/** Category of a COD remittance, or of a delivered COD shipment without one. */
export type CodCategory = (typeof codCategories)[number];

export const codCategoryLabels: Record<CodCategory, string> = {
  UNKNOWN_AWB: 'Unknown AWB',
  DUPLICATE: 'Paid twice',
  REVERSED: 'Reversed',
  REMITTED_NOT_DELIVERED: 'Not delivered',
  SHORT: 'Short',
  EXCESS: 'Excess',
  NOT_REMITTED: 'Not remitted',
  MATCHED: 'Matched',
};
export const codCategoryTones = {
  UNKNOWN_AWB: 'caution',
  DUPLICATE: 'caution',
  REVERSED: 'critical',
  REMITTED_NOT_DELIVERED: 'caution',
  SHORT: 'critical',
  EXCESS: 'caution',
  NOT_REMITTED: 'critical',
  MATCHED: 'positive',
} as const satisfies Record<CodCategory, string>;

/** Actions of a user on lines of an invoice. */
export const lineActions = ['accept', 'dispute', 'write_off', 'reject', 'reopen'] as const;
export type LineAction = (typeof lineActions)[number];

/** Sums of the dashboard that count a part of the lines. */
export const lineSums = ['expected', 'difference', 'recovered'] as const;
export type LineSum = (typeof lineSums)[number];
export const lineSumLabels: Record<LineSum, string> = {
  expected: 'Expected',
  difference: 'Difference',
  recovered: 'Recovered',
};

/** Where a line of an invoice is. The last three follow a dispute. */
export const lineStatuses = [
  'matched',
  'under_review',
  'accepted',
  'disputed',
  'credited',
  'rejected',
  'written_off',
] as const;
export type LineStatus = (typeof lineStatuses)[number];
export const lineStatusLabels: Record<LineStatus, string> = {
  matched: 'Matched',
  under_review: 'Under review',
  accepted: 'Accepted',
  disputed: 'Disputed',
  credited: 'Credited',
  rejected: 'Rejected',
  written_off: 'Written off',
};
export const lineStatusTones = {
  matched: 'positive',
  under_review: 'caution',
  accepted: 'neutral',
  disputed: 'info',
  credited: 'positive',
  rejected: 'critical',
  written_off: 'neutral',
} as const satisfies Record<LineStatus, string>;

export const ageBands = ['0–7', '8–15', '16–30', '31–60', '60+'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The oldest age of each band, in days. */
const oldest: Readonly<Record<AgeBand, number>> = {
  '0–7': 7,
  '8–15': 15,
  '16–30': 30,
  '31–60': 60,
  '60+': Infinity,
};

/** The age of an invoice in days as a band of the ageing. */
export function ageBand(days: number): AgeBand {
  return ageBands.find((band) => days <= oldest[band]) ?? '60+';
}

/**
 * Returns the ages of a band in days, as `ageBand` decides them: the youngest and the oldest. The first band has no
 * youngest, as a file can have a later date.
 */
export function ageRange(band: AgeBand): { from: number; to: number } {
  const before = ageBands[ageBands.indexOf(band) - 1];
  return { from: before === undefined ? -Infinity : oldest[before] + 1, to: oldest[band] };
}
