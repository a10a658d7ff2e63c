import { formatDate } from '../../days/index.ts';
import type { InvoiceLine, InvoiceModel, InvoiceParty } from '../../documents/index.ts';
import type { Sourced } from '../../gst/rules.ts';
import { purchaseMessages } from '../../messages/purchases.ts';
import { formatRupees, sumPaise } from '../../money/index.ts';
import {
  formatPlaceOfSupply,
  goodsSupplyType,
  gstinState,
  placeOfSupply,
  stateTaxName,
} from '../../tax/index.ts';
import type { BillDifference } from './supplierBill.ts';

/**
 * The law on a buyer's debit note. Section 34 lets the person who supplied issue credit notes (1) and debit notes (3); it gives the
 * recipient neither. So the note is a claim, which the supplier answers with a credit note.
 */
export const debitNoteRule = {
  /** Its own series. */
  prefix: 'DN',
  source:
    'CGST Act, section 34(1) and (3), as gstvidhi.com, lawcrux.com and goodsandservicetax.in quote it: credit and debit notes are issued by “the registered person, who has supplied”; that the recipient issues none: taxlok.com (query 13281 of 3 March 2020); read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced & { prefix: string };

/** The particulars of a note under section 34, which a claim has too, so that the supplier can issue its own from it. */
export const noteParticulars = {
  source:
    'CGST Rules, rule 53(1A), as lawcrux.com quotes it and rule 53(1) had them before (gspuca.com, teachoo.com): parties with address and GSTIN, nature of the document, number of at most 16 characters unique in a financial year, date, number and date of the invoice, taxable value, rate and tax, signature; read on 29 November 2026',
  certainty: 'A',
} as const satisfies Sourced;

export interface DebitNoteFacts {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  bill: { number: string; date: string };
  supplier: { name: string; address: string; gstin: string; phone: string; email: string };
  /** Who claims: the warehouse that the goods came to, with the GSTIN that it buys under. */
  buyer: InvoiceParty;
  differences: readonly (BillDifference & { sku_id: string; name: string; hsn: string; gst: number })[];
}

/**
 * Makes the printable debit note of a bill. Tax is split as the supplier charged it; what two equal halves can't have of an odd
 * paisa is rounding, so that the total is what is claimed.
 */
export function debitNoteModel({
  number,
  date,
  bill,
  supplier,
  buyer,
  differences,
}: DebitNoteFacts): InvoiceModel {
  const { gstin, name, ...contact } = supplier;
  const state = gstinState(gstin);
  const isTaxed = gstin !== '';
  const place = placeOfSupply({
    gstin: buyer.gstin ?? '',
    delivery_state: buyer.state,
    is_billing_same: true,
    receiver: 'buyer',
  });
  const isWithinState = isTaxed && goodsSupplyType(state?.name ?? '', place, false) === 'intra-state';
  const lines = differences.map((difference): InvoiceLine => {
    const { kind, units, unit_paise, amount_paise, gst_paise } = difference;
    const half = isWithinState ? Math.round(gst_paise / 2) : 0;
    return {
      description: `${difference.name}: ${purchaseMessages.kinds[kind](units, formatRupees(unit_paise))}`,
      sku_id: difference.sku_id,
      hsn_code: difference.hsn,
      quantity: units,
      rate: difference.gst,
      taxable: amount_paise,
      cgst: half,
      sgst: half,
      igst: isWithinState ? 0 : gst_paise,
    };
  });
  const total = sumPaise(differences.map(({ amount_paise, gst_paise }) => amount_paise + gst_paise));
  return {
    claims: { number: bill.number, date: formatDate(bill.date) },
    is_bill_of_supply: !isTaxed,
    number,
    date: formatDate(date),
    order_id: '',
    supplier: {
      ...contact,
      name,
      city: '',
      state: state ? formatPlaceOfSupply({ state: state.name, gst_code: state.gst_code }) : '',
      pincode: '',
      ...(isTaxed && { gstin }),
    },
    recipient: buyer,
    place_of_supply: isTaxed && place ? formatPlaceOfSupply(place) : '',
    ...(isWithinState && place && { state_tax: stateTaxName(place.state) }),
    lines,
    round_off:
      total - sumPaise(lines.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst])),
    total,
  };
}
