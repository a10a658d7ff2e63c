import type { TaxPart } from './taxParts.ts';
import { scalePaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { TaxSplit } from './gst.ts';

/** A line of an invoice, of which a box has some units. */
export interface InvoicedGoods {
  /** Missing for a charge, such as shipping. */
  sku_id?: string | undefined;
  description: string;
  hsn_code: string;
  quantity: number;
  tax: Pick<TaxSplit, TaxPart>;
}

/** Units of one SKU in a box, with their share of the invoice. */
export interface BoxGoods extends Record<TaxPart, Paise> {
  sku_id: string;
  description: string;
  hsn_code: string;
  quantity: number;
  /** Taxable value with its taxes. */
  total: Paise;
}

/**
 * Returns the goods in a box, each with its share of the invoice by units: what a courier declares at a check post.
 * Charges are not goods. A SKU on several lines, at several prices, is one row.
 * @param items units by SKU in the box; of a combo, its parts, as on the invoice
 */
export function goodsInBox(
  lines: readonly InvoicedGoods[],
  items: readonly { sku_id: string; quantity: number }[],
): BoxGoods[] {
  const linesOf = Map.groupBy(lines, ({ sku_id }) => sku_id ?? '');
  const unitsOf = new Map<string, number>();
  for (const { sku_id, quantity } of items) unitsOf.set(sku_id, (unitsOf.get(sku_id) ?? 0) + quantity);
  return [...unitsOf].flatMap(([sku_id, units]): BoxGoods[] => {
    const own = sku_id === '' ? [] : (linesOf.get(sku_id) ?? []);
    const [first] = own;
    const ordered = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = Math.min(units, ordered);
    if (!first || quantity <= 0) return [];
    const shareOf = (part: TaxPart) =>
      scalePaise(
        own.reduce((sum, { tax }) => sum + tax[part], 0),
        quantity,
        ordered,
      );
    const [taxable, cgst, sgst, igst, cess] = [
      shareOf('taxable'),
      shareOf('cgst'),
      shareOf('sgst'),
      shareOf('igst'),
      shareOf('cess'),
    ];
    return [
      {
        sku_id,
        description: first.description,
        hsn_code: first.hsn_code,
        quantity,
        taxable,
        cgst,
        sgst,
        igst,
        cess,
        total: taxable + cgst + sgst + igst + cess,
      },
    ];
  });
}
