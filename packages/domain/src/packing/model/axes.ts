/** The six ways of mapping three own axes to the axes of a room: own axis i maps to `ways[w][i]`. */
export const ways: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const wayIndex = (a: number, b: number) => ways.findIndex((way) => way[0] === a && way[1] === b);

/** `after[6 * v + w]`: composition, first w, then v. */
export const after = Uint8Array.from({ length: 36 }, (_, i) => {
  const v = ways[Math.floor(i / 6)]!;
  const w = ways[i % 6]!;
  return wayIndex(v[w[0]]!, v[w[1]]!);
});

/** Inverse of each way. */
const inverse = Uint8Array.from(ways, (way) => wayIndex(way.indexOf(0), way.indexOf(1)));

/**
 * `renamed[64 * w + set]`: a set of ways (one bit each) after renaming axes by w, so that own axis i becomes
 * `ways[w][i]`.
 */
export const renamed = Uint8Array.from({ length: 6 * 64 }, (_, i) => {
  const rename = inverse[Math.floor(i / 64)]!;
  let set = 0;
  for (let v = 0; v < 6; v++) if ((i % 64) & (1 << v)) set |= 1 << after[6 * v + rename]!;
  return set;
});

/** Returns the renaming that sorts three lengths in ascending order. */
export function rising(a: number, b: number, c: number): number {
  if (a <= b) {
    if (b <= c) return 0;
    return a <= c ? 1 : 3;
  }
  if (a <= c) return 2;
  return b <= c ? 4 : 5;
}
