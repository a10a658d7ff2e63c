import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import { Button, StatusBadge } from '@khep/ui';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../../data/useAction.ts';
import { paths } from '../../../paths.ts';
import { SchedulePickup } from '../list/SchedulePickup.tsx';

/** Shows the next action of a pickup: another pickup for failed boxes, or its manifest. */
export function PickupActions({ pickup }: { pickup: Pickup }) {
  const create = useAction(calls.orders.manifest, { invalidates: ['orders', 'home'] });
  const [isScheduling, setScheduling] = useState(false);
  if (pickup.failed_shipment_ids.length > 0)
    return (
      <>
        <Button size="small" onPress={() => setScheduling(true)}>
          Schedule again
        </Button>
        {isScheduling && (
          <SchedulePickup
            what={{ shipment_ids: pickup.failed_shipment_ids }}
            onClose={() => setScheduling(false)}
          />
        )}
      </>
    );
  if (pickup.unmanifested_count === 0) return <StatusBadge tone="positive">Manifested</StatusBadge>;
  return (
    <Button
      size="small"
      isPending={create.isPending}
      onPress={async () => {
        const result = await create.run({ body: { shipment_ids: pickup.shipment_ids } });
        if (result.ok) navigate(paths.manifestDetails(result.answer.data.manifest_id));
      }}
    >
      Create manifest
    </Button>
  );
}
