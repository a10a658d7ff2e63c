import { calls } from '@khep/api';
import { getSku } from '../../brand/catalogue/skus.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute, fileResponse } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { closeTransfer, receiveUnits } from '../../warehouse/transfers/moveTransfer.ts';
import {
  listOnTheWay,
  listTransfers,
  loadTransfer,
  saveTransfer,
} from '../../warehouse/transfers/transfers.ts';
import { replacePaper, sendTransfer } from './sendTransfer.ts';
import { buildTransferEwayBill, renderTransferPaper, saveTransferEwayBill } from './transferPaper.ts';

export const routes: Route[] = [
  bindRoute(calls.transfers.list, async ({ query, session, db }) => ({
    data: await listTransfers(db, session.brand_id, query),
  })),
  bindRoute(calls.transfers.one, async ({ params, session, db }) => ({
    data: { transfer: await loadTransfer(db, session.brand_id, params.id) },
  })),
  bindChange(calls.transfers.draft, async ({ body, session, tx, services }) => ({
    data: { transfer: await saveTransfer(tx, changeContext(session), body, services.clock.now()) },
  })),
  bindChange(calls.transfers.update, async ({ params, body, session, tx, services, ifMatch }) => ({
    data: {
      transfer: await saveTransfer(
        tx,
        changeContext(session, ifMatch),
        body,
        services.clock.now(),
        params.id,
      ),
    },
  })),
  bindChange(calls.transfers.send, async ({ params, session, tx, services }) => ({
    data: { transfer: await sendTransfer(tx, session, params.id, services.clock.now()) },
  })),
  bindChange(calls.transfers.receive, async ({ params, body, session, tx, services }) => {
    await receiveUnits(tx, changeContext(session), params.id, body, services.clock.now());
    return { data: { transfer: await loadTransfer(tx, session.brand_id, params.id) } };
  }),
  bindChange(calls.transfers.close, async ({ params, session, tx, services }) => {
    await closeTransfer(tx, changeContext(session), params.id, services.clock.now());
    return { data: { transfer: await loadTransfer(tx, session.brand_id, params.id) } };
  }),
  bindChange(calls.transfers.replacePaper, async ({ params, session, tx, services }) => ({
    data: { transfer: await replacePaper(tx, session, params.id, services.clock.now()) },
  })),
  bindRoute(calls.transfers.paper, async ({ params, session, db }) =>
    fileResponse(await renderTransferPaper(db, session.brand_id, params.id)),
  ),
  bindRoute(calls.transfers.ewayBillFile, async ({ params, query, session, db }) =>
    fileResponse(await buildTransferEwayBill(db, session.brand_id, params.id, query)),
  ),
  bindChange(calls.transfers.saveEwayBill, async ({ params, body, session, tx }) => {
    await saveTransferEwayBill(tx, session.brand_id, params.id, body);
    return { data: { transfer: await loadTransfer(tx, session.brand_id, params.id) } };
  }),
  bindRoute(calls.sku.onTheWay, async ({ params, session, db }) => {
    const { id } = await getSku(db, session.brand_id, params.id);
    return { data: { transfers: await listOnTheWay(db, session.brand_id, id) } };
  }),
];
