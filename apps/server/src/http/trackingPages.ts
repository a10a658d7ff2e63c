import { existsSync } from 'node:fs';
import { chooseTrackingLanguage, isTrackingLanguage } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Context } from 'hono';
import { isPlainText } from '@khep/api';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { normalizePhone } from '../accounts/contact.ts';
import { ApiError } from '../errors.ts';
import * as access from '../tracking/buyerAccess.ts';
import { isRated, recordBuyerRequest, saveFeedback } from '../tracking/buyerActions.ts';
import { deliveryCalendar } from '../tracking/deliveryCalendar.ts';
import type { FoundOrder } from '../tracking/orderLookup.ts';
import * as subscriptions from '../tracking/subscriptions.ts';
import type { TrackingBrand } from '../tracking/trackingBrand.ts';
import {
  consumeLookup,
  loadTrackingBrand,
  loadTrackingPage,
  requireTrackedOrder,
} from '../tracking/trackingPage.ts';
import { clientIp, clientNetwork } from './clientAddress.ts';
import { chooseEncoding } from './compression.ts';
import type { DispatchContext } from './dispatch.ts';
import { indicFontFaces } from './indicFonts.ts';
import { createPrimedGzip } from './primedGzip.ts';
import type { Environment } from './requestLog.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './security.ts';
import { ownHostHeader } from './trackingHosts.ts';

const rendererFile = new URL('../../../tracking/dist/server/render.js', import.meta.url);
const languageCookie = 'khep_lang';
const buyerCookie = 'khep_buyer';
const maxFormBytes = 8192;
const notices = ['requestSent', 'confirmEmail', 'updatesOn', 'updatesOff', 'thanks'];

interface Renderer {
  render: (input: object) => string;
  documentStart: (language: TrackingLanguage) => string;
}

interface LoadedRenderer extends Renderer {
  /** Allows the page's own script, and none injected by a brand's or courier's text. */
  policy: string;
  /** Compresses what follows the start of the page in a language. */
  compress: Map<TrackingLanguage, { start: string; pack: (remainder: string) => Buffer }>;
}

let loading: Promise<LoadedRenderer> | undefined;

function loadRenderer(): Promise<LoadedRenderer> | undefined {
  if (loading === undefined && existsSync(rendererFile)) loading = load();
  return loading;
}

async function load(): Promise<LoadedRenderer> {
  const { render, documentStart } = (await import(rendererFile.href)) as Renderer;
  const now = new Date(0).toISOString();
  // Policy for a page without such texts.
  const bare = render({ page: { state: 'not-found' }, language: 'en', path: '/', lookupPath: '/', now });
  return {
    render,
    documentStart,
    policy: contentSecurityPolicy({ scripts: inlineScriptHashes(bare) }),
    compress: new Map(),
  };
}

type Status = 200 | 404 | 429;

/** What a request is about. */
interface Visit {
  slug: string;
  brand: TrackingBrand | undefined;
  language: TrackingLanguage;
  /** The address of the lookup form. */
  lookupPath: string;
  /** The client's network. */
  address: string;
}

