import { formatNumber } from '../../money/index.ts';
import type { DecisionKind } from './allocationPlan.ts';

const decisionWords: readonly (readonly [kind: DecisionKind, words: string])[] = [
  ['rule', 'by rule'],
  ['split', 'by load distribution'],
  ['price', 'cheapest'],
  ['person', 'chosen'],
  ['none', 'without a courier'],
];

/**
 * Says how couriers were chosen: "3 by rule, 10 by load distribution".
 *
 * @param orders orders by what decided their courier; absent is 0
 * @param words in place of the usual ones
 */
export function describeDecisions(
  orders: Partial<Readonly<Record<DecisionKind, number>>>,
  words?: Partial<Readonly<Record<DecisionKind, string>>>,
): string {
  return decisionWords
    .flatMap(([kind, usual]) => {
      const number = orders[kind] ?? 0;
      return number > 0 ? [`${formatNumber(number)} ${words?.[kind] ?? usual}`] : [];
    })
    .join(', ');
}
