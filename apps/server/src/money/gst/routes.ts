import { calls } from '@khep/api';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { buildGstFile } from './gstFile.ts';
import { loadEInvoices } from './einvoice/loadEInvoices.ts';
import { cancelEInvoice, registerEInvoice, saveEInvoiceAccount } from './einvoice/registerEInvoice.ts';
import { listGstDocuments } from './listGstDocuments.ts';
import { loadGstMonth } from './loadGstMonth.ts';

export const routes: Route[] = [
  bindRoute(calls.finance.gst, async ({ session, db, services, query }) => ({
    data: await loadGstMonth(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.gstDocuments, async ({ session, db, services, query }) => ({
    data: await listGstDocuments(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.gstFile, async ({ session, db, services, query }) =>
    fileResponse(await buildGstFile(db, session.brand_id, query, services.clock.now())),
  ),

  bindRoute(calls.finance.eInvoices, async ({ session, db, services, query }) => ({
    data: await loadEInvoices(db, services, session.brand_id, query),
  })),
  bindRoute(calls.finance.registerEInvoice, async ({ session, db, services, body }) => ({
    data: { irn: await registerEInvoice(db, services, session, body) },
  })),
  bindRoute(calls.finance.cancelEInvoice, async ({ session, db, services, body }) => {
    await cancelEInvoice(db, services, session, body);
    return { data: {} };
  }),
  bindRoute(calls.finance.saveEInvoiceAccount, async ({ session, db, services, body }) => {
    await saveEInvoiceAccount(db, services, session, body);
    return { data: { username: body.username } };
  }),
];
