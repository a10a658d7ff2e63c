/** One SKU to pack. Sides are outer sides of the product as it is put in the box. */
export interface PackItem {
  sku_id: string;
  /** How many pieces of it. */
  quantity: number;
  /** cm */
  length: number;
  /** cm */
  width: number;
  /** cm */
  height: number;
  /** Weight of one piece, grams. */
  weight: number;
  /**
   * Which sides may stand vertical. `true`: the height only ("this side up").
   * A triple says it for length, width and height. Left out: any of the six ways.
   */
  upright?: boolean | readonly [boolean, boolean, boolean];
  /** May not be turned at all, not even on its base. */
  fixed?: boolean;
  /** Nothing may stand on it. @default false */
  fragile?: boolean;
  /** Goods of different tags never share a box; goods without one go with any. */
  do_not_mix?: string;
  /** Every piece goes out in the carton it comes in, which needs no box of the brand. @default false */
  ships_in_own_box?: boolean;
}

/** A size of box that the brand stocks. */
export interface BoxSize {
  box_id: string;
  name?: string;
  /** Inner length, cm. */
  length: number;
  /** Inner width, cm. */
  width: number;
  /** Inner height, cm. */
  height: number;
  /** Outer sides in cm; the inner ones where left out. Couriers measure the outside. */
  outer?: Sides;
  /** The most the closed box may weigh, kg. 0 or absent: no limit. */
  weight_capacity?: number;
  /** Weight of the empty box, grams. @default 0 */
  empty_weight?: number;
  /** What the box itself costs, paise. @default 0 */
  cost?: number;
}

/** Sides along x, y and z. */
export interface Sides {
  length: number;
  width: number;
  height: number;
}

/** What a courier asks per slab of charged weight; paise and grams. */
export interface FreightSlabs {
  /** @default 500 */
  slab_g?: number;
  first: number;
  each: number;
}

export const packingObjectives = ['cost', 'boxes', 'volume'] as const;
export type PackingObjective = (typeof packingObjectives)[number];

export interface PackOptions {
  /**
   * What to make small first: box cost and freight, the number of boxes, or their outer volume.
   * @default 'cost'
   */
  objective?: PackingObjective;
  /** Volumetric divisor, cm³ per kg. @default 5000 */
  conversion_factor?: number;
  /** Room kept free along every wall for padding, cm. @default 0 */
  padding?: number;
  /** Without it boxes are still ranked by a usual surface card, but `shipping_cost` stays 0. */
  freight?: FreightSlabs;
  /** Share of an item's base that must rest on something, 0 to 1. @default 0.5 */
  support?: number;
  /** Copied to each packed box. */
  warehouse_id?: string;
  /** Stop improving after this long; needs `now`. The first full answer is always finished, in haste once it is late. */
  timeBudgetMs?: number;
  /**
   * How much is tried for a better answer than the first, in millions of places and pairs looked at; the same effort
   * has the same answer on every machine. The first answer has a limit of its own: very much is packed in haste.
   * @default 0.3, 0.1 where no box can be saved, and no limit where a time budget is given
   */
  effort?: number;
  /** Chance draws from it; the same seed has the same answer. @default 1 */
  seed?: number;
  /** Milliseconds of a steady clock. The rules have no clock of their own. */
  now?: () => number;
}

/** Which side of the product lies along x, y and z: `hwl` has its height along x. */
export const orientations = ['lwh', 'wlh', 'lhw', 'hlw', 'whl', 'hwl'] as const;
export type Orientation = (typeof orientations)[number];

/** One piece in its place; the list of a box is in an order in which it can be filled from the top. */
export interface PackedItem {
  sku_id: string;
  quantity: 1;
  /** Percent of its base that rests on the floor or on other pieces. */
  supported: number;
  /** Corner nearest the box's origin, cm, from the inner corner; z is up. */
  position: { x: number; y: number; z: number };
  /** Sides as they lie along x, y, z, cm. */
  rotation: Sides & { orientation: Orientation };
}

export interface PackedBox {
  /** Empty for a piece that goes out in its own carton. */
  box_id: string;
  name: string;
  /** kg, of the outer sides. */
  volumetric_weight: number;
  items: PackedItem[];
  /** kg, with the box. */
  total_weight: number;
  /** Percent of the inner volume. */
  volume_utilized: number;
  /** Percent of the weight capacity; 0 where the box has none. */
  weight_utilized: number;
  /** Freight in paise, by `options.freight`; 0 where none was given. */
  shipping_cost: number;
  warehouse_id: string;
  dv_status: 'NEW';
  /** Outer sides, cm. */
  dimensions: Sides;
  /** Inner sides, cm: what the positions are measured in. */
  inner_dimensions: Sides;
}

export const unpackableCodes = ['no_boxes', 'no_size', 'too_big', 'too_heavy', 'too_many'] as const;
export type UnpackableCode = (typeof unpackableCodes)[number];

export interface UnpackableItem {
  sku_id: string;
  quantity: number;
  code: UnpackableCode;
  /** A sentence for the person who packs. */
  reason: string;
  /** The box it came closest to fitting, and by how much it misses. */
  nearest: { box_id: string; name: string; over_cm: number; over_g: number } | null;
}

export interface Packing {
  packed_boxes: PackedBox[];
  unpackable_items: UnpackableItem[];
}
