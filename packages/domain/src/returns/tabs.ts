import { isReverseEnded, reverseStates } from './states.ts';
import type { ReverseState } from './states.ts';

export const returnTabs = [
  'request',
  'new',
  'ready-to-ship',
  'pickup',
  'in-transit',
  'return-received',
  'all',
] as const;
export type ReturnTab = (typeof returnTabs)[number];

export const returnTabLabels: Record<ReturnTab, string> = {
  request: 'Requests',
  new: 'New',
  'ready-to-ship': 'Ready to ship',
  pickup: 'Pickup',
  'in-transit': 'In transit',
  'return-received': 'Return received',
  all: 'All',
};

/** Filter of a tab's list. `is_booked` distinguishes approved returns with an AWB from those without one. */
export interface TabFilter {
  states: readonly ReverseState[];
  is_booked?: boolean;
}

/** Buyers' returns pass all tabs; an RTO enters at `in-transit`. */
export const returnTabFilters: Record<ReturnTab, TabFilter> = {
  request: { states: ['REQUESTED'] },
  new: { states: ['APPROVED'], is_booked: false },
  'ready-to-ship': { states: ['APPROVED'], is_booked: true },
  pickup: { states: ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'PICKUP_FAILED', 'QC_FAILED'] },
  'in-transit': { states: ['PICKED_UP', 'IN_TRANSIT', 'LOST'] },
  'return-received': { states: ['DTO_DELIVERED', 'QC_PASSED', 'QC_REJECTED'] },
  all: { states: reverseStates },
};

/** Returns the tab of a return, other than `all`; undefined once it is closed. */
export function returnTabOf({
  state,
  is_booked,
}: {
  state: ReverseState;
  is_booked: boolean;
}): ReturnTab | undefined {
  if (isReverseEnded(state)) return undefined;
  return returnTabs.find((tab) => {
    const { states, is_booked: wanted = is_booked } = returnTabFilters[tab];
    return tab !== 'all' && states.includes(state) && wanted === is_booked;
  });
}
