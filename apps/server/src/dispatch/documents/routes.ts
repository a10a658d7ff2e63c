import { calls } from '@khep/api';
import { requireOrderIds } from '../../orders/core/requireOrderIds.ts';
import { startJob } from '../../platform/jobs/startJob.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { previewLabels } from './labels.ts';
import { printDocumentsJob } from './printDocumentsJob.ts';
import { renderDocument, renderLabelOfBox } from './renderDocument.ts';

export const routes: Route[] = [
  bindRoute(calls.orders.labels, async ({ params, db, services, session }) => ({
    data: await previewLabels(db, services, session.brand_id, params.id),
  })),

  bindRoute(calls.orders.document, async ({ params, body, db, services, session }) =>
    fileResponse(await renderDocument(db, services, changeContext(session), params.type, body)),
  ),

  bindRoute(calls.pickPack.label, async ({ params, db, services, session }) =>
    fileResponse(await renderLabelOfBox(db, services, changeContext(session), params.id)),
  ),
  bindRoute(calls.pickPack.manifest, async ({ params, db, services, session }) =>
    fileResponse(
      await renderDocument(db, services, changeContext(session), 'manifest', { order_ids: [], ...params }),
    ),
  ),

  bindRoute(calls.orders.documentBatch, async ({ params: { type }, body, db, services, session }) => {
    const ids = await requireOrderIds(db, session.brand_id, body.order_ids);
    const job = await startJob(db, services, printDocumentsJob, {
      brand_id: session.brand_id,
      owner: userActor(session),
      input: { type, order_count: ids.length },
      rows: ids.map((key) => ({ key })),
    });
    return { data: { job } };
  }),
];
