import type { Piece } from '../model/pieces.ts';

type Rank = (piece: Piece) => number;

/** Measures of size; larger pieces are packed first. */
const ranks: readonly Rank[] = [
  (piece) => piece.volume,
  (piece) => piece.longest,
  (piece) => piece.face,
  (piece) => piece.volume * piece.count,
];

/** Returns the orders in which kinds are tried; fragile kinds are last in each. */
export const packingOrders = (pieces: readonly Piece[]): number[][] =>
  ranks.map((rank) =>
    pieces
      .map((_, kind) => kind)
      .toSorted(
        (a, b) =>
          Number(pieces[a]!.item.fragile ?? false) - Number(pieces[b]!.item.fragile ?? false) ||
          rank(pieces[b]!) - rank(pieces[a]!) ||
          pieces[b]!.volume - pieces[a]!.volume ||
          a - b,
      ),
  );
