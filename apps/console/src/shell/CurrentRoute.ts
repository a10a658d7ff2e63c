import { createContext, useContext } from 'react';
import type { AppRoute } from '../routes.ts';

/** The route that is on screen. */
export const CurrentRoute = createContext<AppRoute | undefined>(undefined);

/** The route that is on screen, for the page that says what is coming there. */
export function useCurrentRoute(): AppRoute | undefined {
  return useContext(CurrentRoute);
}
