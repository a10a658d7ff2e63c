import { getSession } from '../session.ts';

/** As many as a list of jobs can have; older ones are no longer listed. */
const most = 200;
const storageKey = () => `khep-dismissed-jobs:${getSession().brand_id}`;

/** Jobs that this person dismissed on this device. */
export function readDismissed(): ReadonlySet<string> {
  try {
    const stored = localStorage.getItem(storageKey());
    return new Set(stored === null ? [] : (JSON.parse(stored) as string[]));
  } catch {
    return new Set();
  }
}

export function saveDismissed(ids: ReadonlySet<string>): void {
  localStorage.setItem(storageKey(), JSON.stringify([...ids].slice(-most)));
}
