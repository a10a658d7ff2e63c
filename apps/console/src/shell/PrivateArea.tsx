import { Loader } from '@khep/ui';
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useParams } from 'wouter';
import { useAccess } from '../data/useAccess.ts';
import { paths } from '../paths.ts';
import { patternInBrand, privateRoutes } from '../routes.ts';
import type { AppRoute } from '../routes.ts';
import { NoAccess } from '../screens/NoAccess.tsx';
import { useSession } from '../session.ts';
import { FocusOnNavigate } from './FocusOnNavigate.tsx';
import { CurrentRoute } from './CurrentRoute.ts';
import { Dashboard } from './Dashboard.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModuleRoot } from './ModuleRoot.tsx';
import { saveLoginRedirect } from './loginRedirect.ts';

const securityPath = '/brand/{brand_id}/security';

/** A screen of a module, if the user has access. No request of the screen is sent before access is known. */
function PrivateScreen({ route }: { route: AppRoute }) {
  const [pathname] = useLocation();
  const { isLoading, allows, needsTwoStep } = useAccess();
  const { module = 'home', title } = route;
  const Screen = route.screen;
  if (isLoading && module !== 'home') return <Loader />;
  // Until it is set up, the server rejects everything else.
  if (needsTwoStep && route.path !== securityPath) return <Redirect to={`~${paths.security()}`} replace />;
  return (
    <CurrentRoute value={route}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Loader />}>
          {allows(module) ? (
            // Another order is another screen: input for one must not remain for the next.
            <Screen key={pathname} />
          ) : (
            <NoAccess title={title} />
          )}
          <FocusOnNavigate title={title} pathname={pathname} />
        </Suspense>
      </ErrorBoundary>
    </CurrentRoute>
  );
}

/** Everything under /brand/{brand_id}/: requires a session, and the user's own brand. */
export function PrivateArea() {
  const session = useSession();
  const params = useParams<{ brand_id: string }>();
  const [pathname] = useLocation();
  if (session.token === '' || session.brand_id === '') {
    saveLoginRedirect();
    return <Redirect to="~/" replace />;
  }
  if (params.brand_id !== session.brand_id) {
    return (
      <Redirect
        to={`~/brand/${encodeURIComponent(session.brand_id)}${pathname}${window.location.search}`}
        replace
      />
    );
  }
  return (
    <Dashboard>
      <Switch>
        {privateRoutes.map((route) => (
          <Route key={route.path} path={patternInBrand(route)}>
            <PrivateScreen route={route} />
          </Route>
        ))}
        <Route>
          <ModuleRoot />
        </Route>
      </Switch>
    </Dashboard>
  );
}
