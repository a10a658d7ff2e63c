import { isPlainText } from '@khep/api';
import type { PhonePage } from '@khep/tracking/page';
import { normalizePhone } from '../../base/contact.ts';
import { ApiError } from '../../base/errors.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { ordersOfConfirmedPhone, sendPhoneCode } from './buyerAccess.ts';
import { readOwnFields } from './ownForms.ts';
import { sendMissing, sendPage } from './sendPage.ts';
import { requireTrackedOrder, resolvePageId } from './trackingPage.ts';
import { redirectToOrder, toPageBrand } from './visit.ts';
import type { Visit } from './visit.ts';

/** Shows the lookup form, or redirects to the parcel that an address names. */
export async function showLookup(visit: Visit): Promise<Response> {
  const id = visit.context.req.query('id')?.trim() ?? '';
  return id === '' ? sendMissing(visit) : redirectToEntered(visit, id);
}

/** Looks up what a buyer entered: an order, an AWB, or a phone number with a code. */
export async function lookUp(visit: Visit): Promise<Response> {
  const field = await readOwnFields(visit.context);
  const id = field('id').trim();
  const { brand } = visit;
  if (!brand || id === '' || !isPlainText(id)) return sendMissing(visit);
  const phone = normalizePhone(id);
  if (phone === undefined) return redirectToEntered(visit, id);
  const code = field('code');
  if (code === '') {
    const found = await findParcel(visit, brand, id);
    if (found !== undefined) return redirectToOrder(visit, found);
  }
  const page = await openPhonePage({ ...visit, brand }, { entered: id, phone, code });
  return sendPage(visit, { page, path: visit.lookupPath }, 200);
}

/** Redirects to the page of what a buyer entered, in the same way whether there is one. */
async function redirectToEntered(visit: Visit, entered: string): Promise<Response> {
  const { db, services, brand, address } = visit;
  const id =
    brand && isPlainText(entered)
      ? await resolvePageId(db, services, brand, { id: entered, address })
      : entered;
  return redirectToOrder(visit, id);
}

/** Finds the parcel of a text that is a phone number too: an AWB, or an order number with a PIN code, can look like one. */
async function findParcel(
  { db, services, address }: Visit,
  brand: TrackingBrand,
  id: string,
): Promise<string | undefined> {
  try {
    const found = await resolvePageId(db, services, brand, { id, address });
    await requireTrackedOrder(db, services, brand, found);
    return found;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return undefined;
  }
}

/** Sends a code to a phone number, or redeems it for the number's orders. */
async function openPhonePage(
  visit: Visit & { brand: TrackingBrand },
  { entered, phone, code }: { entered: string; phone: string; code: string },
): Promise<PhonePage> {
  const { db, services, brand } = visit;
  if (code === '') await sendPhoneCode(db, services, visit, phone);
  const orders = code === '' ? undefined : await ordersOfConfirmedPhone(db, services, visit, phone, code);
  return {
    state: 'phone',
    brand: toPageBrand(brand),
    phone: entered,
    isCodeWrong: code !== '' && orders === undefined,
    ...(orders && {
      orders: orders.map((order_id) => ({
        order_id,
        page_id: orderPageId(services, brand.brand_id, order_id),
      })),
    }),
  };
}
