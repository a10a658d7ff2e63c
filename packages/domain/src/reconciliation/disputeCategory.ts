import type { DisputeCategory } from '../disputes/index.ts';
import type { InvoiceCategory } from './categories.ts';

const categories: Record<InvoiceCategory, DisputeCategory> = {
  UNKNOWN_AWB: 'other',
  OTHER_COURIER: 'other',
  DUPLICATE_AWB: 'other',
  NOT_SHIPPED: 'other',
  RTO_ON_DELIVERED: 'rto',
  COD_ON_PREPAID: 'cod',
  COD_ON_RTO: 'cod',
  WRONG_ZONE: 'zone',
  OVERWEIGHT: 'weight',
  WRONG_RATE: 'rate',
  WRONG_FSC_DPH: 'rate',
  GST_MISMATCH: 'other',
  UNEXPECTED_CHARGE: 'other',
  UNEXPLAINED: 'other',
  MISSING_FROM_INVOICE: 'other',
  UNDERCHARGED: 'other',
};

/** Returns the dispute category of an invoice line, by its primary category. */
export const toDisputeCategory = (category: InvoiceCategory | ''): DisputeCategory =>
  category === '' ? 'other' : categories[category];
