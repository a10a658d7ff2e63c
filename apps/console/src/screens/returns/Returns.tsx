import { calls } from '@khep/api';
import type { ReturnTab } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { returnTabLabels, returnTabs } from '@khep/domain/returns';
import { LinkButton } from '@khep/ui';
import { BarChart } from '@khep/ui/charts';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { ListTabsPage } from '../../patterns/list/ListTabsPage.tsx';
import { useDocumentTitle } from '../../patterns/useDocumentTitle.ts';
import { CaseProvider } from './CaseContext.tsx';
import { ReturnPolicy } from './ReturnPolicy.tsx';
import { arrivals, returnLists } from './returnList.ts';
import { returnPanel } from './returnPanel.tsx';
import { useScannedReturn } from './useScannedReturn.ts';

const titles: Record<ReturnTab, string> = {
  ...returnTabLabels,
  request: 'Return requests',
  new: 'New returns',
  all: 'All returns',
};
const tabs = returnTabs.map((id) => ({ id, label: returnTabLabels[id], hasNoCount: id === 'all' }));

/** Returns and RTOs: seven lists of one declaration, each beside the open case. */
export default function Returns({ tab }: { tab: ReturnTab }) {
  const [, navigate] = useLocation();
  useDocumentTitle(titles[tab]);
  // Without filters: they may hide what is opened.
  const openScanned = useScannedReturn((found) => navigate(`~${paths.returns(found.tab)}?open=${found.id}`));
  const counts = useCall(calls.returns.counts, {}, { refreshInterval: 60_000 }).data?.data;
  const toDo = counts && [
    `${counts.to_check} to check`,
    `${formatRupeeValue(counts.to_refund)} to refund`,
    counts.due_soon > 0 && `${counts.due_soon} refund promises end by tomorrow`,
  ];
  return (
    <CaseProvider>
      <ListTabsPage
        title={titles[tab]}
        description={toDo?.filter(Boolean).join(' · ')}
        label="Returns and RTO"
        tabs={tabs}
        tab={tab}
        href={paths.returns}
        counts={counts?.tabs}
        lists={returnLists}
        panel={returnPanel}
        actions={
          <>
            <ReturnPolicy />
            <LinkButton href={paths.returns('create')} tone="accent">
              Create return
            </LinkButton>
          </>
        }
        {...(arrivals.includes(tab) && { onSearch: openScanned })}
        below={
          tab === 'all' &&
          counts &&
          counts.reasons.length > 0 && (
            <BarChart
              title="Why parcels came back"
              description="30 days"
              labelHeader="Reason"
              valueHeader="Parcels"
              items={counts.reasons.map(({ reason, count }) => ({ label: reason, value: count }))}
            />
          )
        }
      />
    </CaseProvider>
  );
}
