import { istDay } from '@khep/domain/days';
import { calls } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { validationError } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { importFields } from '../../brand/mappings/importFields.ts';
import { countChangeable } from './lines/changeLines.ts';
import { startLineChange } from './lines/changeLinesJob.ts';
import { correctRows, describeUpload } from './files/correctRows.ts';
import {
  deactivateFile,
  findCourierFile,
  listFiles,
  listRowsToCorrect,
  serializeFile,
} from './files/courierFiles.ts';
import { changeGstBasis } from './files/gstOfFile.ts';
import { importCreditNote } from './files/creditNote.ts';
import { loadDashboard } from './dashboard.ts';
import { downloadReconciliation } from './lines/download.ts';
import { listInvoiceLines } from './lines/invoiceLines.ts';
import { changeLinesOfFile } from './lines/compareLater.ts';
import { loadLineDetails } from './lines/lineDetails.ts';
import { listMissing } from './lines/missingShipments.ts';
import { importBankStatement } from './bank/importBankStatement.ts';
import { listPayouts } from './bank/payouts.ts';
import { listRemittances, loadCodDashboard } from './remittances/remittances.ts';
import { repriceInvoice } from './files/repriceFile.ts';
import { reconcileRemittanceAgain } from './remittances/reconcileRemittanceAgain.ts';
import { uploadCourierFile } from './files/uploadFile.ts';

/** Courier invoices and COD remittances. */
export const routes: Route[] = [
  bindRoute(calls.invoice.upload, async ({ params, body, db, services, session }) => {
    const { courier_id } = params;
    const file = await uploadCourierFile(db, services, session, { kind: 'invoice', courier_id, form: body });
    return { data: await describeUpload(db, session.brand_id, file.id) };
  }),

  bindRoute(calls.reconciling.uploadCod, async ({ params, body, db, services, session }) => {
    const { courier_id } = params;
    const file = await uploadCourierFile(db, services, session, { kind: 'cod', courier_id, form: body });
    return { data: await describeUpload(db, session.brand_id, file.id) };
  }),

  bindRoute(calls.invoice.deactivate, async ({ params, db, services, session }) => {
    const { brand_id, actor } = changeContext(session);
    const now = services.clock.now();
    await changeLinesOfFile(db, services, { brand_id, file_id: params.id, owner: actor }, async (tx) => {
      await deactivateFile(tx, brand_id, params.id, { actor, now });
      return undefined;
    });
    return { message: 'Invoice Deleted' };
  }),

  bindRoute(calls.invoice.list, ({ query, db, session }) => listFiles(db, session.brand_id, query)),

  bindRoute(calls.recon.run, async ({ params, body, db, services, session }) => ({
    data: await repriceInvoice(db, session.brand_id, {
      courier_id: params.courier_id,
      invoice_id: body.invoice_id,
      now: services.clock.now(),
    }),
  })),

  bindRoute(calls.recon.runCod, async ({ params, body, db, services, session }) => ({
    data: await reconcileRemittanceAgain(db, session.brand_id, {
      courier_id: params.courier_id,
      remittance_id: body.remittance_id,
      actor: changeContext(session).actor,
      now: services.clock.now(),
    }),
  })),

  bindRoute(calls.recon.list, ({ query, db, services, session }) => {
    // The missing have no line: they are shipments.
    const list = query.category === 'MISSING_FROM_INVOICE' ? listMissing : listInvoiceLines;
    return list(db, session.brand_id, query, istDay(services.clock.now()));
  }),

  bindRoute(calls.recon.listCod, ({ query, db, services, session }) =>
    listRemittances(db, session.brand_id, query, services.clock.now()),
  ),

  bindRoute(calls.recon.invoiceAnalytics, async ({ query, db, services, session }) => ({
    data: await loadDashboard(db, session.brand_id, query, istDay(services.clock.now())),
  })),

  bindRoute(calls.recon.analytics, async ({ query, db, services, session }) => ({
    data: await loadCodDashboard(
      db,
      session.brand_id,
      { courier_ids: query.courier_ids, remittance_id: query.invoice_id },
      services.clock.now(),
    ),
  })),

  bindRoute(calls.recon.download, async ({ query, db, services, session }) => {
    const now = services.clock.now();
    const { stream, name } = await downloadReconciliation(db, session.brand_id, query, {
      now,
      today: istDay(now),
    });
    return fileResponse({ stream, type: 'text/csv; charset=utf-8', name });
  }),

  bindRoute(calls.reconciling.file, async ({ params, db, session }) => {
    const file = await findCourierFile(db, session.brand_id, params.id);
    const fields = importFields(file.kind === 'invoice' ? 'invoice' : 'cod-remittance');
    return {
      data: {
        file: serializeFile(file),
        rows: await listRowsToCorrect(db, session.brand_id, params.id),
        fields: fields.map(({ name, label }) => ({ name, label })),
      },
    };
  }),

  bindRoute(calls.reconciling.setGstBasis, async ({ params, body, db, services, session }) => ({
    data: await changeGstBasis(db, session.brand_id, {
      id: params.id,
      gst_basis: body.gst_basis,
      now: services.clock.now(),
    }),
  })),

  bindRoute(calls.reconciling.correctRows, async ({ params, body, db, services, session }) => ({
    data: await correctRows(db, services, session.brand_id, {
      id: params.id,
      rows: body.rows,
      actor: changeContext(session).actor,
      now: services.clock.now(),
    }),
  })),

  bindRoute(calls.reconciling.line, async ({ params, db, session }) => ({
    data: await loadLineDetails(db, session.brand_id, params.id),
  })),

  bindRoute(calls.reconciling.changeLines, async ({ body, db, services, session }) => ({
    data: await startLineChange(db, services, session, body),
  })),

  bindRoute(calls.reconciling.countLines, async ({ body, db, services, session }) => {
    const { amount_paise, ...counted } = await countChangeable(
      db,
      session.brand_id,
      body,
      istDay(services.clock.now()),
    );
    return { data: { ...counted, amount: paiseToRupees(amount_paise) } };
  }),

  bindRoute(calls.reconciling.bankStatement, async ({ body, db, services, session }) => ({
    data: await importBankStatement(db, session.brand_id, { form: body, now: services.clock.now() }),
  })),

  bindRoute(calls.reconciling.payouts, ({ query, db, session }) => listPayouts(db, session.brand_id, query)),

  bindRoute(calls.reconciling.creditNote, async ({ params, body, db, services, session }) => {
    if (!(body['file'] instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
    const { courier_id } = params;
    const now = services.clock.now();
    return { data: await importCreditNote(db, changeContext(session), { courier_id, form: body, now }) };
  }),
];
