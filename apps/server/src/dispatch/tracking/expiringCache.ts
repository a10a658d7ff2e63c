/** A map whose entries expire, and whose oldest entries make room. */
export class ExpiringCache<T> {
  private readonly entries = new Map<string, { value: T; endsAt: number }>();
  private readonly maxSize: number;

  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  get(key: string, now: number): T | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.endsAt > now) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: T, endsAt: number): void {
    this.entries.delete(key);
    this.entries.set(key, { value, endsAt });
    if (this.entries.size <= this.maxSize) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
