import type { Sides } from '../model/types.ts';
import { joined, sidesKey } from './arrangements.ts';

/** Sizes to compare. More of them are slower, and rarely better: the search makes further ones. */
const mostCandidates = 1500;
/** Arrangements of the most frequent orders that are joined with each other. */
const mostJoined = 60;

/**
 * Returns the sizes to compare: each arrangement, and what takes several of them, the most frequent first. The best size for
 * some orders is never larger than the join of one arrangement of each.
 */
export function candidateSizes(
  orders: readonly { arrangements: readonly Sides[]; count: number }[],
): Sides[] {
  const frequency = new Map<string, { sides: Sides; count: number }>();
  for (const { arrangements, count } of orders)
    for (const sides of arrangements) {
      const known = frequency.get(sidesKey(sides));
      frequency.set(sidesKey(sides), { sides, count: (known?.count ?? 0) + count });
    }
  const single = [...frequency.values()].toSorted((a, b) => b.count - a.count).map(({ sides }) => sides);
  const found = new Map(single.slice(0, mostCandidates).map((sides) => [sidesKey(sides), sides]));
  const frequent = single.slice(0, mostJoined);
  // Joins of joins too, until nothing is new: with few arrangements every size that can be best is compared.
  let last = frequent;
  while (last.length > 0 && found.size < mostCandidates) {
    const next: Sides[] = [];
    for (const a of last)
      for (const b of frequent) {
        const both = joined(a, b);
        const key = sidesKey(both);
        if (found.has(key) || found.size >= mostCandidates) continue;
        found.set(key, both);
        next.push(both);
      }
    last = next;
  }
  return [...found.values()];
}
