import { Redirect, useLocation } from 'wouter';
import { Loader } from '@khep/ui';
import { useAccess } from '../data/useAccess.ts';
import { firstRouteUnder } from '../routes.ts';
import { NoAccess } from '../patterns/NoAccess.tsx';
import { NotFound } from '../screens/NotFound.tsx';

/** At the root of a module, such as /ndr: goes to its first screen that the user may see. Elsewhere: not found. */
export function ModuleRoot() {
  const [path] = useLocation();
  const { isLoading, allows } = useAccess();
  const first = firstRouteUnder(path, () => true);
  if (!first) return <NotFound isInside />;
  if (isLoading) return <Loader />;
  const allowed = firstRouteUnder(path, allows);
  return allowed ? <Redirect to={allowed.path} replace /> : <NoAccess title={first.title} />;
}
