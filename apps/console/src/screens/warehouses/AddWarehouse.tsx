import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { blankWarehouse, firstWarehouse } from '@khep/domain/warehouses';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { useAccess } from '../../data/useAccess.ts';
import { useWarehouses } from '../../data/useLookups.ts';
import { paths } from '../../paths.ts';
import { WarehouseForm } from './WarehouseForm.tsx';

/** Adds a place that couriers pick up from. */
export default function AddWarehouse() {
  const { allows } = useAccess();
  const company = useCall(calls.company.profile, allows('settings') ? {} : null, { quiet: true });
  const { rows: warehouses, isLoading } = useWarehouses();
  const isFirst = !isLoading && warehouses.length === 0;
  const profile = company.data?.data;
  // Without the profile the form begins empty.
  const isReady = !isLoading && !(isFirst && company.isLoading);
  const add = useAction(calls.warehouse.add, { invalidates: ['warehouse', 'onboarding'] });
  return (
    <WarehouseForm
      title="Add warehouse"
      breadcrumb={{ label: 'Add warehouse' }}
      submitLabel="Add warehouse"
      initial={isReady ? (isFirst && profile ? firstWarehouse(profile) : blankWarehouse) : undefined}
      save={(body, options) => add.run({ body }, options)}
      onSaved={() => navigate(paths.warehouses())}
    />
  );
}
