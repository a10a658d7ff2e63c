import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Where Chromium is: CHROMIUM_PATH, then Debian's, then Playwright's own. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  return {
    ...(executablePath ? { executablePath } : {}),
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
    ],
  };
}
