import { byId, data, endpoint } from '../endpoint.ts';
import * as r from '../entities/rtoRisk.ts';

/** How likely an order comes back, by the brand's own history. */
export const rtoRisk = {
  /** Whether the brand's orders have a risk that is better than the average. */
  proof: endpoint({
    id: 'rtoRisk.proof',
    method: 'GET',
    path: '/rto-risk/proof',
    module: 'orders',
    response: data(r.RtoRiskProof),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
  order: endpoint({
    id: 'rtoRisk.order',
    method: 'GET',
    path: '/rto-risk/order/{id}',
    module: 'orders',
    params: byId,
    response: data(r.OrderRtoRisk),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
  /** Predictions for the newest third of the history, beside what happened. */
  calibration: endpoint({
    id: 'rtoRisk.calibration',
    method: 'GET',
    path: '/rto-risk/calibration',
    module: 'analytics',
    response: data(r.RtoCalibration),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
};
