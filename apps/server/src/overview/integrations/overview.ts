import type { Integration, Integrations } from '@khep/api';
import { integrationState, lastHours } from '@khep/domain/integrations';
import type { HealthHour } from '@khep/domain/integrations';
import { sql } from 'kysely';
import { listEndpoints } from '../../brand/channels/endpoints.ts';
import { listKeys } from '../../brand/channels/keys.ts';
import { courierDefinitions } from '../../partners/couriers/definitions.ts';
import type { Db } from '../../platform/db/schema.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import { formatNumber } from '@khep/domain/money';
import { listGateways } from '../../money/payments/gateways.ts';
import type { Services } from '../../start/services.ts';
import { listTelephonyAccounts } from '../../brand/telephony/accounts.ts';
import { findStore } from '../../partners/stores/queries.ts';
import { loadShopifyStore } from '../../dispatch/stores/shopifyStore.ts';

const dayMs = 86_400_000;
const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

interface Health {
  hours: HealthHour[];
  average_ms: number | null;
  last_at: string | null;
}

interface Loaded {
  db: Db;
  services: Services;
  brand_id: string;
  healthOf: (partner: string) => Health;
  midnight: Date;
}

/** Stores, couriers and payment partners of a brand with their true state and the oldest problem. */
export async function loadIntegrations(db: Db, services: Services, brand_id: string): Promise<Integrations> {
  // Saves this process's counts of the last seconds.
  await services.health.flush();
  const now = services.clock.now();
  const rows = await db
    .selectFrom('integration_hours')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('hour', '>', new Date(now.getTime() - dayMs))
    .execute();
  const healthOf = (partner: string): Health => {
    const own = rows.filter((row) => row.partner === partner);
    const calls = own.reduce((sum, row) => sum + row.calls, 0);
    return {
      hours: lastHours(
        own.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() })),
        now,
      ).map(({ hour, calls: sent, retried, failed }) => ({ hour, calls: sent, retried, failed })),
      average_ms: calls > 0 ? Math.round(own.reduce((sum, row) => sum + row.total_ms, 0) / calls) : null,
      last_at:
        own
          .reduce<Date | null>((last, row) => (last && last > row.last_at ? last : row.last_at), null)
          ?.toISOString() ?? null,
    };
  };
  const loaded: Loaded = { db, services, brand_id, healthOf, midnight: startOfDay(istDay(now)) };
  const ordersToday = await countOrdersByChannel(loaded);
  const [shopify, couriers] = await Promise.all([shopifyRow(loaded), courierRows(loaded)]);
  return {
    stores: [
      shopify,
      await customRow(loaded, ordersToday.get('custom') ?? 0),
      fileRow(ordersToday.get('manual') ?? 0),
    ],
    couriers,
    payments: await paymentRows(loaded),
    telephony: await telephonyRows(loaded),
  };
}

async function countOrdersByChannel({ db, brand_id, midnight }: Loaded): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['channel_id', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where('created_at', '>=', midnight)
    .groupBy('channel_id')
    .execute();
  return new Map(rows.map(({ channel_id, count }) => [channel_id, count]));
}

async function shopifyRow({ db, services, brand_id, healthOf }: Loaded): Promise<Integration> {
  const record = await findStore(db, brand_id, 'shopify');
  const health = healthOf('shopify');
  const base = { id: 'shopify', name: 'Shopify', ...health };
  if (!record?.is_active)
    return {
      ...base,
      detail: record ? `Disconnected from ${record.domain}` : 'Orders come in, AWBs go back',
      state: 'off',
      is_simulated: false,
      today: '',
      today_note: '',
      problem: '',
    };
  const store = await loadShopifyStore(db, services, record);
  const missing = store.scopes.filter(({ is_granted }) => !is_granted).map(({ scope }) => scope);
  const needsYou = store.problem !== '' || missing.length > 0;
  const warning =
    store.awbs.failed > 0
      ? `${counted(store.awbs.failed, 'AWB')} not sent: ${store.awb_problem}`
      : store.open_orders > 0
        ? `${counted(store.open_orders, 'order')} not imported or to decide.`
        : '';
  return {
    ...base,
    detail: store.domain,
    is_simulated: store.is_simulated,
    state: integrationState({
      is_connected: true,
      needs_you: needsYou,
      has_warning: warning !== '',
      hours: health.hours,
    }),
    today: counted(store.orders_today, 'order'),
    today_note: 'since midnight',
    last_at:
      [store.heard_at, store.synced_at, health.last_at]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
    problem:
      store.problem ||
      (missing.length > 0
        ? `${missing.join(', ')} is missing${store.awbs.failed > 0 ? `: ${counted(store.awbs.failed, 'AWB')} not sent` : ''}.`
        : warning),
  };
}

