import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Breadcrumbs, LinkButton, Page } from '@khep/ui';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { WarehouseForm } from './WarehouseForm.tsx';

/** Edits a place that couriers pick up from. */
export default function EditWarehouse() {
  const { id } = useParams<{ id: string }>();
  const { data, error, isLoading, reload } = useCall(calls.warehouse.get, { params: { id } });
  const update = useAction(calls.warehouse.update, { invalidates: ['warehouse'] });
  const warehouse = data?.data.warehouse;
  const title = warehouse ? `Edit ${warehouse.name}` : 'Edit warehouse';
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Warehouses', href: paths.warehouses() }, { label: warehouse?.name ?? 'Edit' }]}
        />
      }
    >
      <AsyncContent
        isLoading={isLoading}
        error={error}
        onRetry={() => void reload()}
        notFound="This warehouse does not exist"
        action={<LinkButton href={paths.warehouses()}>All warehouses</LinkButton>}
      >
        {warehouse && (
          <WarehouseForm
            key={warehouse.updated_at}
            initial={warehouse}
            ownId={id}
            submitLabel="Save warehouse"
            isPending={update.isPending}
            onSubmit={async (body) => {
              const result = await update.run({ params: { id }, body });
              if (result.ok) navigate(paths.warehouses());
              return result;
            }}
          />
        )}
      </AsyncContent>
    </Page>
  );
}
