import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { WarehouseForm } from './WarehouseForm.tsx';

/** Edits a place that couriers pick up from. */
export default function EditWarehouse() {
  const { id } = useParams<{ id: string }>();
  const call = useCall(calls.warehouse.get, { params: { id } });
  const update = useAction(calls.warehouse.update, { invalidates: ['warehouse'] });
  const warehouse = call.data?.data.warehouse;
  return (
    <WarehouseForm
      title={warehouse ? `Edit ${warehouse.name}` : 'Edit warehouse'}
      breadcrumb={{ label: warehouse?.name ?? 'Edit' }}
      submitLabel="Save warehouse"
      record={call}
      ownId={id}
      initial={warehouse}
      save={(body, options) => update.run({ params: { id }, body }, options)}
      onSaved={() => navigate(paths.warehouses())}
    />
  );
}
