import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { netBankingBanks } from './banks.ts';
import { listGateways, removeGateway, saveGateway } from './gateways.ts';

export const routes: Route[] = [
  bindRoute(calls.pg.gateways, async ({ db, services, session }) => ({
    data: { gateways: await listGateways(db, services, session.brand_id) },
  })),

  bindRoute(calls.pg.banks, async () => ({ data: { banks: [...netBankingBanks] } })),

  bindRoute(calls.pg.save, async ({ params, body, db, services, session, ifMatch }) => ({
    data: { gateway: await saveGateway(db, services, changeContext(session, ifMatch), params.code, body) },
  })),

  bindRoute(calls.pg.remove, async ({ params, db, services, session }) => {
    await removeGateway(db, services, changeContext(session), params.code);
    return { message: calls.pg.remove.successMessage };
  }),
];
