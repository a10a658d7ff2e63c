import { Callout, DescriptionList, Grid, Stack } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatPercent, formatRupeeValue } from '../../money/index.ts';
import { planGstRate } from '../../tax/index.ts';

const defaults = domainMessages.plan;

export interface PlanCostProps {
  /** Prices of the plan in use, in rupees; `discount` in percent. */
  monthly: number;
  per_order: number;
  discount: number;
  /** Cost of the last 30 days. Rupees. */
  usage: { orders: number; base: number; discount: number; gst: number; total: number };
  /** A plan that would have cost less. */
  cheaper?: { name: string; total: number } | undefined;
}

/** The prices of a plan beside what the last 30 days cost on it. */
export function PlanCost({ monthly, per_order, discount, usage, cheaper }: PlanCostProps) {
  const messages = useDomainMessages('plan', defaults);
  return (
    <Stack gap={12}>
      <Grid columns={{ base: 1, md: 2 }} gap={24}>
        <DescriptionList
          items={[
            { term: messages.month, detail: formatRupeeValue(monthly) },
            { term: messages.order, detail: formatRupeeValue(per_order) },
            { term: messages.discount, detail: formatPercent(discount) },
          ]}
        />
        <DescriptionList
          items={[
            { term: messages.used(usage.orders), detail: formatRupeeValue(usage.base) },
            { term: messages.discount, detail: formatRupeeValue(usage.discount) },
            { term: messages.gst(formatPercent(planGstRate)), detail: formatRupeeValue(usage.gst) },
            { term: messages.total, detail: formatRupeeValue(usage.total), isStrong: true },
          ]}
        />
      </Grid>
      {cheaper && (
        <Callout tone="info">{messages.cheaper(cheaper.name, formatRupeeValue(cheaper.total))}</Callout>
      )}
    </Stack>
  );
}
