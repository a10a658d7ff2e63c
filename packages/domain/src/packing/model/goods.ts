import type { Piece } from './pieces.ts';

/**
 * The pieces of a request as flat arrays, so that inner loops allocate nothing. A kind is one line of the
 * request; turns (allowed orientations) are numbered across all kinds.
 */
export class Goods {
  readonly kinds: number;
  /** First turn of each kind; the turns of kind k end where those of k + 1 begin. */
  readonly firstTurn: Int32Array;
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly dz: Int32Array;
  readonly weight: Float64Array;
  readonly volume: Float64Array;
  /** Shortest side of each kind. */
  readonly thinnest: Int32Array;
  readonly fragile: Uint8Array;
  /** Number of the kind's do-not-mix tag; 0 for none. */
  readonly tag: Int32Array;
  readonly hasFragile: boolean;
  readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.kinds = pieces.length;
    this.firstTurn = new Int32Array(pieces.length + 1);
    const turns = pieces.flatMap((piece, k) => {
      this.firstTurn[k + 1] = this.firstTurn[k]! + piece.turns.length;
      return piece.turns;
    });
    this.dx = Int32Array.from(turns, (turn) => turn.dx);
    this.dy = Int32Array.from(turns, (turn) => turn.dy);
    this.dz = Int32Array.from(turns, (turn) => turn.dz);
    this.weight = Float64Array.from(pieces, (piece) => piece.weight);
    this.volume = Float64Array.from(pieces, (piece) => piece.volume);
    this.thinnest = Int32Array.from(pieces, ({ turns: [turn] }) => Math.min(turn!.dx, turn!.dy, turn!.dz));
    this.fragile = Uint8Array.from(pieces, (piece) => (piece.item.fragile ? 1 : 0));
    const tags = new Map<string, number>();
    this.tag = Int32Array.from(pieces, ({ item: { do_not_mix: tag } }) => {
      if (!tag) return 0;
      if (!tags.has(tag)) tags.set(tag, tags.size + 1);
      return tags.get(tag)!;
    });
    this.hasFragile = this.fragile.includes(1);
  }

  /** Returns whether one piece of the kind fits the empty room. */
  fits(kind: number, room: { x: number; y: number; z: number; capacity: number }): boolean {
    if (this.weight[kind]! > room.capacity) return false;
    for (let t = this.firstTurn[kind]!; t < this.firstTurn[kind + 1]!; t++) {
      if (this.dx[t]! <= room.x && this.dy[t]! <= room.y && this.dz[t]! <= room.z) return true;
    }
    return false;
  }
}
