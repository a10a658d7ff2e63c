// Data of the widgets of Ship today, as the API sends it. Money in rupees, weight in kilograms, times in ISO 8601.
import type { HoldAction } from '../allocation/rules/holds.ts';
import type { GoodsReceiver } from '../tax/placeOfSupply.ts';
import type { ShipProblem, ShipRowState } from './run.ts';
import type { TypedFixes } from './useTypedFix.tsx';

export interface PickupSlotData {
  date: string;
  time: string;
  label: string;
}

export interface ShipGroupData {
  key: string;
  warehouse_id: string;
  warehouse_name: string;
  warehouse_pincode: string;
  courier_id: number;
  courier_name: string;
  orders: number;
  boxes: number;
  price: number;
  tat_days: number | null;
  cut_off_at: string;
  slot: PickupSlotData;
}

export interface PlannedGroupData extends ShipGroupData {
  slots: readonly PickupSlotData[];
}

export interface PlannedOrderData {
  order_id: string;
  order_number: string;
  buyer_name: string;
  city: string;
  group: string;
  packaging: string;
  weight: number;
  why: string;
  price: number;
  couriers: readonly { courier_id: number; name: string; price: number }[];
}

export interface ShipExceptionData {
  order_id: string;
  order_number: string;
  /** Another one after each change of the order. */
  version: number;
  problem: ShipProblem;
  why: string;
  buyer_name: string;
  buyer_phone: string;
  address: string;
  city: string;
  pincode: string;
  /** As the order has it: an import may have brought one that doesn't exist. */
  state: string;
  value: number;
  couriers: readonly { courier_id: number; name: string; reason: string }[];
  /** Couriers that can ship it although nothing chooses them, cheapest first. */
  able: readonly { courier_id: number; name: string; price: number }[];
  /** Action required by the rule that holds it. */
  hold: HoldAction | null;
}

/** How a user fixes an exception in place. */
export type ShipFix =
  | { kind: 'address'; address: string; pincode: string; state: string; phone: string }
  | { kind: 'accept-address' }
  /** Who receives the goods of a registered buyer. */
  | { kind: 'receiver'; receiver: GoodsReceiver }
  | { kind: 'eway-bill'; number: string }
  | { kind: 'box'; boxId: string }
  /** Inner dimensions in centimetres. */
  | { kind: 'own-box'; length: number; width: number; height: number }
  | { kind: 'suggested-courier' }
  | { kind: 'courier'; courierId: number }
  | { kind: 'warehouse'; warehouseId: string }
  /** Ships it in spite of the rule. */
  | { kind: 'release' }
  | { kind: 'call'; outcome: string }
  | { kind: 'paid'; reference: string };

/** Choices in the fields of fixes. */
export interface FixOptions {
  warehouses: readonly { id: string; label: string }[];
  /** Boxes of the catalogue. */
  boxes: readonly { id: string; label: string }[];
  /** Outcomes of a call to the buyer; the first one releases the order. */
  callOutcomes: readonly { id: string; label: string }[];
  /** Keeps what was typed and not saved while the fixes are not on screen. @default nothing is kept */
  typed?: TypedFixes;
}

/** Pages with more of an order than its fix. */
export interface FixLinks {
  order: (orderId: string) => string;
  edit: (orderId: string) => string;
  packaging: (orderId: string) => string;
}

export interface ShipTotalsData {
  orders: number;
  price: number;
  cheapest_price: number;
  rules_extra: number;
  split_extra: number;
  chosen_extra: number;
  tat_days: number | null;
  cheapest_tat_days: number | null;
  collectible: number;
  collectible_orders: number;
}

export interface ShipDecisionsData {
  rules: readonly { rule_id: string; name: string; orders: number }[];
  split: readonly {
    courier_id: number;
    name: string;
    target: number;
    orders: number;
    target_orders: number;
  }[];
  split_orders: number;
  price_orders: number;
  chosen_orders: number;
  passed_turns: readonly string[];
}

export interface ShipRunGroupData extends ShipGroupData {
  done: number;
  failed: number;
  pickup: { pickup_id: string; reference: string } | null;
  manifest: { manifest_id: string; number: string } | null;
  message: string;
}

export interface ShipRunOrderData {
  order_id: string;
  order_number: string;
  buyer_name: string;
  city: string;
  state: ShipRowState;
  awbs: readonly string[];
  courier_name: string;
  price: number;
  message: string;
}
