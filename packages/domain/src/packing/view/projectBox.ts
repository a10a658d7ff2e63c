/** A cuboid in the box's axes: x along the length, y along the width, z up. */
export interface Cuboid {
  x: number;
  y: number;
  z: number;
  length: number;
  width: number;
  height: number;
}

export interface Point {
  u: number;
  v: number;
}

export const faceSides = ['top', 'left', 'right'] as const;
/** Lighting of a face; `left` and `right` as displayed. */
export type FaceSide = (typeof faceSides)[number];

export interface Face {
  side: FaceSide;
  points: Point[];
}

/** Camera elevation. */
const PITCH = Math.PI / 6;

/** The camera: `yaw` rotates the box about its vertical axis, in degrees. */
export interface View {
  project: (x: number, y: number, z: number) => Point;
  /** Vector towards the camera, in the box's axes. */
  toViewer: readonly [number, number, number];
}

export function createView(yaw: number, box: { length: number; width: number; height: number }): View {
  const turn = (yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [flat, steep] = [Math.sin(PITCH), Math.cos(PITCH)];
  return {
    project: (x, y, z) => {
      const [a, b] = [x - box.length / 2, y - box.width / 2];
      return { u: a * cos - b * sin, v: (a * sin + b * cos) * flat - (z - box.height / 2) * steep };
    },
    toViewer: [sin * steep, cos * steep, flat],
  };
}

const ends = (c: Cuboid, axis: 0 | 1 | 2): readonly [number, number] =>
  axis === 0 ? [c.x, c.x + c.length] : axis === 1 ? [c.y, c.y + c.width] : [c.z, c.z + c.height];

/** Returns the visible faces of a cuboid. */
export function visibleFaces(c: Cuboid, { project, toViewer }: View): Face[] {
  const [x0, x1] = ends(c, 0);
  const [y0, y1] = ends(c, 1);
  const [z0, z1] = ends(c, 2);
  const faces: Face[] = [
    {
      side: 'top',
      points: [project(x0, y0, z1), project(x1, y0, z1), project(x1, y1, z1), project(x0, y1, z1)],
    },
  ];
  const upright = (from: readonly [number, number], to: readonly [number, number]): Point[] => [
    project(...from, z0),
    project(...to, z0),
    project(...to, z1),
    project(...from, z1),
  ];
  const add = (points: Point[]) => {
    const middle = (points[0]!.u + points[1]!.u) / 2;
    const own = project((x0 + x1) / 2, (y0 + y1) / 2, z0).u;
    faces.push({ side: middle < own ? 'left' : 'right', points });
  };
  // A face seen edge-on has no area.
  const edge = 1e-9;
  if (toViewer[0] > edge) add(upright([x1, y0], [x1, y1]));
  if (toViewer[0] < -edge) add(upright([x0, y0], [x0, y1]));
  if (toViewer[1] > edge) add(upright([x0, y1], [x1, y1]));
  if (toViewer[1] < -edge) add(upright([x0, y0], [x1, y0]));
  return faces;
}

/**
 * Returns whether `a` may hide part of `b`. A separating plane decides: the cuboid on the camera's side is
 * never hidden. If two planes disagree, neither hides the other.
 */
function hides(a: Cuboid, b: Cuboid, { toViewer }: View): boolean {
  let isNearer = false;
  for (const axis of [0, 1, 2] as const) {
    const [a0, a1] = ends(a, axis);
    const [b0, b1] = ends(b, axis);
    const toward = toViewer[axis];
    const touch = 1e-6;
    if (a0 >= b1 - touch) {
      if (toward > 0) isNearer = true;
      if (toward < 0) return false;
    }
    if (b0 >= a1 - touch) {
      if (toward < 0) isNearer = true;
      if (toward > 0) return false;
    }
  }
  return isNearer;
}

/** Returns the painting order as indexes, farthest first. */
export function paintOrder(cuboids: readonly Cuboid[], view: View): number[] {
  const depth = (c: Cuboid) =>
    (c.x + c.length / 2) * view.toViewer[0] +
    (c.y + c.width / 2) * view.toViewer[1] +
    (c.z + c.height / 2) * view.toViewer[2];
  const byDepth = cuboids
    .map((_, i) => i)
    .toSorted((i, j) => depth(cuboids[i]!) - depth(cuboids[j]!) || i - j);
  const order: number[] = [];
  const state = new Map<number, 'open' | 'done'>();
  const visit = (i: number) => {
    // Cyclic overlaps are resolved by the distance of centres.
    if (state.has(i)) return;
    state.set(i, 'open');
    for (const j of byDepth) if (j !== i && hides(cuboids[i]!, cuboids[j]!, view)) visit(j);
    state.set(i, 'done');
    order.push(i);
  };
  for (const i of byDepth) visit(i);
  return order;
}

export interface Edge {
  /** Unique name from axis and corner. */
  name: string;
  from: Point;
  to: Point;
  /** Behind the box's contents. */
  isHidden: boolean;
}

/** Returns the twelve edges of a box; the three at the farthest corner are hidden. */
export function boxEdges(c: Cuboid, { project, toViewer }: View): Edge[] {
  const bits = [0, 1] as const;
  const far = toViewer.map((toward) => (toward >= 0 ? 0 : 1));
  const at = (corner: readonly number[]) =>
    project(ends(c, 0)[corner[0] as 0 | 1], ends(c, 1)[corner[1] as 0 | 1], ends(c, 2)[corner[2] as 0 | 1]);
  const edges: Edge[] = [];
  for (const axis of [0, 1, 2] as const) {
    for (const p of bits) {
      for (const q of bits) {
        const others: number[] = [p, q];
        const from = [0, 1, 2].map((k) => (k === axis ? 0 : others.shift()!));
        const to = from.map((bit, k) => (k === axis ? 1 : bit));
        const isHidden = [0, 1, 2].every((k) => k === axis || from[k] === far[k]);
        edges.push({ name: `${axis}${p}${q}`, from: at(from), to: at(to), isHidden });
      }
    }
  }
  return edges;
}
