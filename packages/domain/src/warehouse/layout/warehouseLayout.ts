import type { WalkArea, WalkStart, WalkStop } from '../walk/area.ts';

/** A warehouse of equal aisles, as its owner describes it. Lengths in metres. */
export interface WarehouseLayout {
  aisles: number;
  /** Racks along one side of an aisle. */
  bays: number;
  /** Racks on one side of each aisle, or on both: then odd numbers are left and even ones right. */
  sides: 1 | 2;
  /** Shelves of a rack, counted from below. */
  levels: number;
  bay_width: number;
  /** Between the middles of neighbouring aisles. */
  aisle_distance: number;
  /** A cross aisle halfway, beside those at both ends. */
  has_middle_cross: boolean;
  /** Where a walk begins and ends. */
  start: { aisle: number; end: 'front' | 'back' };
}

/** A place for goods. */
export interface BinPlace {
  /** "B-04-2": aisle, rack, shelf. */
  name: string;
  /** From 0. */
  aisle: number;
  /** From 1. */
  bay: number;
  /** From 1, the lowest. */
  level: number;
}

export const layoutLimits = { aisles: 26, bays: 60, levels: 9, bins: 6_000 } as const;

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** Returns what is wrong with a layout, by field; empty if nothing. */
export function layoutProblems(layout: WarehouseLayout): Partial<Record<keyof WarehouseLayout, string>> {
  const { aisles, bays, sides, levels, bay_width, aisle_distance, start } = layout;
  const problems: Partial<Record<keyof WarehouseLayout, string>> = {};
  if (!isWhole(aisles, layoutLimits.aisles)) problems.aisles = `Enter 1 to ${layoutLimits.aisles} aisles.`;
  if (!isWhole(bays, layoutLimits.bays)) problems.bays = `Enter 1 to ${layoutLimits.bays} racks.`;
  if (!isWhole(levels, layoutLimits.levels)) problems.levels = `Enter 1 to ${layoutLimits.levels} shelves.`;
  if (!(bay_width >= 0.1 && bay_width <= 10)) problems.bay_width = 'Enter 0.1 to 10 m.';
  if (!(aisle_distance >= 0.5 && aisle_distance <= 50)) problems.aisle_distance = 'Enter 0.5 to 50 m.';
  if (layout.has_middle_cross && bays < 2)
    problems.has_middle_cross = 'An aisle of one rack has no place for a cross aisle.';
  if (!(Number.isInteger(start.aisle) && start.aisle >= 0 && start.aisle < aisles))
    problems.start = 'Choose an aisle of this warehouse.';
  if (Object.keys(problems).length === 0 && aisles * bays * sides * levels > layoutLimits.bins)
    problems.levels = `That is more than ${layoutLimits.bins} bins. Enter fewer aisles, racks or shelves.`;
  return problems;
}

/** "A" for the first aisle. */
export const aisleName = (aisle: number): string => String.fromCodePoint(65 + aisle);

/** "B-04-2" */
export const binName = ({ aisle, bay, level }: Omit<BinPlace, 'name'>): string =>
  `${aisleName(aisle)}-${String(bay).padStart(2, '0')}-${level}`;

/** All bins of a layout, by name. */
export function binsOf({ aisles, bays, sides, levels }: WarehouseLayout): BinPlace[] {
  const bins: BinPlace[] = [];
  for (let aisle = 0; aisle < aisles; aisle += 1)
    for (let bay = 1; bay <= bays * sides; bay += 1)
      for (let level = 1; level <= levels; level += 1) {
        const place = { aisle, bay, level };
        bins.push({ ...place, name: binName(place) });
      }
  return bins;
}

/** The aisles that one walks in. */
export function walkAreaOf({
  aisles,
  bays,
  bay_width,
  aisle_distance,
  has_middle_cross,
}: WarehouseLayout): WalkArea {
  const end = bays * bay_width;
  return {
    aisles,
    aisle_distance,
    crosses: has_middle_cross ? [0, Math.floor(bays / 2) * bay_width, end] : [0, end],
  };
}

export const walkStartOf = ({ start, has_middle_cross }: WarehouseLayout): WalkStart => ({
  aisle: start.aisle,
  cross: start.end === 'front' ? 0 : has_middle_cross ? 2 : 1,
});

/** Where one stands to reach a bin: before the middle of its rack. */
export const stopAt = (
  { sides, bay_width }: WarehouseLayout,
  { aisle, bay }: Pick<BinPlace, 'aisle' | 'bay'>,
): WalkStop => ({ aisle, y: (Math.ceil(bay / sides) - 0.5) * bay_width });
