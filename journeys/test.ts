import { test as base } from '@playwright/test';

/** Time for one screen, all of its steps included, on a machine with other work. */
const screenMs = 90_000;

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
      await use();
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
