import type { Endpoint } from '../endpoint.ts';
import { buildPath, buildQuery } from '../endpoint.ts';
import type { RequestParts } from '../client/send.ts';

/** The cache key of a response: the endpoint's id, address and body. */
export type CallKey = readonly [call: string, address: string, body: string];

export function toCallKey(endpoint: Pick<Endpoint, 'id' | 'path'>, sent: RequestParts = {}): CallKey {
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body);
  return [endpoint.id, buildPath(endpoint, sent.params) + buildQuery(sent.query), body];
}

/** Returns whether an endpoint is the prefix or below it: `orders` matches `orders.list`. */
export function isUnder(call: string, prefix: string): boolean {
  return call === prefix || call.startsWith(`${prefix}.`);
}

export function isCallKey(key: unknown): key is CallKey {
  return Array.isArray(key) && typeof key[0] === 'string';
}

/** Returns whether a key is of one page of a list: a call with its cursor. */
export function isPageKey(key: unknown): key is readonly [...CallKey, after: string] {
  return isCallKey(key) && (key as readonly unknown[]).length === 4;
}
