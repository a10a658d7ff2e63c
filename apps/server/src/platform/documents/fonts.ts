import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Script } from './glyphs.ts';

export type Weight = 'regular' | 'bold';

const { resolve } = createRequire(import.meta.url);
const own = (name: string) => new URL(`./fonts/${name}.ttf`, import.meta.url);

/** Path of a script's font; bundled, so that documents are the same on any machine. */
function placeOf(script: Script, weight: Weight): string | URL {
  const name = weight === 'bold' ? 'Bold' : 'Regular';
  if (script === 'latin') return own(`NotoSans-${name}`);
  if (script === 'devanagari') return own(`NotoSansDevanagari-${name}`);
  const grade = weight === 'bold' ? 700 : 400;
  return resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${grade}-normal.woff`);
}

const known = new Map<string, Buffer>();

/** Loads the font of a script on first use: most brands need two of eighteen. */
export function fontOf(script: Script, weight: Weight): Buffer {
  const key = `${script}-${weight}`;
  const font = known.get(key) ?? readFileSync(placeOf(script, weight));
  known.set(key, font);
  return font;
}
