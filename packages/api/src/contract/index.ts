import type { Endpoint } from '../endpoint.ts';
import { rates } from './rates.ts';
import { billing } from './billing.ts';
import { auth, brands, courier, master, onboarding, users, utils } from './access.ts';
import { analytics } from './analytics.ts';
import { box, sku, warehouse } from './catalogue.ts';
import { courierPage } from './courierPage.ts';
import { disputes } from './disputes.ts';
import { finance } from './finance.ts';
import { importDrafts } from './importDrafts.ts';
import { jobs } from './jobs.ts';
import { mappings } from './mappings.ts';
import { ndr } from './ndr.ts';
import { notifications } from './notifications.ts';
import { wallet } from './money.ts';
import { invoice, recon, reconciling } from './reconciliation.ts';
import { allocation } from './allocation.ts';
import { home, orders } from './orders.ts';
import { packing } from './packing.ts';
import { binCounts } from './binCounts.ts';
import { pickPack } from './pickPack.ts';
import { procurement } from './procurement.ts';
import { transfers } from './transfers.ts';
import { tracking } from './tracking.ts';
import { audit, security } from './security.ts';
import { preferencePreview } from './preferencePreview.ts';
import { company, contracts, preferences } from './settings.ts';
import { channel, pg } from './channels.ts';
import { integrations, shopify } from './stores.ts';
import { privacy } from './privacy.ts';
import { returns } from './returns.ts';
import { rtoRisk } from './rtoRisk.ts';
import { shipToday } from './shipToday.ts';
import { telephony } from './telephony.ts';
import { views } from './views.ts';

/**
 * All endpoints, by area. The type is written out: inferred, it is longer than the compiler writes into a declaration.
 */
export interface Calls {
  readonly billing: typeof billing;
  readonly finance: typeof finance;
  readonly rates: typeof rates;
  readonly auth: typeof auth;
  readonly utils: typeof utils;
  readonly master: typeof master;
  readonly courier: typeof courier;
  readonly brands: typeof brands;
  readonly users: typeof users;
  readonly onboarding: typeof onboarding;
  readonly company: typeof company;
  readonly shopify: typeof shopify;
  readonly integrations: typeof integrations;
  readonly channel: typeof channel;
  readonly sku: typeof sku;
  readonly box: typeof box;
  readonly packing: typeof packing;
  readonly binCounts: typeof binCounts;
  readonly pickPack: typeof pickPack;
  readonly procurement: typeof procurement;
  readonly transfers: typeof transfers;
  readonly contracts: typeof contracts & typeof courierPage;
  readonly pg: typeof pg;
  readonly telephony: typeof telephony;
  readonly warehouse: typeof warehouse;
  readonly allocation: typeof allocation;
  readonly preferences: typeof preferences;
  readonly preferencePreview: typeof preferencePreview;
  readonly orders: typeof orders;
  readonly tracking: typeof tracking;
  readonly invoice: typeof invoice;
  readonly recon: typeof recon;
  readonly reconciling: typeof reconciling;
  readonly ndr: typeof ndr;
  readonly wallet: typeof wallet;
  readonly analytics: typeof analytics;
  readonly disputes: typeof disputes;
  readonly home: typeof home;
  readonly jobs: typeof jobs;
  readonly notifications: typeof notifications;
  readonly privacy: typeof privacy;
  readonly returns: typeof returns;
  readonly rtoRisk: typeof rtoRisk;
  readonly shipToday: typeof shipToday;
  readonly mappings: typeof mappings;
  readonly importDrafts: typeof importDrafts;
  readonly views: typeof views;
  readonly security: typeof security;
  readonly audit: typeof audit;
}

/** All endpoints, named as in the specification. */
export const calls: Calls = {
  billing,
  finance,
  rates,
  auth,
  utils,
  master,
  courier,
  brands,
  users,
  onboarding,
  company,
  shopify,
  integrations,
  channel,
  sku,
  box,
  packing,
  binCounts,
  pickPack,
  procurement,
  transfers,
  contracts: { ...contracts, ...courierPage },
  pg,
  telephony,
  warehouse,
  allocation,
  preferences,
  preferencePreview,
  orders,
  tracking,
  invoice,
  recon,
  reconciling,
  ndr,
  wallet,
  analytics,
  disputes,
  home,
  jobs,
  notifications,
  privacy,
  returns,
  rtoRisk,
  shipToday,
  mappings,
  importDrafts,
  views,
  security,
  audit,
};

function flatten(node: object): Endpoint[] {
  return Object.values(node).flatMap((value: object) =>
    'method' in value ? [value as Endpoint] : flatten(value),
  );
}

/** The same endpoints as a list. */
export const endpoints: readonly Endpoint[] = flatten(calls);
