import type { Config } from './config.ts';

type Reachability = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'KHEP_TRUST_PROXY'>;

const isThisMachine = (host: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|(?:[^.]+\.)*localhost)$/i.test(host);

/**
 * Returns the setting by which strangers can reach this server; undefined where only this machine can. NODE_ENV doesn't
 * count: a server that is reached through a proxy listens on loopback, and one whose NODE_ENV is forgotten is reached too.
 */
export function exposedBy({ HOST, PUBLIC_URL, KHEP_TRUST_PROXY }: Reachability): string | undefined {
  if (!isThisMachine(HOST)) return `HOST ${HOST}`;
  if (PUBLIC_URL !== undefined && !isThisMachine(new URL(PUBLIC_URL).hostname))
    return `PUBLIC_URL ${PUBLIC_URL}`;
  return KHEP_TRUST_PROXY ? 'KHEP_TRUST_PROXY=1' : undefined;
}
