import { istDay } from '@khep/domain/days';
import { calls } from '@khep/api';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { loadProfile } from '../../brand/company/profile.ts';
import { changeContext, userActor } from '../../platform/db/events.ts';
import { bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { balanceOf } from '../../brand/ledger/balances.ts';
import { documents } from '../../platform/documents/documents.ts';
import { confirmPayment, createTopUp, refreshPayment, simulatePayment } from '../payments/topUp.ts';
import { listAdjustments, requestAdjustment, withdrawAdjustment } from './adjustments.ts';
import { listCharges } from './charges.ts';
import { loadCodCalendar } from './codCalendar.ts';
import { saveCodCycle } from './codCycles.ts';
import { downloadCodStatement, loadCodStatement } from './codStatement.ts';
import { listFreightInvoices, requireFreightInvoice } from './freightInvoices.ts';
import { listHistory } from './history.ts';
import { loadSettings, saveMandate, saveSettings } from './settings.ts';
import { walletStatement } from './statement.ts';
import { loadSummary, serializeTotals } from './summary.ts';

/** The wallet and what is paid with it. */
const walletRoutes: Route[] = [
  bindRoute(calls.wallet.balance, async ({ session, db }) => ({
    data: serializeTotals(await balanceOf(db, session.brand_id)),
  })),
  bindRoute(calls.wallet.history, async ({ session, db, query }) => ({
    data: await listHistory(db, session.brand_id, query),
  })),
  bindRoute(calls.wallet.recharge, async ({ session, db, services, body }) => {
    const payment = await createTopUp(db, services, {
      brand_id: session.brand_id,
      amount_paise: rupeesToPaise(body.amount),
      purpose: 'top-up',
      actor: userActor(session),
    });
    return {
      data: {
        order_id: payment.provider_order_id,
        amount: payment.amount_paise,
        currency: payment.currency,
        key_id: services.payments.gateway.key_id,
        payment_id: payment.payment_id,
        is_simulated: services.payments.simulator !== undefined,
      },
    };
  }),
  bindRoute(calls.wallet.verify, async ({ session, db, services, body }) => {
    await confirmPayment(db, services, session.brand_id, body);
    return { data: serializeTotals(await balanceOf(db, session.brand_id)) };
  }),
  bindRoute(calls.billing.payment, async ({ session, db, services, params }) => {
    const { payment } = await refreshPayment(db, services, session.brand_id, params.id);
    return {
      data: {
        payment_id: payment.payment_id,
        state: payment.state,
        amount: paiseToRupees(payment.amount_paise),
        reason: payment.reason,
        wallet: serializeTotals(await balanceOf(db, session.brand_id)),
      },
    };
  }),
  bindRoute(calls.billing.simulatePayment, async ({ session, db, services, body }) => {
    const { razorpay_order_id, outcome } = body;
    const paid = await simulatePayment(db, services, session.brand_id, razorpay_order_id, outcome);
    return {
      data: {
        razorpay_order_id,
        razorpay_payment_id: paid.payment_id,
        razorpay_signature: paid.signature,
        error: paid.error,
      },
    };
  }),
  bindRoute(calls.billing.statement, async ({ session, db, services, query }) => {
    const { brand_id } = session;
    const { brand_name: name } = await loadProfile(db, brand_id);
    return fileResponse(await walletStatement(db, { brand_id, name }, query, services.clock.now()));
  }),
];

/** Charges, COD money, invoices, adjustments and settings. */
export const routes: Route[] = [
  ...walletRoutes,
  bindRoute(calls.billing.summary, async ({ session, db, services }) => ({
    data: await loadSummary(db, services, session.brand_id),
  })),
  bindRoute(calls.billing.charges, async ({ session, db, query }) => ({
    data: await listCharges(db, session.brand_id, query),
  })),
  bindRoute(calls.billing.codCalendar, async ({ session, db, services, query }) => ({
    data: await loadCodCalendar(db, session.brand_id, { today: istDay(services.clock.now()), ...query }),
  })),
  bindRoute(calls.billing.codParcels, async ({ session, db, services, query }) => ({
    data: await loadCodStatement(db, session.brand_id, query, istDay(services.clock.now())),
  })),
  bindRoute(calls.billing.codStatement, async ({ session, db, services, query }) => {
    const today = istDay(services.clock.now());
    const { bytes, name } = await downloadCodStatement(db, session.brand_id, query, today);
    return fileResponse({ bytes, type: 'text/csv; charset=utf-8', name });
  }),
  bindRoute(calls.billing.codCycleSave, async ({ session, db, services, params, body, ifMatch }) => {
    const author = changeContext(session, ifMatch);
    await saveCodCycle(db, author, params.partner, body, services.clock.now());
    return { message: 'COD cycle saved' };
  }),
  bindRoute(calls.billing.invoices, async ({ session, db }) => ({
    data: { invoices: await listFreightInvoices(db, session.brand_id) },
  })),
  bindRoute(calls.billing.invoicePdf, async ({ session, db, params }) => {
    const { model, invoice_number } = await requireFreightInvoice(db, session.brand_id, params.id);
    return fileResponse({
      bytes: await documents.invoices([model]),
      type: 'application/pdf',
      name: `${invoice_number.replaceAll('/', '-')}.pdf`,
    });
  }),
  bindRoute(calls.billing.adjustments, async ({ session, db }) => ({
    data: { adjustments: await listAdjustments(db, session) },
  })),
  bindRoute(calls.billing.adjustmentAdd, async ({ session, db, services, body }) => ({
    data: { adjustment: await requestAdjustment(db, session, body, services.clock.now()) },
  })),
  bindRoute(calls.billing.adjustmentWithdraw, async ({ session, db, services, params }) => ({
    data: { adjustment: await withdrawAdjustment(db, session, params.id, services.clock.now()) },
  })),
  bindRoute(calls.billing.settings, async ({ session, db, services }) => ({
    data: await loadSettings(db, services, session.brand_id),
  })),
  bindRoute(calls.billing.settingsSave, async ({ session, db, services, body, ifMatch }) => ({
    data: await saveSettings(db, services, changeContext(session, ifMatch), body),
  })),
  bindRoute(calls.billing.mandateAdd, async ({ session, db, services, body }) => ({
    data: await saveMandate(db, services, changeContext(session), body),
  })),
  bindRoute(calls.billing.mandateRemove, async ({ session, db, services }) => ({
    data: await saveMandate(db, services, changeContext(session), null),
  })),
];
