import { Loader } from '@khep/ui';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useParams } from 'wouter';
import { useAccess } from '../data/useAccess.ts';
import { hasFloorAccess, rememberFloorAccess } from '../offline/floorAccess.ts';
import { paths } from '../paths.ts';
import { patternInBrand, privateRouteAt, privateRoutes } from '../routes.ts';
import type { AppRoute } from '../routes.ts';
import { NoAccess } from '../patterns/NoAccess.tsx';
import { ComingSoon } from '../screens/ComingSoon.tsx';
import { RouteLookup } from '../url/RouteLookup.ts';
import { useSession } from '../session.ts';
import { FocusOnNavigate } from './FocusOnNavigate.tsx';
import { Dashboard } from './Dashboard.tsx';
import { ErrorBoundary } from '../patterns/ErrorBoundary.tsx';
import { ModuleRoot } from './ModuleRoot.tsx';
import { saveLoginRedirect } from '../data/loginRedirect.ts';

const securityPath = '/brand/{brand_id}/security';

/** A screen of a module, if the user has access. No request of the screen is sent before access is known, now or from before. */
function PrivateScreen({ route }: { route: AppRoute }) {
  const [pathname] = useLocation();
  const { isLoading, user, allows, needsTwoStep } = useAccess();
  const { module = 'home', alsoFor = [], title, shows, screen: Screen } = route;
  useEffect(() => {
    if (user) rememberFloorAccess(allows('pick and pack') && !needsTwoStep);
  }, [user, allows, needsTwoStep]);
  if (isLoading && module !== 'home' && !hasFloorAccess(module)) return <Loader />;
  // Until it is set up, the server rejects everything else.
  if (needsTwoStep && route.path !== securityPath) return <Redirect to={`~${paths.security()}`} replace />;
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Loader />}>
        {![module, ...alsoFor].some((one) => allows(one)) ? (
          <NoAccess title={title} />
        ) : Screen ? (
          // Another order is another screen: input for one must not remain for the next.
          <Screen key={pathname} />
        ) : (
          <ComingSoon title={title} shows={shows} />
        )}
        <FocusOnNavigate title={title} pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
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
    <RouteLookup value={privateRouteAt}>
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
    </RouteLookup>
  );
}
