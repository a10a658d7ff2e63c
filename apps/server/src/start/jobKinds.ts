import { emailedReportQueue } from '../overview/analytics/emailed/sendEmailedReports.ts';
import { priceFileJob } from '../money/rates/priceFileJob.ts';
import { allocateOrdersJob } from '../dispatch/allocation/book/allocateOrdersJob.ts';
import { compareCouriersJob } from '../dispatch/allocation/rules/compareCouriersJob.ts';
import { serviceabilityJob } from '../brand/contracts/serviceabilityJob.ts';
import { importBoxes, importSkus } from '../brand/catalogue/importCatalogue.ts';
import { escalateJob } from '../aftercare/ndr/escalateJob.ts';
import { ndrQueue } from '../aftercare/ndr/sweep.ts';
import { notificationQueue } from '../brand/notifications/deliver.ts';
import { verificationQueue } from '../brand/company/verificationQueue.ts';
import { importNoticesJob, importResponsesJob } from '../money/disputes/importDisputes.ts';
import { printDocumentsJob } from '../dispatch/documents/printDocumentsJob.ts';
import { importOrders } from '../orders/imports/importOrders.ts';
import { boxSizesJob } from '../warehouse/boxSizes/boxSizesJob.ts';
import { suggestBoxesJob } from '../orders/packing/suggestBoxesJob.ts';
import { changeLinesJob } from '../money/reconciliation/lines/changeLinesJob.ts';
import { compareLaterJob } from '../money/reconciliation/lines/compareLater.ts';
import { loadFileJob } from '../money/reconciliation/files/loadFile.ts';
import { shipTodayJob } from '../overview/shipToday/shipTodayJob.ts';
import { storeWebhookQueue } from '../dispatch/stores/storeInbox.ts';
import { syncStoreJob } from '../dispatch/stores/syncJob.ts';
import { webhookQueue } from '../buyer/webhooks/webhookInbox.ts';
import { returnBatchJob } from '../aftercare/returns/batchJob.ts';
import { returnPollQueue } from '../aftercare/returns/poll.ts';
import { pollQueue } from '../dispatch/tracking/poll/poll.ts';
import { trackingHostQueue } from '../dispatch/tracking/hosts/sweepTrackingHosts.ts';
import type { JobDefinition } from '../platform/jobs/define.ts';
import type { QueueDefinition } from '../platform/jobs/queue.ts';

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
  boxSizesJob,
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
  emailedReportQueue,
  notificationQueue,
  ndrQueue,
  verificationQueue,
  storeWebhookQueue,
  trackingHostQueue,
];
