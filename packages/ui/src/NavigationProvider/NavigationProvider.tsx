import { createContext, useContext, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Goes to a path of the app without loading the page anew. */
  navigate: (path: string) => void;
  children: ReactNode;
}

const Navigate = createContext<(path: string) => void>((path) => window.location.assign(path));

/** Goes to a path as a link of the kit would, for what is not a link: the choice in a palette. */
export function useNavigate(): (path: string) => void {
  return useContext(Navigate);
}

/** Gives every link of the kit the app's own router. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <Navigate value={navigate}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </Navigate>
  );
}
