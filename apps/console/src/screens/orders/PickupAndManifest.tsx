import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Box, EmptyState, LinkButton, Page, Tabs } from '@khep/ui';
import { paths } from '../../paths.ts';
import { choiceParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { dayBefore } from './list/useOrderFilter.ts';
import { Manifests } from './pickup/Manifests.tsx';
import { groupPickups } from './pickup/groupPickups.ts';
import { Pickups } from './pickup/Pickups.tsx';

const tabs = ['open', 'past', 'manifests'] as const;

/** What couriers will fetch, and the lists that are handed over with it; what waits for somebody comes first. */
export default function PickupAndManifest() {
  const [{ tab }, setUrl] = useUrlState({ tab: choiceParam(tabs, 'open') });
  const answer = useCall(calls.orders.pickups, undefined, { refreshInterval: 20_000 });
  const all = answer.data?.data.pickups;
  const pickups = all && groupPickups(all, dayBefore(0));
  return (
    <Page
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse; a manifest is signed when the courier comes"
    >
      <Tabs
        label="Pickups and manifests"
        selected={tab}
        onSelect={(next) => {
          if (next !== tab) setUrl({ tab: tabs.find((one) => one === next) ?? 'open' }, { push: true });
        }}
        items={[
          {
            id: 'open',
            label: 'To hand over',
            ...(pickups && { count: pickups.open.length }),
            content: (
              <Box paddingBlock={16}>
                <Pickups
                  label="Pickups to hand over"
                  answer={answer}
                  pickups={pickups?.open}
                  empty={
                    <EmptyState
                      title="No pickup is scheduled"
                      description="Schedule one for orders that are ready to ship."
                      action={<LinkButton href={paths.readyToShip()}>Open ready to ship</LinkButton>}
                    />
                  }
                />
              </Box>
            ),
          },
          {
            id: 'past',
            label: 'Past pickups',
            content: (
              <Box paddingBlock={16}>
                <Pickups
                  label="Past pickups"
                  answer={answer}
                  pickups={pickups?.past}
                  empty={
                    <EmptyState
                      title="No pickup is over yet"
                      description="A pickup comes here the day after the courier was to come."
                    />
                  }
                />
              </Box>
            ),
          },
          {
            id: 'manifests',
            label: 'Manifests',
            content: (
              <Box paddingBlock={16}>
                <Manifests />
              </Box>
            ),
          },
        ]}
      />
    </Page>
  );
}
