import { calls } from '@khep/api';
import type { AllocationImpact, AllocationSettingDraft } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ImpactTable } from '@khep/domain/allocation/ui';
import { formatDate } from '@khep/domain/tracking';
import { Stack, Text } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';

/** Weighs rules against the brand's own orders. Nothing is asked while there are none. */
export function useImpact(proposal: AllocationSettingDraft | undefined) {
  return useCall(calls.allocation.impact, proposal ? { body: proposal } : null);
}

/** Per cent of the replayed orders that each rule decided, in the order of the rules. */
export const sharesOf = ({ rules, orders }: AllocationImpact): number[] =>
  rules.map((rule) => (orders === 0 ? 0 : (rule.orders / orders) * 100));

/** What the replay made of it: the five rows, or why there are none yet. */
export function Impact({ answer }: { answer: ReturnType<typeof useImpact> }) {
  const impact = answer.data?.data;
  return (
    <AsyncContent isLoading={!impact} error={answer.error} onRetry={() => void answer.reload()}>
      {impact && (
        <Stack gap={12}>
          <ImpactTable impact={impact} />
          <Text size="secondary" tone="third">
            Orders from {formatDate(impact.from)} to {formatDate(impact.to)}, at today's prices. Couriers are
            not asked: it is taken that each goes wherever you sell.
          </Text>
        </Stack>
      )}
    </AsyncContent>
  );
}
