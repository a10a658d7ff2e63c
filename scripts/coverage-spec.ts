import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '../packages/api/src/index.ts';
import { loadSpecification } from '../packages/api/src/specification.ts';

// How much of the specification there is: calls, screens and notices. `--list` also names what is missing.
const root = join(import.meta.dirname, '..');
const isListing = process.argv.includes('--list');

interface Count {
  what: string;
  has: string[];
  all: string[];
}

const screenSources = sourcesUnder('apps/console/src');
const kitSources = sourcesUnder('packages/ui/src');
const specifiedCalls = loadSpecification('calls').map(({ id }) => id);
const declared = endpoints.map(({ id }) => id);
const served = await servedCalls();
const usedByAScreen = specifiedCalls.filter((id) =>
  new RegExp(String.raw`\bcalls\.${id.replaceAll('.', String.raw`\.`)}\b(?!\.\w)`).test(screenSources),
);
const screens = await builtScreens();
const specifiedScreens = loadSpecification('screens').map(({ path }) => path);
const notices = loadSpecification('notices');
const declaredTexts = new Set(
  endpoints.flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat()),
);
const clientSources = sourcesUnder('packages/api/src');

const counts: Count[] = [
  { what: 'calls declared', has: specifiedCalls.filter((id) => declared.includes(id)), all: specifiedCalls },
  { what: 'calls served', has: specifiedCalls.filter((id) => served.includes(id)), all: specifiedCalls },
  { what: 'calls used by a screen', has: usedByAScreen, all: specifiedCalls },
  {
    what: 'screens declared',
    has: specifiedScreens.filter((path) => screens.has(path)),
    all: specifiedScreens,
  },
  {
    what: 'screens built',
    has: specifiedScreens.filter((path) => screens.get(path) === true),
    all: specifiedScreens,
  },
  {
    what: 'notices present',
    has: notices.filter(({ text }) => hasNotice(text)).map(({ text }) => text),
    all: notices.map(({ text }) => text),
  },
];

console.log(
  table([
    ['', 'there', 'of', 'missing'],
    ...counts.map(({ what, has, all }) => [
      what,
      String(has.length),
      String(all.length),
      String(all.length - has.length),
    ]),
  ]),
);
const ours = endpoints.filter((endpoint) => endpoint.isExtension === true);
console.log(
  `\n${ours.length} calls of our own, ${ours.filter(({ id }) => served.includes(id)).length} of them served: ${ours.map(({ id }) => id).join(', ')}`,
);
console.log(`\nBy area\n${table([['area', 'calls', 'served', 'used'], ...byArea()])}`);
if (isListing) {
  for (const { what, has, all } of counts) {
    const missing = all.filter((one) => !has.includes(one));
    if (missing.length > 0) console.log(`\nNot yet: ${what}\n${missing.map((one) => `  ${one}`).join('\n')}`);
  }
}
// The server's modules may hold timers and threads.
process.exit(process.exitCode ?? 0);

function byArea(): string[][] {
  const areas = Map.groupBy(specifiedCalls, (id) => id.slice(0, id.indexOf('.')));
  return [...areas].map(([area, ids]) => [
    area,
    String(ids.length),
    String(ids.filter((id) => served.includes(id)).length),
    String(ids.filter((id) => usedByAScreen.includes(id)).length),
  ]);
}

async function servedCalls(): Promise<string[]> {
  const module = await load('apps/server/src/routes.ts');
  const routes = (module?.['routes'] ?? []) as { endpoint: { id: string } }[];
  return routes.map(({ endpoint }) => endpoint.id);
}

/** Which screens there are, and whether each is built. Read as text: the table of routes loads React and the kit. */
async function builtScreens(): Promise<Map<string, boolean>> {
  const file = join(root, 'apps/console/src/routes.ts');
  if (!existsSync(file)) return new Map();
  const entries = readFileSync(file, 'utf8').matchAll(/path: '([^']*)'[\s\S]*?built: (true|false)/g);
  return new Map([...entries].map(([, path = '', built]) => [path, built === 'true']));
}

/** Declared by a call, or written where the client, a screen or the kit says it. */
function hasNotice(text: string): boolean {
  if (declaredTexts.has(text)) return true;
  const fixed = text.replace('{status}', '');
  return [clientSources, screenSources, kitSources].some(
    (source) => source.includes(fixed) || source.includes(fixed.replaceAll("'", String.raw`\'`)),
  );
}

async function load(path: string): Promise<Record<string, unknown> | undefined> {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  } catch (error) {
    console.error(`${path} could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return undefined;
  }
}

function sourcesUnder(folder: string): string {
  const path = join(root, folder);
  if (!existsSync(path)) return '';
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|docs)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
}

function table(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
