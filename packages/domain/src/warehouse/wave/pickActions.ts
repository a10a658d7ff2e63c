/** Why units were not picked. */
export const shortReasons = ['missing', 'damaged'] as const;
export type ShortReason = (typeof shortReasons)[number];

/** A pick as the picker's device and the server know it. */
export interface PickProgress {
  pick_no: number;
  quantity: number;
  picked: number;
  /** Units that were not there, or damaged. */
  short: number;
}

/** `undo` puts picked units back. */
export const pickActionKinds = ['pick', 'undo', 'short'] as const;
export type PickActionKind = (typeof pickActionKinds)[number];

/** A deed of a picker. Each has an id of its own, so that it counts once however often it is sent. */
export interface PickAction {
  action_id: string;
  pick_no: number;
  kind: PickActionKind;
  quantity: number;
  reason?: ShortReason | undefined;
}

/** Why an action changes nothing. */
export const pickRefusals = ['unknown', 'too many', 'nothing to undo'] as const;
export type PickRefusal = (typeof pickRefusals)[number];

/** Units that are still to be picked. */
export const unitsLeft = ({ quantity, picked, short }: PickProgress): number => quantity - picked - short;

/** Applies an action to its pick. The device and the server use it, so that they always agree. */
export function applyPickAction<One extends PickProgress>(
  pick: One | undefined,
  { kind, quantity }: Pick<PickAction, 'kind' | 'quantity'>,
): { pick: One } | { refusal: PickRefusal } {
  if (!pick) return { refusal: 'unknown' };
  if (kind === 'undo')
    return pick.picked >= quantity
      ? { pick: { ...pick, picked: pick.picked - quantity } }
      : { refusal: 'nothing to undo' };
  if (quantity > unitsLeft(pick)) return { refusal: 'too many' };
  return {
    pick:
      kind === 'pick'
        ? { ...pick, picked: pick.picked + quantity }
        : { ...pick, short: pick.short + quantity },
  };
}
