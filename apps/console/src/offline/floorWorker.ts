import { paths } from '../paths.ts';

/** Begins the names of the worker's caches: worker/floorWorker.ts. */
const cachePrefix = 'khep-floor ';
const screens = 'pick-pack/';

/** The file name of the entry script, which names the build; undefined in development. */
function buildOfPage(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return entry?.getAttribute('src')?.split('/').at(-1);
}

/** The pick and pack screens of the current brand. */
const currentScope = (): string => paths.pick().replace(/[^/]*$/, '');

let isLocked = false;

/**
 * Lets the pick and pack screens of the current brand open without a network: installs their service worker, once the
 * screen is drawn. Where a browser has none, or the page isn't built, nothing changes.
 */
export function startFloorWorker(): void {
  const build = buildOfPage();
  const scope = currentScope();
  if (!('serviceWorker' in navigator) || build === undefined) return;
  // For as long as this tab lives, its build's files stay: the lock says so to the worker of a newer one.
  if ('locks' in navigator && !isLocked)
    void navigator.locks.request(`khep-build ${build}`, { mode: 'shared' }, () => new Promise(() => {}));
  isLocked = true;
  const register = async () => {
    if (currentScope() !== scope) return;
    try {
      const registration = await navigator.serviceWorker.register('/floor-worker.js', {
        scope,
        updateViaCache: 'none',
      });
      registration.active?.postMessage('began');
      // The person logged out in the meantime.
      if (currentScope() !== scope) await removeFloorWorkers();
    } catch {
      // Without a network, with storage full or refused: the screens work as before, and the next visit tries again.
    }
  };
  if ('requestIdleCallback' in window) requestIdleCallback(() => void register(), { timeout: 5000 });
  else setTimeout(() => void register(), 1000);
}

/** Removes the workers and what they store, of all brands: after a log-out no screen opens from this device. */
export async function removeFloorWorkers(): Promise<void> {
  if ('serviceWorker' in navigator)
    for (const registration of await navigator.serviceWorker.getRegistrations())
      if (new URL(registration.scope).pathname.endsWith(screens)) await registration.unregister();
  if ('caches' in window)
    for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
}
