import type { ReturnDraft, ReturnableOrder } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { Checkbox, Inline, NumberField, Stack, Text } from '@khep/ui';

type Items = ReturnDraft['items'];

interface ReturnItemsProps {
  order: ReturnableOrder;
  items: Items;
  errors: Readonly<Record<string, string>>;
  onChange: (items: Items) => void;
}

/** The delivered items of an order, with how many of each come back. */
export function ReturnItems({ order, items, errors, onChange }: ReturnItemsProps) {
  const others = (sku_id: string) => items.filter((item) => item.sku_id !== sku_id);
  const entry = (sku_id: string, quantity: number) => ({ sku_id, quantity, remark: '', photos: [] });
  return (
    <Stack gap={12}>
      {order.items.map(({ sku_id, sku_name, returnable, delivered, unit_paid }) => {
        const index = items.findIndex((item) => item.sku_id === sku_id);
        const problem = errors[`items.${index}.quantity`];
        return (
          <Inline key={sku_id} gap={16} align="start">
            <Checkbox
              value={index !== -1}
              isDisabled={returnable === 0}
              description={
                returnable === 0
                  ? 'Already in a return'
                  : `${sku_id}, ${formatRupeeValue(unit_paid)} each, ${delivered} delivered`
              }
              onChange={(isOn) =>
                onChange(isOn ? [...others(sku_id), entry(sku_id, returnable)] : others(sku_id))
              }
            >
              {sku_name}
            </Checkbox>
            {index !== -1 && (
              <NumberField
                label={`Quantity of ${sku_name}`}
                isLabelHidden
                size="small"
                minValue={1}
                maxValue={returnable}
                value={items[index]?.quantity}
                onChange={(quantity) => onChange([...others(sku_id), entry(sku_id, quantity ?? 1)])}
                {...(problem !== undefined && { errorMessage: problem })}
              />
            )}
          </Inline>
        );
      })}
      {order.items.length === 0 && <Text tone="second">Nothing of this order is delivered yet.</Text>}
      {errors['items'] !== undefined && <Text tone="critical">{errors['items']}</Text>}
    </Stack>
  );
}
