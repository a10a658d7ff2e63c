import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** The list of codes as `scripts/build-ifsc.ts` writes it. */
export interface IfscList {
  /** Codes of a bank: differences between sorted numbers, in base 36 and empty for 1; then codes that aren't numbers. */
  branches: Record<string, { steps: string; others: string }>;
  names: Record<string, string>;
  /** Codes of a bank that clears through the one in the code. */
  sublets: Record<string, string>;
  /** The same by the start of a code. */
  prefixes: Record<string, string>;
}

let loaded: Promise<IfscList> | undefined;

async function load(): Promise<IfscList> {
  const packed = await readFile(new URL('./ifsc.json.gz', import.meta.url));
  return JSON.parse((await promisify(gunzip)(packed)).toString('utf8')) as IfscList;
}

function hasBranch({ steps, others }: IfscList['branches'][string], branch: string): boolean {
  if (!/^\d{6}$/.test(branch)) return others.split(',').includes(branch);
  const wanted = Number(branch);
  let number = 0;
  for (const step of steps === '' ? [] : steps.split(',')) {
    number += step === '' ? 1 : Number.parseInt(step, 36);
    if (number >= wanted) return number === wanted;
  }
  return false;
}

function nameOf({ names, sublets, prefixes }: IfscList, ifsc: string): string {
  const [, byPrefix] = Object.entries(prefixes)
    .filter(([prefix]) => ifsc.startsWith(prefix))
    .reduce<[string, string?]>(
      (longest, entry) => (entry[0].length > longest[0].length ? entry : longest),
      [''],
    );
  const bank = ifsc.slice(0, 4);
  return names[sublets[ifsc] ?? byPrefix ?? bank] ?? names[bank] ?? bank;
}

/** Returns the bank of an IFSC; undefined if there is no such code. Loads the list on the first lookup. */
export async function findBankOfIfsc(code: string): Promise<string | undefined> {
  loaded ??= load();
  const list = await loaded;
  const ifsc = code.trim().toUpperCase();
  const own = Object.hasOwn(list.branches, ifsc.slice(0, 4)) ? list.branches[ifsc.slice(0, 4)] : undefined;
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc) || own === undefined || !hasBranch(own, ifsc.slice(5)))
    return undefined;
  return nameOf(list, ifsc);
}
