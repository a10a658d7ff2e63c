const key = 'khep-destination';

/** Saves the private address that required a log-in, for this tab only. */
export function saveLoginRedirect(): void {
  const { pathname, search } = window.location;
  if (pathname.startsWith('/brand/')) sessionStorage.setItem(key, pathname + search);
}

/** Returns the saved address once. The guard replaces the brand's id in it. */
export function consumeLoginRedirect(): string | undefined {
  const destination = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return destination;
}
