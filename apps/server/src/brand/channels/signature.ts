import { createHmac } from 'node:crypto';

/**
 * Signs a webhook: `t=<seconds>,v1=<hex of HMAC-SHA256(secret, "<seconds>.<body>")>`. The time is signed, so that an old
 * delivery can't be repeated by someone else.
 */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
