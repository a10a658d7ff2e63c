import type { Page } from '@playwright/test';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct(['--empty']);
});
test.afterAll(async () => product.stop());

/** The browser of the journeys has no font with an Indian script: see apps/showcase/visual/fontConfig.ts. */
const scripts = {
  devanagari: 'अनीता शर्मा',
  bengali: 'অনিতা দাস',
  gujarati: 'અનિતા શાહ',
  gurmukhi: 'ਅਨੀਤਾ ਕੌਰ',
  kannada: 'ಅನಿತಾ ರಾವ್',
  malayalam: 'അനിത നായർ',
  oriya: 'ଅନିତା ଦାସ',
  tamil: 'அனிதா ராஜ்',
  telugu: 'అనిత రావు',
  arabic: 'انیتا شرما',
};

/** Collects the names of the Indian fonts that a page downloads. */
function collectFonts(page: Page): string[] {
  const downloaded: string[] = [];
  page.on('request', (request) => {
    const script = /noto-(?:sans|naskh)-([a-z]+)-.*\.woff2/.exec(request.url())?.[1];
    if (script) downloaded.push(script);
  });
  return downloaded;
}

/** Whether an element is drawn with a font that the page brought; its spaces may be the system's. */
async function usesWebFont(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const spaces = ((await page.locator(selector).first().textContent()) ?? '').match(/[\s.,]/g)?.length ?? 0;
  const ofSystem = fonts.filter(({ isCustomFont }) => !isCustomFont);
  return (
    fonts.length > ofSystem.length && ofSystem.reduce((sum, { glyphCount }) => sum + glyphCount, 0) <= spaces
  );
}

test('the console downloads the font of an Indian script when it shows one, and none for Latin', async ({
  page,
}) => {
  const downloaded = collectFonts(page);
  await page.goto(product.url);
  await page.getByLabel('Email or phone').fill('Asha Rao · ₹1,250 → “Neem & Clay” é');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(downloaded).toEqual([]);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.id = 'sample';
    document.querySelector('main, #root')?.append(text);
  });
  const expected: string[] = [];
  for (const [script, name] of Object.entries(scripts)) {
    expected.push(script);
    await page.evaluate((text) => {
      const sample = document.querySelector('#sample');
      if (sample) sample.textContent = text;
    }, name);
    await expect.poll(() => downloaded, script).toEqual(expected);
    await expect.poll(() => usesWebFont(page, '#sample'), script).toBe(true);
  }
});

test('the tracking page downloads a font for Hindi and Urdu, and none in English', async ({ page }) => {
  const downloaded = collectFonts(page);
  await page.goto(`${product.url}/neem-and-clay/track/none?lang=en`);
  await page.waitForLoadState('networkidle');
  expect(downloaded).toEqual([]);
  await page.goto(`${product.url}/neem-and-clay/track/none?lang=hi`);
  await expect.poll(() => downloaded).toEqual(['devanagari']);
  await expect.poll(() => usesWebFont(page, 'h1')).toBe(true);
  await page.goto(`${product.url}/neem-and-clay/track/none?lang=ur`);
  await expect.poll(() => downloaded).toEqual(['devanagari', 'arabic']);
  await expect.poll(() => usesWebFont(page, 'h1')).toBe(true);
});

test('Storybook opens at /storybook', async ({ page }) => {
  // Only for what hangs: the preview asks once for each of a thousand modules, which takes minutes beside other work.
  const slow = { timeout: 600_000 };
  test.setTimeout(900_000);
  let isIncomplete = false;
  page.on('requestfailed', () => (isIncomplete = true));
  await page.goto(`${product.url}/storybook`);
  // Where it is not built yet, the page says so and reloads.
  await expect(page).toHaveURL(/\/storybook\//, slow);
  await expect(page.getByRole('link', { name: /Khep/ }).first()).toBeVisible(slow);
  const preview = page.frameLocator('#storybook-preview-iframe').getByText('What are you here to build?');
  // A module that the browser lost is asked for again; those that came are in its cache.
  await expect(async () => {
    if (isIncomplete) {
      isIncomplete = false;
      await page.reload();
    }
    await expect(preview).toBeVisible({ timeout: 45_000 });
  }).toPass(slow);
});
