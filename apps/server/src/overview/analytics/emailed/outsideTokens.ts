import { confirmationDays } from '@khep/domain/analytics';
import { signToken, verifyToken } from '../../../base/signedToken.ts';
import { serverOrigin } from '../../../brand/trackingSite/trackingLink.ts';
import type { Services } from '../../../start/services.ts';

const dayMs = 86_400_000;
/** An old email must still be able to end the next ones. */
const stopMs = 2 * 365 * dayMs;
/** A token of one of these is none of the other. */
const uses = { confirm: 'report-confirm', stop: 'report-stop' } as const;
export type OutsideUse = keyof typeof uses;

/** An address outside the brand, by its id: a link holds no email address. */
export interface OutsideAddressKey {
  brand_id: string;
  id: string;
}

type LinkServices = Pick<Services, 'config' | 'clock'>;

/** Returns the link with which an address confirms a page by email, or stops it. */
export function outsideLink(
  services: LinkServices,
  use: OutsideUse,
  { brand_id, id }: OutsideAddressKey,
): string {
  const expires = services.clock.now().getTime() + (use === 'confirm' ? confirmationDays * dayMs : stopMs);
  return `${serverOrigin(services)}/d/report/${use}/${signToken(services, [uses[use], brand_id, id], expires)}`;
}

/** Returns the address of a link; undefined if it is forged, of another use, or has expired. */
export function verifyOutsideToken(
  services: LinkServices,
  use: OutsideUse,
  token: string,
): OutsideAddressKey | undefined {
  const [given, brand_id = '', id = ''] = verifyToken(services, token) ?? [];
  return given === uses[use] ? { brand_id, id } : undefined;
}
