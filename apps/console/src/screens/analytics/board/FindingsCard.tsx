import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { evidencePages } from '@khep/domain/analytics';
import type { FindingPage } from '@khep/domain/analytics';
import { FindingList } from '@khep/domain/analytics/ui';
import type { ShownFinding } from '@khep/domain/analytics/ui';
import { formatDate, formatDay } from '@khep/domain/days';
import { Card } from '@khep/ui';
import { useAccess } from '../../../data/useAccess.ts';
import { AsyncContent } from '../../../data/AsyncContent.tsx';
import { paths } from '../../../paths.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { evidenceSearch } from './evidenceSearch.ts';
import { actionPlaces } from './actionPlaces.ts';
import { inTurn, useCardSearch } from './inTurn.tsx';

/** The changes of a page's rates that are more than chance. */
export const FindingsCard = inTurn(function FindingsCard({
  page,
  query,
}: {
  page: FindingPage;
  query: AnalyticsQuery;
}) {
  const search = useCardSearch();
  const { allows } = useAccess();
  const { data, error, reload } = useCall(calls.analytics.findings, { query: { ...query, page } });
  const found = data?.data;
  const evidenceHref = ({ metric, where }: ShownFinding) =>
    `${paths.analytics(evidencePages[metric])}?${evidenceSearch(search, metric, where)}`;
  return (
    <Card title="What changed" description="Changes that are more than chance, the costliest first">
      <AsyncContent
        isLoading={found === undefined}
        error={found ? undefined : error}
        onRetry={() => void reload()}
      >
        {found && (
          <FindingList
            findings={found.findings}
            hasEnough={found.has_enough}
            compared={`${formatDay(found.compared_from, found.compared_to)} – ${formatDate(found.compared_to)}`}
            evidenceHref={evidenceHref}
            actionHref={(action) =>
              allows(actionPlaces[action].module) ? actionPlaces[action].href() : undefined
            }
          />
        )}
      </AsyncContent>
    </Card>
  );
});
