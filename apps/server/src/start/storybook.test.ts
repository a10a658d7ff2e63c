import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Environment } from '../platform/http/requestLog.ts';
import { serveStorybook } from './storybook.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khep-storybook-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function serve(script: string, command = process.execPath): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });
  serveStorybook(app, { folder, command, args: ['-e', script, folder] });
  return app;
}

const write = `
  const { writeFileSync } = require('node:fs');
  writeFileSync(process.argv[1] + '/index.html', '<title>Khep components</title>');
  writeFileSync(process.argv[1] + '/index.json', '{}');`;

/** Requests the page until it is no longer the progress page. */
async function whenBuilt(app: Hono<Environment>): Promise<Response> {
  for (;;) {
    const response = await app.request('/storybook/');
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('redirects to the address with a slash, and not from there', async () => {
  const app = serve(write);
  const redirect = await app.request('/storybook');
  expect(redirect.headers.get('location')).toBe('/storybook/');
  expect((await app.request('/storybook/')).headers.has('location')).toBe(false);
});

test('builds on the first request, shows that it does, and then serves the build', async () => {
  const app = serve(write);
  const progress = await app.request('/storybook/');
  expect(progress.status).toBe(503);
  expect(await progress.text()).toContain('http-equiv="refresh"');
  const built = await whenBuilt(app);
  expect(built.status).toBe(200);
  expect(await built.text()).toContain('Khep components');
  expect(built.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await app.request('/storybook/missing.js')).status).toBe(404);
});

test('shows why a build failed, without running it again until asked', async () => {
  const app = serve("console.error('No such <component>'); process.exit(1)");
  const failed = await whenBuilt(app);
  expect(failed.status).toBe(500);
  const html = await failed.text();
  expect(html).toContain('No such &lt;component&gt;');
  expect(html).not.toContain('http-equiv="refresh"');
  expect((await app.request('/storybook/')).status).toBe(500);
  expect((await app.request('/storybook/?retry')).headers.get('location')).toBe('/storybook/');
  expect((await app.request('/storybook/')).status).toBe(503);
  await whenBuilt(app);
});

test('explains that the build tools are missing', async () => {
  const response = await serve('', join(folder, 'no-such-tool')).request('/storybook/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("isn't available");
});
