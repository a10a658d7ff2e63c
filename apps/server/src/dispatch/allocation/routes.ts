import { calls } from '@khep/api';
import type { AllocationResult } from '@khep/api';
import { conflict } from '../../base/errors.ts';
import { userActor } from '../../platform/db/events.ts';
import { assertSomeSucceeded } from '../../platform/http/batch.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { findJob } from '../../platform/jobs/queries.ts';
import { requireOrderIds } from '../../orders/core/requireOrderIds.ts';
import { startJob } from '../../platform/jobs/startJob.ts';
import { allocateNow } from './book/allocateNow.ts';
import { allocateOrdersJob } from './book/allocateOrdersJob.ts';
import { compareCouriersJob } from './rules/compareCouriersJob.ts';
import { previewAllocation } from './rules/previewAllocation.ts';
import { recommendationsFor } from './plan/recommendations.ts';
import { settingRoutes } from './rules/settingRoutes.ts';

export const routes: Route[] = [
  bindRoute(calls.allocation.recommend, async ({ body, db, services, session }) => ({
    data: { orders: (await recommendationsFor(db, services, session.brand_id, body.order_ids)).orders },
  })),

  bindRoute(calls.allocation.recommendBatch, async ({ body, db, services, session }) => {
    const ids = await requireOrderIds(db, session.brand_id, body.order_ids);
    const job = await startJob(db, services, compareCouriersJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { order_count: ids.length },
      rows: ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),

  bindRoute(calls.allocation.preview, async ({ params, db, services, session }) => {
    const job = await findJob(db, session, services.jobs.definitions, params.id);
    if (job.kind !== compareCouriersJob.kind) throw conflict('This job compares no couriers.');
    if (job.state !== 'done') throw conflict("The comparison isn't finished yet.");
    return { data: await previewAllocation(db, job) };
  }),

  bindRoute(calls.allocation.assign, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const chosen = new Map(
      body.allocations.flatMap(({ order_id, courier_id }) =>
        courier_id === undefined ? [] : [[order_id, { courier_id, by: session.name }]],
      ),
    );
    const results = await allocateNow(db, services, {
      brand_id,
      actor: userActor(session),
      order_ids: body.allocations.map(({ order_id }) => order_id),
      chosen,
    });
    const successful_allocations: AllocationResult['successful_allocations'] = [];
    const failures: AllocationResult['failures'] = [];
    for (const { loaded, allocated, failure } of results) {
      const { order_id, order_number } = loaded.order;
      const [first] = allocated;
      if (first) {
        successful_allocations.push({
          order_id,
          order_number,
          courier_id: first.courier_id,
          courier_name: first.courier_name,
          awbs: allocated.map(({ awb }) => awb),
          reason: first.why,
        });
      }
      if (failure) failures.push({ order_id, order_number, message: failure.reason });
    }
    const [failed] = failures;
    if (!failed) return { data: { successful_allocations, failures } };
    const one = `${failed.order_number}: ${failed.message}`;
    const detail =
      failures.length === 1 ? one : `None of the ${failures.length} orders got a courier. ${one}`;
    assertSomeSucceeded({
      successful: successful_allocations,
      failures,
      path: 'allocations',
      ids: body.allocations.map(({ order_id }) => order_id),
      code: 'not_allocated',
      detail,
      message: detail,
    });
    const message = `${successful_allocations.length} allocated, ${failures.length} not. ${one}`;
    return { data: { successful_allocations, failures, message }, message };
  }),

  bindRoute(calls.allocation.assignBatch, async ({ body, db, services, session }) => {
    const ids = await requireOrderIds(db, session.brand_id, body.order_ids);
    const job = await startJob(db, services, allocateOrdersJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { order_count: ids.length },
      rows: ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),

  ...settingRoutes,
];
