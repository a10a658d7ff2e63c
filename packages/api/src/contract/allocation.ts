import { z } from 'zod';
import * as a from '../entities/allocation.ts';
import { idText, requiredId } from '../entities/fields.ts';
import { Job } from '../entities/job.ts';
import * as o from '../entities/order.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const module = 'orders';
const failure = 'Something went wrong';

/** Which courier takes an order: rules, shares and bookings. */
export const allocation = {
  list: endpoint({
    id: 'allocation.list',
    method: 'GET',
    path: '/allocation/setting',
    module: 'settings',
    query: z.object({ allocation_type: idText.default(a.defaultAllocationType) }),
    response: data(a.AllocationSetting),
    successStatus: 201,
    errorMessage: failure,
  }),
  add: endpoint({
    id: 'allocation.add',
    method: 'POST',
    path: '/allocation/setting',
    module: 'settings',
    body: a.AllocationSettingDraft,
    response: data(a.AllocationSetting),
    successStatus: 201,
    successMessage: 'Rules Added Successfully',
    errorMessage: 'Failed to add rules',
    forbidden: 'notice',
    isVersioned: true,
  }),
  ruleUpdate: endpoint({
    id: 'allocation.ruleUpdate',
    method: 'PUT',
    path: '/allocation/setting/{allocation}/{id}',
    module: 'settings',
    params: z.object({ allocation: requiredId('Choose the rules'), id: requiredId('Choose the rule') }),
    body: a.OverrideRuleDraft,
    response: data(a.OverrideRule),
    successMessage: 'Rules Updated Successfully',
    errorMessage: 'Failed to add rules',
    forbidden: 'notice',
    isVersioned: true,
  }),
  ruleStatus: endpoint({
    id: 'allocation.ruleStatus',
    method: 'PUT',
    path: '/allocation/setting/{allocation}/rule/{rule_id}/status',
    module: 'settings',
    params: z.object({ allocation: requiredId('Choose the rules'), rule_id: requiredId('Choose the rule') }),
    body: z.object({ status: z.boolean() }),
    response: done,
    successMessage: 'Rules Updated Successfully',
    errorMessage: failure,
    isVersioned: true,
  }),
  rulePriorities: endpoint({
    id: 'allocation.rulePriorities',
    method: 'PUT',
    path: '/allocation/setting/{allocation}/rules/priorities',
    module: 'settings',
    params: z.object({ allocation: requiredId('Choose the rules') }),
    body: z.object({
      priorities: z
        .array(z.object({ id: requiredId('Choose the rule'), priority: z.number().int().min(1) }))
        .max(200, 'Use at most 200 rules'),
    }),
    response: done,
    successMessage: 'Rules Updated Successfully',
    errorMessage: failure,
    isVersioned: true,
  }),
  ruleFields: endpoint({
    id: 'allocation.ruleFields',
    method: 'GET',
    path: '/allocation/setting/rule-fields',
    module: 'settings',
    response: data(z.object({ fields: z.array(z.string()) })),
    errorMessage: failure,
  }),
  fieldDefinitions: endpoint({
    id: 'allocation.fieldDefinitions',
    method: 'GET',
    path: '/allocation/setting/fields',
    module: 'settings',
    response: data(z.object({ fields: z.array(a.RuleField) })),
    errorMessage: failure,
  }),
  /** Replays the last 30 days' orders under the saved and the submitted rules. Saves nothing. */
  impact: endpoint({
    id: 'allocation.impact',
    method: 'POST',
    path: '/allocation/setting/impact',
    module: 'settings',
    body: a.AllocationSettingDraft,
    response: data(a.AllocationImpact),
    errorMessage: failure,
    lane: 'heavy',
    isExtension: true,
  }),
  /** Finds the last 30 days' orders that satisfy the conditions of a draft rule. */
  matches: endpoint({
    id: 'allocation.matches',
    method: 'POST',
    path: '/allocation/setting/matches',
    module: 'settings',
    body: a.RuleMatchesRequest,
    response: data(a.RuleMatches),
    errorMessage: failure,
    isExtension: true,
  }),
  recommend: endpoint({
    id: 'allocation.recommend',
    method: 'POST',
    path: '/allocation/bulk/recommendation',
    module,
    body: o.OrderIds,
    response: data(z.object({ orders: z.array(a.OrderRecommendation) })),
    errorMessage: failure,
    lane: 'heavy',
  }),
  /** Compares couriers for thousands of orders in a job; each row has its comparison. */
  recommendBatch: endpoint({
    id: 'allocation.recommendBatch',
    method: 'POST',
    path: '/allocation/bulk/recommendation/batch',
    module,
    body: a.AllocationBatch,
    response: data(z.object({ job: Job })),
    errorMessage: failure,
    isExtension: true,
  }),
  /** Sums a finished comparison: what "Allocate by rules" would book, and which orders get no courier. */
  preview: endpoint({
    id: 'allocation.preview',
    method: 'GET',
    path: '/allocation/bulk/recommendation/batch/{id}/preview',
    module,
    params: byId,
    response: data(a.AllocationPreview),
    errorMessage: failure,
    isExtension: true,
  }),
  assign: endpoint({
    id: 'allocation.assign',
    method: 'POST',
    path: '/allocation/bulk/assign',
    module,
    body: a.AllocationRequest,
    response: data(a.AllocationResult),
    successMessage: 'Courier Partner Allocated Successfully',
    errorMessage: 'Something went wrong',
    forbidden: 'notice',
    lane: 'waiting',
  }),
  /** Allocates many orders in a job, by rules and load distribution, with the result per order. */
  assignBatch: endpoint({
    id: 'allocation.assignBatch',
    method: 'POST',
    path: '/allocation/bulk/assign/batch',
    module,
    body: a.AllocationBatch,
    response: data(z.object({ job: Job })),
    errorMessage: failure,
    forbidden: 'notice',
    isExtension: true,
  }),
};
