/** The six ways of laying three own axes along the axes of a room: own axis i lies along `ways[w][i]`. */
export const ways: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const numberOf = (a: number, b: number) => ways.findIndex((way) => way[0] === a && way[1] === b);

/** `after[6 * v + w]`: first by w, then by v. */
export const after = Uint8Array.from({ length: 36 }, (_, i) => {
  const v = ways[Math.floor(i / 6)]!;
  const w = ways[i % 6]!;
  return numberOf(v[w[0]]!, v[w[1]]!);
});

/** The way back. */
const back = Uint8Array.from(ways, (way) => numberOf(way.indexOf(0), way.indexOf(1)));

/**
 * `renamed[64 * w + set]`: a set of ways (one bit each) of something whose axes are renamed by w, so
 * that own axis i is now called `ways[w][i]`.
 */
export const renamed = Uint8Array.from({ length: 6 * 64 }, (_, i) => {
  const rename = back[Math.floor(i / 64)]!;
  let set = 0;
  for (let v = 0; v < 6; v++) if ((i % 64) & (1 << v)) set |= 1 << after[6 * v + rename]!;
  return set;
});

/** The renaming that puts three lengths in rising order. */
export function rising(a: number, b: number, c: number): number {
  if (a <= b) {
    if (b <= c) return 0;
    return a <= c ? 1 : 3;
  }
  if (a <= c) return 2;
  return b <= c ? 4 : 5;
}
