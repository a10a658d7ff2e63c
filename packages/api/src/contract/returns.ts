import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import { Job } from '../entities/job.ts';
import * as r from '../entities/returns.ts';

const ours = { module: 'rto', errorMessage: 'Something went wrong', isExtension: true } as const;
const oneReturn = data(z.object({ return: r.ReturnCase }));

/** Returns and RTOs beside `orders.createReturn` and `orders.rtoDetails`. */
export const returns = {
  counts: endpoint({
    id: 'returns.counts',
    method: 'GET',
    path: '/returns/counts',
    ...ours,
    response: data(r.ReturnCounts),
  }),
  get: endpoint({
    id: 'returns.get',
    method: 'GET',
    path: '/returns/{id}',
    ...ours,
    params: byId,
    response: oneReturn,
  }),
  /** A delivered order, with what can be returned of it. */
  returnable: endpoint({
    id: 'returns.returnable',
    method: 'GET',
    path: '/returns/order/{id}',
    ...ours,
    params: byId,
    response: data(r.ReturnableOrder),
  }),
  decide: endpoint({
    id: 'returns.decide',
    method: 'POST',
    path: '/returns/{id}/decision',
    ...ours,
    params: byId,
    body: r.ReturnDecision,
    response: oneReturn,
    successMessage: ['Return approved', 'Return rejected'],
  }),
  /** Does the same with many returns, in a job. */
  batch: endpoint({
    id: 'returns.batch',
    method: 'POST',
    path: '/returns/batch',
    ...ours,
    body: r.ReturnBatch,
    response: data(z.object({ job: Job })),
  }),
  couriers: endpoint({
    id: 'returns.couriers',
    method: 'GET',
    path: '/returns/{id}/couriers',
    ...ours,
    params: byId,
    response: data(z.object({ couriers: z.array(r.ReturnCourier) })),
  }),
  book: endpoint({
    id: 'returns.book',
    method: 'POST',
    path: '/returns/{id}/booking',
    ...ours,
    params: byId,
    body: r.ReturnBooking,
    response: oneReturn,
    successMessage: 'Reverse pickup booked',
  }),
  schedule: endpoint({
    id: 'returns.schedule',
    method: 'POST',
    path: '/returns/{id}/pickup',
    ...ours,
    params: byId,
    body: r.ReturnPickup,
    response: oneReturn,
    successMessage: 'Pickup scheduled',
  }),
  cancel: endpoint({
    id: 'returns.cancel',
    method: 'POST',
    path: '/returns/{id}/cancel',
    ...ours,
    params: byId,
    body: r.ReturnReasonBody,
    response: oneReturn,
    successMessage: 'Return cancelled',
  }),
  label: endpoint({
    id: 'returns.label',
    method: 'GET',
    path: '/returns/{id}/label',
    ...ours,
    params: byId,
    response: 'blob',
  }),
  /** Finds the return or RTO of a scanned AWB. */
  receive: endpoint({
    id: 'returns.receive',
    method: 'POST',
    path: '/returns/receive',
    ...ours,
    body: r.ReceiveBody,
    response: data(r.ReceiveResult),
  }),
  /** Saves the check so far. */
  saveCheck: endpoint({
    id: 'returns.saveCheck',
    method: 'PUT',
    path: '/returns/{id}/check',
    ...ours,
    params: byId,
    body: r.ReturnCheck,
    response: oneReturn,
    successMessage: 'Check saved',
    isVersioned: true,
  }),
  /** Finishes the check: stock moves, and with a refund the return is closed. */
  complete: endpoint({
    id: 'returns.complete',
    method: 'POST',
    path: '/returns/{id}/completion',
    ...ours,
    params: byId,
    body: r.ReturnCompletion,
    response: oneReturn,
    successMessage: ['Return refunded', 'Return checked', 'Exchange order created', 'Return closed'],
    isVersioned: true,
  }),
  refund: endpoint({
    id: 'returns.refund',
    method: 'POST',
    path: '/returns/{id}/refund',
    ...ours,
    params: byId,
    body: r.ReturnRefund,
    response: oneReturn,
    successMessage: 'Refund recorded',
  }),
  repaired: endpoint({
    id: 'returns.repaired',
    method: 'POST',
    path: '/returns/{id}/repaired',
    ...ours,
    params: byId,
    body: r.ReturnRepair,
    response: oneReturn,
    successMessage: ['Item restocked', 'Item written off'],
  }),
};
