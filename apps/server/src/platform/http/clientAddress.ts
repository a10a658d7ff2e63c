import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../../start/config.ts';

/** The client's IP address. X-Forwarded-For is used only behind a trusted proxy. */
export function clientIp(context: Context, config: Pick<Config, 'KHEP_TRUST_PROXY'>): string {
  if (config.KHEP_TRUST_PROXY) {
    // Our proxy wrote the last entry; clients can forge the others.
    const last = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (last !== undefined && last !== '') return last;
  }
  return getConnInfo(context).remote.address ?? 'unknown';
}

/**
 * The network that shares rate limits: the IPv4 address, or the /64 of an IPv6 address. Ignores a port that a
 * proxy appended.
 */
export function clientNetwork(address: string): string {
  const [, bracketed, dotted] =
    /^(?:\[([^\]]+)\](?::\d+)?|(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?)$/i.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  const [bare = ''] = (bracketed ?? address).split('%');
  if (!isIPv6(bare)) return address;
  const [head = [], tail] = bare.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
