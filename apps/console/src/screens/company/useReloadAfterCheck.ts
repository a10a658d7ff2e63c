import { useInvalidate } from '@khep/api/hooks';
import { useEffect } from 'react';
import { companyCalls } from './companyCalls.ts';

/** While a GSTIN or an account is being checked, its state is loaded again after this time. */
export const pollMs = 3000;

/** Loads what follows from a GSTIN or an account again when its check ends: the effects, and the set-up. */
export function useReloadAfterCheck(isChecking: boolean): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (!isChecking) return undefined;
    return () => void invalidate(...companyCalls);
  }, [isChecking, invalidate]);
}
