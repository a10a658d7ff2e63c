import { Callout } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.unpackableItems;

/** An item that fits no box. */
export interface UnpackableItemData {
  sku_id: string;
  sku_name?: string | null | undefined;
  quantity: number;
  reason: string;
}

export interface UnpackableItemsProps {
  items: readonly UnpackableItemData[];
  /** Leads to what helps: a box size. */
  action?: ReactNode;
}

/** Items that fit no box, with the reason of each. Draws nothing without any. */
export function UnpackableItems({ items, action }: UnpackableItemsProps) {
  const messages = useDomainMessages('unpackableItems', defaults);
  if (items.length === 0) return null;
  return (
    <Callout tone="caution" title={messages.title} actions={action}>
      {items
        .map(({ quantity, sku_name, sku_id, reason }) => messages.item(quantity, sku_name || sku_id, reason))
        .join(' ')}
    </Callout>
  );
}
