import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { canAccessModule } from '../../platform/http/session.ts';
import { limitHomeToAccess, seesMoney } from './homeAccess.ts';
import { loadHomeMoney } from './homeMoney.ts';
import { nextCutOff } from '../../partners/couriers/pickupDays.ts';
import { loadCutOffs } from './cutOffs.ts';
import { loadFoundInNumbers } from './foundInNumbers.ts';
import { homeSummary } from './homeSummary.ts';

export const routes: Route[] = [
  bindRoute(calls.home.summary, async ({ db, services, session }) => {
    const now = services.clock.now();
    const cutOff = nextCutOff(await services.couriers.forBrand(session.brand_id), now);
    return { data: limitHomeToAccess(session, await homeSummary(db, session.brand_id, now, cutOff)) };
  }),
  bindRoute(calls.home.money, async ({ db, services, session }) => ({
    data: seesMoney(session)
      ? await loadHomeMoney(db, services, session.brand_id, {
          seesWallet: canAccessModule(session, 'billing'),
        })
      : { cod_due: null, cod_payouts: [], wallet: null },
  })),
  bindRoute(calls.home.cutOffs, async ({ db, services, session }) => ({
    data: await loadCutOffs(db, session.brand_id, services.clock.now()),
  })),
  bindRoute(calls.home.findings, async ({ db, services, session }) => ({
    data: await loadFoundInNumbers(db, session.brand_id, services.clock.now()),
  })),
];
