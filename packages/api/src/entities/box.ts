import { z } from 'zod';
import { centimetres, exact, grams, kilograms, line, maxLength, required, rupees, text } from './fields.ts';

/** Ours, beside the specification's fields of a box: what packing weighs one box against another by. */
const packingFacts = {
  /** Rupees for one box. */
  box_cost: rupees.default(0),
  /** Grams of the empty box. */
  empty_weight: grams.default(0),
  /** Outer side, centimetres, which couriers measure; null where the outside is as the inside. */
  outer_length: centimetres.nullable().default(null),
  /** Outer side, centimetres. */
  outer_width: centimetres.nullable().default(null),
  /** Outer side, centimetres. */
  outer_height: centimetres.nullable().default(null),
};

const draft = z.object({
  name: required('Enter a name for the box', maxLength.name),
  /** @default 1 */
  type: z.number().int().default(1),
  /** The brand's own code, unique within the brand. */
  package_id: required('Enter the code of the box', maxLength.name),
  /** Inner side, centimetres. */
  length: centimetres,
  /** Inner side, centimetres. */
  width: centimetres,
  /** Inner side, centimetres. */
  height: centimetres,
  /** Kilograms that the closed box may weigh; 0 is no limit. */
  weight_capacity: kilograms.default(0),
  /** `#rrggbb` */
  box_color: text,
  /** Address of its picture; empty without one. */
  box_image: exact(maxLength.webAddress).default(''),
  /** @default 1 */
  visibility: z.number().int().default(1),
  ...packingFacts,
});

const sides = ['length', 'width', 'height'] as const;

/** What is wrong with a box although each of its fields is right. */
function checkBox(box: z.output<typeof draft>, wrong: z.core.$RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    wrong.addIssue({ code: 'custom', path: [field], message, input: box });
  const isSaid = sides.some((side) => box[`outer_${side}`] !== null);
  for (const side of sides) {
    const outer = box[`outer_${side}`];
    if (isSaid && outer === null) refuse(`outer_${side}`, 'Enter all three outer sides, or none');
    if (outer !== null && outer < box[side])
      refuse(`outer_${side}`, `Enter at least the inner ${side}, ${box[side]} cm`);
  }
  if (box.weight_capacity > 0 && box.empty_weight >= box.weight_capacity * 1000)
    refuse('empty_weight', `Enter less than the ${box.weight_capacity} kg that the closed box may weigh`);
}

/** A box size as it is typed. The first of `box_images` is the picture that is kept. */
export const BoxDraft = z
  .object({
    ...draft.shape,
    box_images: z.array(exact(maxLength.webAddress)).max(20, 'Add at most 20 pictures').optional(),
  })
  .superRefine(checkBox)
  .transform(({ box_images, ...box }) => ({ ...box, box_image: box_images?.[0] ?? box.box_image }));
export type BoxDraft = z.output<typeof BoxDraft>;

/** A size of box that the brand stocks. */
export const Box = z.object({
  ...draft.shape,
  id: z.string(),
  /** Made for one order, not stocked. */
  is_temporary: z.boolean(),
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
