import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadBinPage } from '../bins/layouts.ts';
import { loadSlotting } from './loadSlotting.ts';
import { moveGoods } from './moveGoods.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.slotting, async ({ params, session, db, services }) => ({
    data: await loadSlotting(db, session.brand_id, params.id, services.clock.now()),
  })),
  bindChange(calls.pickPack.moveGoods, async ({ params, body, session, tx, services }) => {
    await moveGoods(tx, changeContext(session), params.id, body, services.clock.now());
    return { data: await loadBinPage(tx, session.brand_id, params.id) };
  }),
];
