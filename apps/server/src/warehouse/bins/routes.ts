import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeBin } from './changeBin.ts';
import { loadBinPage, saveLayout } from './layouts.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.bins, async ({ params, session, db }) => ({
    data: await loadBinPage(db, session.brand_id, params.id),
  })),
  bindRoute(calls.pickPack.saveLayout, async ({ params, body, session, db, services, ifMatch }) => {
    const author = changeContext(session, ifMatch);
    await db.transaction().execute((tx) => saveLayout(tx, author, params.id, body, services.clock.now()));
    return { data: await loadBinPage(db, session.brand_id, params.id) };
  }),
  bindRoute(calls.pickPack.changeBin, async ({ params, body, session, db, services }) => {
    await db
      .transaction()
      .execute((tx) => changeBin(tx, changeContext(session), params.id, body, services.clock.now()));
    return { data: await loadBinPage(db, session.brand_id, params.id) };
  }),
];
