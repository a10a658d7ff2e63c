import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClientOnScreen } from './client.ts';
import { isCallKey, isPageKey, isUnder } from './keys.ts';

/**
 * Returns a function that refetches all responses under the given ids: `invalidate('orders',
 * 'home.summary')`.
 */
export function useInvalidate(): (...prefixes: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const { lists } = useClientOnScreen();
  return useCallback(
    async (...prefixes) => {
      const isStale = (call: string) => prefixes.some((prefix) => isUnder(call, prefix));
      // A list with other filters that were used before would show its old pages when they are used again.
      const isOldPage = (key: unknown) => isPageKey(key) && isStale(key[0]);
      await mutate(isOldPage, undefined, { revalidate: false });
      await Promise.all([
        mutate((key: unknown) => isCallKey(key) && isStale(key[0])),
        ...[...lists].filter(({ call }) => isStale(call)).map(({ reload }) => reload()),
      ]);
    },
    [mutate, lists],
  );
}
