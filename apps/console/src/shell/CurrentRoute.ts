import { createContext, useContext } from 'react';
import type { AppRoute } from '../routes.ts';

/** The current route. */
export const CurrentRoute = createContext<AppRoute | undefined>(undefined);

/** The current route, for the placeholder of screens that aren't available yet. */
export function useCurrentRoute(): AppRoute | undefined {
  return useContext(CurrentRoute);
}
