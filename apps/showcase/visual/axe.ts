/**
 * Runs axe on every matrix story in every mode, and checks that nothing is wider than 320 px: `npm run axe`. To limit it:
 * `-- --mode=forced-colours --only=button`. The stories' own tests run axe in the comfortable mode only.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumOptions } from './chromium.ts';
import { modes, type Mode } from './modes.ts';
import { option, selectStories } from './options.ts';
import { matrixStories, openContext, openStory, serve, show, type IndexEntry } from './storybook.ts';

const built = join(import.meta.dirname, '..', 'dist');
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A story is not a page: it has no landmarks and may repeat what a page has once. */
const pageRules = ['region', 'landmark-unique', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

interface Finding {
  rule: string;
  /** The element and axe's message. */
  at: string;
}

/** Sample text replaces visible labels only, not accessible names. */
const disabledRules = (mode: Mode) =>
  mode.globals?.['language'] ? [...pageRules, 'label-content-name-mismatch'] : pageRules;

async function violations(page: Page, mode: Mode): Promise<Finding[]> {
  const { violations: found } = await page.evaluate((rules) => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe };
    return run.run(document.body, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
  }, disabledRules(mode));
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      rule: id,
      at: `${node.target.join(' ')}: ${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
    })),
  );
}

/** Reports horizontal scrolling, which WCAG 1.4.10 forbids at 320 px. */
function reflowFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [{ rule: 'reflow', at: `the page is ${scrollWidth} px wide in ${clientWidth}` }]
      : [];
  });
}

async function findingsIn(browser: Browser, url: string, mode: Mode, stories: readonly IndexEntry[]) {
  const lines: string[] = [];
  const context = await openContext(browser, mode);
  const page = await context.newPage();
  await openStory(page, url, mode, stories.at(-1)!.id);
  await page.evaluate(axeSource);
  for (const { id } of stories) {
    try {
      await show(page, id);
      const found = [...(await violations(page, mode)), ...(mode.width ? await reflowFindings(page) : [])];
      lines.push(...found.map(({ rule, at }) => `${mode.title}: ${id}: ${rule}: ${at}`));
    } catch (error) {
      lines.push(`${mode.title}: ${id}: ${String(error)}`);
    }
  }
  await context.close();
  return lines;
}

const stories = selectStories(matrixStories(built));
const chosenModes = modes.filter((mode) => (option('mode') ?? mode.id) === mode.id);
const site = await serve(built);
const browser = await chromium.launch(chromiumOptions());
let count = 0;
for (const mode of chosenModes) {
  const lines = await findingsIn(browser, site.url, mode, stories);
  for (const line of lines) process.stdout.write(`  ${line}\n`);
  process.stdout.write(`${mode.title}: ${stories.length} stories, ${lines.length} findings\n`);
  count += lines.length;
}
await browser.close();
site.close();
process.exitCode = count === 0 ? 0 : 1;
