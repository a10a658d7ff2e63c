import { binsOf, stopAt, walkAreaOf, walkStartOf } from '../layout/warehouseLayout.ts';
import type { BinPlace, WarehouseLayout } from '../layout/warehouseLayout.ts';
import { wayLength } from '../walk/area.ts';
import type { WalkArea, WalkStart, WalkStop } from '../walk/area.ts';
import { shortestWalk } from '../walk/shortestWalk.ts';

/** Units of a SKU in a bin of the layout. */
export interface SlottedGoods {
  bin: string;
  sku_id: string;
  units: number;
  /** Waves take units of it, so that they stay where they are. @default false */
  isReserved?: boolean;
}

/** Goods that a walk took from a bin. */
export type PickedGoods = Pick<SlottedGoods, 'bin' | 'sku_id'>;

export interface SlottingRequest {
  layout: WarehouseLayout;
  goods: readonly SlottedGoods[];
  /** Past walks, each with what it took. */
  walks: readonly (readonly PickedGoods[])[];
  /** Days in which they were walked. */
  days: number;
}

/** Goods to move to another bin. */
export interface SlottingMove {
  sku_id: string;
  units: number;
  from: string;
  to: string;
  /** Goods in that bin that go the other way; null if it is empty. */
  swap: { sku_id: string; units: number } | null;
  /** After the moves before it. */
  saved_minutes_a_day: number;
  work_minutes: number;
}

export interface SlottingPlan {
  /** The one that pays back most first. Each can be done without the others. */
  moves: SlottingMove[];
  walked_minutes_a_day: number;
}

/** Walks that moves are compared by: waves, or carts of orders while there are few waves. */
export const slottingBases = ['waves', 'orders'] as const;

/** Assumed: a picker with a cart walks one metre a second. */
const metresAMinute = 60;
/** Assumed: minutes to clear and label a place, and to lift one unit twice. */
const placeMinutes = 1;
const unitMinutes = 4 / 60;
/** Days within which a move has to pay back. */
export const paybackDays = 30;
/** The few moves that are worth a walk through the warehouse. */
const mostMoves = 12;
/** Walks that are planned anew for the comparison; moves for which there are none left aren't compared. */
const mostPlanned = 20_000;

interface Candidate {
  goods: SlottedGoods;
  to: string;
  swap: SlottedGoods | undefined;
}

const keyOf = ({ bin, sku_id }: PickedGoods): string => `${bin} ${sku_id}`;

/**
 * Finds the few moves of goods between bins that pay back: each is compared by the exact walks of the last weeks with the goods
 * in their other place, and the work of moving them. Goods move to an empty bin, or change places with others; one by one, the
 * move that gains most within `paybackDays` first.
 */
export function planSlotting({ layout, goods, walks, days }: SlottingRequest): SlottingPlan {
  const area = walkAreaOf(layout);
  const start = walkStartOf(layout);
  const places = binsOf(layout);
  const stops = new Map(places.map((place) => [place.name, stopAt(layout, place)]));
  const stock = goods.filter(({ bin, units }) => stops.has(bin) && units > 0);
  const warehouse = new Walks(area, start, stops, walks);
  const walked = warehouse.total();
  const minutesADay = (metres: number) => metres / metresAMinute / Math.max(1, days);

  const gainOf = ({ goods: own, to, swap }: Candidate) => {
    const saved = minutesADay(warehouse.saved(own, to, swap));
    const way = wayLength(area, stops.get(own.bin)!, stops.get(to)!);
    const work = workMinutes(way, own.units, swap?.units);
    return { saved, work, gain: saved * paybackDays - work };
  };
  const moves: SlottingMove[] = [];
  let open = candidatesOf({ layout, places, stock, warehouse }).map((candidate) => ({
    candidate,
    ...gainOf(candidate),
    comparedAt: 0,
  }));
  while (moves.length < mostMoves) {
    const best = open.reduce<(typeof open)[number] | undefined>(
      (most, one) => (one.gain > (most?.gain ?? 1e-9) ? one : most),
      undefined,
    );
    if (!best) break;
    if (best.comparedAt < moves.length) {
      // Walks have changed since: only the best are compared again.
      Object.assign(best, gainOf(best.candidate), { comparedAt: moves.length });
      continue;
    }
    const { candidate, saved, work } = best;
    const { goods: own, to, swap } = candidate;
    warehouse.move(own, to, swap);
    const gone = new Set([own, swap]);
    open = open.filter(
      ({ candidate: one }) =>
        !gone.has(one.goods) && !(one.swap && gone.has(one.swap)) && (one.swap || one.to !== to),
    );
    moves.push({
      sku_id: own.sku_id,
      units: own.units,
      from: own.bin,
      to,
      swap: swap ? { sku_id: swap.sku_id, units: swap.units } : null,
      saved_minutes_a_day: saved,
      work_minutes: work,
    });
  }
  return { moves, walked_minutes_a_day: minutesADay(walked) };
}

/** Minutes to carry goods to their bin and come back, with what changes places with them. */
const workMinutes = (way: number, units: number, swapped: number | undefined): number =>
  (2 * way) / metresAMinute +
  placeMinutes * (swapped === undefined ? 1 : 2) +
  unitMinutes * (units + (swapped ?? 0));

