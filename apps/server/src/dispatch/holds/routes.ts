import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { answerHolds } from './answerHolds.ts';

const messages = { release: 'Orders released', call: 'Calls recorded', paid: 'Orders marked as paid' };

export const routes: Route[] = [
  bindRoute(calls.orders.answerHolds, async ({ body, db, services, session }) => ({
    data: await answerHolds(db, services, changeContext(session), body),
    message: messages[body.answer],
  })),
];
