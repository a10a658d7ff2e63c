import { z } from 'zod';
import { byId, data, done, endpoint } from '../endpoint.ts';
import { idText, requiredId } from '../entities/fields.ts';
import { Job } from '../entities/job.ts';
import { AnalyticsFilter, AnalyticsResponse } from '../entities/money.ts';
import * as n from '../entities/ndr.ts';

const failure = 'Something went wrong';
const ours = { module: 'ndr', errorMessage: failure, isExtension: true } as const;
const byShipment = z.object({ dv_order_id: requiredId('Choose the order') });

/** Failed deliveries: the cases, and the answers that couriers get. */
export const ndr = {
  list: endpoint({
    id: 'ndr.list',
    method: 'GET',
    path: '/ndr/',
    module: 'ndr',
    query: n.NdrFilter,
    response: n.NdrList,
    rows: 'success_orders',
    errorMessage: 'Failed to fetch NDR orders',
  }),
  status: endpoint({
    id: 'ndr.status',
    method: 'GET',
    path: '/ndr/status',
    module: 'ndr',
    response: data(n.NdrStatus),
    errorMessage: failure,
  }),
  escalate: endpoint({
    id: 'ndr.escalate',
    method: 'POST',
    path: '/ndr/escalate/{dv_order_id}',
    module: 'ndr',
    params: byShipment,
    body: n.EscalationBody,
    response: data(n.EscalationResult),
    successMessage: 'NDR escalated successfully',
    errorMessage: 'Failed to escalate NDR',
    forbidden: 'notice',
  }),
  /** Corrects the reason of the latest attempt, where the courier's code says something else. */
  correctReason: endpoint({
    id: 'ndr.correctReason',
    method: 'PUT',
    path: '/ndr/reason/{dv_order_id}',
    ...ours,
    params: byShipment,
    body: n.ReasonCorrection,
    response: data(n.NdrHistory),
    successMessage: 'Reason corrected',
    errorMessage: "Couldn't correct the reason",
  }),
  /** Answers many cases in a job, within each courier's rate limits. */
  escalateBatch: endpoint({
    id: 'ndr.escalateBatch',
    method: 'POST',
    path: '/ndr/escalate-batch',
    ...ours,
    errorMessage: 'Failed to escalate NDR',
    body: n.EscalationBatch,
    response: data(z.object({ job: Job })),
  }),
  history: endpoint({
    id: 'ndr.history',
    method: 'GET',
    path: '/ndr/history/{id}',
    module: 'ndr',
    params: byId,
    response: data(n.NdrHistory),
    errorMessage: 'Failed to fetch NDR history',
  }),
  analytics: endpoint({
    id: 'ndr.analytics',
    method: 'GET',
    path: '/ndr/analytics',
    module: 'ndr',
    query: AnalyticsFilter,
    response: data(AnalyticsResponse),
    errorMessage: 'Failed to fetch NDR analytics',
  }),
  /** Sends the buyer of a case a link by which they answer. */
  askBuyer: endpoint({
    id: 'ndr.askBuyer',
    method: 'POST',
    path: '/ndr/ask-buyer/{dv_order_id}',
    ...ours,
    params: byShipment,
    encoding: 'empty',
    response: done,
    successMessage: ['Buyer asked', 'The buyer gets the link after the quiet hours'],
  }),
  /** The calls to the buyer of a case, and whether the user can make one. */
  calls: endpoint({
    id: 'ndr.calls',
    method: 'GET',
    path: '/ndr/calls/{dv_order_id}',
    ...ours,
    params: byShipment,
    response: data(n.NdrCalls),
  }),
  /** Calls the user's phone and, once they answer, the buyer's. */
  call: endpoint({
    id: 'ndr.call',
    method: 'POST',
    path: '/ndr/calls/{dv_order_id}',
    ...ours,
    params: byShipment,
    encoding: 'empty',
    response: data(n.NdrCall),
    errorMessage: 'Call not started',
    lane: 'waiting',
  }),
  /** Stores a call recording or a screenshot of a case. */
  addProof: endpoint({
    id: 'ndr.addProof',
    method: 'POST',
    path: '/ndr/proof',
    ...ours,
    body: n.NdrProofUpload,
    encoding: 'multipart',
    response: data(z.object({ url: z.string() })),
  }),
  proof: endpoint({
    id: 'ndr.proof',
    method: 'GET',
    path: '/ndr/proof/{name}',
    ...ours,
    params: z.object({ name: idText }),
    response: 'blob',
  }),
  settings: endpoint({
    id: 'ndr.settings',
    method: 'GET',
    path: '/ndr/settings',
    ...ours,
    response: data(n.NdrSettings),
  }),
  saveSettings: endpoint({
    id: 'ndr.saveSettings',
    method: 'PUT',
    path: '/ndr/settings',
    ...ours,
    body: n.NdrSettings,
    response: data(n.NdrSettings),
    successMessage: 'NDR settings saved',
    isVersioned: true,
  }),
};
