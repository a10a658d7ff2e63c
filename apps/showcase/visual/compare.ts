/**
 * Compares every matrix story, in every mode, with its baseline picture: `npm run visual`. To keep what has changed:
 * `npm run visual -- --update`. For a part: `-- --mode=compact --only=button,kit-tree`.
 *
 * One page stays open for each mode and stories are switched over Storybook's own channel. What differs is written to
 * apps/showcase/visual/differences/index.html for a person to look at.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';
import { difference } from './difference.ts';
import { modes, type Mode } from './modes.ts';
import { asked, option } from './options.ts';
import { palettePng } from './palettePng.ts';
import { reportPage, type Change } from './report.ts';
import { Seen } from './seen.ts';
import {
  forgetFocus,
  matrixStories,
  openContext,
  openStory,
  pictureOf,
  serve,
  settledPictureOf,
  show,
  type IndexEntry,
} from './storybook.ts';

const here = import.meta.dirname;
const built = join(here, '..', 'dist');
const baselines = join(here, 'baselines');
const differences = join(here, 'differences');
const update = process.argv.includes('--update');
const seen = new Seen(join(here, 'seen.txt'));

/** Puts the pictures of a change where the report finds them. */
function keep(mode: Mode, story: string, pictures: Record<string, Uint8Array | undefined>) {
  mkdirSync(join(differences, mode.id), { recursive: true });
  const files: Record<string, string> = {};
  for (const [part, picture] of Object.entries(pictures)) {
    if (!picture) continue;
    const file = `${mode.id}/${story}.${part}.png`;
    writeFileSync(join(differences, file), picture);
    files[part] = file;
  }
  return files;
}

const nameOf = (mode: Mode, story: string) => `${mode.id}/${story}.png`;
const baselineOf = (mode: Mode, story: string) => join(baselines, nameOf(mode, story));

/** The baseline and what differs from it; nothing where the picture is the same. */
function differing(mode: Mode, story: string, after: Uint8Array) {
  const file = baselineOf(mode, story);
  // A missing baseline is a failure for CI: a story that nobody has looked at proves nothing.
  if (!existsSync(file))
    return { reason: 'has no baseline; look at it, then run npm run visual -- --update' };
  const before = readFileSync(file);
  if (seen.has(nameOf(mode, story), before, after)) return undefined;
  const result = difference(before, after);
  if (!result.same) return { reason: result.reason, before, diff: result.picture };
  seen.add(nameOf(mode, story), before, after);
  return undefined;
}

/** Keeps the picture as the baseline where that was asked for; else puts it where the report finds it. */
function settle(mode: Mode, story: string, after: Uint8Array): Change | undefined {
  const found = differing(mode, story, after);
  if (!found) return undefined;
  if (update) {
    mkdirSync(join(baselines, mode.id), { recursive: true });
    const baseline = palettePng(after);
    writeFileSync(baselineOf(mode, story), baseline);
    seen.add(nameOf(mode, story), baseline, after);
    return undefined;
  }
  const { reason, ...pictures } = found;
  return { mode: mode.title, story, reason, ...keep(mode, story, { ...pictures, after }) };
}

/**
 * A story in a page that is loaded anew: what had the focus before has no say in it. At once where it is as it was; where
 * it is not, when nothing moves any more, and twice: a busy machine may be late once.
 */
async function lookAnew(page: Page, url: string, mode: Mode, story: string) {
  for (let look = 1; ; look += 1) {
    try {
      await openStory(page, url, mode, story);
    } catch (error) {
      if (look === 2) throw error;
      continue;
    }
    const first = await pictureOf(page);
    const picture = differing(mode, story, first) ? await settledPictureOf(page) : first;
    if (look === 2 || update || !differing(mode, story, picture)) return settle(mode, story, picture);
  }
}

/** Stories that were not as they were when they were switched to, in any mode: they are loaded anew at once. */
const loadedAnew = new Set<string>();

/** True where the story, switched to in the open page, is as it was. */
async function isSameAsItWas(page: Page, mode: Mode, story: string): Promise<boolean> {
  if (loadedAnew.has(story)) return false;
  await forgetFocus(page);
  await show(page, story);
  if (!differing(mode, story, await pictureOf(page))) return true;
  loadedAnew.add(story);
  return false;
}

async function compareStories(browser: Browser, url: string, { mode, stories }: Part): Promise<Change[]> {
  const changes: Change[] = [];
  const context = await openContext(browser, mode);
  const page = await context.newPage();
  await openStory(page, url, mode, stories.at(-1)!.id);
  for (const story of stories) {
    try {
      // One alone is open already, and would not be shown again.
      const isSame = stories.length > 1 && (await isSameAsItWas(page, mode, story.id).catch(() => false));
      const change = isSame ? undefined : await lookAnew(page, url, mode, story.id);
      if (change) changes.push(change);
    } catch (error) {
      changes.push({ mode: mode.title, story: story.id, reason: String(error) });
    }
  }
  await context.close();
  return changes;
}

/** Stories to look at one after the other, in one mode. */
interface Part {
  mode: Mode;
  stories: readonly IndexEntry[];
}

/** Every mode in two halves, so that one mode alone keeps two lanes busy as well. */
function partsOf(looked: readonly Mode[], stories: readonly IndexEntry[]): Part[] {
  const half = Math.ceil(stories.length / 2);
  const halves = [stories.slice(0, half), stories.slice(half)].filter(({ length }) => length > 0);
  return looked.flatMap((mode) => halves.map((some) => ({ mode, stories: some })));
}

/** The names of all baselines that there should be. */
const namesOf = (stories: readonly IndexEntry[]) =>
  new Set(modes.flatMap((mode) => stories.map((story) => nameOf(mode, story.id))));

/** Baselines whose story or mode is gone. */
function leftOver(known: ReadonlySet<string>): string[] {
  return readdirSync(baselines, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(baselines.length + 1))
    .filter((file) => !known.has(file));
}

async function main(): Promise<number> {
  const all = matrixStories(built);
  const stories = asked(all);
  if (stories.length === 0)
    throw new Error('No matrix story was found: write *.matrix.stories.tsx beside a component.');
  mkdirSync(baselines, { recursive: true });
  rmSync(differences, { recursive: true, force: true });

  const site = await serve(built);
  const browser = await chromium.launch(chromiumOptions());
  const changes: Change[] = [];
  const looked = modes.filter((mode) => (option('mode') ?? mode.id) === mode.id);
  // Two at a time: a browser waits for the picture as often as the picture for the browser.
  const waiting = partsOf(looked, stories);
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      changes.push(...(await compareStories(browser, site.url, part)));
  };
  await Promise.all([lane(), lane()]);
  await browser.close();
  site.close();

  const known = namesOf(all);
  if (update) seen.keep(known);
  for (const file of leftOver(known)) {
    if (update) rmSync(join(baselines, file));
    else
      changes.push({
        mode: 'Left over',
        story: file,
        reason: 'its story is gone; npm run visual -- --update',
      });
  }
  const same = stories.length * looked.length - changes.length;
  for (const { mode, story, reason } of changes) process.stdout.write(`  ${mode}: ${story}: ${reason}\n`);
  if (changes.length > 0) {
    mkdirSync(differences, { recursive: true });
    writeFileSync(join(differences, 'index.html'), reportPage(changes, same));
    process.stdout.write('  Look at them: apps/showcase/visual/differences/index.html\n');
  }
  process.stdout.write(`Visual: ${Math.max(0, same)} same, ${changes.length} different\n`);
  return changes.length === 0 ? 0 : 1;
}

process.exitCode = await main();
