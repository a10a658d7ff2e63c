import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeBin } from './changeBin.ts';
import { listBinStock } from './listBinStock.ts';
import { loadBinPage, saveLayout } from './layouts.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.bins, async ({ params, session, db }) => ({
    data: await loadBinPage(db, session.brand_id, params.id),
  })),
  bindRoute(calls.pickPack.binStock, async ({ params, query, session, db }) => ({
    data: await listBinStock(db, session.brand_id, params.id, query),
  })),
  bindChange(calls.pickPack.saveLayout, async ({ params, body, session, tx, services, ifMatch }) => {
    await saveLayout(tx, changeContext(session, ifMatch), params.id, body, services.clock.now());
    return { data: await loadBinPage(tx, session.brand_id, params.id) };
  }),
  bindChange(calls.pickPack.changeBin, async ({ params, body, session, tx, services }) => {
    await changeBin(tx, changeContext(session), params.id, body, services.clock.now());
    return { data: await loadBinPage(tx, session.brand_id, params.id) };
  }),
];
