import { Checkbox, Inline, NumberField, Stack, Text } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';

const defaults = domainMessages.returnItems;

/** A delivered item of an order. */
export interface ReturnableItemData {
  sku_id: string;
  sku_name: string;
  delivered: number;
  /** Units that are in no return yet. */
  returnable: number;
  /** Rupees of one unit. */
  unit_paid: number;
}

/** An item that comes back. */
export interface ReturnItemChoice {
  sku_id: string;
  quantity: number;
}

export interface ReturnItemsFieldProps {
  items: readonly ReturnableItemData[];
  value: readonly ReturnItemChoice[];
  onChange: (items: ReturnItemChoice[]) => void;
  /** By dotted field name: `items`, `items.0.quantity`. */
  errors?: Readonly<Record<string, string>>;
}

/** The delivered items of an order, with how many of each come back. */
export function ReturnItemsField({ items, value, onChange, errors = {} }: ReturnItemsFieldProps) {
  const messages = useDomainMessages('returnItems', defaults);
  const others = (sku_id: string) => value.filter((item) => item.sku_id !== sku_id);
  return (
    <Stack gap={12}>
      {items.map(({ sku_id, sku_name, returnable, delivered, unit_paid }) => {
        const index = value.findIndex((item) => item.sku_id === sku_id);
        const problem = errors[`items.${index}.quantity`];
        return (
          <Inline key={sku_id} gap={16} align="start">
            <Checkbox
              value={index !== -1}
              isDisabled={returnable === 0}
              description={
                returnable === 0
                  ? messages.returned
                  : messages.delivered(sku_id, formatRupeeValue(unit_paid), delivered)
              }
              onChange={(isOn) =>
                onChange(isOn ? [...others(sku_id), { sku_id, quantity: returnable }] : others(sku_id))
              }
            >
              {sku_name}
            </Checkbox>
            {index !== -1 && (
              <NumberField
                label={messages.quantityOf(sku_name)}
                isLabelHidden
                size="small"
                minValue={1}
                maxValue={returnable}
                value={value[index]?.quantity}
                onChange={(quantity) => onChange([...others(sku_id), { sku_id, quantity: quantity ?? 1 }])}
                errorMessage={problem}
              />
            )}
          </Inline>
        );
      })}
      {items.length === 0 && <Text tone="second">{messages.none}</Text>}
      {errors['items'] !== undefined && <Text tone="critical">{errors['items']}</Text>}
    </Stack>
  );
}
