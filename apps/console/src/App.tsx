import { ClientProvider } from '@khep/api/hooks';
import { Loader, NavigationProvider, ToastRegion } from '@khep/ui';
import { Suspense } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { client } from './data/client.ts';
import { guardedNavigate } from './forms/leaveGuard.ts';
import { pattern, publicRoutes } from './routes.ts';
import type { AppRoute } from './routes.ts';
import { NotFound } from './screens/NotFound.tsx';
import { useSession } from './session.ts';
import { FocusOnNavigate } from './shell/FocusOnNavigate.tsx';
import { ErrorBoundary } from './patterns/ErrorBoundary.tsx';
import { PrivateArea } from './shell/PrivateArea.tsx';

function PublicScreen({ route }: { route: AppRoute }) {
  const [pathname] = useLocation();
  const { screen: Screen = NotFound, title } = route;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loader size="page" />}>
        <Screen />
        <FocusOnNavigate title={title} pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The app: one table of routes. Public routes are bare, private ones are inside the dashboard. */
export function App() {
  const { token, brand_id } = useSession();
  const isSignedIn = token !== '' && brand_id !== '';
  return (
    <NavigationProvider navigate={guardedNavigate}>
      {/* Another person's answers must not flash up after signing in: each session has its own cache. */}
      <SWRConfig
        key={token}
        value={{ provider: () => new Map(), revalidateOnFocus: true, dedupingInterval: 2000 }}
      >
        <ClientProvider client={client}>
          <Switch>
            <Route path="/brand/:brand_id" nest>
              <PrivateArea />
            </Route>
            {publicRoutes.map((route) => (
              <Route key={route.path} path={pattern(route)}>
                {route.path === '/' && isSignedIn ? (
                  <Redirect to={`/brand/${encodeURIComponent(brand_id)}/`} replace />
                ) : (
                  <PublicScreen route={route} />
                )}
              </Route>
            ))}
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </ClientProvider>
      </SWRConfig>
      <ToastRegion />
    </NavigationProvider>
  );
}
