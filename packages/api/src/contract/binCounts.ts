import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import * as c from '../entities/binCounts.ts';

const ours = { module: 'pick and pack', errorMessage: 'Something went wrong', isExtension: true } as const;
const oneCount = data(z.object({ count: c.BinCount }));
const approvals = data(z.object({ approvals: z.array(c.CountApproval) }));

/** Blind counts of bins: who counts isn't told what should be there, and another person approves large differences. */
export const binCounts = {
  list: endpoint({
    id: 'binCounts.list',
    method: 'GET',
    path: '/pick-pack/counts',
    ...ours,
    query: c.CountFilter,
    response: data(c.CountBoard),
  }),
  start: endpoint({
    id: 'binCounts.start',
    method: 'POST',
    path: '/pick-pack/counts',
    ...ours,
    body: c.BinCountDraft,
    response: oneCount,
  }),
  get: endpoint({
    id: 'binCounts.get',
    method: 'GET',
    path: '/pick-pack/counts/{id}',
    ...ours,
    params: byId,
    response: oneCount,
  }),
  /** Records what was found in one bin. */
  count: endpoint({
    id: 'binCounts.count',
    method: 'POST',
    path: '/pick-pack/counts/{id}/bins',
    ...ours,
    params: byId,
    body: c.CountedBin,
    response: oneCount,
  }),
  /** Differences that wait for a person who may change the stock. */
  approvals: endpoint({
    id: 'binCounts.approvals',
    method: 'GET',
    path: '/pick-pack/count-approvals',
    ...ours,
    module: 'sku',
    response: approvals,
  }),
  decide: endpoint({
    id: 'binCounts.decide',
    method: 'POST',
    path: '/pick-pack/count-approvals',
    ...ours,
    module: 'sku',
    body: c.CountDecision,
    response: approvals,
  }),
};
