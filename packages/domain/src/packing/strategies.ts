import type { Piece } from './pieces.ts';

type Rank = (piece: Piece) => number;

/** What is big in one way or another goes in first. */
const ranks: readonly Rank[] = [
  (piece) => piece.volume,
  (piece) => piece.longest,
  (piece) => piece.face,
  (piece) => piece.volume * piece.count,
];

/** The orders in which kinds are tried; what breaks comes last in each. */
export const ordersOf = (pieces: readonly Piece[]): number[][] =>
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
