import type { Contribution } from './contributions.ts';
import { cubes } from './cubes.ts';
import type { Cube } from './cubes.ts';

/** A contribution as it is stored: values of dimensions in the order of the cube's, without their names. */
type Packed = [
  cube: Cube,
  day: string,
  dims: readonly string[],
  members: readonly string[],
  values: readonly number[],
];

/** Returns stored values with those of measures that the cube got since. */
export const allMeasures = (cube: Cube, values: readonly number[]): number[] =>
  cubes[cube].measures.map((_, at) => values[at] ?? 0);

/** Returns contributions as text. The same ones in the same order are the same text. */
export const packContributions = (all: readonly Contribution[]): string =>
  JSON.stringify(
    all.map(({ cube, day, dims, members, values }): Packed => [
      cube,
      day,
      cubes[cube].dims.map((dim) => dims[dim] ?? ''),
      members,
      values,
    ]),
  );

/** Returns the contributions of such a text, and of one from before they were packed or their cubes had all measures. */
export const unpackContributions = (text: string): Contribution[] =>
  (JSON.parse(text) as (Packed | Contribution)[]).map((one) => {
    const { values, ...rest } = isPacked(one) ? unpack(one) : one;
    return { ...rest, values: allMeasures(rest.cube, values) };
  });

const isPacked = (one: Packed | Contribution): one is Packed => Array.isArray(one);

function unpack([cube, day, texts, members, values]: Packed): Contribution {
  const dims: Contribution['dims'] = {};
  for (const [at, dim] of cubes[cube].dims.entries()) dims[dim] = texts[at] ?? '';
  return { cube, day, dims, members, values };
}
