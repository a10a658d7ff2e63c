/**
 * Which folders may import from which. `npm run floors` checks it, and it is part of `npm run lint`.
 *
 * apps/server/src is built in floors: a file imports only from its own floor and from the floors below it. A capability
 * is a folder (platform/http, brand/accounts; in the domain packing, in the console screens/orders), and the imports
 * between capabilities form no circle. Types count too, except those of `composed`.
 *
 * `known.txt` lists the imports that still break a rule. It only becomes shorter: an import that is not on it fails, and
 * so does a line whose import is gone. `npm run floors -- --shrink` deletes such lines,
 * `npm run floors -- packages/domain` checks one tree, `--files` lists the imports behind every circle.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const server = 'apps/server/src';

/** The lowest first. */
export const floors = [
  'base',
  'platform',
  'partners',
  'brand',
  'orders',
  'warehouse',
  'dispatch',
  'aftercare',
  'money',
  'overview',
  'buyer',
  'start',
] as const;

/**
 * Types that are put together from all capabilities, which every floor may name: what a handler gets, what a deployment
 * sets, and the tables of the database. They are erased, so nothing is loaded through them.
 */
const composed = [
  `${server}/start/services.ts`,
  `${server}/start/config.ts`,
  `${server}/platform/db/schema.ts`,
];

/** Not part of the product: tests, stories, documentation and their examples. */
export const leftOut = String.raw`\.(?:test|stories|docs|fixture)\.tsx?$`;

/** Writes the demo brand into every capability's tables. */
const leftOutOfCircles = `${server}/start/seed/`;

/** The trees whose folders form no circle, with the number of folders that name a capability. */
const trees: readonly {
  root: string;
  depth: (folders: readonly string[]) => number;
  /** Each file beside the folders is a capability: some are below all folders, others use them. */
  areFilesApart?: true;
}[] = [
  { root: server, depth: () => 2 },
  { root: 'packages/domain/src', depth: () => 1 },
  { root: 'apps/console/src', depth: ([first]) => (first === 'screens' ? 2 : 1), areFilesApart: true },
];

export const roots: readonly string[] = trees.map(({ root }) => root);

/** Returns the capability of a file, or undefined for a file of another tree. */
export function capabilityOf(file: string): string | undefined {
  const tree = trees.find(({ root }) => file.startsWith(`${root}/`));
  if (!tree) return undefined;
  const folders = file
    .slice(tree.root.length + 1)
    .split('/')
    .slice(0, -1);
  if (folders.length === 0 && tree.areFilesApart) return file;
  return [tree.root, ...folders.slice(0, tree.depth(folders))].join('/');
}

const escape = (path: string) => path.replaceAll('.', String.raw`\.`);
const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/** Whether an import is left out of the rules because of what it names. */
export const isExempt = (from: string, to: string, isType: boolean): boolean =>
  from.startsWith(leftOutOfCircles) || (isType && (composed.includes(to) || composed.includes(from)));

/** dependency-cruiser's rules: one for what is loaded, one for types, per floor. */
export const rules: IForbiddenRuleType[] = floors.slice(0, -1).flatMap((floor, index) => {
  const from = `^${server}/${floor}/`;
  const above = `^${server}/${oneOf(floors.slice(index + 1))}/`;
  return [
    {
      name: `${floor} imports upward`,
      severity: 'error',
      from: { path: from },
      to: { path: above, dependencyTypesNot: ['type-only'] },
    },
    {
      name: `${floor} imports a type upward`,
      severity: 'error',
      from: { path: from, pathNot: `^${oneOf(composed.map(escape))}$` },
      to: {
        path: above,
        pathNot: `^${oneOf(composed.map(escape))}$`,
        dependencyTypes: ['type-only'],
      },
    },
  ];
});
