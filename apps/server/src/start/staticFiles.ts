import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { contentSecurityPolicy, giveCsrfCookie, inlineScriptHashes } from '../platform/http/security.ts';
import { serveIndicFonts } from '../buyer/pages/indicFonts.ts';
import type { Environment } from '../platform/http/requestLog.ts';
import { exposedBy } from './exposure.ts';
import { serveStorybook } from './storybook.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const consoleFolder = folder('../../../console/dist');
const trackingFolder = folder('../../../tracking/dist');

const checkoutOrigins = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];

const oneYear = 'public, max-age=31536000, immutable';

/** Serves the built tracking widget and console. The console routes every path that isn't a file. */
export function serveBuiltFiles(app: Hono<Environment>, config: Config): void {
  const reports = config.SENTRY_DSN === undefined ? '' : ` ${new URL(config.SENTRY_DSN).origin}`;
  // Razorpay Checkout is a script and a frame of its own. Simulated payments need neither.
  const checkout = config.RAZORPAY_KEY_ID === undefined ? [] : checkoutOrigins;
  // It builds on request and evaluates code on the console's origin: for this machine only.
  if (exposedBy(config) === undefined) serveStorybook(app);
  serveIndicFonts(app);

  app.use('/tracking/*', async (context, next) => {
    // Brands' shops load the widget.
    context.header('access-control-allow-origin', '*');
    context.header('cross-origin-resource-policy', 'cross-origin');
    await next();
  });
  if (existsSync(trackingFolder))
    app.use(
      '/tracking/*',
      serveStatic({
        root: trackingFolder,
        precompressed: true,
        rewriteRequestPath: (path) => path.replace(/^\/tracking/, ''),
      }),
    );

  const consoleFiles = () =>
    serveStatic({
      root: consoleFolder,
      precompressed: true,
      onFound: (path, context) => {
        context.header('cache-control', path.includes('/assets/') ? oneYear : 'no-cache');
      },
      // The page itself is sent below, with its own policy.
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' ? '/no-such-file' : path),
    });
  if (existsSync(consoleFolder)) app.use('*', consoleFiles());
  app.get('*', async (context) => {
    if (/\.[a-z0-9]{2,5}$/i.test(context.req.path)) return context.text('File not found.', 404);
    const page = join(consoleFolder, 'index.html');
    if (!existsSync(page)) return context.text("The console isn't built. Run: npm run build", 503);
    const html = withSettings(await readFile(page, 'utf8'), config);
    context.header(
      'content-security-policy',
      contentSecurityPolicy({
        // The decoder of the camera is WebAssembly of ours; scripts still can't evaluate text.
        scripts: [...inlineScriptHashes(html), "'wasm-unsafe-eval'", ...checkout],
        connect: `'self'${reports}`,
        embeds: checkout,
      }),
    );
    context.header('cache-control', 'no-cache');
    giveCsrfCookie(context, config);
    return context.html(html);
  });
}

/** Passes the settings of the deployment to the console, where they differ from its defaults. */
function withSettings(
  html: string,
  { SENTRY_DSN, KHEP_REQUEST_TIMEOUT }: Pick<Config, 'SENTRY_DSN' | 'KHEP_REQUEST_TIMEOUT'>,
): string {
  const settings = Object.entries({
    'khep-sentry-dsn': SENTRY_DSN,
    'khep-request-timeout': KHEP_REQUEST_TIMEOUT === 0 ? undefined : String(KHEP_REQUEST_TIMEOUT),
  });
  const tags = settings.flatMap(([name, value]) => {
    if (value === undefined) return [];
    const content = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<meta name="${name}" content="${content}" />`;
  });
  return html.replace('</head>', `${tags.join('')}</head>`);
}
