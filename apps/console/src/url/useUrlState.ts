import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { parseUrl, writeUrl } from './urlState.ts';
import type { UrlValues } from './urlState.ts';

/** Changes some values. Replaces the history entry, or adds one with `{ push: true }`. */
export type SetUrl<P> = (patch: Partial<UrlValues<P>>, options?: { push?: boolean }) => void;

/** State in the query string: it is kept on reload, in shared links and by the back button. */
export function useUrlState<P extends Record<string, object>>(params: P): [UrlValues<P>, SetUrl<P>] {
  const search = useSearch();
  // Screens write the parameters inline; the first value is used.
  const [fixed] = useState(params);
  const values = useMemo(() => parseUrl(fixed, search), [fixed, search]);
  const set = useCallback<SetUrl<P>>(
    (patch, options) => {
      // The current address, so that two changes in one event are both applied.
      const query = writeUrl(fixed, window.location.search, patch);
      const next = window.location.pathname + (query === '' ? '' : `?${query}`);
      navigate(next, { replace: options?.push !== true });
    },
    [fixed],
  );
  return [values, set];
}
