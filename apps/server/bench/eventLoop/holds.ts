/** The longest time in which the event loop of this thread did nothing else. */
export interface Hold {
  /** By the clock: grows with other work on the machine. */
  clockMs: number;
  /** Of the processor, this thread alone. */
  processorMs: number;
}

const beatMs = 1;

/** Measures holds of the event loop with a timer. The clock and the processor each have their own longest hold. */
export class HoldWatch {
  #longest: Hold = { clockMs: 0, processorMs: 0 };
  #beatAt = performance.now();
  #processor = process.threadCpuUsage();
  #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setTimeout(this.#beat, beatMs);
  }

  readonly #beat = (): void => {
    this.#record();
    this.#timer = setTimeout(this.#beat, beatMs);
  };

  #record(): void {
    const { user, system } = process.threadCpuUsage(this.#processor);
    this.#longest = {
      clockMs: Math.max(this.#longest.clockMs, performance.now() - this.#beatAt - beatMs),
      processorMs: Math.max(this.#longest.processorMs, (user + system) / 1000),
    };
    this.#beatAt = performance.now();
    this.#processor = process.threadCpuUsage();
  }

  /** Returns the longest hold since the last call. */
  take(): Hold {
    this.#record();
    const longest = this.#longest;
    this.#longest = { clockMs: 0, processorMs: 0 };
    return longest;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
