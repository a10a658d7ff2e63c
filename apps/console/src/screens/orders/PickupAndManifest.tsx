import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EmptyState, LinkButton } from '@khep/ui';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { dayBefore } from './list/useOrderFilter.ts';
import { Manifests } from './pickup/Manifests.tsx';
import { groupPickups } from './pickup/groupPickups.ts';
import { Pickups } from './pickup/Pickups.tsx';

/** Scheduled pickups, past ones, and the manifests that are signed at handover. */
export default function PickupAndManifest() {
  const answer = useCall(calls.orders.pickups, undefined, { refreshInterval: 20_000 });
  const all = answer.data?.data.pickups;
  const pickups = all && groupPickups(all, dayBefore(0));
  return (
    <TabsPage
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse. Sign a manifest when the courier comes."
      label="Pickups and manifests"
      tabs={[
        {
          id: 'open',
          label: 'To hand over',
          count: pickups?.open.length,
          content: (
            <Pickups
              label="Pickups to hand over"
              answer={answer}
              pickups={pickups?.open}
              empty={
                <EmptyState
                  title="No pickups scheduled"
                  description="Schedule one for orders that are ready to ship."
                  action={<LinkButton href={paths.readyToShip()}>Go to ready to ship</LinkButton>}
                />
              }
            />
          ),
        },
        {
          id: 'past',
          label: 'Past pickups',
          content: (
            <Pickups
              label="Past pickups"
              answer={answer}
              pickups={pickups?.past}
              empty={
                <EmptyState
                  title="No past pickups"
                  description="Pickups move here the day after their pickup date."
                />
              }
            />
          ),
        },
        { id: 'manifests', label: 'Manifests', content: <Manifests /> },
      ]}
    />
  );
}
