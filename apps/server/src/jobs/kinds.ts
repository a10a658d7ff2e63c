import { assignBatch } from '../allocation/assignBatch.ts';
import { recommendCouriers } from '../allocation/recommendCouriers.ts';
import { importBoxes, importSkus } from '../catalogue/importCatalogue.ts';
import { documentBatch } from '../orders/documentBatch.ts';
import { importOrders } from '../orders/importOrders.ts';
import { recommendBatch } from '../packing/recommendBatch.ts';
import { pushes } from '../tracking/inbox.ts';
import { polls } from '../tracking/poll.ts';
import type { JobDefinition } from './define.ts';
import type { QueueDefinition } from './queue.ts';

/** Every kind of job. A kind that still has jobs in a table somewhere is not taken away. */
export const jobKinds: readonly JobDefinition[] = [
  importOrders,
  importSkus,
  importBoxes,
  documentBatch,
  assignBatch,
  recommendCouriers,
  recommendBatch,
];

/** The server's own queues. */
export const queues: readonly QueueDefinition[] = [pushes, polls];