/** Own shops: connected with a key or a webhook. */
async function customRow({ db, brand_id, healthOf }: Loaded, today: number): Promise<Integration> {
  const health = healthOf('custom');
  const keys = (await listKeys(db, brand_id)).filter(({ revoked_at }) => revoked_at === null);
  const endpoints = await listEndpoints(db, brand_id);
  const off = endpoints.filter(({ is_active, failures }) => !is_active && failures > 0).length;
  const failing = endpoints.filter(({ is_active, failures }) => is_active && failures > 0).length;
  const isConnected = keys.length + endpoints.length > 0;
  return {
    id: 'custom',
    name: 'Custom channel',
    detail: isConnected
      ? [
          keys[0] && `Key ending in ${keys[0].last_four}`,
          endpoints.length > 0 && counted(endpoints.length, 'webhook'),
        ]
          .filter(Boolean)
          .join(', ')
      : 'Your own shop or app, by API key and webhook',
    state: integrationState({
      is_connected: isConnected,
      needs_you: off > 0,
      has_warning: failing > 0,
      hours: health.hours,
    }),
    is_simulated: false,
    ...health,
    today: isConnected ? counted(today, 'order') : '',
    today_note: isConnected ? 'since midnight' : '',
    problem:
      off > 0
        ? `${counted(off, 'webhook')} switched off after 100 failures in a row.`
        : failing > 0
          ? `${counted(failing, 'webhook')} failing: deliveries are retried.`
          : '',
  };
}

async function paymentRows({ db, services, brand_id }: Loaded): Promise<Integration[]> {
  return (await listGateways(db, services, brand_id)).map(({ id, name, is_connected, mode, key_id }) => ({
    id,
    name,
    detail: is_connected ? `${key_id.slice(0, 9)}…${key_id.slice(-4)}` : 'UPI, cards, net banking',
    state: integrationState({
      is_connected,
      // A shop with a test key gets no money.
      needs_you: false,
      has_warning: mode === 'test',
      hours: [],
    }),
    is_simulated: false,
    hours: [],
    average_ms: null,
    today: is_connected ? (mode === 'test' ? 'Test mode' : 'Live mode') : '',
    today_note: '',
    last_at: null,
    problem: is_connected && mode === 'test' ? 'Test mode: no real money moves.' : '',
  }));
}

async function telephonyRows({ db, services, brand_id, midnight }: Loaded): Promise<Integration[]> {
  const { made, last } = await db
    .selectFrom('ndr_calls')
    .select([sql<number>`count(*)::int`.as('made'), sql<Date | null>`max(started_at)`.as('last')])
    .where('brand_id', '=', brand_id)
    .where('started_at', '>=', midnight)
    .executeTakeFirstOrThrow();
  return (await listTelephonyAccounts(db, services, brand_id)).map((account) => ({
    id: account.id,
    name: account.name,
    detail: account.is_connected ? `Calls show ${account.caller_id}` : 'Calls to buyers, with recordings',
    state: integrationState({
      is_connected: account.is_connected,
      needs_you: false,
      has_warning: false,
      hours: [],
    }),
    is_simulated: account.is_simulated,
    hours: [],
    average_ms: null,
    today: account.is_connected ? counted(made, 'call') : '',
    today_note: account.is_connected ? `of ${formatNumber(account.daily_cap)} since midnight` : '',
    last_at: last?.toISOString() ?? null,
    problem: '',
  }));
}

/** Files are imported by hand: nothing is expected of them. */
function fileRow(manual: number): Integration {
  return {
    id: 'csv',
    name: 'CSV file',
    detail: 'Import orders from a file',
    state: 'by-hand',
    is_simulated: false,
    hours: [],
    average_ms: null,
    today: counted(manual, 'order'),
    today_note: 'typed or imported today',
    last_at: null,
    problem: '',
  };
}

async function courierRows({ db, services, brand_id, healthOf, midnight }: Loaded): Promise<Integration[]> {
  const offered = (await services.couriers.forBrand(brand_id)).list();
  const ids = offered.map(({ courier_id }) => courier_id);
  const awbs = await db
    .selectFrom('shipments')
    .select(['courier_id', sql<number>`count(*)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where('courier_id', 'in', ids)
    .where('awb', 'is not', null)
    .where('created_at', '>=', midnight)
    .groupBy('courier_id')
    .execute();
  const troubles = await db
    .selectFrom('courier_alerts')
    .select(['partner', 'words', sql<number>`count(*) over (partition by partner)::int`.as('count')])
    .where('brand_id', '=', brand_id)
    .where('partner', '<>', 'analytics')
    .where('settled_at', 'is', null)
    .orderBy('first_at')
    .limit(100)
    .execute();
  return courierDefinitions.map(({ partner, name }): Integration => {
    const own = offered.filter((one) => one.partner === partner);
    const isConnected = own.some((one) => one.offered);
    const health = healthOf(partner);
    const alert = troubles.find((one) => one.partner === partner);
    const today = awbs
      .filter(({ courier_id }) => own.some((one) => one.courier_id === courier_id))
      .reduce((sum, { count }) => sum + count, 0);
    return {
      id: partner,
      name,
      // "Surface, Express" of Delhivery Surface and Delhivery Express.
      detail: own.map((service) => service.name.replace(`${name} `, '')).join(', '),
      state: integrationState({
        is_connected: isConnected,
        needs_you: false,
        has_warning: alert !== undefined,
        hours: health.hours,
      }),
      is_simulated: own.some((one) => one.simulated),
      ...health,
      today: isConnected ? counted(today, 'AWB') : '',
      today_note: isConnected ? 'since midnight' : '',
      problem: alert ? `${alert.words}${alert.count > 1 ? ` And ${alert.count - 1} more.` : ''}` : '',
    };
  });
}
