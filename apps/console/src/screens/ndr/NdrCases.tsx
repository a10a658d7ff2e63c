import { calls } from '@khep/api';
import type { NdrTab } from '@khep/domain/ndr';
import { useCall } from '@khep/api/hooks';
import { CutOffStrip } from '@khep/domain/ndr/ui';
import { Page, Stack, Tabs } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { useNow } from '../../data/useNow.ts';
import { casePanel } from './CasePanel.tsx';
import { ndrLists } from './ndrList.tsx';
import { NdrSettingsDrawer } from './NdrSettingsDrawer.tsx';

const tabs: readonly { id: NdrTab; label: string; description: string }[] = [
  {
    id: 'response-needed',
    label: 'Response needed',
    description: 'Answer each case before the cut-off of its courier',
  },
  { id: 'response-requested', label: 'Response requested', description: 'Answered, with the courier' },
  { id: 'delivered', label: 'Delivered', description: 'Delivered after a failed attempt' },
  { id: 'rto', label: 'RTO', description: 'Returned after a failed attempt' },
];

/** Failed deliveries of one status: the list beside the case. */
export default function NdrCases({ tab }: { tab: NdrTab }) {
  const summary = useCall(calls.ndr.status, undefined, { refreshInterval: 15_000 }).data?.data;
  const now = useNow();
  const { label, description } = tabs.find(({ id }) => id === tab)!;
  const count = (id: string) => (summary ? (summary.counts[id] ?? 0) : '–');
  return (
    <Page title={label} description={description} actions={<NdrSettingsDrawer />}>
      <Stack gap={16}>
        <Tabs
          label="NDR"
          selectedId={tab}
          items={tabs.map(({ id, label }) => ({ id, label, count: count(id), href: paths.ndr(id) }))}
        />
        {tab === 'response-needed' && summary && (summary.counts[tab] ?? 0) > 0 && (
          <CutOffStrip count={summary.counts[tab] ?? 0} open={summary.open} now={now} />
        )}
        <ListView key={tab} list={ndrLists[tab]} panel={casePanel(tab)} />
      </Stack>
    </Page>
  );
}
