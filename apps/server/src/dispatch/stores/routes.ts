import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@khep/api';
import { userActor, changeContext } from '../../platform/db/events.ts';
import { bindRoute } from '../../platform/http/bindRoute.ts';
import type { Route } from '../../platform/http/bindRoute.ts';
import { findJob, serializeJob } from '../../platform/jobs/queries.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import { checkStore, connectShopify, disconnectStore, missingScopes } from './connectShopify.ts';
import { resendFulfilments } from './fulfilments.ts';
import { findStore, requireStore } from '../../partners/stores/queries.ts';
import { listStoreOrders, loadShopifyStore, loadUnknownSkus, saveShopifySettings } from './shopifyStore.ts';
import { startSync } from './startSync.ts';
import { createStoreSkus, mapStoreSkus } from './storeSkus.ts';

const kind = 'shopify';
/** How long a request waits for a sync; most end sooner, others are followed in the tray. */
const syncWaitMs = 6000;
const syncPollMs = 200;

/** Starts a sync and waits a little for it. */
async function sync(db: Db, services: Services, session: Session) {
  const { brand_id } = session;
  await requireStore(db, brand_id, kind);
  const job_id = await startSync(db, services, { brand_id, kind, owner: userActor(session) });
  const until = Date.now() + syncWaitMs;
  for (;;) {
    const job = serializeJob(await findJob(db, session, services.jobs.definitions, job_id));
    const isOpen = job.state === 'queued' || job.state === 'running';
    if (!isOpen || Date.now() > until) {
      const { last_sync } = await requireStore(db, brand_id, kind);
      const { job_id: counted, ...counts } = last_sync;
      const none = { read: 0, added: 0, changed: 0, open: 0, skipped: 0 };
      return { ...(counted === job_id ? counts : none), job: job.state === 'done' ? null : job };
    }
    await sleep(syncPollMs);
  }
}

export const routes: Route[] = [
  bindRoute(calls.shopify.verify, async ({ body, db, services, session }) => {
    const { name, domain, brand_id } = await connectShopify(db, services, changeContext(session), body);
    await resendFulfilments(db, services, { brand_id, kind });
    await startSync(db, services, { brand_id, kind, owner: userActor(session) });
    return { data: { store: { name, domain } } };
  }),

  bindRoute(calls.shopify.check, async ({ db, session }) => {
    const store = await findStore(db, session.brand_id, kind);
    const connected = store?.is_active === true;
    return { data: { connected, store_name: connected ? store.name : '' } };
  }),

  bindRoute(calls.shopify.inactivate, async ({ db, services, session }) => {
    const store = await requireStore(db, session.brand_id, kind);
    await disconnectStore(db, services, changeContext(session), store);
    return { message: calls.shopify.inactivate.successMessage };
  }),

  bindRoute(calls.shopify.store, async ({ db, services, session }) => {
    const store = await findStore(db, session.brand_id, kind);
    return {
      data: {
        store: store ? await loadShopifyStore(db, services, store) : null,
        is_simulated: services.stores.simulator !== undefined,
      },
    };
  }),

  bindRoute(calls.shopify.recheck, async ({ db, services, session }) => {
    const store = await checkStore(db, services, await requireStore(db, session.brand_id, kind));
    const missing_scopes = missingScopes(store.scopes);
    if (store.problem === '' && missing_scopes.length === 0) await resendFulfilments(db, services, store);
    return { data: { problem: store.problem, missing_scopes } };
  }),

  bindRoute(calls.shopify.settings, async ({ body, db, services, session, ifMatch }) => {
    await saveShopifySettings(db, changeContext(session, ifMatch), body, services.clock.now());
    return { message: calls.shopify.settings.successMessage };
  }),

  bindRoute(calls.shopify.orders, async ({ query, db, session }) => ({
    data: await listStoreOrders(db, { brand_id: session.brand_id, kind }, query),
  })),

  bindRoute(calls.shopify.skus, async ({ db, services, session }) => ({
    data: { skus: await loadUnknownSkus(db, services, await requireStore(db, session.brand_id, kind)) },
  })),

  bindRoute(calls.shopify.mapSkus, async ({ body, db, services, session }) => {
    const { brand_id } = await requireStore(db, session.brand_id, kind);
    await mapStoreSkus(db, { brand_id, kind, now: services.clock.now() }, body.mappings);
    await startSync(db, services, { brand_id, kind, owner: userActor(session), isForWaiting: true });
    return { message: calls.shopify.mapSkus.successMessage };
  }),

  bindRoute(calls.shopify.createSkus, async ({ body, db, services, session }) => {
    const { brand_id } = await requireStore(db, session.brand_id, kind);
    await createStoreSkus(db, { ...changeContext(session), kind, now: services.clock.now() }, body.skus);
    await startSync(db, services, { brand_id, kind, owner: userActor(session), isForWaiting: true });
    return { message: calls.shopify.createSkus.successMessage };
  }),

  bindRoute(calls.orders.sync, async ({ db, services, session }) => ({
    data: await sync(db, services, session),
  })),
];
