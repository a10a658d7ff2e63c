import { resolveTxt } from 'node:dns/promises';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { ExpiringCache } from './expiringCache.ts';
import type { TrackingBrand } from './trackingBrand.ts';
import { loadTrackingBrand } from './trackingPage.ts';

const knownMs = 10 * 60_000;
const unknownMs = 60_000;
const lookupTimeoutMs = 3000;

/** Returns the address of an order's page on the server's own host. */
export function trackingPageUrl(config: Config, slug: string, order_number: string): string {
  const origin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;
  return `${origin}/${encodeURIComponent(slug)}/track/${encodeURIComponent(order_number)}`;
}

/**
 * Returns the host that a brand chose: its subdomain as a whole host, or below the domain of its website; undefined if none.
 */
export function chosenHost({
  preference: { branding },
}: Pick<TrackingBrand, 'preference'>): string | undefined {
  const subdomain = branding.subdomain.trim().toLowerCase().replace(/\.$/, '');
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(subdomain)) return undefined;
  if (subdomain.includes('.')) return subdomain;
  const site = URL.parse(branding.website_url)?.hostname.replace(/^www\./, '');
  return site ? `${subdomain}.${site}` : undefined;
}

/** Reads the TXT records of a name; empty if there are none. */
export type ReadTxt = (name: string) => Promise<string[]>;

const readTxt: ReadTxt = async (name) => {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer for ${name}`)), lookupTimeoutMs).unref();
  });
  return (await Promise.race([resolveTxt(name), timeout])).map((parts) => parts.join(''));
};

/**
 * Finds the brand of a host: a slug below KHEP_TRACKING_DOMAIN, or a brand's own host. For the latter both sides must agree:
 * the TXT record `_khep.<host>` names the brand, and the brand's preference names the host.
 */
export function createHostLookup(
  db: Db,
  services: Services,
  read: ReadTxt = readTxt,
): (host: string) => Promise<string | undefined> {
  const known = new ExpiringCache<Promise<string | undefined>>(10_000);
  const { config } = services;
  const own = new Set(
    [
      'localhost',
      '127.0.0.1',
      '[::1]',
      config.HOST,
      config.PUBLIC_URL && new URL(config.PUBLIC_URL).hostname,
    ].filter((host) => host !== undefined && host !== ''),
  );
  const isHostname = (host: string) => /^(?=.{4,253}$)(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/.test(host);

  async function find(host: string): Promise<string | undefined> {
    const domain = config.KHEP_TRACKING_DOMAIN;
    if (domain !== undefined && host.endsWith(`.${domain}`)) {
      const slug = host.slice(0, -domain.length - 1);
      return (await loadTrackingBrand(db, services, slug)) ? slug : undefined;
    }
    const records = await read(`_khep.${host}`).catch(() => []);
    for (const record of records) {
      const slug = /^khep-brand=([\w-]{1,100})$/.exec(record.trim())?.[1];
      const brand = slug === undefined ? undefined : await loadTrackingBrand(db, services, slug);
      if (brand && chosenHost(brand) === host) return brand.slug;
    }
    return undefined;
  }

  return (given) => {
    const host = given.toLowerCase().replace(/:\d+$/, '');
    if (own.has(host) || !isHostname(host)) return Promise.resolve(undefined);
    const now = services.clock.now().getTime();
    const cached = known.get(host, now);
    if (cached) return cached;
    const found = find(host);
    known.set(host, found, now + unknownMs);
    found.then(
      (slug) => slug !== undefined && known.set(host, found, now + knownMs),
      () => known.set(host, found, 0),
    );
    return found;
  };
}
