import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The key of signatures, and the time that tokens expire by. */
interface Signing {
  config: { KHEP_SECRET?: string | undefined };
  clock: Clock;
}

const sign = ({ config }: Signing, text: string): string =>
  // Named for its first use. Links in messages that were sent depend on it.
  createHmac('sha256', config.KHEP_SECRET ?? '')
    .update(`tracking\n${text}`)
    .digest('base64url');

/**
 * Returns a text for links that only this server can have made: its parts, and when it expires. The first part names the
 * use, so that a token of one page is none of another.
 */
export function signToken(signing: Signing, parts: readonly string[], expiresAt: number): string {
  const text = Buffer.from(JSON.stringify([...parts, expiresAt])).toString('base64url');
  return `${text}.${sign(signing, text)}`;
}

/** Returns the parts of a token; undefined if it is forged or has expired. */
export function verifyToken(signing: Signing, token: string | undefined): string[] | undefined {
  const [text = '', signature = ''] = (token ?? '').split('.');
  const expected = Buffer.from(sign(signing, text));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
  const expiresAt = Number(parts.pop());
  return expiresAt > signing.clock.now().getTime() ? parts.map(String) : undefined;
}
