import { sweepInquiries } from '../aftercare/inquiries/sweep.ts';
import { sweepCalls } from '../aftercare/ndr/calls/followCall.ts';
import { sweepNdr } from '../aftercare/ndr/sweep.ts';
import { pollReturns, sendReturnPolls } from '../aftercare/returns/poll.ts';
import { sendDueNotifications } from '../brand/notifications/deliver.ts';
import { sendTrackingUpdates } from '../buyer/pages/subscriptions.ts';
import { processWebhooks } from '../buyer/webhooks/webhookInbox.ts';
import { adoptBooking } from '../dispatch/allocation/plan/adopt.ts';
import { sendWarehouseChanges } from '../dispatch/courierAccounts/warehouses/sendChanges.ts';
import { sweepLanes } from '../dispatch/lanes/laneSweep.ts';
import { resolvePendingIntents } from '../dispatch/shipments/resolveIntents.ts';
import { closeStoreOrders } from '../dispatch/stores/fulfilments.ts';
import { runStoreRound, startDueSyncs } from '../dispatch/stores/storeLoop.ts';
import { sweepTrackingHosts } from '../dispatch/tracking/hosts/sweepTrackingHosts.ts';
import { pollOnce, sendPolls } from '../dispatch/tracking/poll/poll.ts';
import { settleLatePayments, sweepWallets } from '../money/billing/sweep.ts';
import { expireDisputes } from '../money/disputes/expireDisputes.ts';
import { eraseDueBuyers } from '../orders/privacy/eraseBuyers.ts';
import { refreshRtoRisks } from '../orders/rtoRisk/refresh.ts';
import { countEarningsOfAll } from '../overview/earnings/countEarnings.ts';
import { sendDueReports } from '../overview/analytics/emailed/sendEmailedReports.ts';
import { compareNightly } from '../overview/analytics/comparison/compareNightly.ts';
import { foldAllDeltas } from '../overview/analytics/fold.ts';
import { rebuildUncounted } from '../overview/analytics/rebuild.ts';
import { resolvePendingBookings } from '../partners/couriers/resolveBookings.ts';
import type { Loop, Upkeep } from '../platform/jobs/loop.ts';
import { clampFutureTimes } from './clampFutureTimes.ts';
import { deleteExpired } from './deleteExpired.ts';

const second = 1000;
const minute = 60 * second;

/** Once an hour, by one process. */
export const hourly: readonly Upkeep[] = [
  deleteExpired,
  eraseDueBuyers,
  expireDisputes,
  refreshRtoRisks,
  settleLatePayments,
];

/** Queues messages for all processes. Without the queue, this process does the work. */
const queued =
  (send: Upkeep, run: Upkeep): Upkeep =>
  (db, services) =>
    services.jobs.isReady ? send(db, services) : run(db, services);

/** Everything about parcels on their way. */
export const trackingLoop: Loop = {
  name: 'tracking-poll',
  everyMs: ({ couriers }) => Math.min(5 * second, Math.max(100, couriers.pollIntervalMs / 2)),
  tasks: [
    // Pending webhooks first, which reduces polling.
    processWebhooks,
    (db, services) => resolvePendingBookings(db, services, adoptBooking(db, services)),
    resolvePendingIntents,
    queued(sendPolls, pollOnce),
    queued(sendReturnPolls, pollReturns),
    sweepNdr,
    sweepCalls,
    sweepInquiries,
    sweepLanes,
    sendWarehouseChanges,
    sendDueNotifications,
    sendTrackingUpdates,
    sweepTrackingHosts,
  ],
};

const storeLoop: Loop = {
  name: 'stores',
  everyMs: () => 2 * second,
  tasks: [
    runStoreRound,
    { run: startDueSyncs, everyMs: minute },
    { run: closeStoreOrders, everyMs: 10 * minute },
  ],
};

/** Reads add what is not folded: this keeps it short. */
const analyticsLoop: Loop = {
  name: 'analytics-fold',
  everyMs: () => 10 * second,
  tasks: [
    foldAllDeltas,
    { run: rebuildUncounted, everyMs: minute },
    { run: compareNightly, everyMs: minute },
    countEarningsOfAll,
    { run: sendDueReports, everyMs: minute },
  ],
};

/** After the clock was wrong for a while. */
const clockLoop: Loop = { name: 'clock', everyMs: () => minute, tasks: [clampFutureTimes] };

const walletLoop: Loop = { name: 'wallet-sweep', everyMs: () => minute, tasks: [sweepWallets] };

/** Work that runs without a request, at its interval. Loops run beside each other. */
export const loops: readonly Loop[] = [trackingLoop, storeLoop, walletLoop, analyticsLoop, clockLoop];
