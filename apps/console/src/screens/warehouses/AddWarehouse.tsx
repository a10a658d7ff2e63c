import { calls } from '@khep/api';
import { blankWarehouse } from '@khep/domain/warehouses';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { WarehouseForm } from './WarehouseForm.tsx';

/** Adds a place that couriers pick up from. */
export default function AddWarehouse() {
  const add = useAction(calls.warehouse.add, { invalidates: ['warehouse', 'onboarding'] });
  return (
    <WarehouseForm
      title="Add warehouse"
      breadcrumb={{ label: 'Add warehouse' }}
      submitLabel="Add warehouse"
      initial={blankWarehouse}
      save={(body, options) => add.run({ body }, options)}
      onSaved={() => navigate(paths.warehouses())}
    />
  );
}
