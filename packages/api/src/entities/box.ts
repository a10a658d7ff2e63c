import { z } from 'zod';
import { dimensionNames } from '@khep/domain/packing';
import { centimetres, exact, grams, kilograms, line, maxLength, required, rupees, text } from './fields.ts';

/** Extensions to the specified box fields, used to compare boxes. */
const packingFacts = {
  /** Rupees per box. */
  box_cost: rupees.default(0),
  /** Weight of the empty box in grams. */
  empty_weight: grams.default(0),
  /** Outer length in centimetres, as measured by couriers; null: same as inner. */
  outer_length: centimetres.nullable().default(null),
  /** Outer width in centimetres. */
  outer_width: centimetres.nullable().default(null),
  /** Outer height in centimetres. */
  outer_height: centimetres.nullable().default(null),
};

const draft = z.object({
  name: required('Enter a box name', maxLength.name),
  type: z.number().int().default(1),
  /** The brand's own code, unique within the brand. */
  package_id: required('Enter a box code', maxLength.name),
  /** Inner length in centimetres. */
  length: centimetres,
  /** Inner width in centimetres. */
  width: centimetres,
  /** Inner height in centimetres. */
  height: centimetres,
  /** Maximum total weight in kilograms; 0: no limit. */
  weight_capacity: kilograms.default(0),
  /** `#rrggbb` */
  box_color: text,
  /** Image URL; empty without one. */
  box_image: exact(maxLength.webAddress).default(''),
  visibility: z.number().int().default(1),
  ...packingFacts,
});

/** Checks rules across fields. */
function checkBox(box: z.output<typeof draft>, wrong: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    wrong.addIssue({ code: 'custom', path: [field], message, input: box });
  const isSaid = dimensionNames.some((side) => box[`outer_${side}`] !== null);
  for (const side of dimensionNames) {
    const outer = box[`outer_${side}`];
    if (isSaid && outer === null) refuse(`outer_${side}`, 'Enter all three outer dimensions, or none');
    if (outer !== null && outer < box[side])
      refuse(`outer_${side}`, `Enter at least the inner ${side}, ${box[side]} cm`);
  }
  if (box.weight_capacity > 0 && box.empty_weight >= box.weight_capacity * 1000)
    refuse('empty_weight', `Enter less than the maximum weight of ${box.weight_capacity} kg`);
}

/** Input of a box size. `box_image` is the first of its images, and the only one without `box_images`. */
export const BoxDraft = z
  .object({
    ...draft.shape,
    box_images: z.array(exact(maxLength.webAddress)).max(20, 'Add at most 20 images').optional(),
  })
  .superRefine(checkBox)
  .transform((box) => {
    const box_images = [...new Set(box.box_images ?? [box.box_image])].filter((url) => url !== '');
    return { ...box, box_image: box_images[0] ?? '', box_images };
  });
export type BoxDraft = z.output<typeof BoxDraft>;

/** A box size of the brand. */
export const Box = z.object({
  ...draft.shape,
  /** URLs of all images, the first of which is `box_image`. */
  box_images: z.array(z.string()),
  id: z.string(),
  /** Made for one order. */
  is_temporary: z.boolean(),
  /** Starts at 1 and increases with each update. */
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Box = z.output<typeof Box>;

export const BoxList = z.object({
  boxes: z.array(Box),
  total_count: z.number().int(),
  total_is_capped: z.boolean().optional(),
  next: z.string().nullable().optional(),
});

/** A box made for one order. */
export const TemporaryBox = draft.pick({ length: true, width: true, height: true }).extend({
  name: line(maxLength.name).default('As is'),
  weight_capacity: kilograms.default(0),
});
