/**
 * Opens the pick and pack screens of one brand without a network: their page and its hashed files. It answers nothing else:
 * no API request, no other screen. docs/decisions/0025-serve-the-floor-offline.md says why it is our own code.
 */

/** The build, written before this file by vite/floorWorker.ts. */
declare const build: {
  /** Name of the entry script: its hash changes with every file of the console. */
  version: string;
  /** Addresses of all files that the screens load. */
  files: readonly string[];
};

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
/** `/brand/brd_1/pick-pack/`: caches of one brand are never read for another. */
const scope = new URL(worker.registration.scope).pathname;
const isFloor = /^\/brand\/[^/]+\/pick-pack\/$/.test(scope);
const prefix = `khep-floor ${scope} `;
const cacheName = prefix + build.version;
/** Every screen is the same page, which draws what its address says. */
const page = `${scope}pick`;
const screens = new Set([page, `${scope}pack`]);
/** Requests at once, so that an install leaves room for the picker's own. */
const concurrency = 4;

worker.addEventListener('install', (event) => {
  if (isFloor) event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  // From the first visit on, files that are loaded later (the camera's decoder) come from here.
  event.waitUntil(Promise.all([deleteUnused(), worker.clients.claim()]));
});

// A page tells when it begins: the one before it may have been the last of an older build.
worker.addEventListener('message', (event) => {
  if (event.data === 'began') event.waitUntil(deleteUnused());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!isFloor || request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' ? screens.has(pathname) : pathname.startsWith('/assets/'))
    event.respondWith(respond(request));
});

/** Stores the build. What an older build has is copied: the hash in a name says that it is the same file. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = [...build.files];
  const store = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (await cache.match(file)) continue;
      const stored = await findStored(file);
      await cache.put(file, stored ?? (await load(file)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, store));
  // Last: with the page the build is complete. A page of another build belongs to a deployment that is under way.
  const shell = await load(page, { cache: 'no-store' });
  if (!(await shell.clone().text()).includes(build.version))
    throw new Error(`The page isn't of the build ${build.version}.`);
  await cache.put(page, shell);
  // Safe at once: pages of the older build keep its files, and what was picked isn't here.
  await worker.skipWaiting();
}

async function load(file: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(file, init);
  if (!response.ok || response.redirected) throw new Error(`${file} responded with ${response.status}.`);
  return response;
}

/** The stored response, else the server's. The newest page opens; files of older pages are still found. */
async function respond(request: Request): Promise<Response> {
  if (request.mode === 'navigate') {
    const shell = await (await findCache(cacheName))?.match(page);
    return shell ?? fetch(request);
  }
  return (await findStored(request)) ?? fetch(request);
}

async function findStored(request: Request | string): Promise<Response | undefined> {
  for (const name of await ownCaches()) {
    const found = await (await findCache(name))?.match(request);
    if (found) return found;
  }
  return undefined;
}

/** Opens a cache without creating it: after a log-out there is none. */
const findCache = async (name: string): Promise<Cache | undefined> =>
  (await caches.has(name)) ? caches.open(name) : undefined;

const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Deletes the files of builds that no tab uses: each tab holds a lock with the name of its build. */
async function deleteUnused(): Promise<void> {
  const { held = [] } = await worker.navigator.locks.query();
  const used = new Set(held.map(({ name }) => name));
  for (const name of await ownCaches())
    if (name !== cacheName && !used.has(`khep-build ${name.slice(prefix.length)}`)) await caches.delete(name);
}
