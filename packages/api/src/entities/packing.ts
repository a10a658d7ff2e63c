import { z } from 'zod';
import { Sides, centimetres, grams, idText, line, maxLength, required } from './fields.ts';
import { saidPackingRules } from './packingRules.ts';

/** Corner nearest the box's origin, centimetres, from the inner corner; z is up. */
export const Position = z.object({ x: z.number(), y: z.number(), z: z.number() });
/** Sides as they lie along x, y, z, centimetres; `hwl` has the product's height along x. */
export const Rotation = z.object({
  length: z.number(),
  width: z.number(),
  height: z.number(),
  orientation: z.enum(['lwh', 'wlh', 'lhw', 'hlw', 'whl', 'hwl']),
});

/** Pieces of one SKU in a box; one piece where its place is known. */
export const PackedItem = z.object({
  sku_id: required('Choose the SKU'),
  sku_name: line(maxLength.line).optional(),
  quantity: z.number().int().min(1),
  position: Position.optional(),
  rotation: Rotation.optional(),
  /** Per cent of its base that rests on the floor or on other pieces. */
  supported: z.number().optional(),
  ...saidPackingRules,
});
export type PackedItem = z.output<typeof PackedItem>;

export const PackedBox = z.object({
  /** The box size; empty for a parcel as it is. */
  box_id: idText,
  name: line(maxLength.line).default(''),
  /** Kilograms, of the outer sides. */
  volumetric_weight: z.number().min(0),
  items: z.array(PackedItem).min(1, 'Put at least one item in the box'),
  /** Kilograms, with the box. */
  total_weight: z.number().min(0),
  /** Per cent of the inner volume. */
  volume_utilized: z.number().min(0).default(0),
  /** Per cent of the weight capacity; 0 where the box has none. */
  weight_utilized: z.number().min(0).default(0),
  /** Rupees of freight; 0 where not known. */
  shipping_cost: z.number().min(0).default(0),
  warehouse_id: idText.default(''),
  /** Assigned, not allocated yet. */
  dv_status: idText.default('NEW'),
  /** Outer sides, centimetres. */
  dimensions: Sides,
  /** Inner sides, centimetres: what the positions are measured in. */
  inner_dimensions: Sides.optional(),
});
export type PackedBox = z.output<typeof PackedBox>;

/** What fits in no box, and why. */
export const UnpackableItem = z.object({
  sku_id: idText,
  sku_name: line(maxLength.line).optional(),
  quantity: z.number().int(),
  code: z.enum(['no_boxes', 'no_size', 'too_big', 'too_heavy', 'too_many']),
  /** A sentence for the person who packs. */
  reason: line(maxLength.note),
  /** The box it came closest to fitting. */
  nearest: z
    .object({ box_id: idText, name: line(maxLength.line), over_cm: z.number(), over_g: z.number() })
    .nullable()
    .default(null),
});
export type UnpackableItem = z.output<typeof UnpackableItem>;

export const Packing = z.object({
  packed_boxes: z.array(PackedBox),
  unpackable_items: z.array(UnpackableItem),
});
export type Packing = z.output<typeof Packing>;

/** The packing of one of several orders. */
export const OrderPacking = Packing.extend({ order_id: z.string(), order_number: z.string() });
export type OrderPacking = z.output<typeof OrderPacking>;

/** An item to pack. Size and weight may be left out for a known SKU. */
export const ItemToPack = z.object({
  sku_id: required('Choose the SKU'),
  quantity: z.number().int('Enter whole pieces').min(1, 'Enter 1 or more'),
  length: centimetres.optional(),
  width: centimetres.optional(),
  height: centimetres.optional(),
  /** Grams of one piece. */
  weight: grams.optional(),
});
export type ItemToPack = z.output<typeof ItemToPack>;

/** What to make small first; the brand's preference where it is left out. */
const objective = z.enum(['cost', 'boxes', 'volume']).optional();

/** Orders or loose items, and the box sizes to use; all stocked sizes where none are named. */
export const PackRequest = z
  .object({
    order_ids: z.array(idText).max(100).optional(),
    items: z.array(ItemToPack).max(200).optional(),
    box_ids: z.array(idText).max(500, 'Choose at most 500 boxes').optional(),
    objective,
  })
  .refine(({ order_ids, items }) => (order_ids ?? []).length + (items ?? []).length > 0, {
    path: ['items'],
    message: 'Give orders or items to pack',
  });

export const BoxRecommendation = z.object({
  box_id: z.string(),
  name: z.string(),
  dimensions: Sides,
  /** Per cent of the inner volume. */
  volume_utilized: z.number(),
  /** Kilograms. */
  volumetric_weight: z.number(),
  fits_all: z.boolean(),
  why: z.string(),
});
export type BoxRecommendation = z.output<typeof BoxRecommendation>;

/** The boxes of each order, as they are to be kept. */
export const PackingAssignment = z.object({
  orders: z
    .array(
      z.object({
        order_id: required('Choose the order'),
        packed_boxes: z.array(PackedBox).min(1, 'Give the order at least one box'),
      }),
    )
    .min(1, 'Choose at least one order')
    .max(100, 'Choose at most 100 orders'),
});
