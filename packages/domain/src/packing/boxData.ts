import { packingRuleLabels } from './packingRules.ts';
import type { PackingRules } from './packingRules.ts';
import type { Sides } from './types.ts';

/** A piece as it is sent, with the rules it was packed by; its place is left out where nobody knows it. */
export interface BoxItemData extends Partial<PackingRules> {
  sku_id: string;
  sku_name?: string | undefined;
  quantity: number;
  /** cm */
  position?: { x: number; y: number; z: number } | undefined;
  /** cm */
  rotation?: (Sides & { orientation: string }) | undefined;
}

/** A packed box as it is sent: kilograms, centimetres, per cent. */
export interface BoxData {
  name: string;
  items: readonly BoxItemData[];
  volumetric_weight: number;
  total_weight: number;
  volume_utilized: number;
  /** 0 where the box has no limit. */
  weight_utilized: number;
  dimensions: Sides;
  inner_dimensions?: Sides | undefined;
}

const plain = (value: number) => String(Math.round(value * 10) / 10);

/** 45×35×15 cm */
export const formatSides = ({ length, width, height }: Sides) =>
  `${plain(length)}×${plain(width)}×${plain(height)} cm`;

/** 5.1 of 10 kg; without a limit the weight alone. */
export function formatFill({
  total_weight,
  weight_utilized,
}: Pick<BoxData, 'total_weight' | 'weight_utilized'>): string {
  if (weight_utilized <= 0) return `${plain(total_weight)} kg`;
  return `${plain(total_weight)} of ${plain((total_weight * 100) / weight_utilized)} kg`;
}

const lying: Record<string, string> = {
  l: 'length',
  w: 'width',
  h: 'height',
};

/** How a piece is turned, in words: what stands upright. */
export function orientationLabel(orientation: string): string {
  if (orientation === 'lwh') return 'as it is';
  if (orientation === 'wlh') return 'a quarter turn on its base';
  return `on its side, ${lying[orientation.at(-1) ?? 'h']} upright`;
}

/** Where a piece lies, in words. */
export function positionLabel({ position, rotation }: BoxItemData): string {
  if (!position || !rotation) return 'place not known';
  const at = `${plain(position.x)}, ${plain(position.y)}, ${plain(position.z)}`;
  return `${formatSides(rotation)} at ${at} · ${orientationLabel(rotation.orientation)}`;
}

/** How a piece is to be handled, for those who pack; empty where anything goes. */
export function handlingLabel(item: BoxItemData): string {
  return packingRuleLabels({ ...item, ships_in_own_box: false, do_not_mix: '' })
    .map((words) => words.toLowerCase())
    .join(', ');
}

/** Why the goods of a box lie as they do, each in a sentence; empty where no rule had a say. */
export function boxNotes({ items }: Pick<BoxData, 'items'>): string[] {
  const named = (is: (item: BoxItemData) => unknown) => [
    ...new Set(items.filter(is).map((item) => item.sku_name || item.sku_id)),
  ];
  const fragile = named((item) => item.fragile);
  const upright = named((item) => item.rotations === 'upright');
  const fixed = named((item) => item.rotations === 'none');
  const tags = [...new Set(items.flatMap((item) => item.do_not_mix || []))];
  const isOwn = items.length > 0 && items.every((item) => item.ships_in_own_box);
  if (isOwn) return ['Ships in its own box', ...(fragile.length > 0 ? ['Fragile'] : [])];
  return [
    ...(fragile.length > 0 ? [`Fragile, nothing on top: ${fragile.join(', ')}`] : []),
    ...(upright.length > 0 ? [`Stays upright: ${upright.join(', ')}`] : []),
    ...(fixed.length > 0 ? [`Not turned: ${fixed.join(', ')}`] : []),
    ...tags.map((tag) => `No other tag than ${tag} in this box`),
  ];
}

// Enough hues for the SKUs of one box, told apart in lightness order too; the list says which is which.
const hues = [268, 155, 75, 25, 235, 330, 110, 200] as const;

/** The colours of a SKU's three lit sides. */
export function colourOf(kind: number): Record<'top' | 'left' | 'right', string> {
  const hue = hues[kind % hues.length]!;
  return {
    top: `oklch(0.88 0.055 ${hue})`,
    right: `oklch(0.8 0.085 ${hue})`,
    left: `oklch(0.71 0.11 ${hue})`,
  };
}
