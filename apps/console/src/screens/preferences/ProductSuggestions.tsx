import type { TrackingPreference } from '@khep/api';
import { discountedPrice, formatRupeeValue } from '@khep/domain/money';
import {
  Button,
  Grid,
  Inline,
  MoneyField,
  NumberField,
  SortableList,
  Stack,
  Text,
  TextField,
} from '@khep/ui';
import { useState } from 'react';
import { ImageField } from '../../forms/ImageField.tsx';
import type { DraftForm } from '../../forms/useDraftForm.tsx';

type Product = TrackingPreference['product_suggestions']['products'][number];

const path = 'product_suggestions.products';
const maxProducts = 12;

const blank: Product = {
  product_image_url: '',
  redirect_url: '',
  title: '',
  description: '',
  retail_price: 0,
  discount_percentage: 0,
  discount_price: 0,
};

/** Ids of the rows, which the saved products don't have: a row keeps its id while it is edited or moved. */
function useRowIds(count: number) {
  const [{ ids, last }, setRows] = useState({ ids: [] as string[], last: 0 });
  const missing = count - ids.length;
  if (missing !== 0) {
    // A row was added, or the list was replaced by Discard or by another user's version.
    const added = Array.from({ length: Math.max(0, missing) }, (_, index) => `row ${last + index + 1}`);
    setRows({ ids: [...ids.slice(0, count), ...added], last: last + added.length });
  }
  return { ids, setIds: (next: readonly string[]) => setRows({ ids: [...next], last }) };
}

/** The suggested products in their order: dragged, moved by keys, added, edited and removed. */
export function ProductSuggestions({ form }: { form: DraftForm<TrackingPreference> }) {
  const products = form.values.product_suggestions?.products ?? [];
  const { ids, setIds } = useRowIds(products.length);
  const change = (next: readonly Product[], nextIds: readonly string[]) => {
    setIds(nextIds);
    form.setAt(path, next);
  };
  const edit = (index: number, patch: Partial<Product>) =>
    form.setAt(
      path,
      products.map((product, at) => (at === index ? withPrice({ ...product, ...patch }) : product)),
    );
  const rows = products.map((product, index) => ({ id: ids[index] ?? '', index, product }));
  return (
    <Stack gap={12}>
      <SortableList
        label="Suggested products"
        items={rows}
        getLabel={({ product, index }) => product.title || `Product ${index + 1}`}
        onReorder={(order) =>
          change(
            order.flatMap((id) => products[ids.indexOf(id)] ?? []),
            order,
          )
        }
      >
        {({ product, index }) => (
          <ProductFields
            product={product}
            index={index}
            errors={form.errors}
            onChange={(patch) => edit(index, patch)}
            onRemove={() =>
              change(
                products.filter((_, at) => at !== index),
                ids.filter((_, at) => at !== index),
              )
            }
          />
        )}
      </SortableList>
      {form.errors[path] !== undefined && <Text tone="critical">{form.errors[path]}</Text>}
      <Inline gap={12}>
        <Button
          isDisabled={products.length >= maxProducts}
          onPress={() => form.setAt(path, [...products, blank])}
        >
          Add product
        </Button>
      </Inline>
    </Stack>
  );
}

const withPrice = (product: Product): Product => ({
  ...product,
  discount_price: discountedPrice(product.retail_price, product.discount_percentage),
});

interface ProductFieldsProps {
  product: Product;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<Product>) => void;
  onRemove: () => void;
}

function ProductFields({ product, index, errors, onChange, onRemove }: ProductFieldsProps) {
  const at = (name: keyof Product) => {
    const errorMessage = errors[`${path}.${index}.${name}`];
    return { name: `${path}.${index}.${name}`, ...(errorMessage !== undefined && { errorMessage }) };
  };
  return (
    <Stack gap={12}>
      <Grid columns={{ base: 1, md: 2 }} gap={12}>
        <TextField
          {...at('title')}
          label="Title"
          isRequired
          value={product.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          {...at('redirect_url')}
          label="Opens"
          type="url"
          value={product.redirect_url}
          onChange={(redirect_url) => onChange({ redirect_url })}
        />
        <MoneyField
          {...at('retail_price')}
          label="Price"
          value={product.retail_price}
          onChange={(price) => onChange({ retail_price: price ?? 0 })}
        />
        <NumberField
          {...at('discount_percentage')}
          label="Off"
          unit="%"
          minValue={0}
          maxValue={100}
          value={product.discount_percentage}
          onChange={(off) => onChange({ discount_percentage: off ?? 0 })}
          description={`Buyers pay ${formatRupeeValue(product.discount_price || product.retail_price)}`}
        />
      </Grid>
      <TextField
        {...at('description')}
        label="Description"
        value={product.description}
        onChange={(description) => onChange({ description })}
      />
      <Inline gap={12} justify="space-between">
        <ImageField
          label="Image"
          {...at('product_image_url')}
          value={product.product_image_url}
          onChange={(product_image_url) => onChange({ product_image_url })}
          errorMessage={errors[`${path}.${index}.product_image_url`]}
        />
        <Button size="small" variant="ghost" onPress={onRemove}>
          Remove {product.title || `product ${index + 1}`}
        </Button>
      </Inline>
    </Stack>
  );
}
