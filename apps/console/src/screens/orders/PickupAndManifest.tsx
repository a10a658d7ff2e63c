import { Page } from '@khep/ui';
import { Manifests } from './pickup/Manifests.tsx';
import { Pickups } from './pickup/Pickups.tsx';

/** What couriers will fetch, and the lists that are handed over with it. */
export default function PickupAndManifest() {
  return (
    <Page
      title="Pickup and manifest"
      description="Scheduled pickups by courier and warehouse; a manifest is signed when the courier comes"
    >
      <Pickups />
      <Manifests />
    </Page>
  );
}
