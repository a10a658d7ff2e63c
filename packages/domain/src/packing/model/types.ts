/** A SKU to pack. Dimensions are those of the packed product. */
export interface PackItem {
  sku_id: string;
  /** Number of units. */
  quantity: number;
  /** cm */
  length: number;
  /** cm */
  width: number;
  /** cm */
  height: number;
  /** Weight per unit in grams. */
  weight: number;
  /**
   * Which sides may be vertical. `true`: only the height ("this side up"). A tuple: length, width and height.
   * Omitted: all six orientations.
   */
  upright?: boolean | readonly [boolean, boolean, boolean];
  /** No rotation at all, not even on its base. */
  fixed?: boolean;
  /** Nothing may rest on it. @default false */
  fragile?: boolean;
  /** Items of different tags never share a box; untagged items mix with any. */
  do_not_mix?: string;
  /** Every unit ships in its own carton and needs no box. @default false */
  ships_in_own_box?: boolean;
}

/** A box size of the brand. */
export interface BoxSize {
  box_id: string;
  name?: string;
  /** Inner length, cm. */
  length: number;
  /** Inner width, cm. */
  width: number;
  /** Inner height, cm. */
  height: number;
  /** Outer dimensions in cm, as measured by couriers. Defaults to the inner ones. */
  outer?: Sides;
  /** Maximum total weight in kg. 0 or omitted: no limit. */
  weight_capacity?: number;
  /** Weight of the empty box in grams. @default 0 */
  empty_weight?: number;
  /** Cost of the box in paise. @default 0 */
  cost?: number;
}

/** Dimensions along x, y and z. */
export interface Sides {
  length: number;
  width: number;
  height: number;
}

/** Freight per slab of charged weight; paise and grams. */
export interface FreightSlabs {
  /** @default 500 */
  slab_g?: number;
  first: number;
  each: number;
}

/** The dimensions of a box or an item, as fields name them. */
export const dimensionNames = ['length', 'width', 'height'] as const;

export const packingObjectives = ['cost', 'boxes', 'volume'] as const;
export type PackingObjective = (typeof packingObjectives)[number];
/** For requests that name none, and for brands without a packing preference. */
export const defaultPackingObjective: PackingObjective = 'cost';

export interface PackOptions {
  /** Minimized first: box cost and freight, number of boxes, or outer volume. @default defaultPackingObjective */
  objective?: PackingObjective;
  /** Conversion factor, cm³ per kg. @default 5000 */
  conversion_factor?: number;
  /** Clearance along every wall in cm. @default 0 */
  padding?: number;
  /** If omitted, boxes are ranked by default surface rates, but `shipping_cost` stays 0. */
  freight?: FreightSlabs;
  /** Fraction of an item's base that must be supported, 0 to 1. @default 0.5 */
  support?: number;
  /** Copied to each packed box. */
  warehouse_id?: string;
  /** Stops improving after this time; needs `now`. The first result is always completed. */
  timeBudgetMs?: number;
  /**
   * Effort to improve the first result, in millions of positions and pairs examined; results are the same on
   * every machine. The first result has its own limit.
   * @default 0.3, 0.1 if no box can be saved, unlimited with a time budget
   */
  effort?: number;
  /** Seed of random decisions. @default 1 */
  seed?: number;
  /** A monotonic clock in milliseconds, injected to keep packing pure. */
  now?: () => number;
}

/** Which side of the product is along x, y and z: `hwl` has its height along x. */
export const orientations = ['lwh', 'wlh', 'lhw', 'hlw', 'whl', 'hwl'] as const;
export type Orientation = (typeof orientations)[number];

/** A placed piece; the list of a box is in packing order. */
export interface PackedItem {
  sku_id: string;
  quantity: 1;
  /** Percent of its base that rests on the floor or other pieces. */
  supported: number;
  /** Near corner in cm, from the box's inner corner; z is up. */
  position: { x: number; y: number; z: number };
  /** Dimensions along x, y and z in cm. */
  rotation: Sides & { orientation: Orientation };
}

export interface PackedBox {
  /** Empty for an own carton. */
  box_id: string;
  name: string;
  /** kg, from the outer dimensions. */
  volumetric_weight: number;
  items: PackedItem[];
  /** kg, including the box. */
  total_weight: number;
  /** Percent of the inner volume. */
  volume_utilized: number;
  /** Percent of the weight capacity; 0 if the box has none. */
  weight_utilized: number;
  /** Freight in paise by `options.freight`; 0 if omitted. */
  shipping_cost: number;
  warehouse_id: string;
  dv_status: 'NEW';
  /** Outer dimensions in cm. */
  dimensions: Sides;
  /** Inner dimensions in cm; positions refer to them. */
  inner_dimensions: Sides;
}

export const unpackableCodes = ['no_boxes', 'no_size', 'too_big', 'too_heavy', 'too_many'] as const;
export type UnpackableCode = (typeof unpackableCodes)[number];

export interface UnpackableItem {
  sku_id: string;
  quantity: number;
  code: UnpackableCode;
  /** Reason, for packing staff. */
  reason: string;
  /** The closest box and by how much it is exceeded. */
  nearest: { box_id: string; name: string; over_cm: number; over_g: number } | null;
}

export interface Packing {
  packed_boxes: PackedBox[];
  unpackable_items: UnpackableItem[];
}
