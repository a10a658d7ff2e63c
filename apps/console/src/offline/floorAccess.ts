import type { Module } from '../data/useAccess.ts';
import { getSession } from '../session.ts';

/** Deleted with the session. */
const key = 'khep-floor-access';

const person = (): string => {
  const { brand_id, email } = getSession();
  return `${brand_id} ${email}`;
};

/**
 * Remembers on this device whether the current person may pick and pack, so that these screens open before the server
 * answers, or without it. The server still rejects what isn't allowed any more.
 */
export function rememberFloorAccess(isAllowed: boolean): void {
  if (isAllowed) localStorage.setItem(key, person());
  else localStorage.removeItem(key);
}

/** Whether the module is the floor's, and the current person could open it when they were last online. */
export const hasFloorAccess = (module: Module): boolean =>
  module === 'pick and pack' && localStorage.getItem(key) === person();
