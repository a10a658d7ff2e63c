import { readBuyerReturn, requestBuyerReturn } from '../../aftercare/returns/buyerReturn.ts';
import { recordBuyerRequest, saveFeedback } from './buyerActions.ts';
import { isConfirmed } from './confirmBuyer.ts';
import { listFailedDeliveries, sendOrderPage } from './orderPages.ts';
import { readOwnFields, readOwnUpload } from './ownForms.ts';
import { redirectToStep, requireVisitedOrder } from './visit.ts';
import type { Visit } from './visit.ts';

/** Takes a confirmed buyer's request about the delivery. */
export async function sendRequest(visit: Visit): Promise<Response> {
  const { db, services, context, language } = visit;
  const field = await readOwnFields(context);
  const { brand, id, order } = await requireVisitedOrder(visit);
  if (!isConfirmed(visit, { brand, order })) return redirectToStep(visit, id, 'wrong');
  const request = { kind: field('kind'), text: field('text') };
  // The delivery failed after the page was opened: the buyer answers the case, which needs a day or a whole address.
  const [failed] = request.kind === 'return' ? [] : await listFailedDeliveries(visit, { brand, order });
  if (failed)
    return context.redirect(`${failed.url}?lang=${language}&choice=${encodeURIComponent(request.kind)}`, 303);
  const isSent = await recordBuyerRequest(db, services, brand, order, request);
  return redirectToStep(visit, id, isSent ? 'requestSent' : 'confirmed');
}

/** Takes a confirmed buyer's request for a return. */
export async function sendReturn(visit: Visit): Promise<Response> {
  const { db, services, context } = visit;
  const { brand, id, order } = await requireVisitedOrder(visit);
  if (!isConfirmed(visit, { brand, order })) return redirectToStep(visit, id, 'wrong');
  const own = { brand_id: brand.brand_id, order_id: order.order_id };
  const entered = readBuyerReturn(await readOwnUpload(context));
  const problem = await requestBuyerReturn(db, services, own, entered);
  if (problem === undefined) return redirectToStep(visit, id, 'return');
  // Not by redirect: what was entered stays in the form.
  return sendOrderPage(visit, { step: `return-${problem}`, entered, status: 422 });
}

/** Takes a confirmed buyer's rating of a delivery. */
export async function sendFeedback(visit: Visit): Promise<Response> {
  const field = await readOwnFields(visit.context);
  const { brand, id, order } = await requireVisitedOrder(visit);
  if (!isConfirmed(visit, { brand, order })) return redirectToStep(visit, id, 'wrong');
  const given = { rating: field('rating'), comment: field('comment') };
  const isSaved = await saveFeedback(visit.db, visit.services, brand, order, given);
  return redirectToStep(visit, id, isSaved ? 'thanks' : '');
}
