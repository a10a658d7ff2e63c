import { calls } from '@khep/api';
import { forbidden } from '../../base/errors.ts';
import { confirmPassword } from '../../brand/accounts/confirmPassword.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { eraseBuyer } from './eraseBuyers.ts';

export const routes: Route[] = [
  bindRoute(calls.privacy.eraseBuyer, async ({ body, db, services, session }) => {
    if (session.business_role !== 'owner') throw forbidden('Only an owner of the brand can erase a buyer.');
    await confirmPassword(db, services, session, body.password);
    const buyer = body.phone === undefined ? { email: body.email ?? '' } : { phone: body.phone };
    const result = await eraseBuyer(db, services, changeContext(session), buyer);
    const isFound = result.erased + result.waiting > 0;
    return { data: result, message: isFound ? 'Buyer erased' : 'No order has this contact' };
  }),
];
