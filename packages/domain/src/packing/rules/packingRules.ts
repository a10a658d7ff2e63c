import type { OrderedItem } from '../pack/packOrder.ts';

export const rotationRules = ['any', 'upright', 'none'] as const;
/** `upright`: the height stays vertical. `none`: no rotation, not even on its base. */
export type RotationRule = (typeof rotationRules)[number];

/** How a product may be packed, independent of its size. */
export interface PackingRules {
  rotations: RotationRule;
  /** Nothing may rest on it. */
  fragile: boolean;
  /** Items of different tags never share a box; empty: no restriction. */
  do_not_mix: string;
  /** Each unit ships in its own carton. */
  ships_in_own_box: boolean;
}

/** Rules of a product without any settings. */
export const defaultPackingRules: PackingRules = {
  rotations: 'any',
  fragile: false,
  do_not_mix: '',
  ships_in_own_box: false,
};

/** Converts an item with its rules to input for packing. */
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

/** Returns only the rules that differ from the default. */
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

/** Returns short labels of the rules, most important for packing first. */
export function packingRuleLabels(rules: Partial<PackingRules>): string[] {
  return [
    ...(rules.ships_in_own_box ? ['Own box'] : []),
    ...(rules.fragile ? ['Fragile'] : []),
    ...(rules.rotations === 'upright' ? ['This side up'] : []),
    ...(rules.rotations === 'none' ? ['No rotation'] : []),
    ...(rules.do_not_mix ? [`Only with ${rules.do_not_mix}`] : []),
  ];
}