interface Stage {
  layout: WarehouseLayout;
  places: readonly BinPlace[];
  stock: readonly SlottedGoods[];
  warehouse: Walks;
}

/**
 * Returns moves of picked goods to an empty bin at each rack, and to the bins of goods that are picked less: first the move of
 * each that brings it nearest to the start, then the next ones.
 */
function candidatesOf({ layout, places, stock, warehouse }: Stage): Candidate[] {
  const taken = new Set(stock.map(({ bin }) => bin));
  const levelOf = new Map(places.map(({ name, level }) => [name, level]));
  const empty = Map.groupBy(
    places.filter(({ name }) => !taken.has(name)),
    (place) => {
      const { aisle, y } = stopAt(layout, place);
      return `${aisle} ${y}`;
    },
  );
  const free = stock.filter((one) => one.isReserved !== true);
  const ranked = free.flatMap((goods) => {
    const visits = warehouse.visits(goods);
    if (visits === 0) return [];
    const own = warehouse.wayTo(goods.bin);
    const level = levelOf.get(goods.bin) ?? 1;
    const intoEmpty = [...empty.values()].map((bins) => {
      // On the shelf that it is on now, or the next one: heavy goods stay low.
      const to = bins.reduce((a, b) => (Math.abs(b.level - level) < Math.abs(a.level - level) ? b : a)).name;
      return { goods, to, swap: undefined, nearer: visits * (own - warehouse.wayTo(to)) };
    });
    const swapped = free
      .filter((one) => one.bin !== goods.bin && one.sku_id !== goods.sku_id && warehouse.visits(one) < visits)
      .map((swap) => {
        const nearer = (visits - warehouse.visits(swap)) * (own - warehouse.wayTo(swap.bin));
        return { goods, to: swap.bin, swap, nearer };
      });
    return [...intoEmpty, ...swapped]
      .toSorted((a, b) => b.nearer - a.nearer)
      .map((one, rank) => Object.assign(one, { rank }));
  });
  let planned = 0;
  return ranked
    .toSorted((a, b) => a.rank - b.rank || b.nearer - a.nearer)
    .filter(({ goods, swap }) => {
      planned += warehouse.visits(goods) + (swap ? warehouse.visits(swap) : 0);
      return planned <= mostPlanned;
    });
}

/** Past walks, as they would be with goods in other bins. */
class Walks {
  private readonly area: WalkArea;
  private readonly start: WalkStart;
  private readonly stops: ReadonlyMap<string, WalkStop>;
  /** Bins of each walk by what it takes, and its length. */
  private readonly walks: { bins: Map<string, string>; length: number }[];
  /** Walks that take some goods. */
  private readonly walksOf = new Map<string, number[]>();

  constructor(
    area: WalkArea,
    start: WalkStart,
    stops: ReadonlyMap<string, WalkStop>,
    walks: readonly (readonly PickedGoods[])[],
  ) {
    this.area = area;
    this.start = start;
    this.stops = stops;
    this.walks = walks.map((picked, at) => {
      const bins = new Map(
        picked.filter(({ bin }) => stops.has(bin)).map((goods) => [keyOf(goods), goods.bin]),
      );
      for (const key of bins.keys()) this.walksOf.set(key, [...(this.walksOf.get(key) ?? []), at]);
      return { bins, length: this.lengthOf(bins.values()) };
    });
  }

  private lengthOf(bins: Iterable<string>): number {
    const stops = [...new Set(bins)].map((bin) => this.stops.get(bin)!);
    return stops.length === 0 ? 0 : shortestWalk(this.area, this.start, stops).length;
  }

  total(): number {
    return this.walks.reduce((sum, { length }) => sum + length, 0);
  }

  visits(goods: PickedGoods): number {
    return this.walksOf.get(keyOf(goods))?.length ?? 0;
  }

  /** Length of the way from the start to a bin. */
  wayTo(bin: string): number {
    const from = { aisle: this.start.aisle, y: this.area.crosses[this.start.cross]! };
    return wayLength(this.area, from, this.stops.get(bin)!);
  }

  private changed(goods: PickedGoods, to: string, swap: PickedGoods | undefined) {
    const [own, other] = [keyOf(goods), swap && keyOf(swap)];
    const touched = new Set([
      ...(this.walksOf.get(own) ?? []),
      ...(other === undefined ? [] : (this.walksOf.get(other) ?? [])),
    ]);
    return [...touched].map((at) => {
      const bins = new Map(this.walks[at]!.bins);
      if (bins.has(own)) bins.set(own, to);
      if (other !== undefined && bins.has(other)) bins.set(other, goods.bin);
      return { at, bins, length: this.lengthOf(bins.values()) };
    });
  }

  /** Metres that all walks are shorter with goods in another bin. */
  saved(goods: PickedGoods, to: string, swap: PickedGoods | undefined): number {
    return this.changed(goods, to, swap).reduce(
      (sum, { at, length }) => sum + this.walks[at]!.length - length,
      0,
    );
  }

  move(goods: PickedGoods, to: string, swap: PickedGoods | undefined): void {
    for (const { at, bins, length } of this.changed(goods, to, swap)) this.walks[at] = { bins, length };
  }
}
