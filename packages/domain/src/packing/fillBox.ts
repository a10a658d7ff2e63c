import type { Piece, Room, Turn } from './pieces.ts';
import { cutSpaces } from './spaces.ts';
import type { Space } from './spaces.ts';
import type { Strategy } from './strategies.ts';

export interface Placed extends Space {
  piece: number;
  turn: Turn;
}

export interface Fill {
  placed: Placed[];
  /** Pieces left of each kind. */
  left: number[];
  weight: number;
  volume: number;
}

/** Lets a piece down until it rests on something: what a hand does. */
function settle(at: Space, placed: readonly Placed[]): void {
  let floor = 0;
  for (const p of placed) {
    if (p.z1 <= at.z0 && p.z1 > floor && p.x0 < at.x1 && at.x0 < p.x1 && p.y0 < at.y1 && at.y0 < p.y1) {
      floor = p.z1;
    }
  }
  at.z1 -= at.z0 - floor;
  at.z0 = floor;
}

function restsOn(at: Space, placed: readonly Placed[], share: number): boolean {
  if (at.z0 === 0 || share <= 0) return true;
  let area = 0;
  for (const p of placed) {
    if (p.z1 !== at.z0) continue;
    const x = Math.min(p.x1, at.x1) - Math.max(p.x0, at.x0);
    const y = Math.min(p.y1, at.y1) - Math.max(p.y0, at.y0);
    if (x > 0 && y > 0) area += x * y;
  }
  return area >= share * (at.x1 - at.x0) * (at.y1 - at.y0);
}

/**
 * Fills one box with what it takes of `pieces`, kind by kind in the order given, each at the best
 * corner of the free spaces by the strategy's score.
 */
export function fillBox(
  room: Room,
  pieces: readonly Piece[],
  counts: readonly number[],
  strategy: Strategy,
  support: number,
): Fill {
  const left = [...counts];
  const placed: Placed[] = [];
  let spaces: Space[] = [{ x0: 0, y0: 0, z0: 0, x1: room.x, y1: room.y, z1: room.z }];
  let weight = 0;
  let volume = 0;
  const order = strategy.order(pieces).filter((kind) => counts[kind]! > 0);
  const least = order.map((_, i) =>
    Math.min(
      ...order
        .slice(i)
        .map((kind) => Math.min(...pieces[kind]!.turns.map((t) => Math.min(t.dx, t.dy, t.dz)))),
    ),
  );

  order.forEach((kind, step) => {
    const piece = pieces[kind]!;
    while (left[kind]! > 0 && weight + piece.weight <= room.capacity && spaces.length > 0) {
      let best: Placed | undefined;
      let bestScore = Infinity;
      for (const space of spaces) {
        for (const turn of piece.turns) {
          if (turn.dx > space.x1 - space.x0 || turn.dy > space.y1 - space.y0 || turn.dz > space.z1 - space.z0)
            continue;
          const at: Placed = {
            piece: kind,
            turn,
            x0: space.x0,
            y0: space.y0,
            z0: space.z0,
            x1: space.x0 + turn.dx,
            y1: space.y0 + turn.dy,
            z1: space.z0 + turn.dz,
          };
          if (at.z0 > 0) settle(at, placed);
          const score = strategy.score(at, space);
          if (score < bestScore && restsOn(at, placed, support)) {
            best = at;
            bestScore = score;
          }
        }
      }
      if (!best) break;
      const taken = best;
      placed.push(taken);
      left[kind]!--;
      weight += piece.weight;
      volume += piece.volume;
      spaces = cutSpaces(
        spaces,
        taken,
        least[left[kind]! > 0 ? step : Math.min(step + 1, least.length - 1)]!,
      );
    }
  });
  return { placed, left, weight, volume };
}
