import { z } from 'zod';
import { centimetres, kilograms, required, text } from './fields.ts';

const draft = z.object({
  name: required('Enter a name for the box'),
  /** @default 1 */
  type: z.number().int().default(1),
  /** The brand's own code, unique within the brand. */
  package_id: required('Enter the code of the box'),
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
  box_image: z.string().default(''),
  /** @default 1 */
  visibility: z.number().int().default(1),
});

/** A box size as it is typed. The first of `box_images` is the picture that is kept. */
export const BoxDraft = z
  .object({ ...draft.shape, box_images: z.array(z.string()).optional() })
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
  name: z.string().trim().default('As is'),
  weight_capacity: kilograms.default(0),
});
