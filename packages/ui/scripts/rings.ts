export type Point = readonly [x: number, y: number];
/** A closed line; the last point is not the first again. */
export type Ring = readonly Point[];

const key = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;
const onGrid = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The rings of an SVG path of moves and lines. */
export function parsePath(path: string): Ring[] {
  const rings: Point[][] = [];
  let command = 'm';
  let [x, y] = [0, 0];
  const parts = path.match(/[mlz]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at]!;
    if (/^[mlz]$/i.test(part)) {
      command = part;
      at += 1;
      // after closing, the pen is where the ring began
      if (/z/i.test(part)) [x, y] = rings.at(-1)![0]!;
      continue;
    }
    const isAbsolute = command === command.toUpperCase();
    x = Number(parts[at]) + (isAbsolute ? 0 : x);
    y = Number(parts[at + 1]) + (isAbsolute ? 0 : y);
    at += 2;
    if (/m/i.test(command)) {
      rings.push([]);
      command = isAbsolute ? 'L' : 'l';
    }
    rings.at(-1)!.push([x, y]);
  }
  return rings;
}

export function areaOf(ring: Ring): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

export function contains(ring: Ring, [x, y]: Point): boolean {
  let isInside = false;
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** The point inside that is farthest from every border: the best place of a label or mark. */
export function middleOf(ring: Ring): Point {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const steps = 40;
  let best: Point = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  let room = 0;
  for (let column = 1; column < steps; column += 1)
    for (let row = 1; row < steps; row += 1) {
      const point = onGrid([left + ((right - left) * column) / steps, top + ((bottom - top) * row) / steps]);
      if (!contains(ring, point)) continue;
      const distance = Math.min(
        ...ring.map((from, index) => away(point, from, ring[(index + 1) % ring.length]!)),
      );
      if (distance > room) [room, best] = [distance, point];
    }
  return best;
}

/** How far a point is from a stretch of line. */
function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

/** Cuts a ring in two along a line; the line's ends are moved to the nearest corners of the ring. */
export function partRing(ring: Ring, line: readonly Point[]): [Ring, Ring] {
  const nearest = ([x, y]: Point) =>
    ring.reduce(
      (best, [px, py], index) => {
        const distance = Math.hypot(px - x, py - y);
        return distance < best.distance ? { distance, index } : best;
      },
      { distance: Number.POSITIVE_INFINITY, index: 0 },
    ).index;
  const from = nearest(line[0]!);
  const to = nearest(line.at(-1)!);
  const inner = line.slice(1, -1);
  const turned = [...ring.slice(from), ...ring.slice(0, from)];
  const span = (to - from + ring.length) % ring.length;
  return [
    [...turned.slice(0, span + 1), ...inner.toReversed()],
    [...turned.slice(span), turned[0]!, ...inner],
  ];
}

/**
 * Fewer points, on whole numbers, so that neighbours keep one border: a border is cut where its set of states
 * changes, and each piece is simplified once for both sides.
 */
export function simplify(states: ReadonlyMap<string, readonly Ring[]>, leastArea = 3): Map<string, Ring[]> {
  const owners = new Map<string, Set<string>>();
  for (const [state, rings] of states)
    for (const point of rings.flat()) {
      const at = key(point);
      owners.set(at, (owners.get(at) ?? new Set()).add(state));
    }
  const ownersOf = (point: Point) => [...owners.get(key(point))!].toSorted().join();
  const pieces = new Map<string, Ring>();

  function once(piece: Ring): Ring {
    const isTurned = key(piece[0]!) > key(piece.at(-1)!);
    const canonical = isTurned ? piece.toReversed() : piece;
    const name = canonical.map(key).join(' ');
    const done = pieces.get(name) ?? thin(canonical, leastArea);
    pieces.set(name, done);
    return isTurned ? done.toReversed() : done;
  }

  return new Map(
    [...states].map(([state, rings]) => [
      state,
      rings.map((ring) => {
        const points = ring.map(onGrid).filter((point, index, all) => {
          const before = all[(index + all.length - 1) % all.length]!;
          return point[0] !== before[0] || point[1] !== before[1];
        });
        const cuts = points.flatMap((point, index) => {
          const before = ownersOf(points[(index + points.length - 1) % points.length]!);
          const after = ownersOf(points[(index + 1) % points.length]!);
          return ownersOf(point) !== before || ownersOf(point) !== after ? [index] : [];
        });
        if (points.length < 3) return speck(ring);
        if (cuts.length < 2) return thinRing(points, leastArea);
        const border = cuts.flatMap((cut, index) => {
          const end = cuts[index + 1] ?? cuts[0]! + points.length;
          const piece = Array.from(
            { length: end - cut + 1 },
            (_, step) => points[(cut + step) % points.length]!,
          );
          return once(piece).slice(0, -1);
        });
        return border.length < 4 ? points : border;
      }),
    ]),
  );
}

/** An island smaller than the grid, as the smallest shape that shows. */
function speck(ring: Ring): Ring {
  const [x, y] = onGrid(ring[0]!);
  return [
    [x - 1, y],
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
  ];
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** Takes away the point whose triangle with its neighbours is smallest, until none is below the least area. */
function thin(line: Ring, leastArea: number): Ring {
  const points = [...line];
  for (;;) {
    let smallest = leastArea;
    let at = -1;
    for (let index = 1; index < points.length - 1; index += 1) {
      const area = triangle(points[index - 1]!, points[index]!, points[index + 1]!);
      if (area < smallest) [smallest, at] = [area, index];
    }
    if (at < 0) return points;
    points.splice(at, 1);
  }
}

function thinRing(ring: Ring, leastArea: number): Ring {
  if (ring.length < 6) return ring;
  const half = Math.floor(ring.length / 2);
  const first = thin(ring.slice(0, half + 1), leastArea);
  const second = thin([...ring.slice(half), ring[0]!], leastArea);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

/** A ring as a short SVG path. */
export function pathOf(ring: Ring): string {
  let [x, y] = ring[0]!;
  const steps = ring.slice(1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${ring[0]!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}
