import type { Json, Timestamp } from '../db/columns.ts';

interface RateCardsTable {
  brand_id: string;
  rate_card_id: string;
  courier_id: number;
  /** From 1 for each courier. A contract is never changed; a new version replaces it. */
  version: number;
  /** YYYY-MM-DD. */
  valid_from: string;
  /** YYYY-MM-DD; empty until the next version. */
  valid_till: string;
  /** The contract as submitted. */
  card: Json<unknown>;
  created_at: Timestamp;
}

interface PincodeZonesTable {
  brand_id: string;
  courier_id: number;
  pincode: string;
  zone: string;
  is_active: boolean;
}

interface CourierSlasTable {
  brand_id: string;
  courier_id: number;
  zone: string;
  /** Days from pickup to delivery. */
  delivery_tat: number;
  /** Days from booking to pickup. */
  pickup_tat: number;
  is_active: boolean;
}

export interface ContractTables {
  rate_cards: RateCardsTable;
  pincode_zones: PincodeZonesTable;
  courier_slas: CourierSlasTable;
}
