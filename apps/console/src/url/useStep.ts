import { useCallback } from 'react';
import { numberParam } from './urlState.ts';
import { useUrlState } from './useUrlState.ts';

/**
 * The step of a form, from 1, in the URL: Back and Forward move between steps, and a reload keeps the step.
 * @param reach the last step that may be shown; later steps need its input
 */
export function useStep(reach: number): [number, (step: number) => void] {
  const [{ step: asked }, set] = useUrlState({ step: numberParam(1) });
  const step = Math.min(asked, reach);
  const go = useCallback((next: number) => set({ step: next }, { push: next !== step }), [set, step]);
  return [step, go];
}
