import type { ChangeContext } from '../../platform/db/events.ts';
import { declareEvent } from '../../platform/db/domainEvents.ts';

export interface ReplacedBoxes {
  author: Pick<ChangeContext, 'brand_id' | 'actor'>;
  order_id: string;
  /** Unbooked boxes that are deleted: at least one. */
  before: readonly string[];
  /** Those in their place, in the order of their numbers. */
  after: readonly { shipment_id: string; items: readonly { sku_id: string; quantity: number }[] }[];
  now: Date;
}

/** Unbooked boxes of an order were packed again, or unpacked. Published before the order's stock is settled. */
export const boxesReplaced = declareEvent<ReplacedBoxes>('order.boxes_replaced');
