import type { Piece } from './pieces.ts';
import type { Space } from './spaces.ts';

/** An order of the kinds and a score of a place; the lowest score is taken. */
export interface Strategy {
  name: string;
  order: (pieces: readonly Piece[]) => number[];
  score: (at: Space, space: Space) => number;
}

// Three lengths in one number, the first counting most. Sides stay below 10⁵ units (1 m).
const ranked = (a: number, b: number, c: number) => a * 1e10 + b * 1e5 + c;

const scores: Record<string, Strategy['score']> = {
  low: (at) => ranked(at.z1, at.y1, at.x0),
  deep: (at) => ranked(at.x1, at.z0, at.y0),
  wide: (at) => ranked(at.y1, at.z0, at.x0),
  snug: (at, s) => {
    const x = s.x1 - s.x0 - (at.x1 - at.x0);
    const y = s.y1 - s.y0 - (at.y1 - at.y0);
    const z = s.z1 - s.z0 - (at.z1 - at.z0);
    const least = Math.min(x, y, z);
    const most = Math.max(x, y, z);
    return ranked(least, x + y + z - least - most, at.z0);
  },
};

type Rank = (piece: Piece) => number;

const ranks: Record<string, Rank> = {
  volume: (piece) => piece.volume,
  longest: (piece) => piece.longest,
  face: (piece) => piece.face,
  together: (piece) => piece.volume * piece.count,
};

const orderBy = (rank: Rank) => (pieces: readonly Piece[]) =>
  pieces
    .map((_, i) => i)
    .toSorted(
      (a, b) => rank(pieces[b]!) - rank(pieces[a]!) || pieces[b]!.volume - pieces[a]!.volume || a - b,
    );

/** Every start, the one that most often wins first. */
export const strategies: readonly Strategy[] = Object.entries(ranks).flatMap(([order, rank]) =>
  Object.entries(scores).map(([name, score]) => ({ name: `${order}-${name}`, order: orderBy(rank), score })),
);
