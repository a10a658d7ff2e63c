import type { Step } from '@khep/ui';

/** Steps as the kit draws them, with one of them current; numbered from 1. */
export function stepsAt(steps: readonly Pick<Step, 'id' | 'label'>[], current: number): Step[] {
  return steps.map((step, index) => ({
    ...step,
    status: index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'upcoming',
  }));
}
