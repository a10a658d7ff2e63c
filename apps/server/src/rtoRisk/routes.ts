import { calls } from '@khep/api';
import { bindRoute } from '../http/bindRoute.ts';
import type { Route } from '../http/bindRoute.ts';
import { loadOrderRisk, loadRtoModel } from './model.ts';

export const routes: Route[] = [
  bindRoute(calls.rtoRisk.order, async ({ params, db, services, session }) => ({
    data: await loadOrderRisk(db, services, session.brand_id, params.id),
  })),
  bindRoute(calls.rtoRisk.calibration, async ({ db, services, session }) => {
    const { model, calibration, fitted_at } = await loadRtoModel(db, session.brand_id, services.clock.now());
    return {
      data: { ...calibration, weight: model.weight, fitted_at: fitted_at.toISOString() },
    };
  }),
];
