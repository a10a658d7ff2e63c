/** A free cuboid, from its near corner to its far corner. */
export interface Space {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
}

const contains = (outer: Space, inner: Space) =>
  outer.x0 <= inner.x0 &&
  outer.y0 <= inner.y0 &&
  outer.z0 <= inner.z0 &&
  outer.x1 >= inner.x1 &&
  outer.y1 >= inner.y1 &&
  outer.z1 >= inner.z1;

/** Whether two cuboids share volume; touching faces do not. */
export const overlap = (a: Space, b: Space) =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1 && a.z0 < b.z1 && b.z0 < a.z1;

/**
 * The free spaces left after `taken` is filled: each space that it cuts leaves up to six, and any
 * space inside another is dropped, so that every one that stays is as large as it can be.
 * @param least spaces with a side below this hold nothing that is still to come
 */
export function cutSpaces(spaces: readonly Space[], taken: Space, least: number): Space[] {
  const kept: Space[] = [];
  const cut: Space[] = [];
  for (const s of spaces) {
    if (!overlap(s, taken)) {
      kept.push(s);
      continue;
    }
    if (taken.x0 - s.x0 >= least) cut.push({ ...s, x1: taken.x0 });
    if (s.x1 - taken.x1 >= least) cut.push({ ...s, x0: taken.x1 });
    if (taken.y0 - s.y0 >= least) cut.push({ ...s, y1: taken.y0 });
    if (s.y1 - taken.y1 >= least) cut.push({ ...s, y0: taken.y1 });
    if (taken.z0 - s.z0 >= least) cut.push({ ...s, z1: taken.z0 });
    if (s.z1 - taken.z1 >= least) cut.push({ ...s, z0: taken.z1 });
  }
  for (let i = 0; i < cut.length; i++) {
    const space = cut[i]!;
    // Equal ones contain each other: the later goes.
    const inside =
      kept.some((k) => contains(k, space)) ||
      cut.some((c, j) => j !== i && contains(c, space) && (j < i || !contains(space, c)));
    if (!inside) kept.push(space);
  }
  return kept;
}
