import { getCookie, setCookie } from 'hono/cookie';
import { signToken, verifyToken } from '../../base/signedToken.ts';
import { accessSeconds, confirmOrderCode, sendOrderCode } from './buyerAccess.ts';
import { readOwnFields } from './ownForms.ts';
import { isSecure, redirectToStep, requireVisitedOrder } from './visit.ts';
import type { Visit, VisitedOrder } from './visit.ts';

const buyerCookie = 'khep_buyer';

/** Whether the browser confirmed an order, this one or another. */
export const hasConfirmed = ({ context }: Visit): boolean => getCookie(context, buyerCookie) !== undefined;

/** Whether the buyer of this order confirmed it in this browser. */
export function isConfirmed(
  { services, context }: Visit,
  { brand, order }: Pick<VisitedOrder, 'brand' | 'order'>,
): boolean {
  const [purpose, brand_id, confirmed] = verifyToken(services, getCookie(context, buyerCookie)) ?? [];
  return purpose === 'buyer' && brand_id === brand.brand_id && confirmed === order.order_id;
}

/** Sends the buyer of an order a code. */
export async function requestCode(visit: Visit): Promise<Response> {
  await readOwnFields(visit.context);
  const { brand, id, order } = await requireVisitedOrder(visit);
  await sendOrderCode(visit.db, visit.services, { ...visit, brand }, order.order_id);
  return redirectToStep(visit, id, 'code');
}

/** Redeems the code: for an hour the browser shows what only the buyer may see. */
export async function confirmCode(visit: Visit): Promise<Response> {
  const { db, services, context } = visit;
  const field = await readOwnFields(context);
  const { brand, id, order } = await requireVisitedOrder(visit);
  if (!(await confirmOrderCode(db, services, { ...visit, brand }, order.order_id, field('code'))))
    return redirectToStep(visit, id, 'wrong');
  const expiresAt = services.clock.now().getTime() + accessSeconds * 1000;
  setCookie(context, buyerCookie, signToken(services, ['buyer', brand.brand_id, order.order_id], expiresAt), {
    path: '/',
    maxAge: accessSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(visit),
  });
  return redirectToStep(visit, id, 'confirmed');
}
