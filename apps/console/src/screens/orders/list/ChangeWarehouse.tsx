import { calls } from '@khep/api';
import { useMutation } from '@khep/api/hooks';
import { Button, Dialog, Select } from '@khep/ui';
import { useState } from 'react';
import { useWarehouses } from '../../../data/useLookups.ts';

/** Chooses where the parcels of some orders are picked up. */
export function ChangeWarehouse({ orderIds, onClose }: { orderIds: readonly string[]; onClose: () => void }) {
  const warehouses = useWarehouses().rows;
  const [chosen, setChosen] = useState<string>();
  const change = useMutation(calls.orders.pickupWarehouse, { invalidates: ['orders'], onSuccess: onClose });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title="Change pickup warehouse"
      description={orderIds.length === 1 ? 'For one order' : `For ${orderIds.length} orders`}
      actions={(close) => (
        <>
          <Button onPress={close}>Back</Button>
          <Button
            tone="accent"
            variant="solid"
            isDisabled={!chosen}
            isPending={change.isPending}
            onPress={() =>
              void change.send({ body: { order_ids: [...orderIds], warehouse_id: chosen ?? '' } })
            }
          >
            Change warehouse
          </Button>
        </>
      )}
    >
      <Select
        label="Warehouse"
        items={warehouses.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={setChosen}
        errorMessage={change.error?.message}
      />
    </Dialog>
  );
}
