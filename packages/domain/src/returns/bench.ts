import { paiseToRupees, rupeesToPaise } from '../money/index.ts';
import { itemProblem } from './check.ts';
import type { CheckedItem } from './check.ts';
import { settleReturn } from './settle.ts';
import type { ReturnKind } from './steps.ts';

/** An item as it is on the bench. `paid` is in rupees, for all units. */
export interface BenchItem extends CheckedItem {
  item_no: number;
  sku_name: string;
  quantity: number;
  paid: number;
}

/** Returns what is missing before the check can be finished, by item. */
export function benchProblems(items: readonly BenchItem[]): Map<number, string> {
  return new Map(
    items.flatMap((item) => {
      const problem = itemProblem(item);
      return problem === undefined ? [] : [[item.item_no, problem] as const];
    }),
  );
}

/** Returns the rupees to refund by what is decided so far. */
export function benchRefund(
  items: readonly BenchItem[],
  { kind, is_paid, fee }: { kind: ReturnKind; is_paid: boolean; fee: number },
): number {
  const { refund_total } = settleReturn({
    items: items.map(({ sku_name, quantity, paid, disposition }) => ({
      name: sku_name,
      quantity,
      paid: rupeesToPaise(paid),
      gst: 0,
      disposition,
    })),
    fee: rupeesToPaise(fee),
    is_paid: is_paid && kind !== 'exchange',
    freight_there: null,
    freight_back: null,
  });
  return paiseToRupees(refund_total);
}
