import { calls } from '@khep/api';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { calculateRates } from './calculate.ts';
import { startPriceFile } from './priceFileJob.ts';
import { listContracts, replayContracts } from './replay.ts';

/** The rate calculator. */
export const routes: Route[] = [
  bindRoute(calls.rates.calculate, async ({ session, db, services, query }) => ({
    data: await calculateRates(db, services, session.brand_id, query),
  })),
  bindRoute(calls.rates.file, async ({ session, db, services, body }) => ({
    data: await startPriceFile(db, services, session, body),
  })),
  bindRoute(calls.rates.contracts, async ({ session, db }) => ({
    data: { contracts: await listContracts(db, session.brand_id) },
  })),
  bindRoute(calls.rates.replay, async ({ session, db, services, query }) => ({
    data: await replayContracts(db, session.brand_id, query, services.clock.now()),
  })),
];
