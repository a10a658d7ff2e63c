import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tolerances } from './difference.ts';

/** A baseline that is drawn anew makes another print, and so does another tolerance. */
const printOf = (baseline: Uint8Array, picture: Uint8Array) =>
  createHash('sha256')
    .update(JSON.stringify(tolerances))
    .update(baseline)
    .update(picture)
    .digest('base64url')
    .slice(0, 22);

/**
 * Which picture was last compared with a baseline and found the same. One that is so byte for byte need not be compared
 * again, which takes half as long as taking it; another browser makes other bytes, and then all are compared.
 */
export class Seen {
  #prints = new Map<string, string>();
  #file: string;

  /** Of a file with a name and a print on each line; empty where there is none. */
  constructor(file: string) {
    this.#file = file;
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [name, print] = line.split(' ');
      if (name && print) this.#prints.set(name, print);
    }
  }

  has(name: string, baseline: Uint8Array, picture: Uint8Array): boolean {
    return this.#prints.get(name) === printOf(baseline, picture);
  }

  add(name: string, baseline: Uint8Array, picture: Uint8Array): void {
    this.#prints.set(name, printOf(baseline, picture));
  }

  /** Writes down those of names that there still are. */
  keep(names: ReadonlySet<string>): void {
    const lines = [...this.#prints].filter(([name]) => names.has(name)).map((entry) => entry.join(' '));
    writeFileSync(this.#file, `${lines.toSorted().join('\n')}\n`);
  }
}
