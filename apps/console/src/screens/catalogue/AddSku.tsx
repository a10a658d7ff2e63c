import { calls } from '@khep/api';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { ImportSkus } from './ImportCatalogue.tsx';
import { SkuForm } from './SkuForm.tsx';
import { blankSku } from './skuValues.ts';

/** Adds a product to the catalogue. */
export default function AddSku() {
  const add = useAction(calls.sku.add, { invalidates: ['sku', 'onboarding'] });
  return (
    <SkuForm
      title="Add SKU"
      breadcrumbs={[{ label: 'Add SKU' }]}
      submitLabel="Add SKU"
      // The set-up leads here: a brand with many SKUs has them in a file.
      actions={<ImportSkus onDone={() => navigate(paths.skus())} />}
      initial={blankSku}
      save={(body, options) => add.run({ body }, options)}
      onSaved={() => navigate(paths.skus())}
    />
  );
}
