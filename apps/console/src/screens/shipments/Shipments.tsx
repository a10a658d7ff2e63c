import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { StuckStrip } from '@khep/domain/shipments/ui';
import { Page, Stack, Tabs } from '@khep/ui';
import { paths } from '../../paths.ts';
import { ListView } from '../../patterns/list/ListView.tsx';
import { shipmentLists } from './shipmentList.tsx';
import type { ShipmentTab } from './shipmentList.tsx';
import { shipmentPanel } from './ShipmentPanel.tsx';

const tabs: readonly { id: ShipmentTab; label: string; title: string; description: string }[] = [
  { id: 'all', label: 'All', title: 'All shipments', description: 'Each box with its courier' },
  { id: 'pending', label: 'Pending', title: 'Pending', description: 'Before their pickup' },
  { id: 'in-transit', label: 'In transit', title: 'In transit', description: 'With couriers, or returning' },
  { id: 'delivered', label: 'Delivered', title: 'Delivered', description: 'Delivered to the buyer' },
  { id: 'lost', label: 'Lost', title: 'Lost', description: 'Lost or damaged with the courier' },
];

/** Where stuck shipments are listed: all of them, or those of a courier. */
const stuckHref = (courier_id?: number) =>
  `${paths.shipments('in-transit')}?is_stuck=true${courier_id === undefined ? '' : `&courier_ids=${courier_id}`}`;

/** Shipments of one tab: where some are stuck, and the list beside the journey. */
export default function Shipments({ tab }: { tab: ShipmentTab }) {
  const chosen = tabs.find(({ id }) => id === tab);
  const summary = useCall(calls.tracking.summary, undefined, { refreshInterval: 15_000 }).data?.data;
  return (
    <Page title={chosen?.title ?? ''} description={chosen?.description}>
      <Stack gap={16}>
        <Tabs
          label="Shipments"
          selectedId={tab}
          items={tabs.map(({ id, label }) => ({
            id,
            label,
            count: summary?.tabs[id] ?? '–',
            href: paths.shipments(id),
          }))}
        />
        {summary && (tab === 'all' || tab === 'in-transit') && (
          <StuckStrip {...summary.stuck} href={stuckHref} />
        )}
        <ListView key={tab} list={shipmentLists[tab]} panel={shipmentPanel} />
      </Stack>
    </Page>
  );
}
