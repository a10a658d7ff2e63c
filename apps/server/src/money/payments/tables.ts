import type { PaymentState } from '@khep/domain/ledger';
import type { Selectable } from 'kysely';
import type { Generated } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Json } from '../../platform/db/columns.ts';
import type { Timestamp } from '../../platform/db/columns.ts';
import type { GatewayPayment } from './gateway.ts';

interface PaymentsTable {
  brand_id: string;
  payment_id: string;
  provider_order_id: string;
  provider_payment_id: string | null;
  amount_paise: number;
  currency: string;
  state: PaymentState;
  /** Why it failed or was refused. */
  reason: Generated<string>;
  purpose: 'top-up' | 'auto-recharge';
  actor: Json<Actor>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SimulatedPaymentsTable {
  order_id: string;
  amount: number;
  currency: string;
  payments: Json<GatewayPayment[]>;
}

export interface PaymentTables {
  payments: PaymentsTable;
  simulated_payments: SimulatedPaymentsTable;
}

export type PaymentRecord = Selectable<PaymentsTable>;
