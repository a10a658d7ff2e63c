import type { EarningOutcome, EarningSums, EarningUnitKind } from '@khep/domain/earnings';
import type { PaymentMode } from '@khep/domain/money';
import type { Timestamp, VersionColumns } from '../../platform/db/columns.ts';

/** Orders whose earnings are older than their rows. */
interface EarningsDueTable {
  brand_id: string;
  order_id: string;
  /** Another one with each change: what was computed from older rows is not saved. */
  mark: string;
}

/** Orders that ended, with what they earned before the brand's own costs, in paise. */
interface OrderEarningsTable extends EarningSums {
  brand_id: string;
  order_id: string;
  order_number: string;
  outcome: EarningOutcome;
  /** Why it didn't stay sold; empty for a delivered order. */
  reason: string;
  /** Days in India, YYYY-MM-DD. */
  ended_on: string;
  ordered_on: string;
  invoiced_on: string;
  state: string;
  payment: PaymentMode;
  channel: string;
  courier: string;
  is_unrated: boolean;
}

/** Units and boxes that an order used. */
interface OrderEarningUnitsTable {
  brand_id: string;
  order_id: string;
  kind: EarningUnitKind;
  code: string;
  quantity: number;
  net: number;
  weight: number;
}

/** Costs of one unit that people entered, each from a day on. */
interface SkuCostsTable {
  brand_id: string;
  sku_id: string;
  /** YYYY-MM-DD in India. */
  from_day: string;
  cost_paise: number;
  updated_by: string;
  updated_at: Timestamp;
}

interface EarningsSettingsTable extends VersionColumns {
  brand_id: string;
  payment_fee_percent: number;
}

export interface EarningsTables {
  earnings_due: EarningsDueTable;
  order_earnings: OrderEarningsTable;
  order_earning_units: OrderEarningUnitsTable;
  sku_costs: SkuCostsTable;
  earnings_settings: EarningsSettingsTable;
}
