import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { bandRows, tolerances } from './difference.ts';

/** A new baseline, picture or tolerance makes another hash. */
const pairHash = (baseline: Uint8Array, picture: Uint8Array) =>
  createHash('sha256')
    .update(JSON.stringify([tolerances, bandRows]))
    .update(baseline)
    .update(picture)
    .digest('base64url')
    .slice(0, 22);

/**
 * Remembers which picture was last found to be the same as its baseline. The same bytes need no second comparison, which
 * takes half as long as the screenshot.
 */
export class ComparisonCache {
  #hashes = new Map<string, string>();
  #file: string;

  /** Reads a file with a name and a hash per line, if it exists. */
  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [name, hash] = line.split(' ');
      if (name && hash) this.#hashes.set(name, hash);
    }
  }

  has(name: string, baseline: Uint8Array, picture: Uint8Array): boolean {
    return this.#hashes.get(name) === pairHash(baseline, picture);
  }

  add(name: string, baseline: Uint8Array, picture: Uint8Array): void {
    this.#hashes.set(name, pairHash(baseline, picture));
  }

  /** Writes the entries of these names to the file. */
  save(names: ReadonlySet<string>): void {
    const lines = [...this.#hashes].filter(([name]) => names.has(name)).map((entry) => entry.join(' '));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, `${lines.toSorted().join('\n')}\n`);
  }
}
