import { calls } from '@khep/api';
import { explainRtoModel, isRiskProven, minHistory, rateInterval, shrinkage } from '@khep/domain/rtoRisk';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadOrderRisk, loadRtoModel } from './model.ts';

export const routes: Route[] = [
  bindRoute(calls.rtoRisk.proof, async ({ db, services, session }) => {
    const { calibration } = await loadRtoModel(db, session.brand_id, services.clock.now());
    return { data: { is_proven: isRiskProven(calibration), parcels: calibration.parcels } };
  }),
  bindRoute(calls.rtoRisk.order, async ({ params, db, services, session }) => ({
    data: await loadOrderRisk(db, services, session.brand_id, params.id),
  })),
  bindRoute(calls.rtoRisk.calibration, async ({ db, services, session }) => {
    const { model, calibration, fitted_at } = await loadRtoModel(db, session.brand_id, services.clock.now());
    return {
      data: {
        ...calibration,
        is_proven: isRiskProven(calibration),
        bins: calibration.bins.map((bin) => {
          const returned = Math.round(bin.actual * bin.parcels);
          return { ...bin, returned, ...rateInterval(returned, bin.parcels) };
        }),
        ...explainRtoModel(model),
        sample: model.total.parcels,
        min_sample: minHistory,
        shrinkage,
        weight: model.weight,
        fitted_at: fitted_at.toISOString(),
      },
    };
  }),
];
