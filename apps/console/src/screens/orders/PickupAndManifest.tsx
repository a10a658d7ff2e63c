import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { istDay } from '@khep/domain/days';
import { groupPickups } from '@khep/domain/shipments';
import { LinkButton } from '@khep/ui';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { Manifests } from './pickup/Manifests.tsx';
import { Pickups } from './pickup/Pickups.tsx';

/** Scheduled pickups, past ones, and the manifests that are signed at handover. */
export default function PickupAndManifest() {
  const now = useNow();
  const response = useCall(calls.orders.pickups, undefined, { refreshInterval: 20_000 });
  const all = response.data?.data.pickups;
  const pickups = all && groupPickups(all, istDay(now));
  const source = (rows: readonly Pickup[] = []) => ({
    rows,
    error: all ? undefined : response.error,
    isLoading: !all,
    reload: response.reload,
  });
  return (
    <TabsPage
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse. Sign a manifest when the courier arrives."
      label="Pickups and manifests"
      tabs={[
        {
          id: 'open',
          label: 'To hand over',
          count: pickups?.open.length,
          content: (
            <Pickups
              kind="open"
              source={source(pickups?.open)}
              emptyAction={<LinkButton href={paths.readyToShip()}>Go to ready to ship</LinkButton>}
            />
          ),
        },
        {
          id: 'past',
          label: 'Past pickups',
          content: <Pickups kind="past" source={source(pickups?.past)} />,
        },
        { id: 'manifests', label: 'Manifests', content: <Manifests /> },
      ]}
    />
  );
}
