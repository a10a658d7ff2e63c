import { calls } from '@khep/api';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { listTelephonyAccounts, removeTelephonyAccount, saveTelephonyAccount } from './accounts.ts';

export const routes: Route[] = [
  bindRoute(calls.telephony.accounts, async ({ db, services, session }) => ({
    data: { accounts: await listTelephonyAccounts(db, services, session.brand_id) },
  })),

  bindRoute(calls.telephony.save, async ({ params, body, db, services, session, ifMatch }) => ({
    data: {
      account: await saveTelephonyAccount(db, services, changeContext(session, ifMatch), params.code, body),
    },
  })),

  bindRoute(calls.telephony.remove, async ({ params, db, services, session }) => {
    await removeTelephonyAccount(db, services, changeContext(session), params.code);
    return { message: calls.telephony.remove.successMessage };
  }),
];
