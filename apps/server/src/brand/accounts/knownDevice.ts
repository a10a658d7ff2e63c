import { createHmac, randomBytes } from 'node:crypto';
import { secureCompare } from '../../base/secureCompare.ts';
import type { Services } from '../../start/services.ts';

interface DeviceLogin {
  login_id: string;
  password_hash: string;
}

const cookieName = 'khep_device';
const maxAgeSeconds = 180 * 86_400;

/** Depends on the password: a new one makes every device unknown. */
function signDevice({ config }: Pick<Services, 'config'>, login: DeviceLogin, id: string): string {
  return createHmac('sha256', config.KHEP_SECRET ?? '')
    .update(`device\n${login.login_id}\n${login.password_hash}\n${id}`)
    .digest('base64url');
}

/** Returns the id of the device if it has logged in to this account before. */
export function findKnownDevice(
  services: Pick<Services, 'config'>,
  login: DeviceLogin,
  cookies: string | null,
): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`).exec(cookies ?? '');
  const [, id = '', signature = ''] = value ?? [];
  return id !== '' && secureCompare(signature, signDevice(services, login, id)) ? id : undefined;
}

/** Returns the cookie that makes a device known to an account. Only the log-in receives it. */
export function deviceCookie(services: Pick<Services, 'config'>, login: DeviceLogin, known?: string): string {
  const id = known ?? randomBytes(16).toString('base64url');
  const secure = services.config.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${id}.${signDevice(services, login, id)}; Path=/api; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
