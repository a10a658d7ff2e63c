import type { PricedParcel } from '@khep/api';
import { startComparison } from '@khep/domain/rating';
import type { CardComparison, RateCard } from '@khep/domain/rating';
import { useEffect, useState } from 'react';

/** Milliseconds of work before the page gets its turn. */
const slice = 8;
/** After the last key. */
const delay = 250;

/** Prices parcels under two cards while the page stays responsive. Undefined until the first result. */
export function useCardComparison(
  before: RateCard | undefined,
  after: RateCard,
  parcels: readonly PricedParcel[] | undefined,
): CardComparison | undefined {
  const [result, setResult] = useState<CardComparison>();
  useEffect(() => {
    if (!before || !parcels) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const run = startComparison(before, after);
    let at = 0;
    const step = () => {
      const until = performance.now() + slice;
      while (at < parcels.length && performance.now() < until) {
        const { awb: id, collect_paise: collect, ...parcel } = parcels[at]!;
        run.add({ ...parcel, id, collect });
        at += 1;
      }
      if (at < parcels.length) timer = setTimeout(step);
      else setResult(run.result());
    };
    timer = setTimeout(step, delay);
    return () => clearTimeout(timer);
  }, [before, after, parcels]);
  return result;
}
