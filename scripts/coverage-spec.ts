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

/** Screens send calls by the hooks of the client, too. */
const hooks = 'packages/api/src/hooks';
const screenSources = sourcesUnder('apps/console/src', hooks);
const kitSources = sourcesUnder('packages/ui/src');
const specifiedCalls = loadSpecification('calls').map(({ id }) => id);
const declared = endpoints.map(({ id }) => id);
const served = await servedCalls();
/** A call that is sent, not only its message or type: `calls.order.add`, without a member behind it. */
const isSentIn = (source: string, id: string) =>
  new RegExp(String.raw`(?<!typeof )\bcalls\.${id.replaceAll('.', String.raw`\.`)}\b(?!\.\w)`).test(source);
const usedByAScreen = specifiedCalls.filter((id) => isSentIn(screenSources, id));
const usedForPurpose = specifiedCalls.filter((id) => isSentIn(sourcesUnder(...purposeOf(id)), id));
const screens = await builtScreens();
const specifiedScreens = loadSpecification('screens').map(({ path }) => path);
const notices = loadSpecification('notices');
const declaredTexts = new Set(
  endpoints.flatMap(({ successMessage = [], errorMessage }) => [successMessage, errorMessage].flat()),
);
const clientSources = sourcesUnder('packages/api/src');
const seenNotices = noticesSeen();

const counts: Count[] = [
  { what: 'calls declared', has: specifiedCalls.filter((id) => declared.includes(id)), all: specifiedCalls },
  { what: 'calls served', has: specifiedCalls.filter((id) => served.includes(id)), all: specifiedCalls },
  { what: 'calls used by a screen', has: usedByAScreen, all: specifiedCalls },
  { what: 'calls used for their purpose', has: usedForPurpose, all: specifiedCalls },
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
  {
    what: 'notices seen in a test',
    has: notices.map(({ text }) => text).filter((text) => seenNotices.has(text)),
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
  const module = await load('apps/server/src/start/routes.ts');
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

/** Notices that a browser test names in `expectNotice`, which fails unless they are on screen. */
function noticesSeen(): Set<string> {
  const files = [
    ...filesUnder('journeys', (name) => name.endsWith('.journey.ts')),
    ...filesUnder('apps/console/src', (name) => name.endsWith('.stories.tsx')),
  ];
  const named = /expectNotice\(\s*\w+,\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
  return new Set(
    files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(named)])
      .map(([, single, double = '']) => (single ?? double).replaceAll(String.raw`\'`, "'")),
  );
}

/**
 * Where the specification's areas use their calls. A call that only another part of the app sends, such as a list that
 * fills a picker, does not serve the purpose that the specification gives it.
 */
function purposeOf(id: string): string[] {
  const screens = 'apps/console/src/screens';
  const area = id.slice(0, id.indexOf('.'));
  const places: Record<string, string[]> = {
    auth: [`${screens}/auth`, 'apps/console/src/shell', 'apps/console/src/data'],
    utils: [`${screens}/auth`, 'apps/console/src/forms', 'apps/console/src/patterns'],
    brands: [`${screens}/auth`, `${screens}/setup`],
    onboarding: [`${screens}/setup`, `${screens}/home`],
    // Pickers of every screen.
    master: ['apps/console/src/data', 'apps/console/src/forms', screens],
    courier: ['apps/console/src/data'],
    // Their lookups fill pickers; a temporary box is one that an order is packed in.
    sku: [`${screens}/catalogue`, 'apps/console/src/data'],
    box: [`${screens}/catalogue`, `${screens}/orders`, 'apps/console/src/data'],
    packing: [`${screens}/orders`],
    // A store's orders are synced where it is connected; returns have an area of their own in the console.
    orders: [
      `${screens}/orders`,
      `${screens}/returns`,
      `${screens}/home`,
      `${screens}/integrations`,
      'apps/console/src/data',
      'apps/console/src/shell',
    ],
    allocation: [`${screens}/allocation`, `${screens}/orders`, hooks],
    warehouse: [`${screens}/warehouses`],
    tracking: [`${screens}/shipments`, `${screens}/orders`, 'apps/tracking/src'],
    // The form of a preference is a pattern of its screens.
    preferences: [`${screens}/catalogue`, `${screens}/preferences`, 'apps/console/src/patterns'],
    contracts: [`${screens}/couriers`],
    shopify: [`${screens}/integrations`, `${screens}/home`],
    pg: [`${screens}/integrations`],
    invoice: [`${screens}/reconciliation`],
    recon: [`${screens}/reconciliation`],
    // The balance is in the frame of every screen.
    wallet: [`${screens}/billing`, 'apps/console/src/shell'],
  };
  return places[area] ?? [`${screens}/${area}`];
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

function sourcesUnder(...folders: string[]): string {
  const isSource = (name: string) =>
    /\.tsx?$/.test(name) && !/\.(?:test|stories|docs|fixture)\.tsx?$/.test(name);
  return folders
    .flatMap((folder) => filesUnder(folder, isSource))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

function filesUnder(folder: string, isWanted: (name: string) => boolean): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((name) => join(path, name));
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
