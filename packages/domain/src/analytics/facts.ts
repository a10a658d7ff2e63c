import type { PaymentMode } from '../money/paymentModes.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { ReverseState } from '../returns/states.ts';
import type { ReturnKind } from '../returns/steps.ts';
import type { ShipmentState } from '../shipments/states.ts';

/** Units of a SKU. */
export interface CountedItem {
  sku: string;
  quantity: number;
}

/** The failed deliveries of a shipment. */
export interface NdrFacts {
  first_at: Date;
  /** Of the latest attempt. */
  reason: string;
  status: string;
  attempts: number;
  /** When the first instruction was sent to the courier, by anyone. */
  first_answer_at: Date | null;
  /** A deadline passed without an answer. */
  is_late: boolean;
  fake_points: number;
}

export interface ParcelFacts {
  state: ShipmentState;
  /** Empty before a courier is allocated. */
  courier: string;
  zone: string;
  payment: PaymentMode;
  value_paise: number;
  /** With RTO and GST; null until it is rated. */
  charge_paise: number | null;
  created_at: Date;
  picked_up_at: Date | null;
  ended_at: Date | null;
  promised_at: Date | null;
  items: readonly CountedItem[];
  ndr: NdrFacts | null;
}

export interface ReturnFacts {
  kind: ReturnKind;
  state: ReverseState;
  reason: string;
  courier: string;
  created_at: Date;
  value_paise: number;
  refund_paise: number;
  charge_paise: number;
  items: readonly CountedItem[];
}

/** Everything of an order that analytics counts. */
export interface OrderFacts {
  ordered_at: Date;
  status: OrderStatus;
  state: string;
  payment: PaymentMode;
  channel: string;
  warehouse: string;
  total_paise: number;
  weight_g: number;
  /** The buyer had ordered before. */
  is_repeat: boolean;
  items: readonly (CountedItem & { amount_paise: number })[];
  parcels: readonly ParcelFacts[];
  returns: readonly ReturnFacts[];
}
