import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { useParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { SkuForm } from './SkuForm.tsx';

/** Edits a product of the catalogue. */
export default function EditSku() {
  const { id } = useParams<{ id: string }>();
  const call = useCall(calls.sku.get, { params: { id } });
  const update = useAction(calls.sku.update, { invalidates: ['sku'] });
  const sku = call.data?.data.sku;
  return (
    <SkuForm
      title={sku ? `Edit ${sku.sku_name}` : 'Edit SKU'}
      breadcrumbs={[...(sku ? [{ label: sku.sku_id, href: paths.skuDetails(id) }] : []), { label: 'Edit' }]}
      submitLabel="Save SKU"
      record={call}
      ownId={id}
      // Stock on hand can be negative after back-orders; a count never is.
      initial={sku && { ...sku, sku_quantity: Math.max(0, sku.sku_quantity) }}
      save={(body, options) => update.run({ params: { id }, body }, options)}
      onSaved={() => navigate(paths.skuDetails(id))}
    />
  );
}
