import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { requireWarehouse } from '../bins/layouts.ts';
import { createWaves } from './createWaves.ts';
import { cancelWave } from './endWave.ts';
import { recordPicks, takeWave } from './recordPicks.ts';
import { lockWave } from './wavePicks.ts';
import { countMatching } from './waitingBoxes.ts';
import { loadBoard, loadWalk, wavesById } from './waveViews.ts';

const pickerOf = (session: { brand_id: string; user_id: string; name: string }) => ({
  author: changeContext(session),
  user_id: session.user_id,
  name: session.name,
});

export const routes: Route[] = [
  bindRoute(calls.pickPack.board, async ({ query, session, db, services }) => ({
    data: await loadBoard(db, session.brand_id, query, services.clock.now()),
  })),
  bindRoute(calls.pickPack.countWaiting, async ({ query, session, db, services }) => {
    const { warehouse_id, ...choice } = query;
    const { brand_id } = session;
    await requireWarehouse(db, brand_id, warehouse_id);
    return { data: await countMatching(db, { brand_id, warehouse_id }, choice, services.clock.now()) };
  }),
  bindRoute(calls.pickPack.createWaves, async ({ body, session, db, services }) => {
    const ids = await createWaves(db, services, changeContext(session), body);
    return { data: { waves: await wavesById(db, session.brand_id, ids) } };
  }),
  bindRoute(calls.pickPack.wave, async ({ params, session, db }) => ({
    data: { wave: await loadWalk(db, session, params.id) },
  })),
  bindChange(calls.pickPack.startWave, async ({ params, body, session, tx, services }) => {
    const wave = await lockWave(tx, session.brand_id, params.id);
    await takeWave(tx, pickerOf(session), wave, services.clock.now(), body.takes_over);
    return { data: { wave: await loadWalk(tx, session, params.id) } };
  }),
  bindChange(calls.pickPack.pick, async ({ params, body, session, tx, services }) => {
    const results = await recordPicks(tx, pickerOf(session), params.id, body.actions, services.clock.now());
    return { data: { results, wave: await loadWalk(tx, session, params.id) } };
  }),
  bindChange(calls.pickPack.cancelWave, async ({ params, session, tx, services }) => {
    await cancelWave(tx, changeContext(session), params.id, services.clock.now());
    return { data: { wave: await loadWalk(tx, session, params.id) } };
  }),
];
