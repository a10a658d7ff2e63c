import { Button } from '@khep/ui';
import { useAccess } from '../../data/useAccess.ts';
import { openShipToday } from '../../url/shipTodayAddress.ts';

/** Opens Ship today over the screen. */
export function ShipTodayButton() {
  const { allows } = useAccess();
  if (!allows('orders')) return null;
  return (
    <Button tone="accent" onPress={openShipToday}>
      Ship today
    </Button>
  );
}
