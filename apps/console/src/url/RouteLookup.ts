import { createContext, useContext } from 'react';
import type { Module } from '../data/useAccess.ts';

export interface FoundRoute {
  module?: Module;
  /** False while the screen is coming. */
  built: boolean;
}

type Lookup = (path: string) => FoundRoute | undefined;

/** Finds a private screen by its path below the brand. The table of routes imports the screens, so they can't import it. */
export const RouteLookup = createContext<Lookup>(() => undefined);

export function useRouteLookup(): Lookup {
  return useContext(RouteLookup);
}
