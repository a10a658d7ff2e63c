import { calls } from '@khep/api';
import { bindRoute } from '../../../platform/http/bindRoute.ts';
import type { Route } from '../../../platform/http/bindRoute.ts';
import { loadReceipt } from './loadReceipt.ts';
import { loadReceiptChanges } from './loadReceiptChanges.ts';
import { listSendings } from './sendings.ts';

const { receipt, receiptChanges, emailed } = calls.analytics;

export const receiptRoutes: Route[] = [
  bindRoute(receipt, async ({ query, db, services, session }) => ({
    data: await loadReceipt(db, { brand_id: session.brand_id, filter: query, now: services.clock.now() }),
  })),

  bindRoute(receiptChanges, async ({ query, db, services, session }) => ({
    data: await loadReceiptChanges(db, {
      brand_id: session.brand_id,
      filter: query,
      now: services.clock.now(),
    }),
  })),

  bindRoute(emailed.sendings, async ({ query, db, session }) => ({
    data: { sendings: await listSendings(db, session.brand_id, query.page) },
  })),
];
