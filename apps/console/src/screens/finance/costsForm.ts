import { readPriceLines } from '@khep/domain/catalogue';
import type { SkuCosts } from '@khep/api';
import type { Schema } from '../../forms/useForm.ts';

/** SKUs that the form has a field for; others are typed as lines. */
export const costFields = 12;

/** Costs as they are typed: a field for each of the first SKUs, the others as lines of a sheet. */
export interface CostValues {
  /** By the place of the SKU. */
  known: Record<string, number>;
  lines: string;
}

export const costsOf = (
  { known, lines }: CostValues,
  skus: readonly { sku_id: string }[],
  from: string,
): SkuCosts['costs'] => [
  ...skus.slice(0, costFields).flatMap(({ sku_id }, at) => {
    const cost = known[`at${at}`];
    return cost === undefined ? [] : { sku_id, cost, from };
  }),
  ...readPriceLines(lines).prices.map(({ sku_id, price }) => ({ sku_id, cost: price, from })),
];

/** At least one cost, and lines that can be read. */
export const costsSchema: Schema<CostValues> = {
  safeParse(input) {
    const typed = input as Partial<CostValues>;
    const known = Object.fromEntries(
      Object.entries(typed.known ?? {}).filter(([, cost]) => Number.isFinite(cost)),
    );
    const values = { known, lines: typed.lines ?? '' };
    const { prices, problem } = readPriceLines(values.lines);
    const isEmpty = prices.length === 0 && Object.keys(known).length === 0;
    const message = problem ?? (isEmpty ? 'Enter a cost of at least one SKU' : undefined);
    return message === undefined
      ? { success: true, data: values }
      : { success: false, error: { issues: [{ path: ['lines'], message }] } };
  },
};
