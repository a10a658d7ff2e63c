import type { WalkArea, WalkStart } from './area.ts';
import type { AisleCosts } from './aisleCosts.ts';
import { aheadOfAisle, aroundAisle, backOfAisle } from './oneBlock.ts';
import { tourStates } from './tourStates.ts';
import type { TourStates, WalkSteps } from './tourStates.ts';

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
  /** Lengths of the steps to the next aisle. */
  readonly #lengths: Float64Array;
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
    this.#lengths = Float64Array.from(this.#states.onward.sum, (sum) => sum * area.aisle_distance);
  }

  /** Costs of an aisle have changed. */
  changed(aisle: number): void {
    if (aisle < this.#staleAhead) this.#staleAhead = aisle;
    if (aisle > this.#staleBack) this.#staleBack = aisle;
  }

  /** Length of the shortest walk; infinite if there is none. Fills the table from the first aisle. */
  forward(): number {
    const { count, empty, closed, onward } = this.#states;
    const ahead = this.#ahead;
    ahead.fill(Infinity, 0, count);
    ahead[empty] = 0;
    const rows = this.#blocks + 1;
    for (let aisle = this.#staleAhead; aisle < this.area.aisles; aisle += 1) {
      this.work += 1;
      let row = aisle * rows * count;
      if (this.#blocks === 1) {
        aheadOfAisle(ahead, row, this.costs[aisle]![0]!, this.#startOf(aisle), this.area.aisle_distance);
        continue;
      }
      ahead.fill(Infinity, row + count, row + (rows + 1) * count);
      for (let block = 0; block < this.#blocks; block += 1) {
        const costs = this.costs[aisle]![block]!;
        const { from, how, next } = this.#stepsOf(aisle, block);
        for (let step = 0; step < from.length; step += 1) {
          const sum = ahead[row + from[step]!]! + costs[how[step]!]!;
          const at = row + count + next[step]!;
          if (sum < ahead[at]!) ahead[at] = sum;
        }
        row += count;
      }
      for (let step = 0; step < onward.next.length; step += 1) {
        const sum = ahead[row + onward.from[step]!]! + this.#lengths[step]!;
        const at = row + count + onward.next[step]!;
        if (sum < ahead[at]!) ahead[at] = sum;
      }
    }
    this.#staleAhead = this.area.aisles;
    return ahead[this.area.aisles * rows * count + closed]!;
  }

  /** Fills the table from the last aisle, for `around`. */
  backward(): void {
    const { count, closed, onward } = this.#states;
    const back = this.#back;
    const rows = this.#blocks + 1;
    const last = this.area.aisles * rows * count;
    back.fill(Infinity, last, last + count);
    back[last + closed] = 0;
    for (let aisle = this.#staleBack; aisle >= 0; aisle -= 1) {
      this.work += 1;
      if (this.#blocks === 1) {
        const { aisle_distance } = this.area;
        backOfAisle(back, aisle * rows * count, this.costs[aisle]![0]!, this.#startOf(aisle), aisle_distance);
        continue;
      }
      const across = (aisle * rows + this.#blocks) * count;
      back.fill(Infinity, aisle * rows * count, across + count);
      for (let step = 0; step < onward.next.length; step += 1) {
        const sum = back[across + count + onward.next[step]!]! + this.#lengths[step]!;
        const at = across + onward.from[step]!;
        if (sum < back[at]!) back[at] = sum;
      }
      for (let block = this.#blocks - 1; block >= 0; block -= 1) {
        const row = (aisle * rows + block) * count;
        const costs = this.costs[aisle]![block]!;
        const { from, how, next } = this.#stepsOf(aisle, block);
        for (let step = 0; step < from.length; step += 1) {
          const sum = back[row + count + next[step]!]! + costs[how[step]!]!;
          const at = row + from[step]!;
          if (sum < back[at]!) back[at] = sum;
        }
      }
    }
    this.#staleBack = -1;
  }

  /** Length from a state before a step of an aisle to the end, after `backward`. */
  back(aisle: number, step: number, state: number): number {
    return this.#back[(aisle * (this.#blocks + 1) + step) * this.#states.count + state]!;
  }

  /**
   * Lengths of the shortest walks without a block of an aisle, by how it would be walked; with the length of that way each is
   * a whole walk. Both sides of the table must be filled.
   */
  around(aisle: number, block: number, into: Float64Array): void {
    const { count } = this.#states;
    const row = (aisle * (this.#blocks + 1) + block) * count;
    const [ahead, back] = [this.#ahead, this.#back];
    this.work += 1;
    if (this.#blocks === 1) {
      aroundAisle(ahead, back, row, this.#startOf(aisle), into);
      return;
    }
    const { from, how, next } = this.#stepsOf(aisle, block);
    into.fill(Infinity);
    for (let step = 0; step < from.length; step += 1) {
      const sum = ahead[row + from[step]!]! + back[row + count + next[step]!]!;
      const way = how[step]!;
      if (sum < into[way]!) into[way] = sum;
    }
  }

  /** The shortest walk, after `forward`. */
  plan(): WalkPlan {
    const { count, closed, onward } = this.#states;
    const ahead = this.#ahead;
    const aisles: WalkPlan['aisles'] = [];
    let state = closed;
    let row = this.area.aisles * (this.#blocks + 1) * count;
    const length = ahead[row + state]!;
    /** The step by which the table reached the state: the same sum gives the same number. */
    const stepBack = (
      from: ArrayLike<number>,
      next: ArrayLike<number>,
      lengthOf: (step: number) => number,
    ) => {
      row -= count;
      for (let step = 0; step < from.length; step += 1)
        if (
          next[step] === state &&
          ahead[row + from[step]!]! + lengthOf(step) === ahead[row + count + state]!
        ) {
          state = from[step]!;
          return step;
        }
      throw new Error('No walk reaches these places.');
    };
    for (let aisle = this.area.aisles - 1; aisle >= 0; aisle -= 1) {
      const times = onward.times[stepBack(onward.from, onward.next, (step) => this.#lengths[step]!)]!;
      const walks: number[] = [];
      for (let block = this.#blocks - 1; block >= 0; block -= 1) {
        const costs = this.costs[aisle]![block]!;
        const { from, how, next } = this.#stepsOf(aisle, block);
        walks.unshift(how[stepBack(from, next, (step) => costs[how[step]!]!)]!);
      }
      aisles.unshift({ walks, onward: times });
    }
    return { length, aisles };
  }

  /** The cross aisle of the start, if it is at this aisle; else -1. */
  #startOf(aisle: number): number {
    return aisle === this.start.aisle ? this.start.cross : -1;
  }

  #stepsOf(aisle: number, block: number): WalkSteps {
    return this.#states.walkSteps(block, block === 0 ? this.#startOf(aisle) : -1);
  }
}
