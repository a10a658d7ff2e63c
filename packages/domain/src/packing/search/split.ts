import type { Packer, Price } from './packer.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';

/** More pieces aren't split exactly: the effort grows as 3ⁿ. */
export const MAX_SPLIT = 10;

/**
 * A subset of the pieces with the boxes that may fit it, cheapest first; those before `next` are ruled out.
 */
interface Part {
  counts: Int32Array;
  able: { room: number; price: Price }[];
  next: number;
  load: FilledBox | undefined;
}

/**
 * Finds the cheapest split of a few pieces over boxes. Each subset is priced by the cheapest box that could
 * fit it; the cheapest split by these prices is packed, and prices that fail are raised, until a split
 * succeeds.
 * @param below only a cheaper split is of interest
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
  const parts = listParts(packer, kinds, counts.length);
  const price = Float64Array.from(parts, (part) => part?.able[0]?.price ?? Infinity);
  const best = new Float64Array(all + 1);
  const first = new Int32Array(all + 1);
  const stopAt = packer.fit.work + work;

  for (;;) {
    // A tenth of a position per pair of subsets.
    packer.fit.filler.work += 3 ** n / 10;
    for (let s = 1; s <= all; s++) {
      const lowest = s & -s;
      const rest = s ^ lowest;
      let least = Infinity;
      // Every subset of s with its first piece.
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
      // Equal subsets share one packing, but each is a separate box.
      loads.push({ ...part.load });
    }
    if (holds) return loads;
    if (packer.fit.work > stopAt || packer.isLate()) return undefined;
  }
}

/** Lists the subsets by bit set; equal contents share one object. */
function listParts(packer: Packer, kinds: readonly number[], width: number): (Part | undefined)[] {
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
