import type { SkuDraft } from '@khep/api';
import { Button, CloseIcon, ComboBox, IconButton, Inline, Callout, NumberField, Stack } from '@khep/ui';
import { useMemo } from 'react';
import { useSkus } from '../../data/useLookups.ts';

type Products = SkuDraft['combo_products'];

export interface ComboProductsProps {
  products: Products;
  error: string | undefined;
  ownId?: string;
  onChange: (products: Products) => void;
}

/** The SKUs of a combo, with the units of each. */
export function ComboProducts({ products, error, ownId, onChange }: ComboProductsProps) {
  const skus = useSkus();
  const choices = useMemo(
    () =>
      skus.rows
        .filter((sku) => sku.id !== ownId)
        .map((sku) => ({ id: sku.id, label: `${sku.sku_name} (${sku.sku_id})` })),
    [skus.rows, ownId],
  );
  const change = (index: number, patch: Partial<Products[number]>) =>
    onChange(products.map((product, at) => (at === index ? { ...product, ...patch } : product)));

  return (
    <Stack gap={12}>
      {error !== undefined && <Callout tone="critical">{error}</Callout>}
      {products.map((product, index) => (
        // Lines have no ID. With the count in the key, a removed line removes its own field.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={`${index} of ${products.length}`} gap={12} align="end">
          <ComboBox
            label={`Product ${index + 1}`}
            items={choices}
            value={product.sku_id}
            onChange={(sku_id) => change(index, { sku_id: sku_id ?? '' })}
          />
          <NumberField
            label="Units"
            minValue={1}
            value={product.quantity}
            onChange={(quantity) => change(index, { quantity: quantity ?? 1 })}
          />
          <IconButton
            label={`Remove product ${index + 1}`}
            onPress={() => onChange(products.filter((_, at) => at !== index))}
          >
            <CloseIcon />
          </IconButton>
        </Inline>
      ))}
      <Inline gap={12}>
        <Button size="small" onPress={() => onChange([...products, { sku_id: '', quantity: 1 }])}>
          Add product
        </Button>
      </Inline>
    </Stack>
  );
}
