import { describe, expect, test } from 'vitest';
import { createPushSender, parsePushTarget } from './webPush.ts';

const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
const target = (endpoint: string) => parsePushTarget(JSON.stringify({ endpoint, keys }));

describe('push targets', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('accepts %s', (endpoint) => {
    expect(target(endpoint)).toEqual({ endpoint, ...keys });
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://localhost/abc',
    'https://169.254.169.254/abc',
    'https://notify.windows.com.evil.example/abc',
    'https://evilpush.apple.com.example/abc',
    'not a URL',
  ])('rejects %s', (endpoint) => {
    expect(target(endpoint)).toBeUndefined();
  });

  test('rejects text that is no subscription', () => {
    for (const text of ['', 'null', '[]', '{"endpoint":"https://fcm.googleapis.com/x"}', '{'])
      expect(parsePushTarget(text)).toBeUndefined();
  });
});

test('all servers of an installation have the same key, another has another', () => {
  const keyOf = (secret: string) => createPushSender(secret, 'mailto:a@example.in').publicKey;
  expect(keyOf('a'.repeat(32))).toBe(keyOf('a'.repeat(32)));
  expect(keyOf('a'.repeat(32))).not.toBe(keyOf('b'.repeat(32)));
  // An uncompressed point of P-256.
  expect(Buffer.from(keyOf('a'.repeat(32)), 'base64url')).toHaveLength(65);
});
