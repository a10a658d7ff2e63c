import type { FaceSide } from './projectBox.ts';
import type { PackingRules } from '../rules/packingRules.ts';
import type { Sides } from '../model/types.ts';
import { domainMessages } from '../../messages.ts';
import type { DomainMessagesOf } from '../../DomainMessagesProvider.tsx';

const messages = domainMessages.packedBox;
type Words = DomainMessagesOf<'packedBox'>;

/** An item as sent by the API, with its packing rules; without a position if unknown. */
export interface BoxItemData extends Partial<PackingRules> {
  sku_id: string;
  sku_name?: string | undefined;
  quantity: number;
  /** cm */
  position?: { x: number; y: number; z: number } | undefined;
  /** cm */
  rotation?: (Sides & { orientation: string }) | undefined;
}

/** A packed box as sent by the API: kilograms, centimetres, percent. */
export interface BoxData {
  name: string;
  items: readonly BoxItemData[];
  volumetric_weight: number;
  total_weight: number;
  volume_utilized: number;
  /** 0 if the box has no limit. */
  weight_utilized: number;
  dimensions: Sides;
  inner_dimensions?: Sides | undefined;
}

const plain = (value: number) => String(Math.round(value * 10) / 10);

/** Formats as 45×35×15 cm. */
export const formatSides = ({ length, width, height }: Sides) =>
  `${plain(length)}×${plain(width)}×${plain(height)} cm`;

/** Formats as "5.1 of 10 kg"; without a limit, only the weight. */
export function formatFill({
  total_weight,
  weight_utilized,
}: Pick<BoxData, 'total_weight' | 'weight_utilized'>): string {
  if (weight_utilized <= 0) return `${plain(total_weight)} kg`;
  return `${plain(total_weight)} of ${plain((total_weight * 100) / weight_utilized)} kg`;
}

/** Describes an item's orientation. */
function orientationLabel(orientation: string, words: Words): string {
  if (orientation === 'lwh') return words.asMeasured;
  if (orientation === 'wlh') return words.onBase;
  const uprightSide: Readonly<Record<string, string>> = words.sides;
  return words.onSide(uprightSide[orientation.at(-1) ?? 'h'] ?? words.sides.h);
}

/** Describes an item's position. */
export function positionLabel({ position, rotation }: BoxItemData, words: Words): string {
  if (!position || !rotation) return words.unknownPosition;
  const at = `${plain(position.x)}, ${plain(position.y)}, ${plain(position.z)}`;
  return words.at(formatSides(rotation), at, orientationLabel(rotation.orientation, words));
}

/** Lists handling rules for packing staff; empty if none. */
export function handlingLabel({ rotations, fragile }: BoxItemData, { handling }: Words): string {
  const turn = rotations === undefined || rotations === 'any' ? undefined : handling[rotations];
  return [fragile === true ? handling.fragile : undefined, turn].filter(Boolean).join(', ');
}

/** Explains the packing rules that affect a box; empty if none. */
export function boxNotes({ items }: Pick<BoxData, 'items'>): string[] {
  const named = (is: (item: BoxItemData) => unknown) => [
    ...new Set(items.filter(is).map((item) => item.sku_name || item.sku_id)),
  ];
  const fragile = named((item) => item.fragile);
  const upright = named((item) => item.rotations === 'upright');
  const fixed = named((item) => item.rotations === 'none');
  const tags = [...new Set(items.flatMap((item) => item.do_not_mix || []))];
  const isOwn = items.length > 0 && items.every((item) => item.ships_in_own_box);
  if (isOwn) return [messages.notes.ownBox, ...(fragile.length > 0 ? [messages.notes.fragile] : [])];
  return [
    ...(fragile.length > 0 ? [messages.notes.fragileItems(fragile.join(', '))] : []),
    ...(upright.length > 0 ? [messages.notes.upright(upright.join(', '))] : []),
    ...(fixed.length > 0 ? [messages.notes.fixed(fixed.join(', '))] : []),
    ...tags.map((tag) => messages.notes.tag(tag)),
  ];
}

// Enough hues for the SKUs of one box, distinguishable by lightness too; the list names them.
const hues = [268, 155, 75, 25, 235, 330, 110, 200] as const;

/** Returns the colours of a SKU's three visible sides. */
export function itemColors(kind: number): Record<FaceSide, string> {
  const hue = hues[kind % hues.length]!;
  return {
    top: `oklch(0.88 0.055 ${hue})`,
    right: `oklch(0.8 0.085 ${hue})`,
    left: `oklch(0.71 0.11 ${hue})`,
  };
}
