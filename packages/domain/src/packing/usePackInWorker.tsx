import { useEffect, useState } from 'react';
import { packInWorker } from './packInWorker.ts';
import type { AskedPacking } from './packingMessages.ts';
import type { Packing } from './types.ts';

/**
 * The packing of what is asked at the moment, worked out away from the page's thread: for an answer while somebody
 * still types. Asked something else, it drops the question before; the last answer stays until there is a new one.
 * @param question undefined asks nothing
 * @returns undefined until the first answer, and where the browser has no workers
 */
export function usePackInWorker(question: AskedPacking | undefined): Packing | undefined {
  const [packing, setPacking] = useState<Packing>();
  // A question is plain data: the same one in another object is not asked again.
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === undefined) return undefined;
    const { items, boxes, options } = JSON.parse(asked) as AskedPacking;
    const stop = new AbortController();
    packInWorker(items, boxes, options, { signal: stop.signal }).then(setPacking, () => {
      if (!stop.signal.aborted) setPacking(undefined);
    });
    return () => stop.abort();
  }, [asked]);
  return asked === undefined ? undefined : packing;
}
