import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Context } from 'hono';
import { isPlainText } from '@khep/api';
import { uploadLimits } from '@khep/domain/uploads';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { normalizePhone } from '../../base/contact.ts';
import { ApiError } from '../../base/errors.ts';
import { signToken, verifyToken } from '../../base/signedToken.ts';
import * as access from './buyerAccess.ts';
import { isRated, recordBuyerRequest, saveFeedback } from './buyerActions.ts';
import { saveBuyerLanguage } from '../../dispatch/tracking/messages/buyerLanguage.ts';
import { deliveryCalendar } from './deliveryCalendar.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import type { FoundOrder } from './orderLookup.ts';
import * as subscriptions from './subscriptions.ts';
import { pushWorker } from './pushWorker.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import {
  consumeLookup,
  loadTrackingBrand,
  loadTrackingPage,
  requireTrackedOrder,
  resolvePageId,
} from './trackingPage.ts';
import { listOpenCaseLinks } from '../../aftercare/ndr/openCases.ts';
import type { OpenCaseLink } from '../../aftercare/ndr/openCases.ts';
import {
  loadBuyerReturns,
  readBuyerReturn,
  requestBuyerReturn,
} from '../../aftercare/returns/buyerReturn.ts';
import type { EnteredReturn } from '../../aftercare/returns/buyerReturn.ts';
import { readSmallForm } from '../../platform/http/bodyLimit.ts';
import { clientIp, clientNetwork } from '../../platform/http/clientAddress.ts';
import { chooseEncoding } from '../../platform/http/compression.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import { withIndicFonts } from './indicFonts.ts';
import { createPrimedGzip } from '../../platform/http/primedGzip.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { isForeignForm } from '../../platform/http/security.ts';
import { ownHostHeader } from '../hosts/trackingHosts.ts';
import { trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import { loadRenderer } from './trackingRenderer.ts';
import { chosenLanguage, visitLanguage } from './visitLanguage.ts';

const buyerCookie = 'khep_buyer';
const maxFormBytes = 8192;
/** Three photos and their form. */
const maxUploadBytes = 3 * uploadLimits.image + 1024 ** 2;
const notices = ['requestSent', 'confirmEmail', 'updatesOn', 'updatesOff', 'thanks'];

const returnProblems = ['items', 'reason', 'photos', 'closed'] as const;
const isReturnProblem = (text: string | undefined): boolean =>
  returnProblems.some((problem) => problem === text);

type Status = 200 | 404 | 422 | 429;

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
    return {
      slug,
      brand: isPlainText(slug) ? await loadTrackingBrand(db, services, slug) : undefined,
      language: visitLanguage(context, { isSecure }),
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
    const page = withIndicFonts(renderer.render({ ...input, language, lookupPath, now }));
    context.header('content-security-policy', renderer.policy);
    context.header('cache-control', 'private, no-store');
    context.header('x-robots-tag', 'noindex');
    context.header('referrer-policy', 'same-origin');
    context.header('vary', 'Accept-Language, Cookie');
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

  const rejectedForm = () =>
    new ApiError({ status: 403, code: 'cross_site', detail: 'This form was rejected. Reload the page.' });

  /** The body of a form that was sent from these pages. Throws a 403 for other sites. */
  async function ownBody(context: Context<Environment>): Promise<string> {
    const text = isForeignForm(context) ? undefined : await readSmallForm(context, maxFormBytes);
    if (text === undefined) throw rejectedForm();
    return text;
  }

  /** A form with photos that was sent from these pages. Throws a 403 for other sites, and for too much. */
  async function uploads(context: Context<Environment>): Promise<FormData> {
    const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY);
    if (isForeignForm(context) || !(length <= maxUploadBytes)) throw rejectedForm();
    return context.req.formData();
  }

  /** The fields of a form that was sent from these pages. */
  async function fields(context: Context<Environment>): Promise<(name: string) => string> {
    const form = new URLSearchParams(await ownBody(context));
    return (name) => form.get(name) ?? '';
  }

  const back = (context: Context<Environment>, at: Visit, id: string, step: string) =>
    context.redirect(`${orderPath(at, id)}?lang=${at.language}&step=${step}`, 303);

  const isConfirmed = (context: Context<Environment>, brand: TrackingBrand, { order_id }: FoundOrder) => {
    const [purpose, brand_id, confirmed] = verifyToken(services, getCookie(context, buyerCookie)) ?? [];
    return purpose === 'buyer' && brand_id === brand.brand_id && confirmed === order_id;
  };

  /** The failed deliveries that need the buyer's answer. On this host their page has the same origin. */
  async function failedDeliveries(
    context: Context<Environment>,
    { brand_id }: TrackingBrand,
    { order_id }: FoundOrder,
  ): Promise<OpenCaseLink[]> {
    const links = await listOpenCaseLinks(db, services, { brand_id, order_id });
    if (isOwnHost(context)) return links;
    return links.map(({ awb, url }) => ({ awb, url: new URL(url).pathname }));
  }

  /** The page of an order after a step of its forms, with what was entered in one that had a problem. */
  async function orderPage(
    context: Context<Environment>,
    at: Visit,
    { step, entered, status = 200 }: { step: string; entered?: EnteredReturn; status?: Status },
  ): Promise<Response> {
    const id = context.req.param('id') ?? '';
    if (!at.brand || !isPlainText(id)) return missing(context, at);
    const data = await loadTrackingPage(db, services, at.slug, id);
    const buyer: Record<string, unknown> = {
      pushKey: services.push.publicKey,
      isCodeSent: step === 'code',
      isCodeWrong: step === 'wrong',
      notice: notices.includes(step) ? step : undefined,
    };
    const isDelivered = data.shipments.some((one) => one.status === 'DELIVERED');
    const hasCookie = getCookie(context, buyerCookie) !== undefined;
    if (isDelivered || hasCookie) {
      const order = await requireTrackedOrder(db, services, at.brand, id);
      if (isDelivered) buyer['isRated'] = await isRated(db, at.brand.brand_id, order.order_id);
      if (hasCookie && isConfirmed(context, at.brand, order)) {
        const { brand_id } = at.brand;
        buyer['confirmed'] = { address: await access.loadBuyerAddress(db, brand_id, order.order_id) };
        buyer['failedDeliveries'] = await failedDeliveries(context, at.brand, order);
        const returns = isDelivered && (await loadBuyerReturns(db, services, brand_id, order.order_id));
        const [isReturn, problem] = /^return(?:-(\w+))?$/.exec(step) ?? [];
        if (returns)
          buyer['returns'] = {
            ...returns,
            problem: isReturnProblem(problem) ? problem : undefined,
            isRequested: isReturn !== undefined && problem === undefined,
            entered,
          };
      }
    }
    return send(context, at, { page: data, path: orderPath(at, id), buyer }, status);
  }

  /** Redirects to the page of what a buyer entered, in the same way whether there is one. */
  async function toOrder(context: Context<Environment>, at: Visit, entered: string): Promise<Response> {
    const { brand, address } = at;
    const id =
      brand && isPlainText(entered)
        ? await resolvePageId(db, services, brand, { id: entered, address })
        : entered;
    return context.redirect(`${orderPath(at, id)}?lang=${at.language}`, 303);
  }

  app.get('/:brand/track', async (context) => {
    const id = context.req.query('id')?.trim() ?? '';
    return page((_, at) => (id === '' ? missing(context, at) : toOrder(context, at, id)))(context);
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
      if (phone === undefined) return toOrder(context, at, id);
      if (code === '') {
        // An AWB, or an order number with a PIN code, can look like a phone number.
        try {
          const { address } = at;
          const found = await resolvePageId(db, services, at.brand, { id, address });
          await requireTrackedOrder(db, services, at.brand, found);
          return context.redirect(`${orderPath(at, found)}?lang=${at.language}`, 303);
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
        orders: orders?.map((order_id) => ({
          order_id,
          page_id: orderPageId(services, request.brand.brand_id, order_id),
        })),
      };
      return send(context, at, { page: input, path: at.lookupPath }, 200);
    }),
  );

  // A worker's scope is its folder: the pages of one brand.
  app.get('/:brand/track/push.js', (context) =>
    context.body(pushWorker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    }),
  );

  app.get(
    '/:brand/track/:id',
    page(async (context, at) => {
      const chosen = chosenLanguage(context);
      if (chosen !== undefined) {
        const { brand, order } = await orderOf(context, at);
        await saveBuyerLanguage(db, { brand_id: brand.brand_id, order_id: order.order_id }, chosen);
      }
      return orderPage(context, at, { step: context.req.query('step') ?? '' });
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
        signToken(services, ['buyer', brand.brand_id, order.order_id], expiresAt),
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
      // The delivery failed after the page was opened: the buyer answers the case, which needs a day or a whole address.
      const [failed] = request.kind === 'return' ? [] : await failedDeliveries(context, brand, order);
      if (failed)
        return context.redirect(
          `${failed.url}?lang=${at.language}&choice=${encodeURIComponent(request.kind)}`,
          303,
        );
      const isSent = await recordBuyerRequest(db, services, brand, order, request);
      return back(context, at, id, isSent ? 'requestSent' : 'confirmed');
    }),
  );

  app.post(
    '/:brand/track/:id/return',
    page(async (context, at) => {
      const { brand, id, order } = await orderOf(context, at);
      if (!isConfirmed(context, brand, order)) return back(context, at, id, 'wrong');
      const own = { brand_id: brand.brand_id, order_id: order.order_id };
      const entered = readBuyerReturn(await uploads(context));
      const problem = await requestBuyerReturn(db, services, own, entered);
      if (problem === undefined) return back(context, at, id, 'return');
      // Not by redirect: what was entered stays in the form.
      return orderPage(context, at, { step: `return-${problem}`, entered, status: 422 });
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
      const linkTo = (path: string) => `${trackingLink(services, brand, id)}/${path}`;
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

  app.post(
    '/:brand/track/:id/push',
    page(async (context, at) => {
      const subscription = await ownBody(context);
      const { brand, order } = await orderOf(context, at);
      const isOn = await subscriptions.subscribeDevice(db, services, { ...at, brand }, order, subscription);
      return context.body(null, isOn ? 204 : 422);
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
