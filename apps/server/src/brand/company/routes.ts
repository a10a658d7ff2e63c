import { calls } from '@khep/api';
import { ApiError } from '../../base/errors.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { loadBank, sendBankAccount } from './bank.ts';
import { loadGstStatus, sendGstin, validateGstin } from './gstRecords.ts';
import { findBankOfIfsc } from './ifsc.ts';
import { loadPartners, savePartners } from './partners.ts';
import { loadPricing, savePlan } from './pricing.ts';
import { loadSavedProfile, saveProfile } from './profile.ts';
import { loadEffects, loadSetup, saveSetupStep } from './setup.ts';

/** The company behind a brand: profile, GST, bank account, courier partners, plan, and the set-up. */
export const routes: Route[] = [
  bindRoute(calls.onboarding.step, async ({ session, db, services }) => ({
    data: await loadSetup(db, services.couriers, session.brand_id),
  })),
  bindRoute(calls.onboarding.stepUpdate, async ({ session, body, db, services }) => ({
    data: await saveSetupStep(db, services.couriers, session.brand_id, body.step),
  })),
  bindRoute(calls.company.effects, async ({ session, db, services }) => ({
    data: { effects: await loadEffects(db, services.couriers, session.brand_id) },
  })),

  bindRoute(calls.company.profile, async ({ session, db }) => ({
    data: await loadSavedProfile(db, session.brand_id),
  })),
  bindChange(calls.company.profileUpdate, async ({ session, body, tx, services, ifMatch }) => ({
    data: await saveProfile(tx, services, session, body, ifMatch),
  })),

  bindRoute(calls.company.gstValidate, async ({ body, services }) => ({
    data: await validateGstin(services, body.gst_no),
  })),
  bindRoute(calls.company.gstStatus, async ({ session, db, services }) => ({
    data: await loadGstStatus(db, services, session.brand_id),
  })),
  bindRoute(calls.company.gstVerify, async ({ session, params, body, db, services }) => ({
    data: { record: await sendGstin(db, services, session, params.id, body) },
  })),

  bindRoute(calls.company.bank, async ({ session, db, services }) => ({
    data: await loadBank(db, services, session.brand_id),
  })),
  bindRoute(calls.company.bankUpdate, async ({ session, body, db, services, ifMatch }) => ({
    data: await sendBankAccount(db, services, session, body, ifMatch),
  })),
  bindRoute(calls.company.ifsc, async ({ params }) => {
    const ifsc = params.code.trim().toUpperCase();
    const bank_name = await findBankOfIfsc(ifsc);
    if (bank_name === undefined)
      throw new ApiError({
        status: 404,
        code: 'not_found',
        detail: `No bank branch has the code ${ifsc.slice(0, 20)}. Copy it from a cheque or the passbook.`,
      });
    return { data: { ifsc, bank_name, branch_name: '' } };
  }),

  bindRoute(calls.company.partners, async ({ session, db, services }) => ({
    data: await loadPartners(db, services, session.brand_id),
  })),
  bindRoute(calls.company.partnersUpdate, async ({ session, body, db, services, ifMatch }) => {
    await savePartners(db, services, session, body.courier_ids, ifMatch);
    return { message: calls.company.partnersUpdate.successMessage };
  }),

  bindRoute(calls.company.pricing, async ({ session, db, services }) => ({
    data: await loadPricing(db, session.brand_id, services.clock.now()),
  })),
  bindChange(calls.company.pricingAdd, async ({ session, body, tx, services }) => {
    const at = { mode: 'add', now: services.clock.now() } as const;
    await savePlan(tx, session, body, at);
    return { message: calls.company.pricingAdd.successMessage };
  }),
  bindChange(calls.company.pricingUpdate, async ({ session, body, tx, services, ifMatch }) => {
    const at = { mode: 'change', now: services.clock.now(), ifMatch } as const;
    await savePlan(tx, session, body, at);
    return { message: calls.company.pricingUpdate.successMessage };
  }),
];
