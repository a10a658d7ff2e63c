import { isPlainText } from '@khep/api';
import type { PageBrand } from '@khep/tracking/page';
import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Context } from 'hono';
import { notFound } from '../../base/errors.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { clientIp, clientNetwork } from '../../platform/http/clientAddress.ts';
import type { DispatchContext } from '../../platform/http/dispatch.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import type { FoundOrder } from './orderLookup.ts';
import { loadTrackingBrand, requireTrackedOrder } from './trackingPage.ts';
import { visitLanguage } from './visitLanguage.ts';

/** Where tracking pages are served. */
export interface PageSite extends DispatchContext {
  /** On a brand's own host its pages are at the root. */
  isOwnHost: boolean;
}

/** A request of a tracking page, and what it is about. */
export interface Visit extends PageSite {
  context: Context<Environment>;
  slug: string;
  brand: TrackingBrand | undefined;
  language: TrackingLanguage;
  /** The address of the lookup form. */
  lookupPath: string;
  /** The client's network. */
  address: string;
}

/** An order that a page is about, as its address names it. */
export interface VisitedOrder {
  brand: TrackingBrand;
  id: string;
  order: FoundOrder;
}

/** Whether cookies are only sent over HTTPS. */
export const isSecure = ({ services }: Pick<DispatchContext, 'services'>): boolean =>
  services.config.PUBLIC_URL?.startsWith('https:') ?? false;

/** Reads what a request is about. */
export async function openVisit(site: PageSite, context: Context<Environment>): Promise<Visit> {
  const { db, services, isOwnHost } = site;
  const slug = context.req.param('brand') ?? '';
  return {
    ...site,
    context,
    slug,
    brand: isPlainText(slug) ? await loadTrackingBrand(db, services, slug) : undefined,
    language: visitLanguage(context, { isSecure: isSecure(site) }),
    lookupPath: isOwnHost ? '/' : `/${encodeURIComponent(slug)}/track`,
    address: clientNetwork(clientIp(context, services.config)),
  };
}

/** The brand as pages show it. */
export const toPageBrand = ({ name, slug, preference }: TrackingBrand): PageBrand => ({
  name,
  slug,
  branding: preference.branding,
});

/** Returns the address of an order's page. */
export const orderPath = ({ lookupPath }: Visit, id: string): string =>
  `${lookupPath === '/' ? '' : lookupPath}/${encodeURIComponent(id)}`;

/** Redirects to the page of an order. */
export const redirectToOrder = (visit: Visit, id: string): Response =>
  visit.context.redirect(`${orderPath(visit, id)}?lang=${visit.language}`, 303);

/** Redirects to the page of an order after a step of its forms. */
export const redirectToStep = (visit: Visit, id: string, step: string): Response =>
  visit.context.redirect(`${orderPath(visit, id)}?lang=${visit.language}&step=${step}`, 303);

/** Finds the order of the address. @throws ApiError 404 */
export async function requireVisitedOrder({ db, services, context, brand }: Visit): Promise<VisitedOrder> {
  const id = context.req.param('id') ?? '';
  if (!brand || !isPlainText(id)) throw notFound('parcel');
  return { brand, id, order: await requireTrackedOrder(db, services, brand, id) };
}
