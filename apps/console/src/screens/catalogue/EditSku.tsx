import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Breadcrumbs, LinkButton, Page } from '@khep/ui';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { SkuForm } from './SkuForm.tsx';

/** Edits a product of the catalogue. */
export default function EditSku() {
  const { id } = useParams<{ id: string }>();
  const { data, error, isLoading, reload } = useCall(calls.sku.get, { params: { id } });
  const update = useAction(calls.sku.update, { invalidates: ['sku'] });
  const sku = data?.data.sku;
  const title = sku ? `Edit ${sku.sku_name}` : 'Edit SKU';
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'SKUs and boxes', href: paths.skus() },
            ...(sku ? [{ label: sku.sku_id, href: paths.skuDetails(id) }] : []),
            { label: 'Edit' },
          ]}
        />
      }
    >
      <AsyncContent
        isLoading={isLoading}
        error={error}
        onRetry={() => void reload()}
        notFound="This SKU does not exist"
        action={<LinkButton href={paths.skus()}>All SKUs</LinkButton>}
      >
        {sku && (
          <SkuForm
            key={sku.updated_at}
            initial={sku}
            ownId={sku.id}
            submitLabel="Save SKU"
            isPending={update.isPending}
            onSubmit={async (body) => {
              const result = await update.run({ params: { id }, body });
              if (result.ok) navigate(paths.skuDetails(id));
              return result;
            }}
          />
        )}
      </AsyncContent>
    </Page>
  );
}
