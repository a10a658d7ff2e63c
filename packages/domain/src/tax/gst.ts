import { findState } from '../india/states.ts';
import { percentOf, scalePaise, splitByLargestRemainder, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

export const supplyTypes = ['intra-state', 'inter-state'] as const;
/** Intra-state: CGST and SGST. Inter-state: IGST. */
export type SupplyType = (typeof supplyTypes)[number];

export const invoiceKinds = [...supplyTypes, 'untaxed'] as const;
/** The supply type of a tax invoice; `untaxed` is a bill of supply, of a seller without a GSTIN. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface TaxSplit {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** Compensation cess, in addition to GST. */
  cess: Paise;
  /** Rounding difference, may be negative: taxable + taxes + round_off = price. */
  round_off: Paise;
}

/**
 * Returns the supply type; undefined if either state is unknown. Accepts names, short codes and GST codes.
 */
export function supplyType(supplierState: string, placeOfSupply: string): SupplyType | undefined {
  const from = findState(supplierState);
  const to = findState(placeOfSupply);
  if (from === undefined || to === undefined) return undefined;
  return from === to ? 'intra-state' : 'inter-state';
}

/**
 * Extracts tax from a tax-inclusive price. @param cessRate percent of the taxable value, in addition to GST
 */
export function splitInclusive(gross: Paise, rate: number, kind: SupplyType, cessRate = 0): TaxSplit {
  const taxable = scalePaise(gross, 100, 100 + rate + cessRate);
  const taxes = computeTax(taxable, rate, kind, cessRate);
  const round_off = gross - taxable - taxes.cgst - taxes.sgst - taxes.igst - taxes.cess;
  return { taxable, ...taxes, round_off };
}

/** Adds tax to a price. @param cessRate percent of the taxable value, in addition to GST */
export function addExclusive(taxable: Paise, rate: number, kind: SupplyType, cessRate = 0): TaxSplit {
  return { taxable, ...computeTax(taxable, rate, kind, cessRate), round_off: 0 };
}

function computeTax(
  taxable: Paise,
  rate: number,
  kind: SupplyType,
  cessRate: number,
): Pick<TaxSplit, 'cgst' | 'sgst' | 'igst' | 'cess'> {
  const cess = percentOf(taxable, cessRate);
  if (kind === 'inter-state') return { cgst: 0, sgst: 0, igst: percentOf(taxable, rate), cess };
  const half = scalePaise(taxable, rate, 200);
  return { cgst: half, sgst: half, igst: 0, cess };
}

export interface TaxedLine extends TaxSplit {
  rate: number;
  /** Percent of compensation cess. */
  cess_rate: number;
  /** Price of the line after discount. */
  gross: Paise;
  discount: Paise;
}

export interface TaxLine {
  /** Price of the whole line, including GST. */
  gross: Paise;
  /** Percent. */
  rate: number;
  /** Percent of compensation cess, also included in the price. @default 0 */
  cess_rate?: number | undefined;
}

export interface TaxedInvoice extends TaxSplit {
  lines: TaxedLine[];
  total: Paise;
}

/** Apportions the discount of an invoice to its lines by price, to the paisa. */
export function discountShares(lines: readonly Pick<TaxLine, 'gross'>[], discount: Paise): Paise[] {
  const whole = sumPaise(lines.map(({ gross }) => gross));
  return splitByLargestRemainder(
    Math.max(0, Math.min(discount, whole)),
    lines.map(({ gross }) => gross),
  );
}

/** Computes an invoice from tax-inclusive lines, with its discount in their prices. */
export function taxInvoice(lines: readonly TaxLine[], kind: SupplyType, discount: Paise = 0): TaxedInvoice {
  const shares = discountShares(lines, discount);
  const taxed = lines.map(({ gross, rate, cess_rate = 0 }, index): TaxedLine => {
    const discount = shares[index] ?? 0;
    const paid = gross - discount;
    return { ...splitInclusive(paid, rate, kind, cess_rate), rate, cess_rate, gross: paid, discount };
  });
  const sum = (part: keyof TaxSplit | 'gross'): Paise => sumPaise(taxed.map((line) => line[part]));
  return {
    lines: taxed,
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    cess: sum('cess'),
    round_off: sum('round_off'),
    total: sum('gross'),
  };
}
