import { Secret, TOTP } from 'otpauth';

/** The owner that a user's secret is bound to. */
export const twoStepSecretOwner = (brand_id: string, user_id: string): string =>
  `${brand_id}/two-step/${user_id}`;

// Settings that every authenticator app supports; some silently ignore other values.
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of 30 s before and after now, for phones whose clock is off. */
const clockTolerance = 1;

/** Creates a secret of 160 bits, in Base32. */
export function newTwoStepSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function twoStepUri(secret: string, account: string): string {
  return new TOTP({ ...settings, issuer: 'Khep', label: account, secret }).toString();
}

/** The code of a moment, for tests. */
export function twoStepCodeAt(secret: string, at: Date): string {
  return new TOTP({ ...settings, secret }).generate({ timestamp: at.getTime() });
}

/**
 * Returns the counter of a code that is valid now and newer than the last one that was used; undefined otherwise. Save the
 * counter: each code counts once.
 */
export function matchTwoStepCode(
  secret: string,
  code: string,
  { now, lastCounter }: { now: Date; lastCounter: number },
): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...settings, secret }).validate({ token, timestamp, window: clockTolerance });
  if (delta === null) return undefined;
  const counter = TOTP.counter({ period: settings.period, timestamp }) + delta;
  return counter > lastCounter ? counter : undefined;
}
