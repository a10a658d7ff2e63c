import { lookup as lookUpNow } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IANA's range for the public Internet of IPv6; ipaddr.js knows the parts of it that are reserved. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is not one of a machine on the public Internet: private, of this machine, reserved, or translated to
 * IPv4 on the way. What is in no list counts as such, because lists of forbidden ranges are never complete.
 * @param address without a zone: `10.0.0.4`, `2001:db8::1`
 */
export function isInternal(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}

/**
 * Returns why a webhook may not be sent to an address: users choose it, and the server's own network must not be reachable
 * by it.
 * @param allowsInternal in development and tests, where the receiver is on this machine
 */
export async function webhookTargetProblem(
  url: string,
  allowsInternal: boolean,
): Promise<string | undefined> {
  const target = URL.parse(url);
  if (!target || !/^https?:$/.test(target.protocol)) return 'Enter an address starting with https://';
  if (target.username !== '' || target.password !== '') return 'Remove the user name from the address.';
  if (allowsInternal) return undefined;
  if (target.protocol !== 'https:') return 'Enter an address starting with https://';
  const host = target.hostname.replace(/^\[|\]$/g, '');
  let addresses: string[];
  try {
    addresses = isIP(host) ? [host] : (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    return `${host} can't be found.`;
  }
  return addresses.some(isInternal) ? `${host} is inside this server's network.` : undefined;
}

/** The address of a webhook's receiver is inside the server's network. */
export class InternalTarget extends Error {
  override readonly name = 'InternalTarget';
}

/**
 * Returns a lookup for connections that refuses the server's own network. `webhookTargetProblem` alone is too early: a name
 * may point to another address by the time of the connection.
 */
export function createPublicLookup(resolve: typeof lookUpNow = lookUpNow): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${host} can't be found.`), '', 0);
      if (found.some(({ address }) => isInternal(address)))
        return done(new InternalTarget(`${host} is inside this server's network.`), '', 0);
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
}
