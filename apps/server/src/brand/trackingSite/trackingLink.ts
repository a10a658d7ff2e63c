import type { Services } from '../../start/services.ts';
import type { TrackingBrand } from './trackingBrand.ts';

/** Fields that decide the host of a brand's links. */
export type TrackingSite = Pick<TrackingBrand, 'slug' | 'verified_host'>;

type LinkServices = Pick<Services, 'config' | 'dns'>;

/** The origin of this server's own host. Without PUBLIC_URL only this machine can open it. */
export const serverOrigin = ({ config }: Pick<Services, 'config'>): string =>
  config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : `http://localhost:${config.PORT}`;

/** The brand's host: its own once verified, or its subdomain of the tracking domain. A simulated host can't be opened. */
function brandHost({ config, dns }: LinkServices, { slug, verified_host }: TrackingSite): string | undefined {
  if (verified_host !== null && !dns.isSimulated) return verified_host;
  const domain = config.KHEP_TRACKING_DOMAIN;
  return domain === undefined ? undefined : `${slug}.${domain}`;
}

/** Whether a buyer's phone can open the brand's links: not those to this machine. */
export const hasPublicLinks = (services: LinkServices, site: TrackingSite): boolean =>
  services.config.PUBLIC_URL !== undefined || brandHost(services, site) !== undefined;

/** Returns the origin at which buyers open a brand's pages. */
export function trackingOrigin(services: LinkServices, site: TrackingSite): string {
  const host = brandHost(services, site);
  return host === undefined ? serverOrigin(services) : `https://${host}`;
}

/** Returns the address of the page on which buyers look up their orders. */
export const lookupLink = (services: LinkServices, site: TrackingSite): string =>
  brandHost(services, site) === undefined
    ? `${serverOrigin(services)}/${encodeURIComponent(site.slug)}/track`
    : `${trackingOrigin(services, site)}/`;

/** Returns the address of a parcel's page. All links to tracking pages are made here. */
export const trackingLink = (services: LinkServices, site: TrackingSite, id: string): string =>
  `${lookupLink(services, site).replace(/\/$/, '')}/${encodeURIComponent(id)}`;
