/**
 * Results of a pure function by a text that says all of its input, so that nothing has to be invalidated. They are shared:
 * don't change them.
 */
export class BoundedMemo<Value> {
  readonly #max: number;
  readonly #values = new Map<string, Value>();

  /** @param max at this many results the oldest is dropped */
  constructor(max: number) {
    this.#max = max;
  }

  get(key: string, compute: () => Value): Value {
    return this.find(key) ?? this.set(key, compute());
  }

  find(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): Value {
    if (!this.#values.has(key) && this.#values.size >= this.#max) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    this.#values.set(key, value);
    return value;
  }
}
