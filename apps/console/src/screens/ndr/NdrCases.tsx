import { calls } from '@khep/api';
import type { NdrTab } from '@khep/domain/ndr';
import { useCall } from '@khep/api/hooks';
import { CutOffStrip } from '@khep/domain/ndr/ui';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { ListTabsPage } from '../../patterns/list/ListTabsPage.tsx';
import type { ListTab } from '../../patterns/list/ListTabsPage.tsx';
import { casePanel } from './CasePanel.tsx';
import { ndrLists } from './ndrList.ts';
import { NdrReasons } from './NdrReasons.tsx';
import { NdrSettingsDrawer } from './NdrSettingsDrawer.tsx';

const tabs: readonly ListTab<NdrTab>[] = [
  {
    id: 'response-needed',
    label: 'Response needed',
    description: 'Answer each case before the cut-off of its courier',
  },
  {
    id: 'response-requested',
    label: 'Response requested',
    description: 'With the courier: a parcel that fails again returns to Response needed',
  },
  { id: 'delivered', label: 'Delivered', description: 'Delivered after a failed attempt' },
  { id: 'rto', label: 'RTO', description: 'Returned after a failed attempt' },
];

/** Failed deliveries of one status: the list beside the case. */
export default function NdrCases({ tab }: { tab: NdrTab }) {
  const summary = useCall(calls.ndr.status, undefined, { refreshInterval: 15_000 }).data?.data;
  const now = useNow();
  const count = summary?.counts[tab] ?? 0;
  return (
    <ListTabsPage
      label="NDR"
      tabs={tabs}
      tab={tab}
      href={paths.ndr}
      counts={summary?.counts}
      lists={ndrLists}
      panel={casePanel(tab)}
      actions={<NdrSettingsDrawer />}
      above={
        tab === 'response-needed' &&
        summary &&
        count > 0 && <CutOffStrip count={count} open={summary.open} now={now} />
      }
      // Beside cases that have ended: what to answer now comes first in the others.
      below={(tab === 'delivered' || tab === 'rto') && <NdrReasons />}
    />
  );
}
