import { createContext, useContext, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Navigates within the app without a page load. */
  navigate: (path: string) => void;
  children: ReactNode;
}

const Navigate = createContext<(path: string) => void>((path) => window.location.assign(path));

/** Navigates like a link, for controls that aren't links, such as a command palette. */
export function useNavigate(): (path: string) => void {
  return useContext(Navigate);
}

/** Provides the app's router to all links. */
export function NavigationProvider({ navigate, children }: NavigationProviderProps) {
  return (
    <Navigate value={navigate}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </Navigate>
  );
}
