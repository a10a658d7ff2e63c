import { WaterfallChart } from '@khep/ui/charts';
import type { ReactNode } from 'react';
import { formatRupeeValue, rupeesToPaise } from '../../money/index.ts';
import { earningSteps } from '../steps.ts';
import type { EarningAmounts } from '../steps.ts';

export interface ContributionWaterfallProps {
  title: string;
  /** In rupees; deductions above 0. Steps of 0 are left out. */
  amounts: EarningAmounts;
  /** In rupees: the part of the cost of goods that is an estimate. */
  estimatedCost: number;
  /** In the header of the card. */
  actions?: ReactNode;
}

const tones = { sale: 'neutral', cost: 'critical', add: 'positive' } as const;

/** From the list price with GST to the contribution, step by step. */
export function ContributionWaterfall({
  title,
  amounts,
  estimatedCost,
  actions,
}: ContributionWaterfallProps) {
  return (
    <WaterfallChart
      title={title}
      description="GST on courier bills is no cost where you claim it back."
      number="paise"
      actions={actions}
      start={{ label: 'List price', value: rupeesToPaise(amounts.sale), note: 'with GST' }}
      steps={earningSteps
        .filter(({ id }) => amounts[id] !== 0)
        .map(({ id, label, group }) => ({
          label,
          value: (group === 'add' ? 1 : -1) * rupeesToPaise(amounts[id]),
          tone: tones[group],
          ...(id === 'cost' &&
            estimatedCost > 0 && {
              note: `${formatRupeeValue(estimatedCost, { decimals: 'never' })} estimated`,
            }),
        }))}
      endLabel="Contribution"
      labelHeader="Step"
      valueHeader="Amount"
    />
  );
}
