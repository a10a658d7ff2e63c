import type { WalkArea, WalkStart } from './area.ts';
import type { AisleCosts } from './aisleCosts.ts';
import { aisleWalkCount, tourStates } from './tourStates.ts';
import type { TourStates } from './tourStates.ts';

/** How an area is walked: by aisle, the way in each block and how often each cross aisle is walked to the next aisle. */
export interface WalkPlan {
  length: number;
  aisles: { walks: number[]; onward: readonly number[] }[];
}

/**
 * The shortest closed walks of an area as a table of states by aisle. A step of an aisle is its corner with the start, then
 * its blocks, then the cross aisles to the next one. `ahead` has the length from the first aisle to each state before a
 * step, `back` the length from there to the end.
 */
export class WalkTable {
  readonly area: WalkArea;
  readonly start: WalkStart;
  readonly costs: readonly (readonly AisleCosts[])[];
  readonly #states: TourStates;
  readonly #blocks: number;
  readonly #ahead: Float64Array;
  readonly #back: Float64Array;
  readonly #row: Float64Array[];
  /** Aisles from which on the table is out of date, from the first and from the last. */
  #staleAhead = 0;
  #staleBack: number;
  /** Aisles that were computed so far, to bound a search by its work and not by the clock. */
  work = 0;

  /** @param costs by aisle and block; tell of changes with `changed` */
  constructor(area: WalkArea, start: WalkStart, costs: readonly (readonly AisleCosts[])[]) {
    this.area = area;
    this.start = start;
    this.costs = costs;
    this.#blocks = area.crosses.length - 1;
    this.#states = tourStates(area.crosses.length);
    const rows = area.aisles * (this.#blocks + 1) + 1;
    this.#ahead = new Float64Array(rows * this.#states.count);
    this.#back = new Float64Array(rows * this.#states.count);
    this.#staleBack = area.aisles - 1;
    this.#row = Array.from({ length: this.#blocks + 1 }, () => new Float64Array(this.#states.count));
  }

  /** Costs of an aisle have changed. */
  changed(aisle: number): void {
    if (aisle < this.#staleAhead) this.#staleAhead = aisle;
    if (aisle > this.#staleBack) this.#staleBack = aisle;
  }

  /** Length of the shortest walk; infinite if there is none. Fills the table from the first aisle. */
  forward(): number {
    const { count, empty, closed } = this.#states;
    this.#ahead.fill(Infinity, 0, count);
    this.#ahead[empty] = 0;
    const rows = this.#blocks + 1;
    for (let aisle = this.#staleAhead; aisle < this.area.aisles; aisle += 1) {
      this.work += 1;
      for (let block = 0; block < this.#blocks; block += 1)
        this.#walkBlock(
          this.#ahead,
          (aisle * rows + block) * count,
          this.#ahead,
          (aisle * rows + block + 1) * count,
          block,
          block === 0 ? this.#startOf(aisle) : -1,
          this.costs[aisle]![block]!,
        );
      this.#goOn((aisle * rows + this.#blocks) * count);
    }
    this.#staleAhead = this.area.aisles;
    return this.#ahead[this.area.aisles * rows * count + closed]!;
  }

  /** Fills the table from the last aisle, for `lengthWith`. */
  backward(): void {
    const { count, closed, onward, walked, visited } = this.#states;
    const back = this.#back;
    const rows = this.#blocks + 1;
    const last = this.area.aisles * rows * count;
    back.fill(Infinity, last, last + count);
    back[last + closed] = 0;
    for (let aisle = this.#staleBack; aisle >= 0; aisle -= 1) {
      this.work += 1;
      const across = (aisle * rows + this.#blocks) * count;
      for (let state = 0; state < count; state += 1) {
        let best = Infinity;
        for (let step = onward.first[state]!; step < onward.first[state + 1]!; step += 1) {
          const sum =
            back[across + count + onward.next[step]!]! + onward.sum[step]! * this.area.aisle_distance;
          if (sum < best) best = sum;
        }
        back[across + state] = best;
      }
      for (let block = this.#blocks - 1; block >= 0; block -= 1) {
        const from = (aisle * rows + block) * count;
        const cross = block === 0 ? this.#startOf(aisle) : -1;
        const costs = this.costs[aisle]![block]!;
        const table = walked[block]!;
        for (let state = 0; state < count; state += 1) {
          const at = cross < 0 ? state : visited[cross]![state]!;
          let best = Infinity;
          if (at >= 0)
            for (let how = 0; how < aisleWalkCount; how += 1) {
              const next = table[at * aisleWalkCount + how]!;
              if (next < 0) continue;
              const sum = back[from + count + next]! + costs[how]!;
              if (sum < best) best = sum;
            }
          back[from + state] = best;
        }
      }
    }
    this.#staleBack = -1;
  }

  /** Length from a state before a step of an aisle to the end, after `backward`. */
  back(aisle: number, step: number, state: number): number {
    return this.#back[(aisle * (this.#blocks + 1) + step) * this.#states.count + state]!;
  }

  /** Length of the shortest walk if a block of an aisle had other costs. Both sides of the table must be filled. */
  lengthWith(aisle: number, block: number, costs: AisleCosts): number {
    const { count } = this.#states;
    const rows = this.#blocks + 1;
    this.work += 1;
    let from = this.#ahead;
    let at = (aisle * rows + block) * count;
    for (let now = block; now < this.#blocks; now += 1) {
      const to = this.#row[now + 1]!;
      this.#walkBlock(
        from,
        at,
        to,
        0,
        now,
        now === 0 ? this.#startOf(aisle) : -1,
        now === block ? costs : this.costs[aisle]![now]!,
      );
      from = to;
      at = 0;
    }
    const across = (aisle * rows + this.#blocks) * count;
    let best = Infinity;
    for (let state = 0; state < count; state += 1)
      best = Math.min(best, from[state]! + this.#back[across + state]!);
    return best;
  }

  /**
   * Lengths of the shortest walks without a block of an aisle, by how it would be walked; with the length of that way each is
   * a whole walk. Both sides of the table must be filled.
   */
  around(aisle: number, block: number, into: Float64Array): void {
    const { count, walked, visited } = this.#states;
    const row = (aisle * (this.#blocks + 1) + block) * count;
    const cross = block === 0 ? this.#startOf(aisle) : -1;
    const table = walked[block]!;
    this.work += 1;
    into.fill(Infinity);
    for (let state = 0; state < count; state += 1) {
      const length = this.#ahead[row + state]!;
      if (length === Infinity) continue;
      const at = cross < 0 ? state : visited[cross]![state]!;
      if (at < 0) continue;
      for (let how = 0; how < aisleWalkCount; how += 1) {
        const next = table[at * aisleWalkCount + how]!;
        if (next < 0) continue;
        const sum = length + this.#back[row + count + next]!;
        if (sum < into[how]!) into[how] = sum;
      }
    }
  }

  /** The shortest walk, after `forward`. */
  plan(): WalkPlan {
    const { count, closed, onward, walked, visited } = this.#states;
    const rows = this.#blocks + 1;
    const aisles: WalkPlan['aisles'] = [];
    const stepsOn = (from: number) =>
      Array.from({ length: onward.first[from + 1]! - onward.first[from]! }, (_, at) => {
        const step = onward.first[from]! + at;
        return { next: onward.next[step]!, sum: onward.sum[step]!, times: onward.times[step]! };
      });
    let state = closed;
    let row = this.area.aisles * rows * count;
    const length = this.#ahead[row + state]!;
    for (let aisle = this.area.aisles - 1; aisle >= 0; aisle -= 1) {
      row -= count;
      const [before, step] = this.#stepTo(
        row,
        row + count,
        state,
        stepsOn,
        (one) => one.sum * this.area.aisle_distance,
      );
      state = before;
      const walks: number[] = [];
      for (let block = this.#blocks - 1; block >= 0; block -= 1) {
        row -= count;
        const cross = block === 0 ? this.#startOf(aisle) : -1;
        const costs = this.costs[aisle]![block]!;
        const options = (from: number) => {
          const at = cross < 0 ? from : visited[cross]![from]!;
          if (at < 0) return [];
          return Array.from({ length: aisleWalkCount }, (_, how) => ({
            how,
            next: walked[block]![at * aisleWalkCount + how]!,
          }));
        };
        const [from, { how }] = this.#stepTo(row, row + count, state, options, (one) => costs[one.how]!);
        walks.unshift(how);
        state = from;
      }
      aisles.unshift({ walks, onward: step.times });
    }
    return { length, aisles };
  }

  /** The cross aisle of the start, if it is at this aisle; else -1. */
  #startOf(aisle: number): number {
    return aisle === this.start.aisle ? this.start.cross : -1;
  }

  #walkBlock(
    from: Float64Array,
    at: number,
    to: Float64Array,
    next: number,
    block: number,
    cross: number,
    costs: AisleCosts,
  ): void {
    const { count, walked, visited } = this.#states;
    const table = walked[block]!;
    to.fill(Infinity, next, next + count);
    for (let state = 0; state < count; state += 1) {
      const length = from[at + state]!;
      if (length === Infinity) continue;
      const now = cross < 0 ? state : visited[cross]![state]!;
      if (now < 0) continue;
      for (let how = 0; how < aisleWalkCount; how += 1) {
        const then = table[now * aisleWalkCount + how]!;
        if (then < 0) continue;
        const sum = length + costs[how]!;
        if (sum < to[next + then]!) to[next + then] = sum;
      }
    }
  }

  #goOn(at: number): void {
    const { count, onward } = this.#states;
    const ahead = this.#ahead;
    const next = at + count;
    ahead.fill(Infinity, next, next + count);
    for (let state = 0; state < count; state += 1) {
      const length = ahead[at + state]!;
      if (length === Infinity) continue;
      for (let step = onward.first[state]!; step < onward.first[state + 1]!; step += 1) {
        const to = next + onward.next[step]!;
        const sum = length + onward.sum[step]! * this.area.aisle_distance;
        if (sum < ahead[to]!) ahead[to] = sum;
      }
    }
  }

  /** The step by which the table reached a state: the same sum gives the same number. */
  #stepTo<Step extends { next: number }>(
    row: number,
    nextRow: number,
    state: number,
    steps: (from: number) => readonly Step[],
    costOf: (step: Step) => number,
  ): [from: number, step: Step] {
    const reached = this.#ahead[nextRow + state]!;
    for (let from = 0; from < this.#states.count; from += 1) {
      const length = this.#ahead[row + from]!;
      if (length === Infinity) continue;
      for (const step of steps(from))
        if (step.next === state && length + costOf(step) === reached) return [from, step];
    }
    throw new Error('No walk reaches these places.');
  }
}
