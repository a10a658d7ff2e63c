import type { PageRenderer, RenderOptions } from '@khep/tracking/page';
import type { Context } from 'hono';
import { chooseEncoding } from '../../platform/http/compression.ts';
import { createPrimedGzip } from '../../platform/http/primedGzip.ts';
import { withIndicFonts } from './indicFonts.ts';
import { loadRenderer } from './trackingRenderer.ts';
import type { LoadedRenderer } from './trackingRenderer.ts';
import { toPageBrand } from './visit.ts';
import type { Visit } from './visit.ts';

export type PageStatus = 200 | 404 | 422 | 429;

/** Fields of a page that a handler decides; its visit has the others. */
type PageInput = Pick<RenderOptions, 'page' | 'path' | 'buyer'>;

/** Sends a page, in the form that was compressed in advance if the browser takes gzip. */
export async function sendPage(visit: Visit, input: PageInput, status: PageStatus): Promise<Response> {
  const { context, services, language, lookupPath } = visit;
  const renderer = await loadRenderer();
  if (renderer === undefined) return context.text("The tracking page isn't built. Run: npm run build", 503);
  const now = services.clock.now().toISOString();
  const page = withIndicFonts(renderer.render({ ...input, language, lookupPath, now }));
  setPageHeaders(context, renderer);
  context.header('vary', 'Accept-Language, Cookie');
  const accepted = context.req.header('accept-encoding') ?? '';
  if (chooseEncoding(accepted) === undefined || !/\bgzip\b/i.test(accepted))
    return context.html(page, status);
  const { start, pack } = packerOf(renderer, language);
  const body = pack(page.slice(start.length));
  context.header('content-type', 'text/html; charset=UTF-8');
  context.header('content-encoding', 'gzip');
  context.header('content-length', String(body.length));
  context.header('vary', 'Accept-Encoding', { append: true });
  return context.body(new Uint8Array(body), status);
}

/** Sends the page for an unknown parcel. With a valid brand it has the search form. */
export const sendMissing = (visit: Visit): Promise<Response> =>
  sendPage(
    visit,
    {
      page: { state: 'not-found', brand: visit.brand && toPageBrand(visit.brand) },
      path: visit.lookupPath,
    },
    404,
  );

/** Sets what every page of a buyer is sent with: no cache, no search engine, no script but its own. */
export function setPageHeaders(context: Context, { policy }: LoadedRenderer): void {
  context.header('content-security-policy', policy);
  context.header('cache-control', 'private, no-store');
  context.header('x-robots-tag', 'noindex');
  context.header('referrer-policy', 'same-origin');
}

/** Compresses what follows the start of the page in a language, which is compressed once. */
function packerOf(renderer: LoadedRenderer, language: Parameters<PageRenderer['documentStart']>[0]) {
  let packer = renderer.compress.get(language);
  if (packer === undefined) {
    const start = renderer.documentStart(language);
    packer = { start, pack: createPrimedGzip(start) };
    renderer.compress.set(language, packer);
  }
  return packer;
}
