import { unitsLeft } from './pickActions.ts';
import type { PickProgress } from './pickActions.ts';

/** A pick as a picker sees it. */
export interface WalkPick extends PickProgress {
  bin: string | null;
  sku_id: string;
  sku_name: string;
  barcodes: readonly string[];
  tote: number;
}

/** Picks of one SKU at one place: the picker stands once and fills several totes. */
export interface WalkStopView<Pick extends WalkPick = WalkPick> {
  bin: string | null;
  sku_id: string;
  sku_name: string;
  barcodes: readonly string[];
  picks: Pick[];
}

/** Groups the picks of a walk by place and SKU, in its order. */
export function stopsOfWalk<Pick extends WalkPick>(picks: readonly Pick[]): WalkStopView<Pick>[] {
  const stops: WalkStopView<Pick>[] = [];
  for (const pick of picks) {
    const { bin, sku_id, sku_name, barcodes } = pick;
    const last = stops.at(-1);
    if (last && last.bin === bin && last.sku_id === sku_id) last.picks.push(pick);
    else stops.push({ bin, sku_id, sku_name, barcodes, picks: [pick] });
  }
  return stops;
}

/** Units of picks that are to be picked, and those that were; short ones are neither. */
export function countUnits(picks: readonly PickProgress[]): { done: number; total: number } {
  return picks.reduce(
    ({ done, total }, { quantity, picked, short }) => ({
      done: done + picked,
      total: total + quantity - short,
    }),
    { done: 0, total: 0 },
  );
}

/** The pick that is next: the first of the walk with units left. */
export const nextPick = <Pick extends PickProgress>(picks: readonly Pick[]): Pick | undefined =>
  picks.find((pick) => unitsLeft(pick) > 0);

/** The aisle in the name of a bin: what stands before its first dash. */
const aisleOf = (bin: string | null): string | undefined => (bin === null ? undefined : bin.split('-')[0]);

/** How far each aisle is, in the order of the walk; what has no bin is an aisle without a name. */
export function aislesOfWalk(picks: readonly WalkPick[]): { name: string; done: number; total: number }[] {
  const aisles = Map.groupBy(picks, ({ bin }) => aisleOf(bin) ?? '');
  return [...aisles].map(([name, own]) => ({ name, ...countUnits(own) })).filter(({ total }) => total > 0);
}
