import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listEarnings } from './listEarnings.ts';
import { readEarnings } from './readEarnings.ts';
import { saveEarningsSettings, saveSkuCosts } from './settings.ts';

export const routes: Route[] = [
  bindRoute(calls.finance.earnings, async ({ session, db, services, query }) => ({
    data: await readEarnings(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.finance.earningOrders, async ({ session, db, services, query }) => ({
    data: await listEarnings(db, session.brand_id, query, services.clock.now()),
  })),
  bindChange(calls.finance.saveCosts, async ({ session, body, tx, services }) => ({
    data: { saved: await saveSkuCosts(tx, changeContext(session), body, services.clock.now()) },
  })),
  bindChange(calls.finance.saveSettings, async ({ session, body, tx, services, ifMatch }) => ({
    data: await saveEarningsSettings(tx, changeContext(session, ifMatch), body, services.clock.now()),
  })),
];
