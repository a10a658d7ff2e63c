/**
 * Lottie animation of a parcel: 48 frames at 24 per second, 500 × 500. Built from points in code, so that it
 * can be edited.
 */

type Point = readonly [number, number];
type Rgba = readonly [number, number, number, number];

const indigo: Rgba = [0.18, 0.29, 0.78, 1];
const soft: Rgba = [0.92, 0.94, 1, 1];
const line: Rgba = [0.79, 0.82, 0.93, 1];

/** Ease in and out. */
const easing = { i: { x: [0.4], y: [1] }, o: { x: [0.4], y: [0] } };
/** The same for positions, with one number for both axes. */
const easing2d = { i: { x: 0.4, y: 1 }, o: { x: 0.4, y: 0 } };

const still = <T>(value: T) => ({ a: 0, k: value });

function over(...keys: [frame: number, value: number][]) {
  return {
    a: 1,
    k: keys.map(([t, value], index) => ({ t, s: [value], ...(index < keys.length - 1 && easing) })),
  };
}

function moving(...keys: [frame: number, at: Point][]) {
  return {
    a: 1,
    k: keys.map(([t, [x, y]], index) => ({ t, s: [x, y, 0], ...(index < keys.length - 1 && easing2d) })),
  };
}

function path(points: readonly Point[], isClosed: boolean) {
  const flat = points.map(() => [0, 0]);
  return { ty: 'sh', ks: still({ c: isClosed, v: points, i: flat, o: flat }) };
}

const trim = (end: unknown, start: unknown = still(0)) => ({ ty: 'tm', s: start, e: end, o: still(0), m: 1 });
const stroke = (color: Rgba, width: number) => ({
  ty: 'st',
  c: still(color),
  o: still(100),
  w: still(width),
  lc: 2,
  lj: 2,
});
const fill = (color: Rgba, opacity: unknown) => ({ ty: 'fl', c: still(color), o: opacity, r: 1 });

const placed = {
  ty: 'tr',
  p: still([0, 0]),
  a: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
};
const group = (...items: unknown[]) => ({ ty: 'gr', it: [...items, placed] });

const outline: Point[] = [
  [0, -110],
  [96, -58],
  [96, 58],
  [0, 110],
  [-96, 58],
  [-96, -58],
];
const lid: Point[] = [
  [-96, -58],
  [0, -6],
  [96, -58],
];
const edge: Point[] = [
  [0, -6],
  [0, 110],
];
const tape: Point[] = [
  [-48, -84],
  [48, -32],
  [48, 4],
];

function layer(
  name: string,
  index: number,
  at: unknown,
  opacity: unknown,
  shapes: unknown[],
  scale: unknown = still([100, 100, 100]),
) {
  return {
    ddd: 0,
    ty: 4,
    nm: name,
    ind: index,
    sr: 1,
    ip: 0,
    op: 48,
    st: 0,
    bm: 0,
    ks: { o: opacity, r: still(0), p: at, a: still([0, 0, 0]), s: scale },
    shapes,
  };
}

const parcel = layer(
  'parcel',
  1,
  moving(
    [0, [226, 240]],
    [16, [250, 240]],
    [22, [250, 214]],
    [28, [250, 240]],
    [38, [250, 240]],
    [47, [284, 240]],
  ),
  over([0, 0], [4, 100], [40, 100], [47, 0]),
  [
    group(path(tape, false), trim(over([14, 0], [22, 100])), stroke(indigo, 11)),
    group(path(edge, false), trim(over([10, 0], [18, 100])), stroke(indigo, 13)),
    group(path(lid, false), trim(over([6, 0], [16, 100])), stroke(indigo, 13)),
    group(path(outline, true), trim(over([0, 0], [14, 100])), stroke(indigo, 13)),
    group(path(outline, true), fill(soft, over([10, 0], [20, 100]))),
  ],
);

const road = layer('road', 2, still([250, 392, 0]), still(100), [
  group(
    path(
      [
        [150, 0],
        [60, 0],
      ],
      false,
    ),
    trim(over([18, 0], [30, 100]), over([26, 0], [40, 100])),
    stroke(line, 9),
  ),
  group(
    path(
      [
        [40, 0],
        [-150, 0],
      ],
      false,
    ),
    trim(over([22, 0], [36, 100]), over([30, 0], [46, 100])),
    stroke(line, 9),
  ),
]);

export const parcelAnimation = {
  v: '5.7.0',
  nm: 'parcel',
  fr: 24,
  ip: 0,
  op: 48,
  w: 500,
  h: 500,
  ddd: 0,
  assets: [],
  layers: [parcel, road],
} as const;
