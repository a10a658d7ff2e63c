import { describePacking } from './describePacking.ts';
import { Goods } from '../model/goods.ts';
import { isPlaceable, toPiece, toRoom, wholePieces } from '../model/pieces.ts';
import type { FilledBox } from '../placement/greedyFiller.ts';
import type { BoxSize, PackItem, PackOptions, PackedBox } from '../model/types.ts';
import { FitCheck } from '../placement/fitCheck.ts';

/** Default effort, in millions of positions. */
const EFFORT = 3;

/**
 * Packs as many items as fit one box, crate or vehicle; other items are omitted.
 * @returns undefined if nothing fits
 */
export function fillOneBox(
  items: readonly PackItem[],
  box: BoxSize,
  options: PackOptions = {},
): PackedBox | undefined {
  const room = toRoom(box, options);
  const pieces = items.filter((item) => wholePieces(item) > 0 && isPlaceable(item)).map(toPiece);
  const goods = new Goods(pieces);
  const counts = Int32Array.from(pieces, (piece, kind) => (goods.fits(kind, room) ? piece.count : 0));
  const { now, timeBudgetMs } = options;
  const stopAt = now && timeBudgetMs ? now() + timeBudgetMs : Infinity;
  const work = 1e6 * (options.effort ?? (stopAt < Infinity ? Infinity : EFFORT));
  const isLate = () => stopAt < Infinity && now!() > stopAt;
  const fit = new FitCheck(goods, options.support ?? 0.5);
  const piecewise = fit.piecewise(room, counts);
  const inBlocks = fit.fullest(room, counts, { blocks: 8000, pairs: 400_000, work, isLate });
  const best = fuller(piecewise, inBlocks);
  return best && describePacking(best, goods, options);
}

const fuller = (a: FilledBox | undefined, b: FilledBox | undefined) =>
  (b?.volume ?? 0) > (a?.volume ?? 0) ? b : a;
