import { aisleWalkCount, tourStates } from './tourStates.ts';
import type { WalkArea, WalkStart } from './area.ts';
import type { StockedBin, WantedSku } from './binSelection.ts';
import type { PricedWalks } from './pricedWalks.ts';

/** A part of a walk, from the first aisle. */
interface Part {
  state: number;
  length: number;
  /** Units that are still needed, by SKU. */
  rest: Uint16Array;
  /** A bit for each of the first SKUs that is complete, to tell parts apart quickly. */
  done: number;
  /** Cost of the units still needed, at the prices of their SKUs. */
  restValue: number;
  before?: Part;
  /** Bins that the last step goes to. */
  bins: readonly number[];
}

/** Steps that parts can take, by what they would cost in the end at least; columns, because there are thousands. */
class Steps {
  count = 0;
  bounds = new Float64Array(4096);
  lengths = new Float64Array(4096);
  parts = new Int32Array(4096);
  states = new Int32Array(4096);
  /** Bins from the first up to this one, without it. */
  firsts = new Int32Array(4096);
  /** Bins from this one to the last. */
  lasts = new Int32Array(4096);

  add(part: number, state: number, length: number, first: number, last: number, bound: number): void {
    if (this.count === this.bounds.length) this.#grow();
    const at = this.count;
    this.count += 1;
    this.bounds[at] = bound;
    this.lengths[at] = length;
    this.parts[at] = part;
    this.states[at] = state;
    this.firsts[at] = first;
    this.lasts[at] = last;
  }

  /** The numbers of the steps with the least bounds, ascending: about as many as asked for. */
  best(most: number): number[] {
    let limit = Infinity;
    if (this.count > most) {
      const sample = Float64Array.from({ length: Math.min(this.count, 2048) }, (_, at) => {
        const step = Math.floor((at * this.count) / Math.min(this.count, 2048));
        return this.bounds[step]!;
      }).sort();
      limit = sample[Math.min(sample.length - 1, Math.ceil((sample.length * most) / this.count))]!;
    }
    const found: number[] = [];
    for (let at = 0; at < this.count; at += 1) if (this.bounds[at]! <= limit) found.push(at);
    return found.sort((a, b) => this.bounds[a]! - this.bounds[b]! || a - b);
  }

  #grow(): void {
    const double = <T extends Float64Array | Int32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    const size = this.count * 2;
    this.bounds = double(this.bounds, new Float64Array(size));
    this.lengths = double(this.lengths, new Float64Array(size));
    this.parts = double(this.parts, new Int32Array(size));
    this.states = double(this.states, new Int32Array(size));
    this.firsts = double(this.firsts, new Int32Array(size));
    this.lasts = double(this.lasts, new Int32Array(size));
  }
}

const tolerance = 1e-9;

/**
 * Builds walks aisle by aisle with what they have collected, and keeps the parts that can become the shortest: at each step
 * those with the least length so far plus least length to the end, in which what is missing has its price (a Lagrangian
 * bound, so a part that can't beat the shortest walk known is dropped). Exact while the parts fit in the width.
 * @param width parts that are kept after each step
 * @param shortest length of a walk that is known
 * @returns the bins of the best walks, complete or almost, the best first
 */
