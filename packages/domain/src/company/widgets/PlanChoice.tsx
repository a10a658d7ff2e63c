import { RadioCards } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';

const defaults = domainMessages.plan;

/** A plan of Khep with its price for the brand's orders. Rupees. */
export interface PlanData {
  id: string;
  name: string;
  purpose: string;
  monthly: number;
  per_order: number;
  /** Percent. */
  discount: number;
  /** For the orders of the last 30 days, with GST. */
  total: number;
}

export interface PlanChoiceProps {
  plans: readonly PlanData[];
  /** Id of the chosen plan. */
  value: string;
  onChange: (plan: string) => void;
  errorMessage?: string | undefined;
}

/** The plans of Khep, each with its prices and what the brand's orders cost on it. */
export function PlanChoice({ plans, value, onChange, errorMessage }: PlanChoiceProps) {
  const messages = useDomainMessages('plan', defaults);
  return (
    <RadioCards
      label={messages.label}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      items={plans.map((plan) => ({
        id: plan.id,
        label: plan.name,
        description: plan.purpose,
        facts: [
          { term: messages.month, detail: formatRupeeValue(plan.monthly) },
          { term: messages.order, detail: formatRupeeValue(plan.per_order) },
          { term: messages.discount, detail: formatPercent(plan.discount) },
        ],
        trailing: formatRupeeValue(plan.total),
      }))}
    />
  );
}
