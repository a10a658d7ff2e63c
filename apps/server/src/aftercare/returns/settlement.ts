import type { Charges } from '@khep/domain/rating';
import { settleReturn } from '@khep/domain/returns';
import type { Settlement } from '@khep/domain/returns';
import { rtoLegs } from './rto.ts';
import type { ReturnItemJson, ReturnRecord } from './tables.ts';

/** A return with the charges of its box, if it is an RTO. */
export interface SettledReturn {
  record: ReturnRecord;
  /** Of the box of an RTO: both ways. */
  box_charges: Charges | null;
}

/** Computes refund and cost of a return, as far as its items are decided. */
export function settlementOf(
  { record, box_charges }: SettledReturn,
  items: readonly ReturnItemJson[] = record.items,
): Settlement {
  const legs =
    record.kind === 'rto'
      ? rtoLegs(box_charges)
      : { there: record.freight_there_paise, back: record.charges?.sub_total ?? null };
  return settleReturn({
    items: items.map(({ sku_name, quantity, paid_paise, gst, disposition }) => ({
      name: sku_name,
      quantity,
      paid: paid_paise,
      gst,
      disposition,
    })),
    fee: record.fee_paise,
    // An exchange sends the value again.
    is_paid: record.is_paid && record.kind !== 'exchange',
    freight_there: legs.there,
    freight_back: legs.back,
  });
}
