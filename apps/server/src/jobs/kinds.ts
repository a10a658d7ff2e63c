import { priceFileJob } from '../rates/priceFileJob.ts';
import { allocateOrdersJob } from '../allocation/allocateOrdersJob.ts';
import { compareCouriersJob } from '../allocation/compareCouriersJob.ts';
import { serviceabilityJob } from '../contracts/serviceabilityJob.ts';
import { importBoxes, importSkus } from '../catalogue/importCatalogue.ts';
import { escalateJob } from '../ndr/escalateJob.ts';
import { ndrQueue } from '../ndr/sweep.ts';
import { notificationQueue } from '../notifications/deliver.ts';
import { verificationQueue } from '../company/verificationQueue.ts';
import { importNoticesJob, importResponsesJob } from '../disputes/importDisputes.ts';
import { printDocumentsJob } from '../orders/documents/printDocumentsJob.ts';
import { importOrders } from '../orders/imports/importOrders.ts';
import { suggestBoxesJob } from '../packing/suggestBoxesJob.ts';
import { changeLinesJob } from '../reconciliation/changeLinesJob.ts';
import { compareLaterJob } from '../reconciliation/compareLater.ts';
import { loadFileJob } from '../reconciliation/loadFile.ts';
import { shipTodayJob } from '../shipToday/shipTodayJob.ts';
import { storeWebhookQueue } from '../stores/storeInbox.ts';
import { syncStoreJob } from '../stores/syncJob.ts';
import { webhookQueue } from '../tracking/webhookInbox.ts';
import { returnBatchJob } from '../returns/batchJob.ts';
import { returnPollQueue } from '../returns/poll.ts';
import { pollQueue } from '../tracking/poll.ts';
import { trackingHostQueue } from '../tracking/sweepTrackingHosts.ts';
import type { JobDefinition } from './define.ts';
import type { QueueDefinition } from './queue.ts';

/** All kinds of job. Never remove a kind that still has jobs in a table. */
export const jobKinds: readonly JobDefinition[] = [
  priceFileJob,
  importOrders,
  importSkus,
  importBoxes,
  importNoticesJob,
  importResponsesJob,
  printDocumentsJob,
  allocateOrdersJob,
  compareCouriersJob,
  suggestBoxesJob,
  shipTodayJob,
  serviceabilityJob,
  syncStoreJob,
  loadFileJob,
  compareLaterJob,
  changeLinesJob,
  escalateJob,
  returnBatchJob,
];

/** The server's own queues. */
export const queues: readonly QueueDefinition[] = [
  webhookQueue,
  pollQueue,
  returnPollQueue,
  notificationQueue,
  ndrQueue,
  verificationQueue,
  storeWebhookQueue,
  trackingHostQueue,
];
