import type { Packer } from './packer.ts';
import type { Room } from './pieces.ts';
import { count } from './roomFiller.ts';
import type { Load, Score } from './roomFiller.ts';

/** An order of the kinds and a score of places. */
export interface Start {
  order: ArrayLike<number>;
  score: Score;
}

/** Blocks to fill a box from. */
const BLOCKS = 4000;

/**
 * Box after box, each the one that `prefer` likes best of the best fillings; the last takes the rest.
 * @param work how far each box is also filled with blocks; 0: piece by piece only
 */
export function boxAfterBox(
  packer: Packer,
  counts: Int32Array,
  starts: readonly Start[],
  prefer: (room: Room, load: Load) => number,
  work = 0,
): Load[] {
  const loads: Load[] = [];
  const left = Int32Array.from(counts);
  const { filler } = packer.fit;
  const trial = new Int32Array(left.length);
  while (left.some((n) => n > 0)) {
    // One box for all has been tried before this.
    const last = loads.length > 0 ? packer.cheapest(left, Infinity) : undefined;
    if (last) {
      loads.push(last);
      return loads;
    }
    let best: Load | undefined;
    let most = -Infinity;
    for (const room of packer.rooms) {
      let fullest: Load | undefined;
      if (work > 0) {
        const isLate = () => packer.isLate();
        fullest = packer.fit.fullest(room, left, { blocks: BLOCKS, pairs: 20 * BLOCKS, work, isLate });
      }
      for (const { order, score } of starts) {
        trial.set(left);
        filler.open(room);
        filler.fill(order, trial, score, false);
        if (filler.volume > (fullest?.volume ?? 0)) fullest = filler.load();
      }
      if (!fullest) continue;
      const value = prefer(room, fullest);
      if (value > most) {
        most = value;
        best = fullest;
      }
    }
    if (!best) return loads;
    count(best, left, -1);
    loads.push(smaller(packer, best));
  }
  return loads;
}

/** The same goods in a cheaper box, where one takes them. */
function smaller(packer: Packer, load: Load): Load {
  if (packer.rooms.length === 1) return load;
  const counts = new Int32Array(packer.goods.kinds);
  count(load, counts, 1);
  return packer.cheapest(counts, packer.price(load.room, load.weight)) ?? load;
}
