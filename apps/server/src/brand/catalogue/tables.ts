import type { RotationRule } from '@khep/domain/packing';
import type { StockMovementKind } from '@khep/domain/stock';
import type { ColumnType, Generated } from 'kysely';
import type { Actor } from '../../base/actor.ts';
import type { Json, NullableTimestamp, Timestamp, VersionColumns } from '../../platform/db/columns.ts';

export interface SkusTable extends VersionColumns {
  brand_id: string;
  id: string;
  /** Code, unique in the brand. */
  sku_id: string;
  sku_name: string;
  /** Units on hand: the sum of the stock movements. */
  sku_quantity: number;
  /** Units reserved by orders: the sum of the stock movements. */
  reserved_quantity: Generated<number>;
  /** A quantity was entered at least once. Orders of an untracked SKU are never refused. */
  is_stock_tracked: Generated<boolean>;
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
  /** URLs of the images after the first. */
  more_images: ColumnType<string[], string[] | undefined, string[]>;
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

/** Append-only: a wrong movement is corrected by another one. */
interface StockMovementsTable {
  brand_id: string;
  movement_id: string;
  /** The SKU's record, not its code. */
  sku_id: string;
  kind: StockMovementKind;
  quantity: number;
  /** The order that caused it; null for an adjustment. */
  order_id: string | null;
  shipment_id: string | null;
  /** Balances after the movement. */
  on_hand: number;
  reserved: number;
  actor: Json<Actor>;
  at: Timestamp;
}

export interface CatalogueTables {
  skus: SkusTable;
  boxes: BoxesTable;
  warehouses: WarehousesTable;
  preferences: PreferencesTable;
  stock_movements: StockMovementsTable;
}
