import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { Menu, Button } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { invalidates } from './invalidates.ts';

/** Ends the repair of an item: back on the shelf, or written off. */
export function RepairActions({ shown }: { shown: ReturnCase }) {
  const repaired = useAction(calls.returns.repaired, { invalidates });
  const finish = (item_no: number, disposition: 'restock' | 'write_off') =>
    void repaired.run({ params: { id: shown.id }, body: { item_no, disposition } });
  const inRepair = shown.items.filter(({ disposition }) => disposition === 'repair');
  return (
    <Menu
      label="Finish repair"
      trigger={<Button isPending={repaired.isPending}>Finish repair</Button>}
      items={inRepair.flatMap(({ item_no, sku_name }) => [
        {
          id: `${item_no}-restock`,
          label: `Restock ${sku_name}`,
          onAction: () => finish(item_no, 'restock'),
        },
        {
          id: `${item_no}-off`,
          label: `Write off ${sku_name}`,
          onAction: () => finish(item_no, 'write_off'),
        },
      ])}
    />
  );
}
