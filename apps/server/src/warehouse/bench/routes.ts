import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { findBox } from './findBox.ts';
import { loadBenchBox } from './loadBox.ts';
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
    await recordPacked(db, changeContext(session), params.id, body, now);
    return { data: { box: await loadBenchBox(db, session.brand_id, params.id, now) } };
  }),
];
