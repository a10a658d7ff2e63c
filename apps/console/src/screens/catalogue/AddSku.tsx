import { calls } from '@khep/api';
import { Breadcrumbs, Page } from '@khep/ui';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { SkuForm } from './SkuForm.tsx';
import { blankSku } from './skuValues.ts';

/** Adds a product to the catalogue. */
export default function AddSku() {
  const add = useAction(calls.sku.add, { invalidates: ['sku', 'onboarding'] });
  return (
    <Page
      title="Add SKU"
      breadcrumbs={
        <Breadcrumbs items={[{ label: 'SKUs and boxes', href: paths.skus() }, { label: 'Add SKU' }]} />
      }
    >
      <SkuForm
        initial={blankSku}
        submitLabel="Add SKU"
        isPending={add.isPending}
        onSubmit={async (body) => {
          const result = await add.run({ body });
          if (result.ok) navigate(paths.skus());
          return result;
        }}
      />
    </Page>
  );
}
