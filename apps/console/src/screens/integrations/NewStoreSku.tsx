import { NewStoreSkus, calls } from '@khep/api';
import type { UnknownSku } from '@khep/api';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const schema = NewStoreSkus.shape.skus.element;

/** Errors of the only SKU in the request, by the names of the form. */
const ownErrors = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^skus\.0\./, ''), message]),
  );

/** Creates a SKU from what the shop knows of it; dimensions and GST are added here. */
export function NewStoreSku({ sku, onClose }: { sku: UnknownSku; onClose: () => void }) {
  const create = useAction(calls.shopify.createSkus, {
    invalidates: ['shopify', 'sku', 'orders', 'onboarding', 'integrations'],
  });
  const orders = `${sku.orders} ${sku.orders === 1 ? 'order is' : 'orders are'}`;
  return (
    <FormDrawer
      title={`Create ${sku.title}`}
      description={`${orders} imported as soon as it exists.`}
      submitLabel="Create SKU"
      onClose={onClose}
      form={{
        name: `store-sku:${sku.code}`,
        schema,
        initial: {
          code: sku.code,
          sku_id: sku.code.replaceAll(' ', '-'),
          sku_name: sku.title,
          unit_price: sku.unit_price,
          gst: 5,
          hsn_code: sku.hsn_code,
          ...(sku.actual_weight > 0 && { actual_weight: sku.actual_weight }),
        },
        save: async (values, options) => {
          const result = await create.run({ body: { skus: [values] } }, options);
          return result.ok ? result : { ...result, fields: ownErrors(result.fields) };
        },
        onSaved: onClose,
      }}
      sections={() => [
        {
          fields: [
            { kind: 'text', name: 'sku_id', label: 'SKU code', isRequired: true, autoFocus: true },
            { kind: 'text', name: 'sku_name', label: 'Product name', isRequired: true },
            { kind: 'weight', name: 'actual_weight', label: 'Weight of one unit', isRequired: true },
            {
              kind: 'dimensions',
              names: ['sku_length', 'sku_width', 'sku_height'],
              label: 'Size, length × width × height',
              description: 'Shopify has no dimensions. They decide the box and the rate.',
            },
            { kind: 'money', name: 'unit_price', label: 'Price with GST', isRequired: true },
            { kind: 'number', name: 'gst', label: 'GST', unit: '%', minValue: 0, maxValue: 100 },
            { kind: 'text', name: 'hsn_code', label: 'HSN code', inputMode: 'numeric', isNumeric: true },
          ],
        },
      ]}
    />
  );
}
