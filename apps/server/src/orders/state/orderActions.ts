import type { Order } from '@khep/api';
import {
  canEditOrder,
  cancellableLines,
  explodeLines,
  planOrderCancel,
  planPartialCancel,
} from '@khep/domain/orders';
import type { ComboLine } from '@khep/domain/orders';
import type { ShipmentState } from '@khep/domain/shipments';
import { canPack, toPackedOrder, unpackedQuantity } from './orderState.ts';
import type { OrderRecord } from '../core/tables.ts';

interface NamedLine extends ComboLine {
  sku_name: string;
}

interface OrderActions {
  actions: Order['actions'];
  /** Units that can be cancelled now, by SKU in the order of the lines. */
  cancellable_items: Order['cancellable_items'];
}

/** Returns the actions that an order allows now. */
export function deriveOrderActions(
  order: OrderRecord,
  lines: readonly NamedLine[],
  shipments: readonly { shipment_id: string; state: ShipmentState; items: unknown }[],
): OrderActions {
  const { status } = order;
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  const can_edit = canEditOrder({ status }).allowed && live.every(({ state }) => state === 'DRAFT');
  const can_cancel_rest = planPartialCancel({
    status,
    shipments,
    unpacked_quantity: unpackedQuantity(order, lines, shipments),
  }).allowed;
  return {
    actions: {
      can_edit,
      can_cancel: planOrderCancel({ status, shipments }).allowed,
      can_cancel_rest,
      can_pack: canPack(order),
      can_allocate: live.some(({ state }) => state === 'DRAFT'),
    },
    cancellable_items: countUnits(
      can_edit || can_cancel_rest ? cancellableLines(toPackedOrder(order, lines, shipments)) : [],
      lines,
    ),
  };
}

/** Units by SKU, in the order of the items, with the names that the order's lines have. */
export function countUnits(
  items: readonly { sku_id: string; quantity: number }[],
  lines: readonly NamedLine[],
): Order['cancellable_items'] {
  const names = new Map([...lines, ...explodeLines(lines)].map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  return [...Map.groupBy(items, ({ sku_id }) => sku_id)].map(([sku_id, own]) => ({
    sku_id,
    sku_name: names.get(sku_id) || sku_id,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
