/**
 * Compares every matrix story in every mode with its baseline picture: `npm run visual`. `-- --update` saves what
 * changed as the new baselines. `--mode=compact`, `--only=button,kit-tree` and `--folders=packages/ui/src/Button/` limit
 * it. Differences are written to apps/showcase/visual/differences/index.html.
 *
 * Each mode keeps pages open and switches stories over Storybook's channel.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { BundledFonts } from './bundledFonts.ts';
import { chromiumOptions } from './chromium.ts';
import { ComparisonCache } from './comparisonCache.ts';
import { difference } from './difference.ts';
import { modes, type Mode } from './modes.ts';
import { option, selectStories } from './options.ts';
import { palettePng } from './palettePng.ts';
import { reportPage, type Change } from './report.ts';
import {
  forgetFocus,
  matrixStories,
  openContext,
  openStory,
  serve,
  settledScreenshot,
  show,
  takeScreenshot,
  type IndexEntry,
} from './storybook.ts';

const here = import.meta.dirname;
const built = join(here, '..', 'dist');
const baselines = join(here, 'baselines');
const differences = join(here, 'differences');
const isUpdate = process.argv.includes('--update');
const cache = new ComparisonCache(join(here, '../../../node_modules/.cache/khep/pictures.txt'));

/** Writes the pictures of a change beside the report. */
function savePictures(mode: Mode, story: string, pictures: Record<string, Uint8Array | undefined>) {
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

const baselineName = (mode: Mode, story: string) => `${mode.id}/${story}.png`;
const baselinePath = (mode: Mode, story: string) => join(baselines, baselineName(mode, story));

/** Returns the baseline and how the picture differs from it, or undefined if they are the same. */
function findDifference(mode: Mode, story: string, after: Uint8Array) {
  const file = baselinePath(mode, story);
  if (!existsSync(file))
    return { reason: 'has no baseline; look at it, then run npm run visual -- --update' };
  const before = readFileSync(file);
  if (cache.has(baselineName(mode, story), before, after)) return undefined;
  const result = difference(before, after);
  if (!result.same) return { reason: result.reason, before, diff: result.picture };
  cache.add(baselineName(mode, story), before, after);
  return undefined;
}

/** Saves a changed picture as the baseline with `--update`, otherwise for the report. */
function settle(mode: Mode, story: string, after: Uint8Array): Change | undefined {
  const found = findDifference(mode, story, after);
  if (!found) return undefined;
  if (isUpdate) {
    mkdirSync(join(baselines, mode.id), { recursive: true });
    // A picture of many colours may differ from its own palette: where the cache is not, it would fail.
    const small = palettePng(after);
    const baseline = difference(small, after).same ? small : after;
    writeFileSync(baselinePath(mode, story), baseline);
    cache.add(baselineName(mode, story), baseline, after);
    return undefined;
  }
  const { reason, ...pictures } = found;
  return { mode: mode.title, story, reason, ...savePictures(mode, story, { ...pictures, after }) };
}

/** Loads of a story before its difference is believed. */
const mostLoads = 4;

/**
 * Compares a story in a newly loaded page, where no earlier focus matters. A picture that differs is taken again once it
 * no longer changes, and then after further loads: a busy machine may be late, and Chromium now and then draws a scroller
 * half a pixel away.
 */
async function compareAfterLoad(page: Page, url: string, mode: Mode, story: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await openStory(page, url, mode, story);
    } catch (error) {
      if (attempt === mostLoads) throw error;
      continue;
    }
    const first = await takeScreenshot(page);
    const picture = findDifference(mode, story, first) ? await settledScreenshot(page) : first;
    if (attempt === mostLoads || isUpdate || !findDifference(mode, story, picture))
      return settle(mode, story, picture);
  }
}

/** Stories that differed after a switch, in any mode: the next modes load them at once. */
const needLoad = new Set<string>();

async function isSameAfterSwitch(page: Page, mode: Mode, story: string): Promise<boolean> {
  if (needLoad.has(story)) return false;
  await forgetFocus(page);
  await show(page, story);
  if (!findDifference(mode, story, await takeScreenshot(page))) return true;
  needLoad.add(story);
  return false;
}

async function compareStories(browser: Browser, url: string, { mode, stories }: Part): Promise<Change[]> {
  const changes: Change[] = [];
  const context = await openContext(browser, mode);
  const page = await context.newPage();
  await openStory(page, url, mode, stories.at(-1)!.id);
  const fonts = mode.showsEveryCharacter ? await BundledFonts.on(page) : undefined;
  for (const { id } of stories) {
    try {
      // A single story is open already, and Storybook would not show it again.
      const isSame = stories.length > 1 && (await isSameAfterSwitch(page, mode, id).catch(() => false));
      const change = isSame ? undefined : await compareAfterLoad(page, url, mode, id);
      if (change) changes.push(change);
      const problems = (await fonts?.problems()) ?? [];
      if (!change && problems.length > 0)
        changes.push({ mode: mode.title, story: id, reason: problems.join('; ') });
    } catch (error) {
      changes.push({ mode: mode.title, story: id, reason: String(error) });
    }
  }
  await context.close();
  return changes;
}

/** Stories to compare one after the other in one mode. */
interface Part {
  mode: Mode;
  stories: readonly IndexEntry[];
}

/** Splits each mode in two, so that a single mode keeps both pages busy. */
function splitWork(looked: readonly Mode[], stories: readonly IndexEntry[]): Part[] {
  const half = Math.ceil(stories.length / 2);
  const halves = [stories.slice(0, half), stories.slice(half)].filter(({ length }) => length > 0);
  return looked.flatMap((mode) => halves.map((some) => ({ mode, stories: some })));
}

const baselineNames = (stories: readonly IndexEntry[]) =>
  new Set(modes.flatMap((mode) => stories.map((story) => baselineName(mode, story.id))));

/** Lists baselines whose story or mode no longer exists. */
function orphanedBaselines(known: ReadonlySet<string>): string[] {
  return readdirSync(baselines, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(baselines.length + 1))
    .filter((file) => !known.has(file));
}

async function main(): Promise<number> {
  const all = matrixStories(built);
  const stories = selectStories(all);
  // Components without a matrix story have no picture.
  if (stories.length === 0 && option('folders') === undefined)
    throw new Error('No matrix story was found: write *.matrix.stories.tsx beside a component.');
  mkdirSync(baselines, { recursive: true });
  rmSync(differences, { recursive: true, force: true });

  const site = await serve(built);
  const browser = await chromium.launch(chromiumOptions());
  await BundledFonts.selfTest(browser);
  const changes: Change[] = [];
  const chosenModes = modes.filter((mode) => (option('mode') ?? mode.id) === mode.id);
  const waiting = splitWork(chosenModes, stories);
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      changes.push(...(await compareStories(browser, site.url, part)));
  };
  // Two pages: each waits for its screenshot about half of the time.
  await Promise.all([lane(), lane()]);
  await browser.close();
  site.close();

  const known = baselineNames(all);
  cache.save(known);
  for (const file of orphanedBaselines(known)) {
    if (isUpdate) rmSync(join(baselines, file));
    else
      changes.push({
        mode: 'Orphaned',
        story: file,
        reason: 'its story no longer exists; run npm run visual -- --update',
      });
  }
  const same = stories.length * chosenModes.length - changes.length;
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
