import { calls } from '@khep/api';
import { notFound } from '../../base/errors.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { consumeLookup, loadTrackingBrand, loadTrackingPage, resolvePageId } from '../pages/trackingPage.ts';
import { toWidgetBrand, toWidgetOrder, widgetLanguage } from './widget.ts';

export const routes: Route[] = [
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
