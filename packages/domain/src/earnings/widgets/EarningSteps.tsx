import { DescriptionList } from '@khep/ui';
import { formatRupeeValue } from '../../money/index.ts';
import { contributionOf, earningSteps, netSaleOf } from '../steps.ts';
import type { EarningAmounts } from '../steps.ts';

export interface EarningStepsProps {
  /** In rupees; deductions above 0. Steps of 0 are left out. */
  amounts: EarningAmounts;
  /** In rupees: the part of the cost of goods that is an estimate. */
  estimatedCost?: number;
}

const signed = (rupees: number) => formatRupeeValue(Math.round(rupees * 100) / 100);

/** The amounts of an order as a list: what it was sold for, what was taken off, what is left. */
export function EarningSteps({ amounts, estimatedCost = 0 }: EarningStepsProps) {
  const steps = (groups: readonly string[]) =>
    earningSteps
      .filter(({ id, group }) => groups.includes(group) && amounts[id] !== 0)
      .map(({ id, label, group }) => ({
        term: id === 'cost' && estimatedCost > 0 ? `${label}, estimated` : label,
        detail: signed(group === 'add' ? amounts[id] : -amounts[id]),
      }));
  return (
    <DescriptionList
      items={[
        { term: 'List price with GST', detail: signed(amounts.sale) },
        ...steps(['sale']),
        { term: 'Net sale', detail: signed(netSaleOf(amounts)), isStrong: true },
        ...steps(['cost', 'add']),
        { term: 'Contribution', detail: signed(contributionOf(amounts)), isStrong: true },
      ]}
    />
  );
}
