/** Pseudorandom numbers, reproducible by seed (xorshift32, G. Marsaglia, 2003). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) | 1;
  }

  /** Returns a number in [0, 1). */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) / 2 ** 32;
  }

  /** Returns an integer in [0, n). */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
}
