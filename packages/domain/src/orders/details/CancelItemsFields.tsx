import { NumberField, Stack } from '@khep/ui';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.cancelItems;

/** Units to cancel by SKU. */
export type CancelCounts = Readonly<Record<string, number | undefined>>;

export interface CancelItemsFieldsProps {
  /** Items of which units can be cancelled. */
  items: readonly { sku_id: string; sku_name: string; quantity: number }[];
  value: CancelCounts;
  onChange: (value: CancelCounts) => void;
}

/** How many units of each item to cancel. */
export function CancelItemsFields({ items, value, onChange }: CancelItemsFieldsProps) {
  const messages = useDomainMessages('cancelItems', defaults);
  return (
    <Stack gap={12}>
      {items.map(({ sku_id, sku_name, quantity }) => (
        <NumberField
          key={sku_id}
          label={sku_name}
          description={messages.of(quantity)}
          minValue={0}
          maxValue={quantity}
          value={value[sku_id] ?? 0}
          onChange={(count) => onChange({ ...value, [sku_id]: count })}
        />
      ))}
    </Stack>
  );
}
