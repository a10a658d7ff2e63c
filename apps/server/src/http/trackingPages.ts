import { existsSync } from 'node:fs';
import { isPlainText } from '@khep/api';
import type { Hono } from 'hono';
import { ApiError } from '../errors.ts';
import { publicBrand, consumeLookup, loadTrackingPage } from '../tracking/publicTracking.ts';
import { clientIp, clientNetwork } from './clientAddress.ts';
import type { DispatchContext } from './dispatch.ts';
import { indicFontFaces } from './indicFonts.ts';
import type { Environment } from './requestLog.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security.ts';

const rendererFile = new URL('../../../tracking/dist/server/render.js', import.meta.url);

interface Renderer {
  render: (input: { page: unknown; language: string; path: string; now: string }) => string;
}

interface LoadedRenderer extends Renderer {
  /** Allows the page's own script, and none injected by a brand's or courier's text. */
  policy: string;
}

let loading: Promise<LoadedRenderer> | undefined;

function loadRenderer(): Promise<LoadedRenderer> | undefined {
  if (loading === undefined && existsSync(rendererFile)) loading = load();
  return loading;
}

async function load(): Promise<LoadedRenderer> {
  const { render } = (await import(rendererFile.href)) as Renderer;
  const now = new Date(0).toISOString();
  // Policy for a page without such texts.
  const bare = render({ page: { state: 'not-found' }, language: 'en', path: '/', now });
  return { render, policy: contentSecurityPolicy({ scripts: inlineScriptHashes(bare) }) };
}

/** The public tracking page of a parcel. It has no data of the buyer. */
export function serveTrackingPages(app: Hono<Environment>, served: DispatchContext): void {
  // Target of the page's form when scripts are disabled.
  app.get('/:brand/track', (context) => {
    const id = context.req.query('id')?.trim() ?? '';
    const language = context.req.query('lang') === 'hi' ? '?lang=hi' : '';
    return context.redirect(
      `/${encodeURIComponent(context.req.param('brand'))}/track/${encodeURIComponent(id === '' ? '-' : id)}${language}`,
      303,
    );
  });

  app.get('/:brand/track/:id', async (context) => {
    const { services, db } = served;
    const { brand, id } = context.req.param();
    const found = await findPage();
    const loaded = loadRenderer();
    if (loaded === undefined) return context.text("The tracking page isn't built. Run: npm run build", 503);
    const renderer = await loaded;
    const html = renderer.render({
      page: found.page,
      language: languageOf(),
      path: context.req.path,
      now: services.clock.now().toISOString(),
    });
    context.header('content-security-policy', renderer.policy);
    context.header('cache-control', 'private, no-cache');
    context.header('x-robots-tag', 'noindex');
    const fonts = indicFontFaces(html);
    const page = fonts === '' ? html : html.replace('</head>', `<style>${fonts}</style></head>`);
    return context.html(page, found.status);

    async function findPage(): Promise<{ page: unknown; status: 200 | 404 | 429 }> {
      try {
        await consumeLookup(db, services.clock, clientNetwork(clientIp(context, services.config)));
        if (!isPlainText(brand + id)) return { page: await missing(), status: 404 };
        const page = await loadTrackingPage(db, services, brand, id);
        return isMissing(page) ? { page: await missing(), status: 404 } : { page, status: 200 };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 429) {
          context.header('retry-after', String(error.retryAfterSeconds ?? 60));
          return { page: { state: 'rate-limited' }, status: 429 };
        }
        if (error.status === 404) return { page: await missing(), status: 404 };
        throw error;
      }
    }

    /** With a valid brand, an unknown parcel leads to the search form. */
    async function missing(): Promise<unknown> {
      return { state: 'not-found', brand: isPlainText(brand) ? await publicBrand(db, brand) : undefined };
    }

    function languageOf(): string {
      const asked = context.req.query('lang') ?? context.req.header('accept-language') ?? 'en';
      return /^\s*hi\b/i.test(asked) ? 'hi' : 'en';
    }
  });
}

function isMissing(page: unknown): boolean {
  return page === undefined || page === null || (page as { state?: string }).state === 'not-found';
}
