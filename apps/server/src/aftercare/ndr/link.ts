import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../start/services.ts';
import { trackingOrigin } from '../../brand/trackingSite/trackingLink.ts';
import type { TrackingSite } from '../../brand/trackingSite/trackingLink.ts';

/** A link answers one attempt: it expires with the courier's window for re-attempts. */
const linkDays = 7;
const dayMs = 86_400_000;

export interface NdrLink {
  brand_id: string;
  shipment_id: string;
  attempt: number;
}

const sign = ({ config }: Pick<Services, 'config'>, text: string): string =>
  createHmac('sha256', config.KHEP_SECRET ?? '')
    .update(`ndr-link\n${text}`)
    .digest('base64url')
    .slice(0, 27);

/** Returns the token in a buyer's link: the case and when it expires, signed. */
export function signNdrLink(
  services: Pick<Services, 'config'>,
  { brand_id, shipment_id, attempt }: NdrLink,
  now: Date,
): string {
  const expires = Math.ceil((now.getTime() + linkDays * dayMs) / 1000).toString(36);
  const text = Buffer.from([brand_id, shipment_id, attempt, expires].join(' ')).toString('base64url');
  return `${text}.${sign(services, text)}`;
}

/** Returns the case of a link; undefined if it is forged or has expired. */
export function verifyNdrLink(
  services: Pick<Services, 'config' | 'clock'>,
  token: string,
): NdrLink | undefined {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(services, text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const [brand_id = '', shipment_id = '', attempt = '', expires = ''] = Buffer.from(text, 'base64url')
    .toString()
    .split(' ');
  const isOver = Number.parseInt(expires, 36) * 1000 <= services.clock.now().getTime();
  return isOver || brand_id === '' ? undefined : { brand_id, shipment_id, attempt: Number(attempt) };
}

/** Returns the address at which the buyer of a case answers. */
export const ndrLinkUrl = (
  services: Pick<Services, 'config' | 'dns'>,
  site: TrackingSite,
  link: NdrLink,
  now: Date,
): string => `${trackingOrigin(services, site)}/d/${signNdrLink(services, link, now)}`;
