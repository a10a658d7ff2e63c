import { calls } from '@khep/api';
import { Breadcrumbs, Page } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { WarehouseForm } from './WarehouseForm.tsx';
import { blankWarehouse } from './warehouseValues.ts';

/** Adds a place that couriers pick up from. */
export default function AddWarehouse() {
  const add = useAction(calls.warehouse.add, { invalidates: ['warehouse', 'onboarding'] });
  return (
    <Page
      title="Add warehouse"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Warehouses', href: paths.warehouses() }, { label: 'Add warehouse' }]}
        />
      }
    >
      <WarehouseForm
        initial={blankWarehouse}
        submitLabel="Add warehouse"
        isPending={add.isPending}
        onSubmit={async (body) => {
          const result = await add.run({ body });
          if (result.ok) navigate(paths.warehouses());
          return result;
        }}
      />
    </Page>
  );
}
