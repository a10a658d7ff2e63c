import type { Context } from 'hono';
import { Hono } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { confirmCode, requestCode } from './confirmBuyer.ts';
import { lookUp, showLookup } from './lookupPages.ts';
import { sendFeedback, sendRequest, sendReturn } from './orderForms.ts';
import { sendCalendar, showOrder } from './orderPages.ts';
import {
  confirmEmail,
  sendPushWorker,
  stopUpdates,
  subscribeBrowser,
  subscribeEmail,
} from './updatePages.ts';
import { sendMissing, sendPage } from './sendPage.ts';
import { consumeLookup } from './trackingPage.ts';
import { openVisit } from './visit.ts';
import type { PageSite, Visit } from './visit.ts';

/** The public tracking pages of orders. Without a code of the buyer they have no data of the buyer. */
export function createTrackingPages(site: PageSite): Hono<Environment> {
  const app = new Hono<Environment>({ strict: false });
  const page = (handle: (visit: Visit) => Promise<Response>) => (context: Context<Environment>) =>
    answerVisit(site, context, handle);

  const brand = '/:brand/track';
  app.get(brand, page(showLookup));
  app.post(brand, page(lookUp));
  app.get(`${brand}/push.js`, sendPushWorker);

  const order = `${brand}/:id`;
  app.get(order, page(showOrder));
  app.get(`${order}/calendar.ics`, page(sendCalendar));
  app.post(`${order}/code`, page(requestCode));
  app.post(`${order}/confirm`, page(confirmCode));
  app.post(`${order}/request`, page(sendRequest));
  app.post(`${order}/return`, page(sendReturn));
  app.post(`${order}/feedback`, page(sendFeedback));
  app.post(`${order}/updates`, page(subscribeEmail));
  app.post(`${order}/push`, page(subscribeBrowser));
  app.get(`${order}/updates/:token`, page(confirmEmail));
  app.get(`${order}/updates/:token/stop`, page(stopUpdates));
  return app;
}

/** Handles a request with a page. What is not found, or is asked for too often, is a page too. */
async function answerVisit(
  site: PageSite,
  context: Context<Environment>,
  handle: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const visit = await openVisit(site, context);
  try {
    consumeLookup(site.db, site.services, visit.address);
    return await handle(visit);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return sendMissing(visit);
    if (error.status !== 429) throw error;
    context.header('retry-after', String(error.retryAfterSeconds ?? 60));
    return sendPage(visit, { page: { state: 'rate-limited' }, path: visit.lookupPath }, 429);
  }
}
