import { CourierUnavailable } from './port.ts';

/** Tries a call that needs the credentials. @param rejected a sentence for the user, if the courier refuses them */
export async function checkLogin(
  attempt: () => Promise<unknown>,
  rejected: string,
): Promise<{ ok: boolean; reason: string }> {
  try {
    await attempt();
    return { ok: true, reason: '' };
  } catch (error) {
    if (error instanceof CourierUnavailable && (error.status === 401 || error.status === 403))
      return { ok: false, reason: rejected };
    throw error;
  }
}
