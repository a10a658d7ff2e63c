import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { changeBox, listBoxSizes } from './changeBox.ts';
import { findBox } from './findBox.ts';
import { holdBox, releaseBox } from './holdBox.ts';
import { loadBenchBox } from './loadBox.ts';
import { loadBesideBench, putBack } from './putBack.ts';
import { recordPacked } from './recordPacked.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.findBox, async ({ query, session, db, services }) => ({
    data: {
      box: await loadBenchBox(
        db,
        session.brand_id,
        await findBox(db, session.brand_id, query.code),
        services.clock.now(),
      ),
    },
  })),
  bindRoute(calls.pickPack.packed, async ({ params, body, session, db, services }) => {
    const now = services.clock.now();
    await recordPacked(db, services, changeContext(session), params.id, body, now);
    return { data: { box: await loadBenchBox(db, session.brand_id, params.id, now) } };
  }),
  bindRoute(calls.pickPack.boxSizes, async ({ params, session, db }) => ({
    data: await listBoxSizes(db, session.brand_id, params.id),
  })),
  bindRoute(calls.pickPack.changeBox, async ({ params, body, session, db, services }) => {
    const now = services.clock.now();
    await changeBox(db, changeContext(session), params.id, body.box_id, now);
    return { data: { box: await loadBenchBox(db, session.brand_id, params.id, now) } };
  }),
  bindChange(calls.pickPack.holdBox, async ({ params, body, session, tx, services }) => {
    const now = services.clock.now();
    await holdBox(tx, changeContext(session), params.id, body.reason, now);
    return { data: { box: await loadBenchBox(tx, session.brand_id, params.id, now) } };
  }),
  bindChange(calls.pickPack.releaseBox, async ({ params, session, tx, services }) => {
    const now = services.clock.now();
    await releaseBox(tx, changeContext(session), params.id, now);
    return { data: { box: await loadBenchBox(tx, session.brand_id, params.id, now) } };
  }),
  bindRoute(calls.pickPack.besideBench, async ({ session, db }) => ({
    data: await loadBesideBench(db, session.brand_id),
  })),
  bindChange(calls.pickPack.putBack, async ({ body, session, tx, services }) => {
    await putBack(tx, changeContext(session), body, services.clock.now());
    return { data: await loadBesideBench(tx, session.brand_id) };
  }),
];
