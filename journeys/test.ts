import { test as base } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { printedByProducts } from './product.ts';

/** Time for one screen, all of its steps included, on a machine with other work. */
const screenMs = 90_000;

/** The last refused requests of a page: the server's terminal shows none of them, and a screen only their message. */
function followRefusals(page: Page): () => Promise<string[]> {
  const refused: Response[] = [];
  page.on('response', (response) => {
    if (response.status() < 400) return;
    refused.push(response);
    if (refused.length > 10) refused.shift();
  });
  return () =>
    Promise.all(
      refused.map(async (response) => {
        const said = await response.text().catch(() => '(no body)');
        return `${response.request().method()} ${response.url()} ${response.status()} ${said.slice(0, 500)}`;
      }),
    );
}

/** Describes a failed page: its address, its text, its refused requests, and the end of the servers' output. */
async function describeFailure(page: Page, refusals: readonly string[]): Promise<string> {
  const said = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch(() => '(no page)');
  return [
    `At ${page.url()}, the page said:`,
    said.replaceAll(/\n{2,}/g, '\n').slice(0, 3000),
    'Refused last:',
    ...refusals,
    'The servers printed last:',
    ...printedByProducts().map((printed) => printed.slice(-2000)),
  ].join('\n');
}

interface Fixtures {
  /** Adds the time of a screen for each new address of the page. */
  screenBudget: void;
}

/**
 * Playwright's test with a time limit per screen: a journey's limit grows with each address it visits, so that it does
 * not depend on how many screens there are. A screen that gets stuck still fails, by the limit of its action.
 */
export const test = base.extend<Fixtures>({
  screenBudget: [
    async ({ page }, use, testInfo) => {
      const visited = new Set<string>();
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame() || visited.has(frame.url())) return;
        visited.add(frame.url());
        testInfo.setTimeout(testInfo.timeout + screenMs);
      });
      const refusals = followRefusals(page);
      await use();
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('state', {
          body: await describeFailure(page, await refusals()),
          contentType: 'text/plain',
        });
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
