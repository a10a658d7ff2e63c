import { isHostname } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { createExpiringCache } from '../../base/expiringCache.ts';
import { chosenHost, findTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';

const knownMs = 10 * 60_000;
const unknownMs = 60_000;

/** Reads the TXT records of a name; empty if there are none. */
export type ReadTxt = (name: string) => Promise<string[]>;

/**
 * Finds the brand of a host: a slug below KHEP_TRACKING_DOMAIN, or a brand's own host. For the latter both sides must agree:
 * the TXT record `_khep.<host>` names the brand, and the brand's preference names the host.
 */
export function createHostLookup(
  db: Db,
  services: Services,
  read: ReadTxt = (name) => services.dns.txt(name),
): (host: string) => Promise<string | undefined> {
  const known = createExpiringCache<Promise<string | undefined>>(services.clock, {
    max: 10_000,
    ttl: unknownMs,
  });
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

  async function find(host: string): Promise<string | undefined> {
    const domain = config.KHEP_TRACKING_DOMAIN;
    if (domain !== undefined && host.endsWith(`.${domain}`)) {
      const slug = host.slice(0, -domain.length - 1);
      return (await findTrackingBrand(db, slug)) ? slug : undefined;
    }
    const records = await read(`_khep.${host}`).catch(() => []);
    for (const record of records) {
      const slug = /^khep-brand=([\w-]{1,100})$/.exec(record.trim())?.[1];
      const brand = slug === undefined ? undefined : await findTrackingBrand(db, slug.toLowerCase());
      if (brand && chosenHost(brand) === host) return brand.slug;
    }
    return undefined;
  }

  return (given) => {
    const host = given.toLowerCase().replace(/:\d+$/, '');
    if (own.has(host) || !isHostname(host)) return Promise.resolve(undefined);
    const cached = known.get(host);
    if (cached) return cached;
    const found = find(host);
    known.set(host, found);
    found.then(
      (slug) => slug !== undefined && known.set(host, found, { ttl: knownMs }),
      () => known.delete(host),
    );
    return found;
  };
}
