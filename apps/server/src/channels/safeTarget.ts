import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

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
