import { lookup as lookUpNow } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const internal = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  internal.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  // Translated to IPv4 on the way, so they reach what is blocked above.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['ff00::', 8],
] as const)
  internal.addSubnet(address, bits, 'ipv6');

const isInternal = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return internal.check(mapped, 'ipv4');
  return internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

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
