import type { Packer, Price } from './packer.ts';
import type { FilledBox } from './greedyFiller.ts';

/** More pieces than this are not split exactly: the sums grow as 3ⁿ. */
export const MOST_SPLIT = 10;

/** A part of the pieces and the boxes that may take it, cheapest first; those before `next` are refuted. */
interface Part {
  counts: Int32Array;
  able: { room: number; price: Price }[];
  next: number;
  load: FilledBox | undefined;
}

/**
 * The cheapest split of a few pieces over boxes. Every part is first priced by the cheapest box that
 * could take it by volume, weight and sides; the cheapest split by these prices is looked for, its
 * parts are packed, and a price that does not hold is raised, until a split holds.
 * @param below only a split for less than this is of interest
 */
export function splitExactly(
  packer: Packer,
  counts: Int32Array,
  below: Price,
  work: number,
): FilledBox[] | undefined {
  const kinds: number[] = [];
  counts.forEach((count, kind) => {
    for (let i = 0; i < count; i++) kinds.push(kind);
  });
  const n = kinds.length;
  const all = 2 ** n - 1;
  const parts = partsOf(packer, kinds, counts.length);
  const price = Float64Array.from(parts, (part) => part?.able[0]?.price ?? Infinity);
  const best = new Float64Array(all + 1);
  const first = new Int32Array(all + 1);
  const stopAt = packer.fit.work + work;

  for (;;) {
    // A tenth of a place for every pair of parts.
    packer.fit.filler.work += 3 ** n / 10;
    for (let s = 1; s <= all; s++) {
      const lowest = s & -s;
      const rest = s ^ lowest;
      let least = Infinity;
      // Every part of s that has its first piece.
      for (let t = rest; ; t = (t - 1) & rest) {
        const sum = price[t | lowest]! + best[rest ^ t]!;
        if (sum < least) {
          least = sum;
          first[s] = t | lowest;
        }
        if (t === 0) break;
      }
      best[s] = least;
    }
    if (!(best[all]! < below)) return undefined;
    let holds = true;
    const loads: FilledBox[] = [];
    for (let s = all; s > 0; s ^= first[s]!) {
      const part = parts[first[s]!]!;
      if (!part.load) {
        const { room } = part.able[part.next]!;
        part.load = packer.into(room, part.counts);
        if (!part.load) {
          part.next++;
          holds = false;
          const raised = part.able[part.next]?.price ?? Infinity;
          parts.forEach((other, t) => {
            if (other === part) price[t] = raised;
          });
          break;
        }
      }
      // Equal parts share one packing; each box is still a box of its own.
      loads.push({ ...part.load });
    }
    if (holds) return loads;
    if (packer.fit.work > stopAt || packer.isLate()) return undefined;
  }
}

/** The parts by their set of pieces; sets of the same kinds share one. */
function partsOf(packer: Packer, kinds: readonly number[], width: number): (Part | undefined)[] {
  const byCounts = new Map<string, Part>();
  return Array.from({ length: 2 ** kinds.length }, (_, set) => {
    if (set === 0) return undefined;
    const counts = new Int32Array(width);
    kinds.forEach((kind, i) => {
      if (set & (1 << i)) counts[kind]!++;
    });
    const key = counts.join();
    let part = byCounts.get(key);
    if (!part) {
      part = { counts, able: packer.roomsFor(counts), next: 0, load: undefined };
      byCounts.set(key, part);
    }
    return part;
  });
}
