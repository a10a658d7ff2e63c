import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Fails unless a notice of the specification is on screen, to the letter. `npm run coverage:spec` counts the notices that
 * are named here, so the text is written out in each call.
 */
export async function expectNotice(page: Page, text: string, status?: number): Promise<void> {
  const exact = text.replace('{status}', String(status)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  await expect(page.getByText(new RegExp(exact)).filter({ visible: true }).first()).toBeVisible();
}
