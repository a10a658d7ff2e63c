import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const examples = join(root, 'examples');
const read = (path: string) => readFileSync(join(examples, path), 'utf8');

/** The values of a brand's snippet. */
export interface Snippet {
  server: string;
  brand: string;
  script_url: string;
  integrity: string;
}

const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(
    /\{\{\s*([\w.]+)[^}]*\}\}/g,
    (all, name: string) => values[name.split('.').at(-1) ?? ''] ?? all,
  );

const pageOf = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title></head><body><main><h1>Shop</h1>${body}</main></body></html>`;

/** The plain page of the example. */
export const htmlHost = (snippet: Snippet): string => fill(read('tracking-html/index.html'), { ...snippet });

/** The page that Shopify makes of the theme app block, without the settings of the editor. */
export function shopifyHost(snippet: Snippet): string {
  const block = read('tracking-shopify/blocks/khep-track.liquid')
    .replace(/\{% comment %\}.*?\{% endcomment %\}/s, '')
    .replace(/\{% schema %\}.*\{% endschema %\}/s, '');
  return pageOf(fill(block, { ...snippet, iso_code: 'ta', theme: 'dark' }));
}

/** The page that WordPress makes of the shortcode: the texts of the plugin with their values. PHP is not run. */
export function wordpressHost(snippet: Snippet): string {
  const plugin = read('tracking-wordpress/khep-track.php');
  const [element = '', integrity = ''] = [
    ...plugin.matchAll(/sprintf\(\s*'((?:<khep-track| integrity).*?)'/g),
  ].map(([, text]) => text ?? '');
  const values = [snippet.brand, ' lang="hi"', 'light'];
  const tag = `<script src="${snippet.script_url}" async id="khep-track-js"></script>`.replace(
    ' src=',
    integrity.replace('%s', snippet.integrity),
  );
  return pageOf(element.replaceAll('%s', () => values.shift() ?? '') + tag);
}

/** Builds the React example with the packed package; returns its folder. */
export async function reactHost(snippet: Snippet): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'khep-widget-'));
  const packed = spawnSync(
    'npm',
    ['pack', '--silent', '--pack-destination', place, '-w', '@khep/tracking-widget'],
    {
      cwd: root,
    },
  );
  const tarball = readdirSync(place).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) throw new Error(`npm pack failed: ${String(packed.stderr)}`);
  const app = join(place, 'app');
  cpSync(join(examples, 'tracking-react'), app, { recursive: true });
  const modules = join(app, 'node_modules');
  const widget = join(modules, '@khep', 'tracking-widget');
  mkdirSync(widget, { recursive: true });
  spawnSync('tar', ['-xzf', join(place, tarball), '-C', widget, '--strip-components=1']);
  for (const name of ['react', 'react-dom', 'scheduler'])
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_KHEP_SERVER': JSON.stringify(snippet.server),
      'import.meta.env.VITE_KHEP_BRAND': JSON.stringify(snippet.brand),
    },
  });
  return join(app, 'dist');
}

/** A site of its own origin, with its pages and policies. */
export interface Site {
  url: string;
  set(path: string, html: string, policy?: string): void;
  stop(): Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves pages, and files of a folder below /app/. */
export async function startSite(folder: () => string | undefined): Promise<Site> {
  const pages = new Map<string, { html: string; policy: string | undefined }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const page = pages.get(pathname);
    if (page) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (page.policy) response.setHeader('content-security-policy', page.policy);
      response.end(page.html);
      return;
    }
    try {
      const file = join(
        folder() ?? '/nowhere',
        pathname === '/app/' ? 'index.html' : pathname.replace('/app/', ''),
      );
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(file));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    set: (path, html, policy) => void pages.set(path, { html, policy }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
        const built = folder();
        if (built) rmSync(join(built, '../..'), { recursive: true, force: true });
      }),
  };
}
