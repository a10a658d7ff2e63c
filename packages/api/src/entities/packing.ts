import { z } from 'zod';
import { orientations, packingObjectives, unpackableCodes } from '@khep/domain/packing';
import { Sides, centimetres, grams, idText, line, maxLength, required } from './fields.ts';
import { explicitPackingRules } from './packingRules.ts';

/** Near corner in centimetres, from the box's inner corner; z is up. */
export const Position = z.object({ x: z.number(), y: z.number(), z: z.number() });
/** Dimensions along x, y and z in centimetres; `hwl` has the product's height along x. */
export const Rotation = z.object({
  length: z.number(),
  width: z.number(),
  height: z.number(),
  orientation: z.enum(orientations),
});

/** Units of one SKU in a box; a single unit if its position is known. */
export const PackedItem = z.object({
  sku_id: required('Choose the SKU'),
  sku_name: line(maxLength.line).optional(),
  quantity: z.number().int().min(1),
  position: Position.optional(),
  rotation: Rotation.optional(),
  /** Percent of its base that rests on the floor or other items. */
  supported: z.number().optional(),
  ...explicitPackingRules,
});
export type PackedItem = z.output<typeof PackedItem>;

export const PackedBox = z.object({
  /** The box size; empty for an own carton. */
  box_id: idText,
  name: line(maxLength.line).default(''),
  /** Kilograms, from the outer dimensions. */
  volumetric_weight: z.number().min(0),
  items: z.array(PackedItem).min(1, 'Add at least one item to the box'),
  /** Kilograms, including the box. */
  total_weight: z.number().min(0),
  /** Percent of the inner volume. */
  volume_utilized: z.number().min(0).default(0),
  /** Percent of the weight capacity; 0 if the box has none. */
  weight_utilized: z.number().min(0).default(0),
  /** Freight in rupees; 0 if unknown. */
  shipping_cost: z.number().min(0).default(0),
  warehouse_id: idText.default(''),
  /** Packed, not allocated yet. */
  dv_status: idText.default('NEW'),
  /** Outer dimensions in centimetres. */
  dimensions: Sides,
  /** Inner dimensions in centimetres; positions refer to them. */
  inner_dimensions: Sides.optional(),
});
export type PackedBox = z.output<typeof PackedBox>;

/** An item that fits no box. */
export const UnpackableItem = z.object({
  sku_id: idText,
  sku_name: line(maxLength.line).optional(),
  quantity: z.number().int(),
  code: z.enum(unpackableCodes),
  /** Reason, for packing staff. */
  reason: line(maxLength.note),
  /** The closest box. */
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

/** The packing of one of several orders, with the version of the order that it is of. */
export const OrderPacking = Packing.extend({
  order_id: z.string(),
  order_number: z.string(),
  version: z.number().int(),
});
export type OrderPacking = z.output<typeof OrderPacking>;

/** An item to pack. Dimensions and weight are optional for a known SKU. */
export const ItemToPack = z.object({
  sku_id: required('Choose the SKU'),
  quantity: z.number().int('Enter a whole number').min(1, 'Enter 1 or more'),
  length: centimetres.optional(),
  width: centimetres.optional(),
  height: centimetres.optional(),
  /** Grams per unit. */
  weight: grams.optional(),
});
export type ItemToPack = z.output<typeof ItemToPack>;

/** The objective to minimize first; defaults to the brand's preference. */
const objective = z.enum(packingObjectives).optional();

/** Orders or items to pack, and the box sizes to use; all if omitted. */
export const PackRequest = z
  .object({
    order_ids: z.array(idText).max(100).optional(),
    items: z.array(ItemToPack).max(200).optional(),
    box_ids: z.array(idText).max(500, 'Choose at most 500 boxes').optional(),
    objective,
  })
  .refine(({ order_ids, items }) => (order_ids ?? []).length + (items ?? []).length > 0, {
    path: ['items'],
    message: 'Add orders or items to pack',
  });

export const BoxRecommendation = z.object({
  box_id: z.string(),
  name: z.string(),
  dimensions: Sides,
  /** Percent of the inner volume. */
  volume_utilized: z.number(),
  /** Kilograms. */
  volumetric_weight: z.number(),
  fits_all: z.boolean(),
  why: z.string(),
});
export type BoxRecommendation = z.output<typeof BoxRecommendation>;

/** The boxes to save for each order. */
export const PackingAssignment = z.object({
  orders: z
    .array(
      z.object({
        order_id: required('Choose the order'),
        packed_boxes: z.array(PackedBox).min(1, 'Add at least one box'),
        /** Of the order that the boxes were suggested for. If it was changed since, it fails. Without it there is no check. */
        version: z.number().int().optional(),
      }),
    )
    .min(1, 'Choose at least one order')
    .max(100, 'Choose at most 100 orders'),
});
