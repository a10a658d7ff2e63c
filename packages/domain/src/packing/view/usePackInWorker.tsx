import { useEffect, useState } from 'react';
import { packInWorker } from '../worker/packInWorker.ts';
import type { PackingJob } from '../worker/packingMessages.ts';
import type { Packing } from '../model/types.ts';

/**
 * Packs in a worker, for a preview while typing. A new request cancels the previous one; the last result
 * stays until the next.
 * @param question undefined: no request
 * @returns undefined until the first result, and if the browser has no workers
 */
export function usePackInWorker(question: PackingJob | undefined): Packing | undefined {
  const [packing, setPacking] = useState<Packing>();
  // Requests are compared by value.
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const { items, boxes, options } = JSON.parse(asked) as PackingJob;
    const stop = new AbortController();
    packInWorker(items, boxes, options, { signal: stop.signal }).then(setPacking, () => {
      if (!stop.signal.aborted) setPacking(undefined);
    });
    return () => stop.abort();
  }, [asked]);
  return asked === undefined ? undefined : packing;
}
