import { shipmentRank } from '../shipments/states.ts';
import type { ShipmentState } from '../shipments/states.ts';

/**
 * `adjust`: a count or correction by the seller. `set_aside`: returned units that can't be sold. `receipt`: bought
 * units that came. `transfer_out`: units that left for another warehouse; `transfer_in`: those that came there. The others
 * follow from orders.
 */
export const stockMovementKinds = [
  'reserve',
  'release',
  'deduct',
  'return',
  'set_aside',
  'adjust',
  'receipt',
  'transfer_out',
  'transfer_in',
] as const;
export type StockMovementKind = (typeof stockMovementKinds)[number];

export const stockMovementLabels: Record<StockMovementKind, string> = {
  reserve: 'Reserved',
  release: 'Released',
  deduct: 'Handed over',
  return: 'Returned',
  set_aside: 'Set aside',
  adjust: 'Adjusted',
  receipt: 'Received',
  transfer_out: 'Sent to a warehouse',
  transfer_in: 'Received from a warehouse',
};

/** A change of a SKU's stock. Movements are never changed; balances are their sums. */
export interface StockMovement {
  sku_id: string;
  kind: StockMovementKind;
  /** Units; negative if they leave the shelf or a reservation ends. */
  quantity: number;
  /** The box that was handed over or returned. */
  shipment_id: string | null;
}

export interface StockBalance {
  on_hand: number;
  reserved: number;
}

/** Returns what a movement adds to the balance: a handover takes from the shelf and from what is reserved. */
export function stockEffect({ kind, quantity }: Pick<StockMovement, 'kind' | 'quantity'>): StockBalance {
  switch (kind) {
    case 'reserve':
    case 'release':
      return { on_hand: 0, reserved: quantity };
    case 'deduct':
      return { on_hand: quantity, reserved: quantity };
    default:
      return { on_hand: quantity, reserved: 0 };
  }
}

export function availableStock({ on_hand, reserved }: StockBalance): number {
  return on_hand - reserved;
}

/** Effect of an order's movements so far. */
export interface OrderStock {
  /** Units still reserved, by SKU. */
  reserved: Readonly<Record<string, number>>;
  /** Boxes that were handed over, and those that came back in good condition. */
  boxes: Readonly<Record<string, 'out' | 'back'>>;
}

export const noOrderStock: OrderStock = { reserved: {}, boxes: {} };

interface Units {
  sku_id: string;
  /** @default 1 */
  quantity?: number | undefined;
}

export interface StockedOrder {
  /** Combos exploded into their parts. */
  lines: readonly Units[];
  is_cancelled: boolean;
  shipments: readonly {
    shipment_id: string;
    state: ShipmentState;
    items: readonly Units[];
  }[];
}

const isHandedOver = (state: ShipmentState): boolean =>
  state !== 'CANCELLED' && shipmentRank(state) >= shipmentRank('PICKED_UP');

function countUnits(units: readonly Units[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sku_id, quantity = 1 } of units) counts.set(sku_id, (counts.get(sku_id) ?? 0) + quantity);
  return counts;
}

/** Returns what an order should have reserved: what isn't handed over, unless it was cancelled. */
function unitsToReserve({ lines, is_cancelled, shipments }: StockedOrder): Map<string, number> {
  const wanted = is_cancelled
    ? // The unshipped part of a cancelled order is released, except boxes that a courier may still pick up.
      countUnits(
        shipments.flatMap(({ state, items }) => (state === 'CANCELLED' || isHandedOver(state) ? [] : items)),
      )
    : countUnits(lines);
  if (is_cancelled) return wanted;
  const shipped = countUnits(shipments.flatMap(({ state, items }) => (isHandedOver(state) ? items : [])));
  return new Map(
    [...wanted].map(([sku_id, units]) => [sku_id, Math.max(0, units - (shipped.get(sku_id) ?? 0))]),
  );
}

/**
 * Returns the movements that are due for an order since `before`, and what they lead to. Calling it again
 * without a change returns none.
 */
export function planOrderStock(
  before: OrderStock,
  order: StockedOrder,
): { movements: StockMovement[]; after: OrderStock } {
  const boxes: Record<string, 'out' | 'back'> = { ...before.boxes };
  const moved: StockMovement[] = [];
  const deducted = new Map<string, number>();
  for (const { shipment_id, state, items } of order.shipments) {
    const units = [...countUnits(items)];
    if (isHandedOver(state) && boxes[shipment_id] === undefined) {
      boxes[shipment_id] = 'out';
      for (const [sku_id, quantity] of units) {
        moved.push({ sku_id, kind: 'deduct', quantity: -quantity, shipment_id });
        deducted.set(sku_id, (deducted.get(sku_id) ?? 0) + quantity);
      }
    }
    if (state === 'RTO_ACKNOWLEDGED' && boxes[shipment_id] === 'out') {
      boxes[shipment_id] = 'back';
      for (const [sku_id, quantity] of units) moved.push({ sku_id, kind: 'return', quantity, shipment_id });
    }
  }
  const target = unitsToReserve(order);
  const reservations = [
    ...new Set([...Object.keys(before.reserved), ...target.keys(), ...deducted.keys()]),
  ].map((sku_id) => ({
    sku_id,
    quantity: (target.get(sku_id) ?? 0) - ((before.reserved[sku_id] ?? 0) - (deducted.get(sku_id) ?? 0)),
  }));
  return {
    // A box that leaves without a reservation is reserved first.
    movements: [
      ...reservations.flatMap(({ sku_id, quantity }): StockMovement[] =>
        quantity > 0 ? [{ sku_id, kind: 'reserve', quantity, shipment_id: null }] : [],
      ),
      ...moved,
      ...reservations.flatMap(({ sku_id, quantity }): StockMovement[] =>
        quantity < 0 ? [{ sku_id, kind: 'release', quantity, shipment_id: null }] : [],
      ),
    ],
    after: {
      reserved: Object.fromEntries([...target].filter(([, units]) => units > 0)),
      boxes,
    },
  };
}