/** The public tracking pages of orders. Without a code of the buyer they have no data of the buyer. */
export function createTrackingPages({ db, services }: DispatchContext): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });
  const isSecure = services.config.PUBLIC_URL?.startsWith('https:') ?? false;

  async function visit(context: Context<Environment>): Promise<Visit> {
    const slug = context.req.param('brand') ?? '';
    const asked = context.req.query('lang');
    const remembered = getCookie(context, languageCookie);
    const language = isTrackingLanguage(asked)
      ? asked
      : isTrackingLanguage(remembered)
        ? remembered
        : chooseTrackingLanguage(context.req.header('accept-language'));
    if (isTrackingLanguage(asked) && asked !== remembered)
      setCookie(context, languageCookie, asked, {
        path: '/',
        maxAge: 365 * 86_400,
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
      });
    return {
      slug,
      brand: isPlainText(slug) ? await loadTrackingBrand(db, services, slug) : undefined,
      language,
      lookupPath: isOwnHost(context) ? '/' : `/${encodeURIComponent(slug)}/track`,
      address: clientNetwork(clientIp(context, services.config)),
    };
  }

  const isOwnHost = (context: Context) => context.req.header(ownHostHeader) === '1';
  const orderPath = ({ lookupPath }: Visit, id: string) =>
    `${lookupPath === '/' ? '' : lookupPath}/${encodeURIComponent(id)}`;

  /** Sends a page, in the form that was compressed in advance if the browser takes gzip. */
  async function send(
    context: Context<Environment>,
    { language, lookupPath }: Visit,
    input: { page: unknown; path: string; buyer?: object },
    status: Status,
  ): Promise<Response> {
    const renderer = await loadRenderer();
    if (renderer === undefined) return context.text("The tracking page isn't built. Run: npm run build", 503);
    const now = services.clock.now().toISOString();
    const html = renderer.render({ ...input, language, lookupPath, now });
    context.header('content-security-policy', renderer.policy);
    context.header('cache-control', 'private, no-store');
    context.header('x-robots-tag', 'noindex');
    context.header('referrer-policy', 'no-referrer');
    context.header('vary', 'Accept-Language, Cookie');
    // The names of other languages are in the fonts of the system.
    const fonts = indicFontFaces(html.replace(/<details[^>]*data-languages.*?<\/details>/s, ''));
    const page = fonts === '' ? html : html.replace('</head>', `<style>${fonts}</style></head>`);
    if (chooseEncoding(context.req.header('accept-encoding')) === undefined)
      return context.html(page, status);
    const accepted = context.req.header('accept-encoding') ?? '';
    if (!/\bgzip\b/i.test(accepted)) return context.html(page, status);
    let packer = renderer.compress.get(language);
    if (packer === undefined) {
      const start = renderer.documentStart(language);
      packer = { start, pack: createPrimedGzip(start) };
      renderer.compress.set(language, packer);
    }
    const body = packer.pack(page.slice(packer.start.length));
    context.header('content-type', 'text/html; charset=UTF-8');
    context.header('content-encoding', 'gzip');
    context.header('content-length', String(body.length));
    context.header('vary', 'Accept-Encoding', { append: true });
    return context.body(new Uint8Array(body), status);
  }

  const pageBrand = ({ brand }: Visit) =>
    brand && { name: brand.name, slug: brand.slug, branding: brand.preference.branding };

  /** With a valid brand, an unknown parcel leads to the search form. */
  const missing = (context: Context<Environment>, at: Visit) =>
    send(context, at, { page: { state: 'not-found', brand: pageBrand(at) }, path: at.lookupPath }, 404);

  /** Runs a handler; what it cannot find or may not do becomes a page. */
  const page =
    (handle: (context: Context<Environment>, at: Visit) => Promise<Response>) =>
    async (context: Context<Environment>): Promise<Response> => {
      const at = await visit(context);
      try {
        consumeLookup(db, services, at.address);
        return await handle(context, at);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) return missing(context, at);
        if (error.status !== 429) throw error;
        context.header('retry-after', String(error.retryAfterSeconds ?? 60));
        return send(context, at, { page: { state: 'rate-limited' }, path: at.lookupPath }, 429);
      }
    };

  /** The order of the address. Throws a 404. */
  async function orderOf(context: Context<Environment>, at: Visit) {
    const id = context.req.param('id') ?? '';
    if (!at.brand || !isPlainText(id))
      throw new ApiError({ status: 404, code: 'not_found', detail: 'Not found.' });
    return { brand: at.brand, id, order: await requireTrackedOrder(db, services, at.brand, id) };
  }

  /** The fields of a form that was sent from these pages. Throws a 403 for other sites. */
  async function fields(context: Context<Environment>): Promise<(name: string) => string> {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const isForeign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined &&
        (!URL.canParse(origin) || new URL(origin).host !== context.req.header('host')));
    const text = isForeign ? '' : await context.req.text();
    if (isForeign || text.length > maxFormBytes)
      throw new ApiError({
        status: 403,
        code: 'cross_site',
        detail: 'This form was rejected. Reload the page.',
      });
    const form = new URLSearchParams(text);
    return (name) => form.get(name) ?? '';
  }

  const back = (context: Context<Environment>, at: Visit, id: string, step: string) =>
    context.redirect(`${orderPath(at, id)}?lang=${at.language}&step=${step}`, 303);

  const isConfirmed = (context: Context<Environment>, brand: TrackingBrand, { order_id }: FoundOrder) => {
    const [purpose, brand_id, confirmed] =
      access.verifyToken(services, getCookie(context, buyerCookie)) ?? [];
    return purpose === 'buyer' && brand_id === brand.brand_id && confirmed === order_id;
  };

  app.get('/:brand/track', async (context) => {
    const id = context.req.query('id')?.trim() ?? '';
    if (id !== '') {
      const at = await visit(context);
      return context.redirect(`${orderPath(at, id)}?lang=${at.language}`, 303);
    }
    return page((_, at) => missing(context, at))(context);
  });

  // The lookup: an order, an AWB, or a phone number with a code.
  app.post(
    '/:brand/track',
    page(async (context, at) => {
      const field = await fields(context);
      const id = field('id').trim();
      if (!at.brand || id === '' || !isPlainText(id)) return missing(context, at);
      const phone = normalizePhone(id);
      const code = field('code');
      const request = { brand: at.brand, language: at.language, address: at.address };
      if (phone === undefined) return context.redirect(`${orderPath(at, id)}?lang=${at.language}`, 303);
      if (code === '') {
        // An AWB can look like a phone number.
        try {
          await requireTrackedOrder(db, services, at.brand, id);
          return context.redirect(`${orderPath(at, id)}?lang=${at.language}`, 303);
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        }
        await access.sendPhoneCode(db, services, request, phone);
      }
      const orders =
        code === '' ? undefined : await access.ordersOfConfirmedPhone(db, services, request, phone, code);
      const input = {
        state: 'phone',
        brand: pageBrand(at),
        phone: id,
        isCodeWrong: code !== '' && orders === undefined,
        orders,
      };
      return send(context, at, { page: input, path: at.lookupPath }, 200);
    }),
  );

  app.get(
    '/:brand/track/:id',
    page(async (context, at) => {
      const id = context.req.param('id') ?? '';
      if (!at.brand || !isPlainText(id)) return missing(context, at);
      const data = await loadTrackingPage(db, services, at.slug, id);
      const step = context.req.query('step') ?? '';
      const buyer: Record<string, unknown> = {
        isCodeSent: step === 'code',
        isCodeWrong: step === 'wrong',
        notice: notices.includes(step) ? step : undefined,
      };
      const isDelivered = data.shipments.some(({ status }) => status === 'DELIVERED');
      const hasCookie = getCookie(context, buyerCookie) !== undefined;
      if (isDelivered || hasCookie) {
        const order = await requireTrackedOrder(db, services, at.brand, id);
        if (isDelivered) buyer['isRated'] = await isRated(db, at.brand.brand_id, order.order_id);
        if (hasCookie && isConfirmed(context, at.brand, order))
          buyer['confirmed'] = {
            address: await access.loadBuyerAddress(db, at.brand.brand_id, order.order_id),
          };
      }
      return send(context, at, { page: data, path: orderPath(at, id), buyer }, 200);
    }),
  );

  app.get(
    '/:brand/track/:id/calendar.ics',
    page(async (context, at) => {
      const { id } = await orderOf(context, at);
      const data = await loadTrackingPage(db, services, at.slug, id);
      const calendar = deliveryCalendar(data, at.language, services.clock.now());
      if (calendar === undefined) return missing(context, at);
      return context.body(calendar, 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="delivery.ics"',
        'cache-control': 'private, no-store',
      });
    }),
  );

  app.post(
    '/:brand/track/:id/code',
    page(async (context, at) => {
      await fields(context);
      const { brand, id, order } = await orderOf(context, at);
      await access.sendOrderCode(db, services, { ...at, brand }, order.order_id);
      return back(context, at, id, 'code');
    }),
  );

  app.post(
    '/:brand/track/:id/confirm',
    page(async (context, at) => {
      const field = await fields(context);
      const { brand, id, order } = await orderOf(context, at);
      if (!(await access.confirmOrderCode(db, services, { ...at, brand }, order.order_id, field('code'))))
        return back(context, at, id, 'wrong');
      const expiresAt = services.clock.now().getTime() + access.accessSeconds * 1000;
      setCookie(
        context,
        buyerCookie,
        access.signToken(services, ['buyer', brand.brand_id, order.order_id], expiresAt),
        { path: '/', maxAge: access.accessSeconds, httpOnly: true, sameSite: 'Lax', secure: isSecure },
      );
      return back(context, at, id, 'confirmed');
    }),
  );

  app.post(
    '/:brand/track/:id/request',
    page(async (context, at) => {
      const field = await fields(context);
      const { brand, id, order } = await orderOf(context, at);
      if (!isConfirmed(context, brand, order)) return back(context, at, id, 'wrong');
      const request = { kind: field('kind'), text: field('text') };
      const isSent = await recordBuyerRequest(db, services, brand, order, request);
      return back(context, at, id, isSent ? 'requestSent' : 'confirmed');
    }),
  );

  app.post(
    '/:brand/track/:id/feedback',
    page(async (context, at) => {
      const field = await fields(context);
      const { brand, id, order } = await orderOf(context, at);
      const given = { rating: field('rating'), comment: field('comment') };
      const isSaved = await saveFeedback(db, services, brand, order, given);
      return back(context, at, id, isSaved ? 'thanks' : '');
    }),
  );

  app.post(
    '/:brand/track/:id/updates',
    page(async (context, at) => {
      const field = await fields(context);
      const { brand, id, order } = await orderOf(context, at);
      const origin =
        services.config.PUBLIC_URL !== undefined && !isOwnHost(context)
          ? new URL(services.config.PUBLIC_URL).origin
          : `${isSecure ? 'https' : 'http'}://${context.req.header('host') ?? 'localhost'}`;
      const linkTo = (path: string) => `${origin}${orderPath(at, id)}/${path}`;
      const isSent = await subscriptions.subscribe(
        db,
        services,
        { ...at, brand },
        order,
        field('email'),
        linkTo,
      );
      return back(context, at, id, isSent ? 'confirmEmail' : '');
    }),
  );

  app.get(
    '/:brand/track/:id/updates/:token',
    page(async (context, at) => {
      const { id } = await orderOf(context, at);
      const ref = subscriptions.verifySubscription(services, context.req.param('token') ?? '');
      const isOn = ref !== undefined && (await subscriptions.confirmSubscription(db, services, ref));
      return isOn ? back(context, at, id, 'updatesOn') : missing(context, at);
    }),
  );

  app.get(
    '/:brand/track/:id/updates/:token/stop',
    page(async (context, at) => {
      const { id } = await orderOf(context, at);
      const ref = subscriptions.verifySubscription(services, context.req.param('token') ?? '');
      if (ref === undefined) return missing(context, at);
      await subscriptions.unsubscribe(db, ref);
      return back(context, at, id, 'updatesOff');
    }),
  );

  return app;
}
