import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Config } from '../config.ts';

/** The caller's address. X-Forwarded-For is believed only where a proxy that we trust sets it. */
export function addressOf(context: Context, config: Pick<Config, 'KHEP_TRUST_PROXY'>): string {
  if (config.KHEP_TRUST_PROXY) {
    // The last entry is the one our own proxy wrote; those before it are the caller's word.
    const last = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (last !== undefined && last !== '') return last;
  }
  return getConnInfo(context).remote.address ?? 'unknown';
}
