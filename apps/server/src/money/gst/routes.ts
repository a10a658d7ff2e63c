import { calls } from '@khep/api';
import { bindChange, bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import {
  cancelDirectInvoice,
  issueExport,
  issueTransfer,
  saveDirectEwayBill,
  saveShippingBill,
} from './direct/issueDirect.ts';
import { creditDirectInvoice } from './direct/creditDirect.ts';
import { renderDirectInvoice } from './direct/directPaper.ts';
import { listDirect } from './direct/listDirect.ts';
import { buildEwayBillFile, listEwayBills } from './ewayBill/ewayBills.ts';
import { buildGstFile } from './gstFile.ts';
import { loadEInvoices } from './einvoice/loadEInvoices.ts';
import { cancelEInvoice, registerEInvoice, saveEInvoiceAccount } from './einvoice/registerEInvoice.ts';
import { listGstDocuments } from './listGstDocuments.ts';
import { loadGstMonth } from './loadGstMonth.ts';
import { importTcs } from './tcs/importTcs.ts';
import { loadTcs, saveTcsChannel } from './tcs/loadTcs.ts';

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

  bindRoute(calls.finance.directInvoices, async ({ session, db, services, query }) => ({
    data: { invoices: await listDirect(db, session.brand_id, query, services.clock.now()) },
  })),
  bindChange(calls.finance.issueTransfer, async ({ session, tx, services, body }) => ({
    data: { number: await issueTransfer(tx, session, body, services.clock.now()) },
  })),
  bindChange(calls.finance.issueExport, async ({ session, tx, services, body }) => ({
    data: { number: await issueExport(tx, session, body, services.clock.now()) },
  })),
  bindChange(calls.finance.saveEwayBill, async ({ session, tx, body }) => {
    await saveDirectEwayBill(tx, session, body);
    return { data: {} };
  }),
  bindChange(calls.finance.saveShippingBill, async ({ session, tx, services, body }) => {
    await saveShippingBill(tx, session, body, services.clock.now());
    return { data: {} };
  }),
  bindChange(calls.finance.cancelDirectInvoice, async ({ session, tx, services, body }) => {
    await cancelDirectInvoice(tx, session, body.number, services.clock.now());
    return { data: {} };
  }),
  bindChange(calls.finance.issueDirectNote, async ({ session, tx, services, body }) => ({
    data: { number: await creditDirectInvoice(tx, session, body, services.clock.now()) },
  })),
  bindRoute(calls.finance.directInvoicePaper, async ({ session, db, query }) =>
    fileResponse(await renderDirectInvoice(db, session.brand_id, query.number)),
  ),

  bindRoute(calls.finance.ewayBills, async ({ session, db, services, query }) => ({
    data: { documents: await listEwayBills(db, session.brand_id, query, services.clock.now()) },
  })),
  bindRoute(calls.finance.ewayBillFile, async ({ session, db, services, query }) =>
    fileResponse(await buildEwayBillFile(db, session.brand_id, query, services.clock.now())),
  ),

  bindRoute(calls.finance.tcs, async ({ session, db, services, query }) => ({
    data: await loadTcs(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.importTcs, async ({ session, db, services, body }) => ({
    data: await importTcs(db, session, { form: body, now: services.clock.now() }),
  })),
  bindChange(calls.finance.saveTcsChannel, async ({ session, tx, body }) => {
    await saveTcsChannel(tx, session.brand_id, body);
    return { data: {} };
  }),
];
