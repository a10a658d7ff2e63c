import { findState } from '../india/states.ts';
import { percentOf, scalePaise, splitByLargestRemainder, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** Whether the tax is the centre's and the state's, or the union's between states. */
export type SupplyType = 'intra-state' | 'inter-state';

export interface TaxSplit {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  /** Compensation cess, on top of GST. */
  cess: Paise;
  /** What the rounding left; may be negative. taxable + taxes + round_off is the price. */
  round_off: Paise;
}

/** Supplier's state and place of supply; names, short codes or GST codes. Undefined when either is unknown. */
export function supplyType(supplierState: string, placeOfSupply: string): SupplyType | undefined {
  const from = findState(supplierState);
  const to = findState(placeOfSupply);
  if (from === undefined || to === undefined) return undefined;
  return from === to ? 'intra-state' : 'inter-state';
}

/** Tax within a price that includes it. @param cessRate per cent of the taxable value, on top of GST */
export function splitInclusive(gross: Paise, rate: number, kind: SupplyType, cessRate = 0): TaxSplit {
  const taxable = scalePaise(gross, 100, 100 + rate + cessRate);
  const taxes = taxOf(taxable, rate, kind, cessRate);
  const round_off = gross - taxable - taxes.cgst - taxes.sgst - taxes.igst - taxes.cess;
  return { taxable, ...taxes, round_off };
}

/** Tax on top of a price. @param cessRate per cent of the taxable value, on top of GST */
export function addExclusive(taxable: Paise, rate: number, kind: SupplyType, cessRate = 0): TaxSplit {
  return { taxable, ...taxOf(taxable, rate, kind, cessRate), round_off: 0 };
}

function taxOf(
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
  /** Per cent of compensation cess. */
  cess_rate: number;
  /** What the buyer pays for the line after the discount. */
  gross: Paise;
  discount: Paise;
}

export interface TaxLine {
  /** Price of the whole line, GST included. */
  gross: Paise;
  /** Per cent. */
  rate: number;
  /** Per cent of compensation cess, included in the price too. @default 0 */
  cess_rate?: number | undefined;
}

export interface TaxedInvoice extends TaxSplit {
  lines: TaxedLine[];
  total: Paise;
}

/** Lines with GST in their prices, a discount shared over them by their prices to the last paisa. */
export function taxInvoice(lines: readonly TaxLine[], kind: SupplyType, discount: Paise = 0): TaxedInvoice {
  const whole = sumPaise(lines.map(({ gross }) => gross));
  const shares = splitByLargestRemainder(
    Math.max(0, Math.min(discount, whole)),
    lines.map(({ gross }) => gross),
  );
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
