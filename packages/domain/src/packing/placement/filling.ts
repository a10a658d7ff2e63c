import { FreeSpaces } from './freeSpaces.ts';

/** A partial filling of a box with blocks. */
export class Filling {
  readonly spaces = new FreeSpaces();
  readonly left: Int32Array;
  /** Block and corner, four numbers each. */
  readonly put: number[] = [];
  volume = 0;
  weight = 0;
  /** Tag of the contents; 0 for none. */
  tag = 0;

  constructor(kinds: number) {
    this.left = new Int32Array(kinds);
  }

  copy(from: Filling): void {
    this.spaces.copy(from.spaces);
    this.left.set(from.left);
    this.put.length = from.put.length;
    for (let i = 0; i < from.put.length; i++) this.put[i] = from.put[i]!;
    this.volume = from.volume;
    this.weight = from.weight;
    this.tag = from.tag;
  }
}

/** A candidate step: which block at which position, and how full the box gets when completed greedily. */
export interface Step {
  from: Filling;
  block: number;
  x: number;
  y: number;
  z: number;
  value: number;
}
