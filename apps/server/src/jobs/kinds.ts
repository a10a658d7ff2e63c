import { allocateOrdersJob } from '../allocation/allocateOrdersJob.ts';
import { compareCouriersJob } from '../allocation/compareCouriersJob.ts';
import { importBoxes, importSkus } from '../catalogue/importCatalogue.ts';
import { printDocumentsJob } from '../orders/documents/printDocumentsJob.ts';
import { importOrders } from '../orders/imports/importOrders.ts';
import { suggestBoxesJob } from '../packing/suggestBoxesJob.ts';
import { shipTodayJob } from '../shipToday/shipTodayJob.ts';
import { webhookQueue } from '../tracking/webhookInbox.ts';
import { pollQueue } from '../tracking/poll.ts';
import type { JobDefinition } from './define.ts';
import type { QueueDefinition } from './queue.ts';

/** All kinds of job. Never remove a kind that still has jobs in a table. */
export const jobKinds: readonly JobDefinition[] = [
  importOrders,
  importSkus,
  importBoxes,
  printDocumentsJob,
  allocateOrdersJob,
  compareCouriersJob,
  suggestBoxesJob,
  shipTodayJob,
];

/** The server's own queues. */
export const queues: readonly QueueDefinition[] = [webhookQueue, pollQueue];