export function beamSearch(
  { area, start }: { area: WalkArea; start: WalkStart },
  { bins, skus }: { bins: readonly StockedBin[]; skus: readonly WantedSku[] },
  priced: PricedWalks,
  { width, shortest, most }: { width: number; shortest: number; most: number },
): number[][] {
  const blocks = area.crosses.length - 1;
  const { walked, visited, onward, empty, closed } = tourStates(area.crosses.length);
  const { prices, skuOf } = priced;
  const needs = Uint16Array.from(skus.map(({ need }) => need));
  // Units of the rows after a row, by SKU: a part that needs more is lost.
  const stock = Int32Array.from(
    skus.map(({ bins: own }) => own.reduce((sum, bin) => sum + bins[bin]!.quantity, 0)),
  );
  const quantities = Uint16Array.from(bins.map(({ quantity }) => Math.min(quantity, 0xffff)));
  let parts: Part[] = [
    {
      state: empty,
      length: 0,
      rest: needs,
      done: 0,
      restValue: needs.reduce((sum, need, sku) => sum + need * prices[sku]!, 0),
      bins: [],
    },
  ];

  const take = (from: Part, taken: readonly number[]): Pick<Part, 'rest' | 'restValue' | 'done'> => {
    if (taken.length === 0) return from;
    const rest = Uint16Array.from(from.rest);
    let { restValue, done } = from;
    for (const bin of taken) {
      const sku = skuOf[bin]!;
      const left = rest[sku]!;
      if (left === 0) continue;
      const units = Math.min(left, quantities[bin]!);
      rest[sku] = left - units;
      restValue -= units * prices[sku]!;
      if (left === units && sku < 31) done |= 1 << sku;
    }
    return { rest, restValue, done };
  };

  const isLost = (rest: Uint16Array): boolean => {
    for (let sku = 0; sku < rest.length; sku += 1) if (rest[sku]! > stock[sku]!) return true;
    return false;
  };
  const isWithin = (one: Uint16Array, other: Uint16Array): boolean => {
    for (let sku = 0; sku < one.length; sku += 1) if (one[sku]! > other[sku]!) return false;
    return true;
  };

  function keep(steps: Steps, own: readonly number[]): Part[] {
    const kept: Part[] = [];
    const byState: Part[][] = [];
    for (const at of steps.best(width * 4)) {
      if (kept.length >= width) break;
      const before = parts[steps.parts[at]!]!;
      const [first, last] = [steps.firsts[at]!, steps.lasts[at]!];
      const taken =
        first === 0 && last >= own.length
          ? []
          : last <= first
            ? own
            : [...own.slice(0, first), ...own.slice(last)];
      const left = take(before, taken);
      if (isLost(left.rest)) continue;
      const state = steps.states[at]!;
      const length = steps.lengths[at]!;
      const same = (byState[state] ??= []);
      const isWorse = same.some(
        (other) =>
          (left.done & ~other.done) === 0 &&
          other.length <= length + tolerance &&
          isWithin(other.rest, left.rest),
      );
      if (isWorse) continue;
      const part: Part = { ...left, state, length, before, bins: taken };
      same.push(part);
      kept.push(part);
    }
    return kept;
  }

  const gained = new Uint16Array(skus.length);
  for (let aisle = 0; aisle < area.aisles; aisle += 1) {
    for (let block = 0; block < blocks; block += 1) {
      const own = priced.binsOf(aisle, block);
      const [above, below] = [area.crosses[block]!, area.crosses[block + 1]!];
      const through = below - above;
      const count = own.length;
      for (const bin of own) stock[skuOf[bin]!]! -= quantities[bin]!;
      const steps = new Steps();
      const table = walked[block]!;
      // A part's gains up to each bin, counted from the first and from the last, and the bins that add to them.
      const firstGains = new Float64Array(count + 1);
      const lastGains = new Float64Array(count + 1);
      const firstAt: number[] = [];
      const lastAt: number[] = [];
      for (const [number, part] of parts.entries()) {
        const at = block === 0 && aisle === start.aisle ? visited[start.cross]![part.state]! : part.state;
        if (at < 0) continue;
        const base = part.length + part.restValue;
        const add = (how: number, length: number, gain: number, first: number, last: number) => {
          const state = table[at * aisleWalkCount + how]!;
          if (state < 0) return;
          const bound = base + length - gain + priced.back(aisle, block + 1, state);
          if (bound < shortest - tolerance)
            steps.add(number, state, part.length + length, first, last, bound);
        };
        firstAt.length = 0;
        lastAt.length = 0;
        gained.fill(0);
        for (let index = 0; index < count; index += 1) {
          const sku = skuOf[own[index]!]!;
          const units = Math.min(part.rest[sku]! - gained[sku]!, quantities[own[index]!]!);
          if (units > 0) firstAt.push(index);
          gained[sku]! += Math.max(0, units);
          firstGains[index + 1] = firstGains[index]! + Math.max(0, units) * prices[sku]!;
        }
        const all = firstGains[count]!;
        add(0, 0, 0, 0, count);
        add(1, through, all, count, count);
        add(2, 2 * through, all, count, count);
        if (firstAt.length === 0) continue;
        gained.fill(0);
        lastGains[count] = 0;
        for (let index = count - 1; index >= 0; index -= 1) {
          const sku = skuOf[own[index]!]!;
          const units = Math.min(part.rest[sku]! - gained[sku]!, quantities[own[index]!]!);
          if (units > 0) lastAt.push(index);
          gained[sku]! += Math.max(0, units);
          lastGains[index] = lastGains[index + 1]! + Math.max(0, units) * prices[sku]!;
        }
        for (const index of firstAt)
          add(3, 2 * (bins[own[index]!]!.y - above), firstGains[index + 1]!, index + 1, count);
        for (const index of lastAt) add(4, 2 * (below - bins[own[index]!]!.y), lastGains[index]!, 0, index);
        for (const index of firstAt)
          for (const other of lastAt) {
            if (other <= index) break;
            add(
              5,
              2 * (through - bins[own[other]!]!.y + bins[own[index]!]!.y),
              Math.min(all, firstGains[index + 1]! + lastGains[other]!),
              index + 1,
              other,
            );
          }
      }
      parts = keep(steps, own);
    }
    const steps = new Steps();
    for (const [number, part] of parts.entries())
      for (let step = onward.first[part.state]!; step < onward.first[part.state + 1]!; step += 1) {
        const state = onward.next[step]!;
        const length = part.length + onward.sum[step]! * area.aisle_distance;
        const bound = length + part.restValue + priced.back(aisle + 1, 0, state);
        if (bound < shortest - tolerance) steps.add(number, state, length, 0, 0, bound);
      }
    parts = keep(steps, []);
  }
  return parts
    .filter(({ state }) => state === closed)
    .sort((a, b) => a.length + a.restValue - b.length - b.restValue)
    .slice(0, most)
    .map((best) => {
      const found: number[] = [];
      for (let part: Part | undefined = best; part; part = part.before) found.push(...part.bins);
      return found;
    });
}
