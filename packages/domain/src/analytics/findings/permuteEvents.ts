import type { SeededRandom } from '../../packing/search/seededRandom.ts';
import type { RateCell } from './rateCell.ts';

/** Up to this many, events are drawn one by one. */
const mostDrawn = 40;

function normal(random: SeededRandom): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Draws how many of `marked` among `all` are in a sample of `size` (hypergeometric). */
function drawMarked(all: number, marked: number, size: number, random: SeededRandom): number {
  // The same distribution with the roles exchanged: the fewest draws.
  const [few, many] = marked < size ? [marked, size] : [size, marked];
  if (few <= mostDrawn) {
    let hits = 0;
    for (let at = 0; at < few; at += 1) if (random.next() * (all - at) < many - hits) hits += 1;
    return hits;
  }
  const mean = (few * many) / all;
  const deviation = Math.sqrt((mean * (all - few) * (all - many)) / (all * (all - 1)));
  return Math.min(few, Math.max(0, Math.round(mean + deviation * normal(random))));
}

/**
 * Distributes the events of each cell on the two periods by chance, as if its rate had not changed.
 * @param into for each cell, the events after beyond those expected
 */
export function permuteEvents(cells: readonly RateCell[], random: SeededRandom, into: Float64Array): void {
  cells.forEach(({ eventsBefore, totalBefore, eventsAfter, totalAfter }, at) => {
    const all = totalBefore + totalAfter;
    const events = eventsBefore + eventsAfter;
    // Events beyond half are drawn as their complement.
    const isMost = events * 2 > all;
    const hits = drawMarked(all, isMost ? all - events : events, totalAfter, random);
    into[at] = (isMost ? totalAfter - hits : hits) - (totalAfter * events) / all;
  });
}
