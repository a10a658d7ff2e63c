import type { Context } from 'hono';
import { trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import { isConfirmed } from './confirmBuyer.ts';
import { readOwnBody, readOwnFields } from './ownForms.ts';
import { pushWorker } from './pushWorker.ts';
import { sendMissing } from './sendPage.ts';
import {
  confirmSubscription,
  subscribe,
  subscribeDevice,
  unsubscribe,
  verifySubscription,
} from './subscriptions.ts';
import { redirectToStep, requireVisitedOrder } from './visit.ts';
import type { Visit } from './visit.ts';

/** Subscribes an email address to an order, once the link in its email is opened. */
export async function subscribeEmail(visit: Visit): Promise<Response> {
  const { db, services } = visit;
  const field = await readOwnFields(visit.context);
  const { brand, id, order } = await requireVisitedOrder(visit);
  const linkTo = (path: string) => `${trackingLink(services, brand, id)}/${path}`;
  const isSent = await subscribe(db, services, { ...visit, brand }, order, field('email'), linkTo);
  return redirectToStep(visit, id, isSent ? 'confirmEmail' : '');
}

/** Subscribes a browser to an order. */
export async function subscribeBrowser(visit: Visit): Promise<Response> {
  const { db, services, context } = visit;
  const subscription = await readOwnBody(context);
  const { brand, order } = await requireVisitedOrder(visit);
  const isOn = await subscribeDevice(
    db,
    services,
    { ...visit, brand },
    { order_id: order.order_id, isBuyer: isConfirmed(visit, { brand, order }) },
    subscription,
  );
  return context.body(null, isOn ? 204 : 422);
}

/** Confirms the subscription of an email's link. */
export async function confirmEmail(visit: Visit): Promise<Response> {
  const { id } = await requireVisitedOrder(visit);
  const ref = verifySubscription(visit.services, visit.context.req.param('token') ?? '');
  const isOn = ref !== undefined && (await confirmSubscription(visit.db, visit.services, ref));
  return isOn ? redirectToStep(visit, id, 'updatesOn') : sendMissing(visit);
}

/** Ends the subscription of an email's link. */
export async function stopUpdates(visit: Visit): Promise<Response> {
  const { id } = await requireVisitedOrder(visit);
  const ref = verifySubscription(visit.services, visit.context.req.param('token') ?? '');
  if (ref === undefined) return sendMissing(visit);
  await unsubscribe(visit.db, ref);
  return redirectToStep(visit, id, 'updatesOff');
}

/** Sends the worker that shows messages. Its scope is its folder: the pages of one brand. */
export const sendPushWorker = (context: Context): Response =>
  context.body(pushWorker, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
