import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadBenchBox } from '../../warehouse/bench/loadBox.ts';
import { splitAndBook } from './splitAndBook.ts';

export const routes: Route[] = [
  bindRoute(calls.pickPack.splitBox, async ({ params, body, session, db, services }) => {
    const { second_id, problem } = await splitAndBook(db, services, changeContext(session), params.id, body);
    const now = services.clock.now();
    const [box, second] = await Promise.all([
      loadBenchBox(db, session.brand_id, params.id, now),
      loadBenchBox(db, session.brand_id, second_id, now),
    ]);
    return { data: { box, second, problem } };
  }),
];
