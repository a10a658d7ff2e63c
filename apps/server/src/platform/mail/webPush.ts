import { createECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';

/** A browser's subscription as `PushSubscription.toJSON()` gives it. */
export interface PushTarget {
  /** Address at the browser's push service. */
  endpoint: string;
  /** Key and secret of the browser, base64url. */
  p256dh: string;
  auth: string;
}

/** A notification; `url` is opened when it is pressed. */
export interface PushMessage {
  title: string;
  body: string;
  url: string;
}

/** Sends encrypted push messages (RFC 8291) to browsers. */
export interface PushSender {
  /** The server's public key (VAPID, RFC 8292), base64url. */
  readonly publicKey: string;
  /** Returns false if the subscription has ended. */
  send(target: PushTarget, message: PushMessage): Promise<boolean>;
}

/** Push services of browsers. Any other host would let a visitor direct our requests. */
const pushHosts =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|(?:[\w-]+\.)*(?:push\.apple\.com|notify\.windows\.com))$/;
const base64url = /^[\w-]{10,200}$/;
const dayS = 86_400;
const timeoutMs = 10_000;

/** Parses a browser's subscription; undefined for anything else. */
export function parsePushTarget(text: string): PushTarget | undefined {
  try {
    const { endpoint, keys } = JSON.parse(text) as { endpoint: string; keys: Record<string, string> };
    const { protocol, hostname, port } = new URL(endpoint);
    const { p256dh = '', auth = '' } = keys;
    const isKnown = protocol === 'https:' && port === '' && pushHosts.test(hostname);
    return isKnown && endpoint.length <= 1000 && base64url.test(p256dh) && base64url.test(auth)
      ? { endpoint, p256dh, auth }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Derives the key pair from the installation's secret, so that all its servers have the same. */
function deriveKeys(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32)));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

/** @param contact an https or mailto address that push services can report abuse to */
export function createPushSender(secret: string, contact: string): PushSender {
  const keys = deriveKeys(secret);
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject: contact, ...keys },
          TTL: dayS,
          timeout: timeoutMs,
        });
        return true;
      } catch (error) {
        if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode)) return false;
        throw error;
      }
    },
  };
}
