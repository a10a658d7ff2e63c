/**
 * Builds src/charts/IndiaMap/states.generated.ts from @svg-maps/india (Victor Cazanave, CC BY 4.0).
 * Changes: Ladakh is separate from Jammu and Kashmir, Daman and Diu joined to Dadra and Nagar Haveli,
 * borders simplified on a grid of half a source unit, invisibly small islets removed.
 * Run: node packages/ui/scripts/build-india-map.ts
 */
import { writeFileSync } from 'node:fs';
import map from '@svg-maps/india';
import {
  areaOf,
  contains,
  middleOf,
  parsePath,
  partRing,
  pathOf,
  simplify,
  type Point,
  type Ring,
} from './rings.ts';

// its types describe a script of the page, not a module
const source = map as unknown as { locations: readonly { id: string; path: string }[] };

/** The letters of vehicle plates, where they are not the source's id in capitals. */
const codes: Readonly<Record<string, string>> = {
  ct: 'CG',
  dn: 'DD',
  dd: 'DD',
  or: 'OD',
  tg: 'TS',
  ut: 'UK',
};

/**
 * Between Jammu and Kashmir and Ladakh, longitude and latitude from north-west to south-east: the ridge north of the
 * Kishanganga, Zoji La, the crest between Warwan and Suru, Umasi La, the corner with Himachal Pradesh.
 */
const ladakhBorder: readonly Point[] = [
  [74.02, 35.14],
  [74.2, 35.08],
  [74.36, 35.02],
  [74.52, 34.95],
  [74.68, 34.86],
  [74.92, 34.8],
  [75.12, 34.7],
  [75.36, 34.6],
  [75.42, 34.47],
  [75.5, 34.29],
  [75.62, 34.2],
  [75.78, 34.06],
  [75.86, 33.93],
  [75.96, 33.83],
  [76.1, 33.74],
  [76.3, 33.62],
  [76.47, 33.46],
  [76.62, 33.38],
  [76.78, 33.24],
];
const leh: Point = [77.58, 34.15];

/** The source is a Mercator map; the scale and the corner were fitted to the country's four ends. */
function fromDegrees([longitude, latitude]: Point): Point {
  const radiansPerUnit = 0.000836;
  const north = 0.6985;
  return [
    ((longitude - 68.1) * Math.PI) / 180 / radiansPerUnit,
    (north - Math.asinh(Math.tan((latitude * Math.PI) / 180))) / radiansPerUnit,
  ];
}

const scale = 2;
/** In units of the result: islets below it are left out, but never a state's largest. */
const leastIslet = 14;

const rings = new Map<string, Ring[]>();
for (const { id, path } of source.locations) {
  const code = codes[id] ?? id.toUpperCase();
  const parsed = parsePath(path).map((ring) => ring.map(([x, y]): Point => [x * scale, y * scale]));
  rings.set(code, [...(rings.get(code) ?? []), ...parsed]);
}

const toResult = (point: Point): Point => {
  const [x, y] = fromDegrees(point);
  return [x * scale, y * scale];
};
const halves = partRing(rings.get('JK')![0]!, ladakhBorder.map(toResult));
const isLadakh = (ring: Ring) => contains(ring, toResult(leh));
rings.set('LA', halves.filter(isLadakh));
rings.set(
  'JK',
  halves.filter((ring) => !isLadakh(ring)),
);

for (const [code, list] of rings) {
  const bySize = list.toSorted((one, other) => areaOf(other) - areaOf(one));
  rings.set(
    code,
    bySize.filter((ring, index) => index === 0 || areaOf(ring) >= leastIslet),
  );
}

const simplified = simplify(rings);
const states = [...simplified]
  .map(([code, list]) => {
    const [x, y] = middleOf(list[0]!);
    return {
      code,
      x,
      y,
      area: Math.round(list.reduce((sum, ring) => sum + areaOf(ring), 0)),
      path: list.map(pathOf).join(''),
    };
  })
  .toSorted((one, other) => one.code.localeCompare(other.code));

const lines = states.map(({ code, x, y, area, path }) => `  ['${code}', ${x}, ${y}, ${area}, '${path}'],`);
writeFileSync(
  new URL('../src/charts/IndiaMap/states.generated.ts', import.meta.url),
  `// Built by scripts/build-india-map.ts; not to be edited.
// Map of India by Victor Cazanave (@svg-maps/india 2.0.0), CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
// Changed: Ladakh separated from Jammu and Kashmir, Daman and Diu joined to Dadra and Nagar Haveli, borders simplified.

type Row = readonly [code: string, x: number, y: number, area: number, path: string];

/** The size of the drawing that the paths are made for. */
export const mapSize = { width: 1224, height: 1392 };

export const stateRows: readonly Row[] = [
${lines.join('\n')}
];
`,
);
