import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { alikeFacts, fairMetrics, metricOf, mostAlikeDays } from '@khep/domain/analytics';
import type { AlikeFact, FairMetric } from '@khep/domain/analytics';
import { FairCouriers } from '@khep/domain/analytics/ui';
import type { ShownFairCourier } from '@khep/domain/analytics/ui';
import { Card, SegmentedControl, Stack } from '@khep/ui';
import { useCallback, useState } from 'react';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { useAccess } from '../../../data/useAccess.ts';
import { draftMoveHref } from '../../allocation/openRule.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { inTurn } from './inTurn.tsx';
import { useFigureHref } from './useFigureHref.ts';

const items = fairMetrics.map((id) => ({ id, label: metricOf(id).label }));

/** Names what like parcels have in common: fewer facts where few parcels would be left, and for many days. */
function describeAlike(alike: readonly AlikeFact[]): string {
  if (alike.includes('promise'))
    return 'As if each had carried the same mix of states, payments, zones, weights and promised days';
  if (alike.includes('weight'))
    return 'As if each had carried the same mix of states, payments, zones and weights. Too few parcels have the same promised days too.';
  return `As if each had carried the same mix of states, payments and zones. Weights are compared where enough parcels are alike, of at most ${mostAlikeDays} days.`;
}

/** Couriers as if all had carried the same parcels. */
export const FairCouriersCard = inTurn(function FairCouriersCard({ query }: { query: AnalyticsQuery }) {
  const [metric, setMetric] = useState<FairMetric>(fairMetrics[0]);
  const { data, error, reload } = useCall(calls.analytics.fairCouriers, { query: { ...query, metric } });
  const found = data?.data;
  const { allows } = useAccess();
  const hrefOf = useFigureHref();
  const ownHref = useCallback(
    ({ courier, rate }: ShownFairCourier) => hrefOf(metric, rate, { group: { courier } }),
    [hrefOf, metric],
  );
  return (
    <Card title="Couriers on like parcels" description={describeAlike(found?.alike ?? alikeFacts)}>
      <Stack gap={12}>
        <SegmentedControl
          label="Rate to compare"
          isLabelHidden
          items={items}
          value={metric}
          onChange={(id) => setMetric(fairMetrics.find((one) => one === id) ?? fairMetrics[0])}
        />
        <AsyncContent
          isLoading={found === undefined}
          error={found ? undefined : error}
          onRetry={() => void reload()}
        >
          {found && (
            <FairCouriers
              metric={metric}
              {...found}
              ownHref={ownHref}
              draftHref={
                found.move && allows('settings') ? draftMoveHref(found.move.to, found.move.states) : undefined
              }
            />
          )}
        </AsyncContent>
      </Stack>
    </Card>
  );
});
