import { ShipGroup } from '@khep/api';
import { z } from 'zod';
import { RowPlan } from '../../dispatch/allocation/book/bookRows.ts';

/** The plan of one order, in its job row. */
export const ShipRow = RowPlan.extend({
  group: z.string(),
  price_paise: z.number().int(),
  /** The suggested boxes to confirm; null for an order that was packed before. */
  suggested: z.string().nullable(),
});
export type ShipRow = z.output<typeof ShipRow>;

export const RunInput = z.object({
  order_count: z.number().int(),
  /** Groups of the plan with their slots. */
  groups: z.array(ShipGroup.omit({ slots: true })),
});
export type RunInput = z.output<typeof RunInput>;

/**
 * Names boxes with their weights, to detect a changed suggestion. Without their sequence: two equal boxes may change places
 * between one suggestion and the next.
 */
export const boxSignature = (
  boxes: readonly { box_id: string; name: string; weight_g?: number | undefined }[],
): string =>
  boxes
    .map(({ box_id, name, weight_g }) => `${box_id}/${name}/${weight_g ?? 0}`)
    .sort()
    .join('+');

/** Whether two signatures name the same boxes; runs of earlier versions have stored theirs in another sequence. */
export const isSameBoxes = (one: string, other: string | null | undefined): boolean =>
  one === (other ?? '').split('+').sort().join('+');

/** How many boxes a signature names; one of an order that was packed before, until its boxes are loaded. */
export const plannedBoxes = ({ suggested }: Pick<ShipRow, 'suggested'>): number =>
  suggested?.split('+').length ?? 1;
