import type { Endpoint } from '../endpoint.ts';
import { auth, brands, courier, master, onboarding, users, utils } from './access.ts';
import { analytics } from './analytics.ts';
import { box, sku, warehouse } from './catalogue.ts';
import { jobs } from './jobs.ts';
import { invoice, ndr, recon, wallet } from './money.ts';
import { allocation, home, orders, packing, tracking } from './orders.ts';
import { company, contracts, pg, preferences, shopify } from './settings.ts';
import { privacy } from './privacy.ts';
import { shipToday } from './shipToday.ts';
import { views } from './views.ts';

/** All endpoints, named as in the specification. */
export const calls = {
  auth,
  utils,
  master,
  courier,
  brands,
  users,
  onboarding,
  company,
  shopify,
  sku,
  box,
  packing,
  contracts,
  pg,
  warehouse,
  allocation,
  preferences,
  orders,
  tracking,
  invoice,
  recon,
  ndr,
  wallet,
  analytics,
  home,
  jobs,
  privacy,
  shipToday,
  views,
} as const;

function flatten(node: object): Endpoint[] {
  return Object.values(node).flatMap((value: object) =>
    'method' in value ? [value as Endpoint] : flatten(value),
  );
}

/** The same endpoints as a list. */
export const endpoints: readonly Endpoint[] = flatten(calls);
