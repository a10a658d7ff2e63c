import { isPlainText } from '@khep/api';
import type { TrackingPage } from '@khep/api';
import type { BuyerView, PageNotice, ReturnsView } from '@khep/tracking/page';
import { listOpenCaseLinks } from '../../aftercare/ndr/openCases.ts';
import type { OpenCaseLink } from '../../aftercare/ndr/openCases.ts';
import { loadBuyerReturns } from '../../aftercare/returns/buyerReturn.ts';
import type { EnteredReturn } from '../../aftercare/returns/buyerReturn.ts';
import { saveBuyerLanguage } from '../../dispatch/tracking/messages/buyerLanguage.ts';
import { loadBuyerAddress } from './buyerAccess.ts';
import { isRated } from './buyerActions.ts';
import { hasConfirmed, isConfirmed } from './confirmBuyer.ts';
import { deliveryCalendar } from './deliveryCalendar.ts';
import { sendMissing, sendPage } from './sendPage.ts';
import type { PageStatus } from './sendPage.ts';
import { loadTrackingPage, requireTrackedOrder } from './trackingPage.ts';
import { orderPath, requireVisitedOrder } from './visit.ts';
import type { Visit, VisitedOrder } from './visit.ts';
import { chosenLanguage } from './visitLanguage.ts';

const notices: readonly PageNotice[] = ['requestSent', 'confirmEmail', 'updatesOn', 'updatesOff', 'thanks'];
const returnProblems = ['items', 'reason', 'photos', 'closed'] as const;

/** Shows an order, and keeps the language that a buyer chose for its messages. */
export async function showOrder(visit: Visit): Promise<Response> {
  const chosen = chosenLanguage(visit.context);
  if (chosen !== undefined) {
    const { brand, order } = await requireVisitedOrder(visit);
    await saveBuyerLanguage(visit.db, { brand_id: brand.brand_id, order_id: order.order_id }, chosen);
  }
  return sendOrderPage(visit, { step: visit.context.req.query('step') ?? '' });
}

/** Sends the delivery as a calendar entry. */
export async function sendCalendar(visit: Visit): Promise<Response> {
  const { db, services, context } = visit;
  const { id } = await requireVisitedOrder(visit);
  const data = await loadTrackingPage(db, services, visit.slug, id);
  const calendar = deliveryCalendar(data, visit.language, services.clock.now());
  if (calendar === undefined) return sendMissing(visit);
  return context.body(calendar, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="delivery.ics"',
    'cache-control': 'private, no-store',
  });
}

/** The step of the forms that a page is shown after. */
interface OrderStep {
  step: string;
  /** Input of a form that had a problem. */
  entered?: EnteredReturn;
  status?: PageStatus;
}

/** Sends the page of an order after a step of its forms. */
export async function sendOrderPage(
  visit: Visit,
  { step, entered, status = 200 }: OrderStep,
): Promise<Response> {
  const { db, services, brand, context } = visit;
  const id = context.req.param('id') ?? '';
  if (!brand || !isPlainText(id)) return sendMissing(visit);
  const page = await loadTrackingPage(db, services, visit.slug, id);
  const buyer: BuyerView = {
    pushKey: services.push.publicKey,
    isCodeSent: step === 'code',
    isCodeWrong: step === 'wrong',
    notice: notices.find((notice) => notice === step),
    ...(await loadBuyerParts(visit, page, { step, ...(entered && { entered }) })),
  };
  return sendPage(visit, { page, path: orderPath(visit, id), buyer }, status);
}

/** Loads what depends on the buyer: whether they rated a delivered order, and what only they may see. */
async function loadBuyerParts(visit: Visit, page: TrackingPage, step: OrderStep): Promise<BuyerView> {
  const { db, services, brand, context } = visit;
  const isDelivered = page.shipments.some((one) => one.status === 'DELIVERED');
  if (!brand || (!isDelivered && !hasConfirmed(visit))) return {};
  const { brand_id } = brand;
  const order = await requireTrackedOrder(db, services, brand, context.req.param('id') ?? '');
  const rated: BuyerView = isDelivered ? { isRated: await isRated(db, brand_id, order.order_id) } : {};
  if (!isConfirmed(visit, { brand, order })) return rated;
  return {
    ...rated,
    confirmed: { address: await loadBuyerAddress(db, brand_id, order.order_id) },
    failedDeliveries: await listFailedDeliveries(visit, { brand, order }),
    returns: isDelivered ? await loadReturnsView(visit, { brand, order }, step) : undefined,
  };
}

async function loadReturnsView(
  { db, services }: Visit,
  { brand, order }: Pick<VisitedOrder, 'brand' | 'order'>,
  { step, entered }: OrderStep,
): Promise<ReturnsView | undefined> {
  const returns = await loadBuyerReturns(db, services, brand.brand_id, order.order_id);
  if (!returns) return undefined;
  const [isReturn, problem] = /^return(?:-(\w+))?$/.exec(step) ?? [];
  return {
    ...returns,
    problem: returnProblems.find((one) => one === problem),
    isRequested: isReturn !== undefined && problem === undefined,
    entered,
  };
}

/** Lists the failed deliveries that need the buyer's answer. On this server's host their page has the same origin. */
export async function listFailedDeliveries(
  { db, services, isOwnHost }: Visit,
  { brand, order }: Pick<VisitedOrder, 'brand' | 'order'>,
): Promise<OpenCaseLink[]> {
  const { brand_id } = brand;
  const links = await listOpenCaseLinks(db, services, { brand_id, order_id: order.order_id });
  if (isOwnHost) return links;
  return links.map(({ awb, url }) => ({ awb, url: new URL(url).pathname }));
}
