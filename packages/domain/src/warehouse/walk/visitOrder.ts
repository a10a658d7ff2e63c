import type { WalkArea, WalkStart } from './area.ts';
import { largestGap } from './aisleCosts.ts';
import { aisleWalks } from './tourStates.ts';
import type { WalkPlan } from './walkTable.ts';

/** A place of a plan: what is picked there, and where. */
export interface PlacedStop {
  /** Length along the aisle. */
  y: number;
  /** Numbers of what is picked there. */
  ids: readonly number[];
}

/**
 * The order in which a walk comes to its places. A plan names how often each piece of an aisle is walked; each corner has an
 * even number of pieces, so that one closed walk uses each of them (Hierholzer's algorithm).
 * @param stops by aisle and block, ascending
 */
export function visitOrder(
  { crosses }: WalkArea,
  start: WalkStart,
  plan: WalkPlan,
  stops: readonly (readonly (readonly PlacedStop[])[])[],
): number[] {
  const pieces: { ends: [number, number]; isWalked: boolean }[] = [];
  const at: number[][] = [];
  const idsAt: (readonly number[])[] = [];
  const corner = (aisle: number, cross: number) => aisle * crosses.length + cross;
  let places = plan.aisles.length * crosses.length;
  const link = (one: number, other: number, times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const end of [one, other]) (at[end] ??= []).push(pieces.length);
      pieces.push({ ends: [one, other], isWalked: false });
    }
  };
  plan.aisles.forEach(({ walks, onward }, aisle) => {
    onward.forEach((times, cross) => link(corner(aisle, cross), corner(aisle + 1, cross), times));
    walks.forEach((how, block) => {
      const here = stops[aisle]![block]!;
      const places_ = here.map(({ ids }) => {
        idsAt[places] = ids;
        places += 1;
        return places - 1;
      });
      const chain = (names: readonly number[], times: number) =>
        names.forEach((name, index) => index > 0 && link(names[index - 1]!, name, times));
      const [above, below] = [corner(aisle, block), corner(aisle, block + 1)];
      const kind = aisleWalks[how];
      if (kind === 'once' || kind === 'twice') chain([above, ...places_, below], kind === 'once' ? 1 : 2);
      if (kind === 'above') chain([above, ...places_], 2);
      if (kind === 'below') chain([...places_, below], 2);
      if (kind === 'both') {
        const { after } = largestGap(here.map(({ y }) => y));
        chain([above, ...places_.slice(0, after + 1)], 2);
        chain([...places_.slice(after + 1), below], 2);
      }
    });
  });
  const order: number[] = [];
  const seen = new Set<number>();
  const circuit: number[] = [];
  const open = [corner(start.aisle, start.cross)];
  while (open.length > 0) {
    const here = open.at(-1)!;
    const around = at[here] ?? [];
    let next: number | undefined;
    while (around.length > 0 && next === undefined) {
      const piece = pieces[around.pop()!]!;
      if (piece.isWalked) continue;
      piece.isWalked = true;
      next = piece.ends[0] === here ? piece.ends[1] : piece.ends[0];
    }
    if (next === undefined) circuit.push(open.pop()!);
    else open.push(next);
  }
  for (const place of circuit) {
    if (seen.has(place)) continue;
    seen.add(place);
    order.push(...(idsAt[place] ?? []));
  }
  return order;
}
