import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import {
  listPurchases,
  loadPurchase,
  movePurchase,
  receivePurchase,
  savePurchase,
} from './purchaseOrders.ts';
import { listGoodsOnTheWay } from './goodsOnTheWay.ts';
import { savePurchaseCosts } from './purchaseCosts.ts';
import { cancelDebitNote, emailDebitNote, issueDebitNote, renderDebitNote } from './debitNotes.ts';
import { payBill, saveSupplierBills } from './supplierBills.ts';
import { emailPurchase } from './emailPurchase.ts';
import { renderPurchase } from './purchaseDocument.ts';
import { listSuppliers, saveSupplier } from './suppliers.ts';
import { planPurchases } from './toBuy.ts';

export const routes: Route[] = [
  bindRoute(calls.procurement.toBuy, async ({ session, db, services }) => ({
    data: await planPurchases(db, session.brand_id, services.clock.now()),
  })),
  bindRoute(calls.procurement.suppliers, async ({ session, db }) => ({
    data: { suppliers: await listSuppliers(db, session.brand_id) },
  })),
  bindChange(calls.procurement.addSupplier, async ({ body, session, tx, services }) => ({
    data: { supplier: await saveSupplier(tx, changeContext(session), body, services.clock.now()) },
  })),
  bindChange(calls.procurement.updateSupplier, async ({ params, body, session, tx, services, ifMatch }) => ({
    data: {
      supplier: await saveSupplier(
        tx,
        changeContext(session, ifMatch),
        body,
        services.clock.now(),
        params.id,
      ),
    },
  })),
  bindRoute(calls.pickPack.onTheWay, async ({ params, session, db }) => ({
    data: await listGoodsOnTheWay(db, session.brand_id, params.id),
  })),
  bindRoute(calls.procurement.orders, async ({ query, session, db }) => ({
    data: await listPurchases(db, session.brand_id, query),
  })),
  bindRoute(calls.procurement.order, async ({ params, session, db }) => ({
    data: { order: await loadPurchase(db, session.brand_id, params.id) },
  })),
  bindChange(calls.procurement.draftOrder, async ({ body, session, tx, services }) => ({
    data: { order: await savePurchase(tx, changeContext(session), body, services.clock.now()) },
  })),
  bindChange(calls.procurement.updateOrder, async ({ params, body, session, tx, services, ifMatch }) => ({
    data: {
      order: await savePurchase(tx, changeContext(session, ifMatch), body, services.clock.now(), params.id),
    },
  })),
  bindChange(calls.procurement.sendOrder, async ({ params, session, tx, services }) => ({
    data: {
      order: await movePurchase(tx, changeContext(session), params.id, 'send', services.clock.now()),
    },
  })),
  bindRoute(calls.procurement.orderPdf, async ({ params, session, db }) => {
    const { bytes, name, notice } = await renderPurchase(db, session.brand_id, params.id);
    return fileResponse({ bytes, name, notice, type: 'application/pdf' });
  }),
  bindRoute(calls.procurement.emailOrder, async ({ params, body, session, db, services }) => ({
    data: { order: await emailPurchase(db, services, session, params.id, body) },
  })),
  bindChange(calls.procurement.cancelOrder, async ({ params, session, tx, services }) => ({
    data: {
      order: await movePurchase(tx, changeContext(session), params.id, 'end', services.clock.now()),
    },
  })),
  bindChange(calls.procurement.saveCosts, async ({ params, body, session, tx, services, ifMatch }) => ({
    data: {
      order: await savePurchaseCosts(
        tx,
        changeContext(session, ifMatch),
        params.id,
        body,
        services.clock.now(),
      ),
    },
  })),
  bindChange(calls.procurement.saveBills, async ({ params, body, session, tx, services, ifMatch }) => ({
    data: {
      order: await saveSupplierBills(
        tx,
        changeContext(session, ifMatch),
        params.id,
        body,
        services.clock.now(),
      ),
    },
  })),
  bindChange(calls.procurement.issueDebitNote, async ({ params, body, session, tx, services }) => ({
    data: {
      order: await issueDebitNote(tx, changeContext(session), params.id, body.number, services.clock.now()),
    },
  })),
  bindChange(calls.procurement.cancelDebitNote, async ({ params, body, session, tx, services }) => ({
    data: {
      order: await cancelDebitNote(tx, changeContext(session), params.id, body.number, services.clock.now()),
    },
  })),
  bindRoute(calls.procurement.debitNotePdf, async ({ params, query, session, db }) => {
    const { bytes, name, notice } = await renderDebitNote(db, session.brand_id, params.id, query.number);
    return fileResponse({ bytes, name, notice, type: 'application/pdf' });
  }),
  bindRoute(calls.procurement.emailDebitNote, async ({ params, body, session, db, services }) => ({
    data: { order: await emailDebitNote(db, services, session, params.id, body) },
  })),
  bindChange(calls.procurement.payBill, async ({ params, body, session, tx, services }) => ({
    data: { order: await payBill(tx, changeContext(session), params.id, body, services.clock.now()) },
  })),
  bindChange(calls.procurement.receive, async ({ params, body, session, tx, services }) => ({
    data: {
      order: await receivePurchase(tx, changeContext(session), params.id, body, services.clock.now()),
    },
  })),
];
