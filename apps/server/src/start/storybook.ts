import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Environment } from '../platform/http/requestLog.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export interface StorybookBuild {
  /** Where the build is written. */
  folder: string;
  command: string;
  args: readonly string[];
}

const turboBuild: StorybookBuild = {
  folder: join(root, 'apps/showcase/dist'),
  command: join(root, 'node_modules/.bin/turbo'),
  args: ['run', 'build', '--filter=@khep/showcase', '--output-logs=errors-only'],
};

type BuildState =
  | { kind: 'idle' | 'done' }
  | { kind: 'running'; startedAt: number }
  | { kind: 'failed'; output: string };

/** Storybook evaluates code and frames its own pages. */
const policy = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: https:; frame-ancestors 'self'";

/** Serves Storybook at /storybook/. The first request builds it; until then a page shows the progress. */
export function serveStorybook(app: Hono<Environment>, build: StorybookBuild = turboBuild): void {
  const { folder, command, args } = build;
  let state: BuildState = { kind: 'idle' };
  let files: MiddlewareHandler | undefined;

  const isBuilt = () => existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'index.json'));
  const start = () => {
    state = { kind: 'running', startedAt: Date.now() };
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      // Packages run during a build: they get none of the server's secrets.
      env: {
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
        HOME: process.env.HOME,
        LANG: process.env.LANG,
        TMPDIR: process.env.TMPDIR,
        DO_NOT_TRACK: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        TURBO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill();
    process.once('exit', stop);
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (next: BuildState) => {
      process.off('exit', stop);
      state = next;
    };
    child.once('error', (error) => end({ kind: 'failed', output: error.message }));
    child.once('exit', (code) =>
      end(code === 0 && isBuilt() ? { kind: 'done' } : { kind: 'failed', output: output.trim() }),
    );
  };

  app.use('/storybook/*', async (context, next) => {
    context.header('content-security-policy', policy);
    context.header('x-frame-options', 'SAMEORIGIN');
    await next();
  });
  app.get('/storybook', (context, next) =>
    // Routes ignore a trailing slash, but Storybook's relative addresses need it.
    new URL(context.req.url).pathname.endsWith('/') ? next() : context.redirect('/storybook/'),
  );
  app.get('/storybook/*', async (context, next) => {
    if (state.kind === 'idle' && isBuilt()) state = { kind: 'done' };
    if (state.kind === 'done') {
      files ??= serveStatic({
        root: folder,
        rewriteRequestPath: (path) => path.replace(/^\/storybook/, ''),
        // The preview asks for a thousand modules, whose names change with what is in them.
        onFound: (path, found) => {
          if (path.includes('/assets/')) found.header('cache-control', 'public, max-age=31536000, immutable');
        },
      });
      return (await files(context, next)) ?? context.text('File not found.', 404);
    }
    if (!existsSync(command))
      return context.html(
        page(
          "Storybook isn't available",
          '<p>This installation has no build tools. Build Storybook on another machine.</p>',
        ),
        404,
      );
    const isRetry = state.kind === 'failed' && context.req.query('retry') !== undefined;
    if (isRetry) {
      start();
      return context.redirect('/storybook/');
    }
    if (state.kind === 'idle') start();
    return progressPage(context, state);
  });
}

function progressPage(context: Context, state: BuildState): Response | Promise<Response> {
  context.header('cache-control', 'no-store');
  if (state.kind === 'failed')
    return context.html(
      page(
        "Storybook couldn't be built",
        `<pre>${escapeHtml(state.output)}</pre><p><a href="/storybook/?retry">Build again</a></p>`,
      ),
      500,
    );
  const seconds = state.kind === 'running' ? Math.round((Date.now() - state.startedAt) / 1000) : 0;
  context.header('retry-after', '2');
  return context.html(
    page(
      'Building Storybook',
      `<p>This takes about a minute, once. ${seconds} s so far. The page reloads when it is ready.</p>`,
      '<meta http-equiv="refresh" content="2">',
    ),
    503,
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1rem; color: #23252b } pre { white-space: pre-wrap }</style>
</head>
<body><h1>${title}</h1>${body}</body>
</html>`;
