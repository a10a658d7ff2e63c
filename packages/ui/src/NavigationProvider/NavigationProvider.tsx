import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to a path of the app without loading the page anew. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Gives every link of the kit the app's own router. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
