import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { evidencePages, sumLosses } from '@khep/domain/analytics';
import { FindingList } from '@khep/domain/analytics/ui';
import { formatDate, formatDay } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { Card, LinkButton, Skeleton } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import { paths } from '../../paths.ts';
import { actionPlaces } from '../analytics/board/actionPlaces.ts';
import { evidenceSearch } from '../analytics/board/evidenceSearch.ts';

/** The costliest changes of the last weeks. Nothing is shown where the search failed or has too few parcels. */
export function FoundCard() {
  const { allows } = useAccess();
  const { data, error } = useCall(calls.home.findings, {}, { quiet: true });
  const found = data?.data;
  if (found ? !found.has_enough : error) return null;
  const lost = sumLosses(found?.findings ?? []);
  return (
    <Card
      title={
        lost > 0
          ? `Found in your numbers: ${formatRupeeValue(lost, { decimals: 'never' })} lost`
          : 'Found in your numbers'
      }
      description="Changes of the last 30 days that are more than chance"
      actions={<LinkButton href={paths.analytics()}>Overview</LinkButton>}
    >
      {found ? (
        <FindingList
          findings={found.findings}
          hasEnough={found.has_enough}
          compared={`${formatDay(found.compared_from, found.compared_to)} – ${formatDate(found.compared_to)}`}
          evidenceHref={({ metric, where }) =>
            `${paths.analytics(evidencePages[metric])}?${evidenceSearch('', metric, where)}`
          }
          actionHref={(action) =>
            allows(actionPlaces[action].module) ? actionPlaces[action].href() : undefined
          }
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  );
}
