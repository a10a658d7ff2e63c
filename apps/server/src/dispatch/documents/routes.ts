import { calls } from '@khep/api';
import { startOrderJob } from '../../orders/core/startOrderJob.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { buildOrderLabels } from './labels.ts';
import { printDocumentsJob } from './printDocumentsJob.ts';
import { renderDocument } from './renderDocument.ts';

export const routes: Route[] = [
  bindRoute(calls.orders.labels, async ({ params, db, services, session }) => ({
    data: { labels: await buildOrderLabels(db, services, session.brand_id, params.id) },
  })),

  bindRoute(calls.orders.document, async ({ params, body, db, services, session }) =>
    fileResponse(await renderDocument(db, services, changeContext(session), params.type, body)),
  ),

  bindRoute(calls.orders.documentBatch, async ({ params: { type }, body, db, services, session }) => ({
    data: {
      job: await startOrderJob(
        { db, services, session },
        printDocumentsJob,
        body.order_ids,
        (order_count) => ({
          type,
          order_count,
        }),
      ),
    },
  })),
];
