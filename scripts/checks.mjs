// The checks of `npm test`, in order. To add one, add an entry.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand, root, runQuietly } from './setup/install.mjs';

/**
 * @typedef {object} Check
 * @property {string} name what `npm test -- <name>` runs
 * @property {readonly string[]} [needs] entries of `setup/systemPackages.mjs`; no other program can be run
 * @property {readonly string[]} command
 * @property {true} [besideNext] runs at the same time as the next check: each of them leaves a part of the processor idle
 * @property {readonly string[]} [alone] the command of `npm test -- <name>`, if that is worth more time
 * @property {(change: { base: string, files: readonly string[] }) => readonly string[] | undefined} [changed] the command of
 *   `npm test -- --changed`, or undefined if the change cannot affect this check; without it the whole check runs
 */

/** The check is skipped where no build of Citus is. */
const hasCitus = existsSync(join(root, '..', 'shared', 'citus'));

const npm = (script, ...args) => [
  'npm',
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];
const touches = (files, pattern) => files.some((file) => pattern.test(file));
const ifTouched =
  (pattern, command) =>
  ({ files }) =>
    touches(files, pattern) ? command : undefined;

const kitSource = /^packages\/(?:ui|domain)\/src\//;
/** Drawn by every story. */
const everyStory =
  /^packages\/ui\/src\/tokens\/|^apps\/showcase\/(?:\.storybook|visual)\/|^packages\/fonts\//;

/** A component of the kit or a topic of the domain: its stories also show what is in its sub-folders. */
const componentFolder = /^packages\/(?:ui|domain)\/src\/(?:charts\/)?(?:[^/]+\/)?/;

/** The folders of the components that changed, relative to the repository. */
const componentFolders = (files) => [
  ...new Set(
    files
      .filter((file) => kitSource.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => componentFolder.exec(file)?.[0] ?? file),
  ),
];

/** Pictures of the changed components; of all, in the first mode only, if what all share changed. */
function changedPictures({ files }) {
  if (touches(files, everyStory)) return npm('visual', '--mode=comfortable');
  const folders = componentFolders(files);
  return folders.length > 0 ? npm('visual', `--folders=${folders.join(',')}`) : undefined;
}

/** The journeys that changed, and the main job if an app or the API did. */
function changedJourneys({ files }) {
  const own = files.filter((file) => file.endsWith('.journey.ts'));
  if (touches(files, /^journeys\/(?!.*\.journey\.ts$)|^apps\/|^packages\/api\//))
    own.push('journeys/main-job.journey.ts');
  return own.length > 0 ? npm('journeys', ...new Set(own)) : undefined;
}

const unitNeeds = ['postgresql', 'chromium', 'poppler', 'zbar', 'qpdf', 'git'];
const stories = ['vitest', 'run', '--config', 'apps/showcase/vitest.config.ts'];

/** @type {readonly Check[]} */
export const checks = [
  {
    name: 'packages',
    command: ['npm', 'ls', '--all'],
    changed: ifTouched(/package(?:-lock)?\.json$/, ['npm', 'ls', '--all']),
  },
  {
    name: 'build',
    needs: ['git'],
    // Storybook too: the journeys read it while the pictures would build it.
    command: buildCommand([
      '@khep/console',
      '@khep/tracking',
      '@khep/tracking-widget',
      '@khep/ui',
      '@khep/showcase',
    ]),
  },
  { name: 'types', command: ['tsc', '-b'] },
  // One lints while the next ones read, most of which use one core.
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'], besideNext: true },
  { name: 'floors', command: npm('floors'), besideNext: true },
  { name: 'words', needs: ['git'], command: npm('lint:words'), besideNext: true },
  { name: 'format', command: ['oxfmt', '--check', '.'], besideNext: true },
  { name: 'unused', command: ['knip'], besideNext: true },
  {
    name: 'specification',
    command: npm('coverage:spec'),
    changed: ifTouched(/^apps\/|^packages\/api\/|^scripts\//, npm('coverage:spec')),
    besideNext: true,
  },
  {
    name: 'package',
    needs: ['git'],
    command: npm('package'),
    changed: ifTouched(/^packages\/(?:ui|tracking-widget)\/|^examples\/|^scripts\//, npm('package')),
  },
  {
    name: 'public names',
    needs: ['git'],
    command: npm('api'),
    changed: ifTouched(/^packages\/ui\/|^scripts\//, npm('api')),
  },
  // The longest first: what is left at the end is short, and both lanes end together.
  {
    name: 'journeys',
    needs: ['chromium', 'poppler', 'zbar', 'git'],
    command: npm('journeys'),
    changed: changedJourneys,
    besideNext: true,
  },
  {
    name: 'unit and server',
    needs: unitNeeds,
    command: ['vitest', 'run'],
    changed: ({ base }) => ['vitest', 'run', `--changed=${base}`, '--passWithNoTests'],
    // Its suites wait for processes that they kill and start.
    besideNext: true,
  },
  {
    name: 'visual',
    needs: ['chromium', 'git'],
    command: npm('visual'),
    changed: changedPictures,
    besideNext: true,
  },
  {
    name: 'benchmarks',
    needs: ['postgresql', 'chromium'],
    command: npm('benchmarks'),
    changed: ifTouched(/\/bench\/|^scripts\/benchmarks|^docs\/performance\.md$/, npm('benchmarks')),
    besideNext: true,
  },
  {
    name: 'stories',
    needs: ['chromium', 'git'],
    command: stories,
    changed: ({ base, files }) =>
      touches(files, kitSource) || touches(files, everyStory)
        ? [...stories, `--changed=${base}`, '--passWithNoTests']
        : undefined,
    besideNext: true,
  },
  {
    name: 'citus',
    needs: [...unitNeeds, ...(hasCitus ? ['postgresql15'] : [])],
    command: ['node', 'scripts/citus/check.ts'],
    alone: ['node', 'scripts/citus/check.ts', '--all'],
    changed: ifTouched(/^apps\/server\/|^scripts\/citus\//, ['node', 'scripts/citus/check.ts']),
    besideNext: true,
  },
  {
    name: 'built stories',
    needs: ['chromium', 'git'],
    command: npm('stories:built', '--shard=1/40'),
    changed: ifTouched(/^apps\/showcase\//, npm('stories:built', '--shard=1/40')),
  },
  { name: 'budgets', command: ['size-limit'] },
];

/** Runs a check's command; resolves with its exit code and what it printed. */
export const runCheck = (command, environment) => runQuietly(command[0], command.slice(1), environment);
