import type { LaunchOptions } from 'playwright-core';
import { findChromium } from '../../../scripts/setup/systemPackages.mjs';
import { fontConfig } from './fontConfig.ts';

/** Chromium of CHROMIUM_PATH or the system, else Playwright's own, without the machine's fonts. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    env: { ...process.env, FONTCONFIG_FILE: fontConfig() },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
      // A scroller that becomes a layer of its own, which depends on the moment, is drawn half a pixel away.
      '--disable-prefer-compositing-to-lcd-text',
    ],
  };
}
