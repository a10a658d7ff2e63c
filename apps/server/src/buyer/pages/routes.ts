import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { consumeLookup, loadTrackingBrand, loadTrackingPage, resolvePageId } from './trackingPage.ts';
import { notFound } from '../../base/errors.ts';

export const routes: Route[] = [
  bindRoute(calls.tracking.get, async ({ params, query, db, services, address }) => {
    consumeLookup(db, services, address);
    const brand = await loadTrackingBrand(db, services, query.brand_name);
    if (!brand) throw notFound('parcel');
    const id = await resolvePageId(db, services, brand, { id: params.id, address });
    return { data: await loadTrackingPage(db, services, query.brand_name, id) };
  }),
];
