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
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { discountedPrice, formatRupeeValue } from '../../money/index.ts';

const defaults = domainMessages.productSuggestions;
const maxProducts = 12;

/** A product that the tracking page suggests. Rupees and percent. */
export interface SuggestedProduct {
  product_image_url: string;
  /** Where it opens. */
  redirect_url: string;
  title: string;
  description: string;
  retail_price: number;
  discount_percentage: number;
  /** Follows from price and discount. */
  discount_price: number;
}

const blank: SuggestedProduct = {
  product_image_url: '',
  redirect_url: '',
  title: '',
  description: '',
  retail_price: 0,
  discount_percentage: 0,
  discount_price: 0,
};

/** Props of the field for an image of a product. */
export interface SuggestedImage {
  label: string;
  name: string;
  value: string;
  onChange: (url: string) => void;
  errorMessage: string | undefined;
}

export interface ProductSuggestionsFieldProps {
  /** In the order of the page. */
  value: readonly SuggestedProduct[];
  onChange: (products: SuggestedProduct[]) => void;
  /** Dotted name of the list in the form. */
  name: string;
  /** By dotted field name: `<name>`, `<name>.0.title`. */
  errors?: Readonly<Record<string, string>>;
  /** The field that uploads an image. */
  renderImage: (image: SuggestedImage) => ReactNode;
}

const withPrice = (product: SuggestedProduct): SuggestedProduct => ({
  ...product,
  discount_price: discountedPrice(product.retail_price, product.discount_percentage),
});

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

interface ProductFieldsProps extends Pick<ProductSuggestionsFieldProps, 'name' | 'renderImage'> {
  product: SuggestedProduct;
  index: number;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<SuggestedProduct>) => void;
  onRemove: () => void;
}

function ProductFields(props: ProductFieldsProps) {
  const messages = useDomainMessages('productSuggestions', defaults);
  const { product, index, name, errors, onChange, onRemove, renderImage } = props;
  const at = (field: keyof SuggestedProduct) => {
    const path = `${name}.${index}.${field}`;
    return { name: path, errorMessage: errors[path] };
  };
  return (
    <Stack gap={12}>
      <Grid columns={{ base: 1, md: 2 }} gap={12}>
        <TextField
          {...at('title')}
          label={messages.title}
          isRequired
          value={product.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          {...at('redirect_url')}
          label={messages.opens}
          type="url"
          value={product.redirect_url}
          onChange={(redirect_url) => onChange({ redirect_url })}
        />
        <MoneyField
          {...at('retail_price')}
          label={messages.price}
          value={product.retail_price}
          onChange={(price) => onChange({ retail_price: price ?? 0 })}
        />
        <NumberField
          {...at('discount_percentage')}
          label={messages.off}
          unit="%"
          minValue={0}
          maxValue={100}
          value={product.discount_percentage}
          onChange={(off) => onChange({ discount_percentage: off ?? 0 })}
          description={messages.pays(formatRupeeValue(product.discount_price || product.retail_price))}
        />
      </Grid>
      <TextField
        {...at('description')}
        label={messages.description}
        value={product.description}
        onChange={(description) => onChange({ description })}
      />
      <Inline gap={12} justify="space-between">
        {renderImage({
          ...at('product_image_url'),
          label: messages.image,
          value: product.product_image_url,
          onChange: (product_image_url) => onChange({ product_image_url }),
        })}
        <Button size="small" variant="ghost" onPress={onRemove}>
          {messages.remove(product.title, index + 1)}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The products that the tracking page suggests, in their order: dragged, moved by keys, added, edited and removed. */
export function ProductSuggestionsField(props: ProductSuggestionsFieldProps) {
  const messages = useDomainMessages('productSuggestions', defaults);
  const { value, onChange, name, errors = {}, renderImage } = props;
  const { ids, setIds } = useRowIds(value.length);
  const change = (next: SuggestedProduct[], nextIds: readonly string[]) => {
    setIds(nextIds);
    onChange(next);
  };
  const edit = (index: number, patch: Partial<SuggestedProduct>) =>
    onChange(value.map((product, at) => (at === index ? withPrice({ ...product, ...patch }) : product)));
  return (
    <Stack gap={12}>
      <SortableList
        label={messages.label}
        items={value.map((product, index) => ({ id: ids[index] ?? '', index, product }))}
        getLabel={({ product, index }) => product.title || messages.product(index + 1)}
        onReorder={(order) =>
          change(
            order.flatMap((id) => value[ids.indexOf(id)] ?? []),
            order,
          )
        }
      >
        {({ product, index }) => (
          <ProductFields
            product={product}
            index={index}
            name={name}
            errors={errors}
            renderImage={renderImage}
            onChange={(patch) => edit(index, patch)}
            onRemove={() =>
              change(
                value.filter((_, at) => at !== index),
                ids.filter((_, at) => at !== index),
              )
            }
          />
        )}
      </SortableList>
      {errors[name] !== undefined && <Text tone="critical">{errors[name]}</Text>}
      <Inline gap={12}>
        <Button isDisabled={value.length >= maxProducts} onPress={() => onChange([...value, blank])}>
          {messages.add}
        </Button>
      </Inline>
    </Stack>
  );
}
