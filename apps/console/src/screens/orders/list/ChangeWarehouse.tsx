import type { OrderRow } from '@khep/api';
import { Button, Dialog, Select } from '@khep/ui';
import { useState } from 'react';
import { formatNumber } from '@khep/domain/money';
import { useWarehouses } from '../../../data/useLookups.ts';
import type { ListDialogProps } from '../../../patterns/list/defineList.ts';
import { changeWarehouse } from './orderActions.ts';

/** Asks from which warehouse orders are picked up; the list shows the result of each. */
export function ChangeWarehouse({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const warehouses = useWarehouses().rows;
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title="Change pickup warehouse"
      description={rows.length === 1 ? 'For one order' : `For ${formatNumber(rows.length)} orders`}
      actions={(close) => (
        <>
          <Button onPress={close}>Back</Button>
          <Button
            tone="accent"
            variant="solid"
            isDisabled={!chosen}
            onPress={() => {
              onClose();
              void tools.run(rows, changeWarehouse(chosen ?? ''));
            }}
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
      />
    </Dialog>
  );
}
