import type { Actor } from '../../base/actor.ts';
import type { Json, Timestamp } from '../../platform/db/columns.ts';

interface RateCardsTable {
  brand_id: string;
  rate_card_id: string;
  courier_id: number;
  /** From 1 for each courier. A contract is never changed; a new version replaces it. */
  version: number;
  /** YYYY-MM-DD. */
  valid_from: string;
  /** YYYY-MM-DD; empty until the next version. May be earlier than the contract's, if it was ended. */
  valid_till: string;
  /** The version that replaced it before it priced a parcel. It never prices any. */
  replaced_by: number | null;
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

/** Changes of the last upload of a courier's zone mapping. */
interface PincodeUploadsTable {
  brand_id: string;
  courier_id: number;
  upload_id: string;
  at: Timestamp;
  actor: Json<Actor>;
  added: number;
  changed: number;
  same: number;
  /** New and changed PIN codes. */
  changes: Json<StoredPincodeChange[]>;
}

/** PIN code, zone before or null, zone, and whether it was and is active; older uploads lack the last two. */
export type StoredPincodeChange = [
  pincode: string,
  zone_before: string | null,
  zone: string,
  is_active_before?: boolean | null,
  is_active?: boolean,
];

export interface ContractTables {
  rate_cards: RateCardsTable;
  pincode_zones: PincodeZonesTable;
  courier_slas: CourierSlasTable;
  pincode_uploads: PincodeUploadsTable;
}
