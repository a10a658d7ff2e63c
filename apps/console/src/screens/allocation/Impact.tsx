import { calls } from '@khep/api';
import type { AllocationImpact, AllocationSettingDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ImpactTable } from '@khep/domain/allocation/ui';
import { formatDate } from '@khep/domain/days';
import { Stack, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';

/** Compares draft rules with the current ones on the brand's orders. Sends no request without a draft. */
export function useImpact(proposal: AllocationSettingDraft | undefined) {
  return useCall(calls.allocation.impact, proposal ? { body: proposal } : null);
}

/** Percentage of the replayed orders that each rule matched, in the order of the rules. */
export const ruleShares = ({ rules, orders }: AllocationImpact): number[] =>
  rules.map((rule) => (orders === 0 ? 0 : (rule.orders / orders) * 100));

/** The impact of draft rules, or why there is none. */
export function Impact({ answer }: { answer: ReturnType<typeof useImpact> }) {
  const impact = answer.data?.data;
  return (
    <AsyncContent isLoading={!impact} error={answer.error} onRetry={() => void answer.reload()}>
      {impact && (
        <Stack gap={12}>
          <ImpactTable impact={impact} />
          <Text size="secondary" tone="third">
            Orders from {formatDate(impact.from)} to {formatDate(impact.to)}, at today's prices.
            Serviceability isn't checked: every courier is assumed to serve every PIN code.
          </Text>
        </Stack>
      )}
    </AsyncContent>
  );
}
