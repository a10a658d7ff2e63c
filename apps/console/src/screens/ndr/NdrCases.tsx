import { calls } from '@khep/api';
import type { NdrTab } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CutOffStrip } from '@khep/domain/ndr/ui';
import { Page, Stack, Tabs } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { useNow } from '../shipToday/useNow.ts';
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
export function NdrCases({ status }: { status: NdrTab }) {
  const summary = useCall(calls.ndr.status, undefined, { refreshInterval: 15_000 }).data?.data;
  const now = useNow();
  const tab = tabs.find(({ id }) => id === status);
  const count = (id: string) => (summary ? (summary.counts[id] ?? 0) : '–');
  return (
    <Page title={tab?.label ?? ''} description={tab?.description} actions={<NdrSettingsDrawer />}>
      <Stack gap={16}>
        <Tabs
          label="NDR"
          selectedId={status}
          items={tabs.map(({ id, label }) => ({ id, label, count: count(id), href: paths.ndr(id) }))}
        />
        {status === 'response-needed' && summary && (summary.counts[status] ?? 0) > 0 && (
          <CutOffStrip count={summary.counts[status] ?? 0} open={summary.open} now={now} />
        )}
        <ListView key={status} list={ndrLists[status]} panel={casePanel(status)} />
      </Stack>
    </Page>
  );
}
