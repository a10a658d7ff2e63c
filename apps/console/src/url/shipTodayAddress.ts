import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

/** In the query of any screen: `?ship-today=plan`, or the id of a run. */
const param = 'ship-today';
const planValue = 'plan';

function go(value: string | undefined, isNewEntry: boolean): void {
  const query = new URLSearchParams(window.location.search);
  if (value === undefined) query.delete(param);
  else query.set(param, value);
  const text = query.toString();
  navigate(`${window.location.pathname}${text === '' ? '' : `?${text}`}`, { replace: !isNewEntry });
}

export const openShipToday = (): void => go(planValue, true);
/** @param runId its job */
export const openShipTodayRun = (runId: string): void => go(runId, true);

export interface ShipTodayAddress {
  isOpen: boolean;
  /** The run that is shown; undefined for the plan. */
  runId: string | undefined;
  close: () => void;
  showPlan: () => void;
  showRun: (runId: string) => void;
}

/** Whether the sheet is open and what it shows: in the address, so that reload, Back and links keep it. */
export function useShipTodayAddress(): ShipTodayAddress {
  const value = new URLSearchParams(useSearch()).get(param);
  const close = useCallback(() => go(undefined, false), []);
  const showPlan = useCallback(() => go(planValue, false), []);
  const showRun = useCallback((runId: string) => go(runId, false), []);
  return {
    isOpen: value !== null,
    runId: value === null || value === planValue || value === '' ? undefined : value,
    close,
    showPlan,
    showRun,
  };
}
