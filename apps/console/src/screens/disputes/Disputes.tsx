import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { disputeTabs } from '@khep/domain/disputes';
import type { DisputeTab } from '@khep/domain/disputes';
import { LinkButton, Page, Stack, Tabs } from '@khep/ui';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { DisputeFigures } from './DisputeFigures.tsx';
import { disputeLists } from './disputeList.tsx';
import { DisputeRules } from './DisputeRules.tsx';
import { ImportNotice, ImportResponses } from './ImportDisputes.tsx';
import { SubmitToCourier } from './SubmitToCourier.tsx';

const labels: Record<DisputeTab, string> = { raised: 'Raised', resolved: 'Resolved', expired: 'Expired' };
const descriptions: Record<DisputeTab, string> = {
  raised: 'Unanswered by its deadline, a billed charge counts as accepted',
  resolved: 'What couriers released, and what you paid',
  expired: 'Not answered in time, so the billed charge was debited',
};

/** One of three lists: charges to answer or with a courier, decided ones, and those that no one answered in time. */
export default function Disputes({ tab }: { tab: DisputeTab }) {
  const [, navigate] = useLocation();
  const counts = useCall(calls.disputes.summary).data?.data.tabs;
  return (
    <Page
      title="Disputes"
      description={descriptions[tab]}
      actions={
        tab === 'raised' && (
          <>
            <DisputeRules />
            <SubmitToCourier />
            <ImportResponses />
            <ImportNotice />
            <LinkButton tone="accent" href={paths.addDispute()}>
              Add dispute
            </LinkButton>
          </>
        )
      }
    >
      <Stack gap={16}>
        <Tabs
          label="Disputes"
          items={disputeTabs.map((id) => ({ id, label: labels[id], count: counts?.[id] ?? '–' }))}
          selectedId={tab}
          onSelectionChange={(id) => {
            if (id !== tab) navigate(`~${paths.disputes(id)}`);
          }}
        />
        {tab === 'raised' && <DisputeFigures />}
        <ListView key={tab} list={disputeLists[tab]} />
      </Stack>
    </Page>
  );
}
