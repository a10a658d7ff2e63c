import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts of every document, shipped with the server so that a page looks the same on any machine. */
export const fonts = {
  latin: { regular: read('NotoSans-Regular'), bold: read('NotoSans-Bold') },
  devanagari: { regular: read('NotoSansDevanagari-Regular'), bold: read('NotoSansDevanagari-Bold') },
};

export type Script = keyof typeof fonts;

/** Marks, joiners and spaces stay with the letters they stand among. */
const devanagariRun = /[\u0900-\u097f\u200c\u200d]+(?:[ ,.-]+[\u0900-\u097f\u200c\u200d]+)*/gu;

/** The text in runs of one font each. */
export function scriptRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(devanagariRun)) {
    if (match.index > at) runs.push({ script: 'latin', text: text.slice(at, match.index) });
    runs.push({ script: 'devanagari', text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ script: 'latin', text: text.slice(at) });
  return runs;
}
