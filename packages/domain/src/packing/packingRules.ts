import type { OrderedItem } from './packOrder.ts';

export const rotationRules = ['any', 'upright', 'none'] as const;
/** `upright`: the height stays vertical. `none`: not even turned on its base. */
export type RotationRule = (typeof rotationRules)[number];

/** How a product may be packed, whatever its size. */
export interface PackingRules {
  rotations: RotationRule;
  /** Nothing may stand on it. */
  fragile: boolean;
  /** Goods of different tags never share a box; goods without one, an empty text, go with any. */
  do_not_mix: string;
  /** Each piece goes out in the carton it comes in. */
  ships_in_own_box: boolean;
}

/** What holds for a product that nobody has said anything of. */
export const defaultPackingRules: PackingRules = {
  rotations: 'any',
  fragile: false,
  do_not_mix: '',
  ships_in_own_box: false,
};

/** An item with its rules as packing takes them. */
export function withPackingRules(
  item: Pick<OrderedItem, 'sku_id' | 'quantity' | 'length' | 'width' | 'height' | 'weight' | 'box_id'>,
  { rotations, fragile, do_not_mix, ships_in_own_box }: PackingRules,
): OrderedItem {
  return {
    ...item,
    ...(rotations === 'upright' && { upright: true }),
    ...(rotations === 'none' && { fixed: true }),
    ...(fragile && { fragile }),
    ...(do_not_mix !== '' && { do_not_mix }),
    ...(ships_in_own_box && { ships_in_own_box }),
  };
}

/** The rules that say something: what a packed piece carries with it. */
export function explicitPackingRules({
  rotations,
  fragile,
  do_not_mix,
  ships_in_own_box,
}: PackingRules): Partial<PackingRules> {
  return {
    ...(rotations !== 'any' && { rotations }),
    ...(fragile && { fragile }),
    ...(do_not_mix !== '' && { do_not_mix }),
    ...(ships_in_own_box && { ships_in_own_box }),
  };
}

/** The rules in a few words each, the one that matters most to the packer first. */
export function packingRuleLabels(rules: Partial<PackingRules>): string[] {
  return [
    ...(rules.ships_in_own_box ? ['Own box'] : []),
    ...(rules.fragile ? ['Fragile'] : []),
    ...(rules.rotations === 'upright' ? ['This side up'] : []),
    ...(rules.rotations === 'none' ? ['Not turned'] : []),
    ...(rules.do_not_mix ? [`Apart: ${rules.do_not_mix}`] : []),
  ];
}
