import type { Endpoint } from '../endpoint.ts';
import { buildPath, buildQuery } from '../endpoint.ts';
import type { RequestParts } from '../client/send.ts';

/** The key of an answer: the call's id, then all that tells one request from another. */
export type CallKey = readonly [call: string, address: string, body: string];

export function keyOf(endpoint: Pick<Endpoint, 'id' | 'path'>, sent: RequestParts = {}): CallKey {
  const body = sent.body === undefined ? '' : JSON.stringify(sent.body);
  return [endpoint.id, buildPath(endpoint, sent.params) + buildQuery(sent.query), body];
}

/** True for the call itself and for all under it: `orders` takes `orders.list` and `orders.get`. */
export function isUnder(call: string, prefix: string): boolean {
  return call === prefix || call.startsWith(`${prefix}.`);
}

export function isCallKey(key: unknown): key is CallKey {
  return Array.isArray(key) && typeof key[0] === 'string';
}
