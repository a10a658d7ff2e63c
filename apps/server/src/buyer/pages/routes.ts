import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { consumeLookup, loadTrackingBrand, loadTrackingPage, resolvePageId } from './trackingPage.ts';
import { toWidgetBrand, toWidgetOrder, widgetLanguage } from '../widget/widget.ts';
import { notFound } from '../../base/errors.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.get, async ({ params, query, db, services, address }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, query.brand_name);
    if (!brand) throw notFound('parcel');
    const id = await resolvePageId(db, services, brand, { id: params.id, address });
    return { data: await loadTrackingPage(db, services, query.brand_name, id) };
  }),

  bindRoute(calls.tracking.widgetBrand, async ({ params, query, db, services, address, headers }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, params.brand);
    if (!brand) throw notFound('brand');
    return { data: toWidgetBrand(services, brand, widgetLanguage(query.lang, headers)) };
  }),

  bindRoute(calls.tracking.widgetOrder, async ({ params, query, db, services, address, headers }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, params.brand);
    if (!brand) throw notFound('parcel');
    const id = await resolvePageId(db, services, brand, { id: params.id, address });
    const page = await loadTrackingPage(db, services, params.brand, id);
    const language = widgetLanguage(query.lang, headers);
    return { data: toWidgetOrder(services, brand, page, language, services.clock.now()) };
  }),
];
