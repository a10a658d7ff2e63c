import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { istDay } from '@khep/domain/days';
import { groupPickups } from '@khep/domain/shipments';
import { Button, LinkButton, toast } from '@khep/ui';
import { useState } from 'react';
import { useNow } from '../../data/useNow.ts';
import { paths } from '../../paths.ts';
import { TabsPage } from '../../patterns/TabsPage.tsx';
import { Manifests } from './pickup/Manifests.tsx';
import { printManifests } from './pickup/pickupActionList.ts';
import { Pickups } from './pickup/Pickups.tsx';

/** Prints the manifests of every pickup until today, and makes those that are missing. */
function PrintTodaysManifests({ pickups, today }: { pickups: readonly Pickup[]; today: string }) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  const due = pickups.filter(({ date }) => date <= today);

  async function print() {
    setPending(true);
    try {
      await printManifests(client, due);
      await invalidate('orders', 'home');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.orders.manifest.errorMessage);
    } finally {
      setPending(false);
    }
  }
  if (due.length === 0) return null;
  return (
    <Button tone="accent" isPending={isPending} onPress={() => void print()}>
      {'Print today’s manifests'}
    </Button>
  );
}

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
          actions: <PrintTodaysManifests pickups={pickups?.open ?? []} today={istDay(now)} />,
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
