import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import type { DisputeTab } from '@khep/domain/disputes';
import { LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListTabsPage } from '../../patterns/list/ListTabsPage.tsx';
import type { ListTab } from '../../patterns/list/ListTabsPage.tsx';
import { DisputeFigures } from './DisputeFigures.tsx';
import { disputeLists } from './disputeList.tsx';
import { DisputeRules } from './DisputeRules.tsx';
import { ImportNotice, ImportResponses } from './ImportDisputes.tsx';
import { SubmitToCourier } from './SubmitToCourier.tsx';

const tabs: readonly ListTab<DisputeTab>[] = [
  {
    id: 'raised',
    label: 'Raised',
    description: 'Unanswered by its deadline, a billed charge counts as accepted',
  },
  { id: 'resolved', label: 'Resolved', description: 'What couriers released, and what you paid' },
  { id: 'expired', label: 'Expired', description: 'Not answered in time, so the billed charge was debited' },
];

/** One of three lists: charges to answer or with a courier, decided ones, and those that no one answered in time. */
export default function Disputes({ tab }: { tab: DisputeTab }) {
  const counts = useCall(calls.disputes.summary).data?.data.tabs;
  return (
    <ListTabsPage
      title="Disputes"
      label="Disputes"
      tabs={tabs}
      tab={tab}
      href={paths.disputes}
      counts={counts}
      lists={disputeLists}
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
      above={tab === 'raised' && <DisputeFigures />}
    />
  );
}
