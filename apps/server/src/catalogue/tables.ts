import type { RotationRule } from '@khep/domain/packing';
import type { Generated } from 'kysely';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../db/columns.ts';

export interface SkusTable extends VersionColumns {
  brand_id: string;
  id: string;
  /** Code, unique in the brand. */
  sku_id: string;
  sku_name: string;
  sku_quantity: number;
  /** Grams. */
  actual_weight: number;
  freeze_weight: boolean;
  /** Centimetres. */
  sku_length: number;
  sku_width: number;
  sku_height: number;
  unit_price_paise: number;
  /** Per cent. */
  gst: number;
  cess: number;
  hsn_code: string;
  is_active: boolean;
  box_id: string | null;
  suggested_box_id: string;
  sku_category: string;
  sub_category: string;
  is_combo: boolean;
  combo_products: Json<unknown[]>;
  additional_info: Json<Record<string, unknown>>;
  visibility: number;
  rotations: RotationRule;
  fragile: boolean;
  do_not_mix: string;
  ships_in_own_box: boolean;
  /** Name and code in lower case, for the search. */
  search_text: string;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface BoxesTable extends VersionColumns {
  brand_id: string;
  id: string;
  /** Code, unique in the brand. */
  package_id: string;
  name: string;
  type: number;
  /** Centimetres. */
  length: number;
  width: number;
  height: number;
  /** Kilograms, as on the wire. */
  weight_capacity: number;
  /** Price of one box. */
  box_cost_paise: Generated<number>;
  /** Grams. */
  empty_weight: Generated<number>;
  /** Centimetres; all three, or null if the same as the inner dimensions. */
  outer_length: Generated<number | null>;
  outer_width: Generated<number | null>;
  outer_height: Generated<number | null>;
  box_color: string;
  box_image: string | null;
  visibility: number;
  /** Created for one order, not listed in the catalogue. */
  is_temporary: Generated<boolean>;
  search_text: string;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

export interface WarehousesTable extends VersionColumns {
  brand_id: string;
  id: string;
  name: string;
  pincode: string;
  city: string;
  state: string;
  is_primary_warehouse: boolean;
  /** All fields of the specification, as on the wire. */
  details: Json<Record<string, unknown>>;
  search_text: string;
  created_at: Timestamp;
  removed_at: NullableTimestamp;
}

interface PreferencesTable extends VersionColumns {
  brand_id: string;
  preference_type: string;
  id: string;
  preferences: Json<Record<string, unknown>>;
  created_at: Timestamp;
}

export interface CatalogueTables {
  skus: SkusTable;
  boxes: BoxesTable;
  warehouses: WarehousesTable;
  preferences: PreferencesTable;
}
