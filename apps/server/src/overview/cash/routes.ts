import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { movePayment } from './moves.ts';
import { readCash } from './readCash.ts';
import { saveCashSettings, savePlannedPayments } from './settings.ts';

export const routes: Route[] = [
  bindRoute(calls.finance.cash, async ({ session, db, services }) => ({
    data: await readCash(db, services, session.brand_id),
  })),
  bindChange(calls.finance.saveCashSettings, async ({ session, body, tx, services, ifMatch }) => ({
    data: await saveCashSettings(tx, changeContext(session, ifMatch), body, services.clock.now()),
  })),
  bindChange(calls.finance.savePlannedPayments, async ({ session, body, tx, services, ifMatch }) => ({
    data: await savePlannedPayments(tx, changeContext(session, ifMatch), body, services.clock.now()),
  })),
  bindChange(calls.finance.moveCashPayment, async ({ session, body, tx, services }) => ({
    data: await movePayment(tx, changeContext(session), body, services.clock.now()),
  })),
];
