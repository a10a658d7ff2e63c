import { calls } from '@khep/api';
import type { ReturnTab } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { returnTabLabels, returnTabs } from '@khep/domain/returns';
import { LinkButton, Page, Stack, Tabs } from '@khep/ui';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { useDocumentTitle } from '../../patterns/useDocumentTitle.ts';
import { CaseProvider } from './CaseContext.tsx';
import { ReasonChart } from './ReasonChart.tsx';
import { ReturnPolicy } from './ReturnPolicy.tsx';
import { ScanField } from './ScanField.tsx';
import { returnLists } from './returnList.tsx';
import { returnPanel } from './returnPanel.tsx';

const titles: Record<ReturnTab, string> = {
  ...returnTabLabels,
  request: 'Return requests',
  new: 'New returns',
  all: 'All returns',
};

/** Returns and RTOs: seven lists of one declaration, each beside the open case. */
export default function Returns({ tab }: { tab: ReturnTab }) {
  const [, navigate] = useLocation();
  useDocumentTitle(titles[tab]);
  const counts = useCall(calls.returns.counts, {}, { refreshInterval: 60_000 }).data?.data;
  return (
    <CaseProvider>
      <Page
        title={titles[tab]}
        description={
          counts &&
          [
            `${counts.to_check} to check`,
            `${formatRupeeValue(counts.to_refund)} to refund`,
            counts.due_soon > 0 && `${counts.due_soon} refund promises end by tomorrow`,
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={
          <>
            <ReturnPolicy />
            <LinkButton href={paths.returns('create')} tone="accent">
              Create return
            </LinkButton>
          </>
        }
      >
        <Stack gap={16}>
          <Tabs
            label="Returns and RTO"
            items={returnTabs.map((id) => ({
              id,
              label: returnTabLabels[id],
              href: paths.returns(id),
              ...(id !== 'all' && { count: counts?.tabs[id] ?? '–' }),
            }))}
            selectedId={tab}
          />
          {/* Without filters: they may hide what is opened. */}
          <ScanField onFound={(found) => navigate(`~${paths.returns(found.tab)}?open=${found.id}`)} />
          <ListView key={tab} list={returnLists[tab]} panel={returnPanel} />
          {counts && counts.reasons.length > 0 && <ReasonChart reasons={counts.reasons} />}
        </Stack>
      </Page>
    </CaseProvider>
  );
}
