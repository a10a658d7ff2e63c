import { z } from 'zod';
import { Job } from '../entities/job.ts';
import * as o from '../entities/order.ts';
import * as p from '../entities/packing.ts';
import { data, endpoint } from '../endpoint.ts';

const module = 'orders';
const failure = 'Something went wrong';

/** Boxes for the items of orders. */
export const packing = {
  pack: endpoint({
    id: 'packing.pack',
    method: 'POST',
    path: '/packing/solution/pack/items',
    module,
    body: p.PackRequest,
    response: data(p.Packing),
    errorMessage: failure,
    lane: 'heavy',
  }),
  recommend: endpoint({
    id: 'packing.recommend',
    method: 'POST',
    path: '/packing/box/recommendation',
    module,
    body: z.object({ items: z.array(p.ItemToPack).min(1, 'Add items to pack').max(200) }),
    response: data(z.object({ boxes: z.array(p.BoxRecommendation) })),
    errorMessage: failure,
    lane: 'heavy',
  }),
  bulkRecommend: endpoint({
    id: 'packing.bulkRecommend',
    method: 'POST',
    path: '/packing/bulk/recommendation',
    module,
    body: o.OrderIds,
    response: data(z.object({ orders: z.array(p.OrderPacking) })),
    errorMessage: failure,
    lane: 'heavy',
  }),
  /** Suggests boxes for thousands of orders in a job; each row has its suggestion. */
  recommendBatch: endpoint({
    id: 'packing.recommendBatch',
    method: 'POST',
    path: '/packing/bulk/recommendation/batch',
    module,
    body: o.OrderBatch,
    response: data(z.object({ job: Job })),
    errorMessage: failure,
    isExtension: true,
  }),
  bulkAssign: endpoint({
    id: 'packing.bulkAssign',
    method: 'POST',
    path: '/packing/bulk/assign',
    module,
    body: p.PackingAssignment,
    response: data(o.BulkOrderResult),
    successMessage: 'Packaging Details Assigned Successfully',
    errorMessage: failure,
    forbidden: 'notice',
  }),
};
