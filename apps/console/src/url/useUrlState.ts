import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { parseUrl, writeUrl } from './urlState.ts';
import type { UrlValues } from './urlState.ts';

/** Changes some values. Typing replaces the entry in the history; choosing adds one with `{ push: true }`. */
export type SetUrl<P> = (patch: Partial<UrlValues<P>>, options?: { push?: boolean }) => void;

/** State kept in the query string: it survives a reload, a shared link and the back button. */
export function useUrlState<P extends Record<string, object>>(params: P): [UrlValues<P>, SetUrl<P>] {
  const search = useSearch();
  // The set of parameters is written inline by screens: its first value is the one that counts.
  const [fixed] = useState(params);
  const values = useMemo(() => parseUrl(fixed, search), [fixed, search]);
  const set = useCallback<SetUrl<P>>(
    (patch, options) => {
      // The address as it is now, so that two changes in one event both land.
      const query = writeUrl(fixed, window.location.search, patch);
      const next = window.location.pathname + (query === '' ? '' : `?${query}`);
      navigate(next, { replace: options?.push !== true });
    },
    [fixed],
  );
  return [values, set];
}
