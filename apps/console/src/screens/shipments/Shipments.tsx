import type { ShipmentTab } from '@khep/domain/shipments';
import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { StuckStrip } from '@khep/domain/shipments/ui';
import { paths } from '../../paths.ts';
import { ListTabsPage } from '../../patterns/list/ListTabsPage.tsx';
import type { ListTab } from '../../patterns/list/ListTabsPage.tsx';
import { shipmentLists } from './shipmentList.ts';
import { shipmentPanel } from './ShipmentPanel.tsx';

const tabs: readonly ListTab<ShipmentTab>[] = [
  { id: 'all', label: 'All', title: 'All shipments', description: 'Each box with its courier' },
  { id: 'pending', label: 'Pending', description: 'Before their pickup' },
  { id: 'in-transit', label: 'In transit', description: 'With couriers, or returning' },
  { id: 'delivered', label: 'Delivered', description: 'Delivered to the buyer' },
  { id: 'lost', label: 'Lost', description: 'Lost or damaged with the courier' },
];

/** Where stuck shipments are listed: all of them, or those of a courier. */
const stuckHref = (courier_id?: number) =>
  `${paths.shipments('in-transit')}?is_stuck=true${courier_id === undefined ? '' : `&courier_ids=${courier_id}`}`;

/** Shipments of one tab: where some are stuck, and the list beside the journey. */
export default function Shipments({ tab }: { tab: ShipmentTab }) {
  const summary = useCall(calls.tracking.summary, undefined, { refreshInterval: 15_000 }).data?.data;
  return (
    <ListTabsPage
      label="Shipments"
      tabs={tabs}
      tab={tab}
      href={paths.shipments}
      counts={summary?.tabs}
      lists={shipmentLists}
      panel={shipmentPanel}
      above={
        summary &&
        (tab === 'all' || tab === 'in-transit') && <StuckStrip {...summary.stuck} href={stuckHref} />
      }
    />
  );
}
