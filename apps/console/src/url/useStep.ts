import { useCallback } from 'react';
import { numberParam } from './urlState.ts';
import { useUrlState } from './useUrlState.ts';

/**
 * The step of a form, from 1, kept in the address: the browser's Back and Forward go from step to step, and a reload stays.
 * @param reach the furthest step that may be shown: one further on needs what is asked before it
 */
export function useStep(reach: number): [number, (step: number) => void] {
  const [{ step: asked }, set] = useUrlState({ step: numberParam(1) });
  const step = Math.min(asked, reach);
  const go = useCallback((next: number) => set({ step: next }, { push: next !== step }), [set, step]);
  return [step, go];
}
