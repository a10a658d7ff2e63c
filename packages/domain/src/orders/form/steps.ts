import type { FieldErrors } from '../validate.ts';
/** Error messages by dotted field path. */

export const orderSteps = [
  { id: 'buyer', label: 'Buyer' },
  { id: 'products', label: 'Products and payment' },
  { id: 'packaging', label: 'Packaging and review' },
] as const;

/** The current step, from 1, and the completed steps. */
export interface StepState {
  current: 1 | 2 | 3;
  completed: readonly number[];
}

export const firstStep: StepState = { current: 1, completed: [] };

export type StepAction = { type: 'complete' } | { type: 'go'; step: 1 | 2 | 3 } | { type: 'reset' };

/** Completing a step below 3 moves to the next; a reset returns to step 1. */
export function stepReducer(state: StepState, event: StepAction): StepState {
  switch (event.type) {
    case 'reset':
      return firstStep;
    case 'go': {
      // Only over completed steps.
      const isOpen =
        event.step < state.current ||
        state.completed.includes(event.step) ||
        state.completed.includes(event.step - 1);
      return isOpen ? { ...state, current: event.step } : state;
    }
    default: {
      const completed = state.completed.includes(state.current)
        ? state.completed
        : [...state.completed, state.current];
      return { completed, current: state.current < 3 ? ((state.current + 1) as 2 | 3) : 3 };
    }
  }
}

/** Returns the step that shows a field, by its dotted path. */
export function fieldStep(path: string): 1 | 2 | 3 {
  if (path.startsWith('buyer_details') || path.startsWith('billing_details') || path.startsWith('is_billing'))
    return 1;
  if (path.startsWith('order_details')) return 2;
  return 3;
}

export function stepErrors(errors: FieldErrors, step: 1 | 2 | 3): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => fieldStep(path) === step));
}
