const key = 'khep-destination';

/** Keeps the private address that asked for a log-in, for this tab only. */
export function saveLoginRedirect(): void {
  const { pathname, search } = window.location;
  if (pathname.startsWith('/brand/')) sessionStorage.setItem(key, pathname + search);
}

/** The address that asked for the log-in, once; a brand's id in it is put right by the guard. */
export function consumeLoginRedirect(): string | undefined {
  const destination = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return destination;
}
