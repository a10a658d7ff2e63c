import { Card, EmptyState, Link, Page } from '@khep/ui';
import { paths } from '../paths.ts';
import { useCurrentRoute } from '../shell/CurrentRoute.ts';

/** Capital first, full stop last: the table of routes holds fragments. */
function sentence(fragment: string): string {
  return `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}.`;
}

/** Stands in for a screen that is not built yet, and says what will be there. */
export default function ComingSoon() {
  const route = useCurrentRoute();
  if (!route) return null;
  const isInside = route.access === 'private';
  const page = (
    <Page title={route.title}>
      <Card>
        <EmptyState
          title="This screen is not built yet"
          description={sentence(route.shows)}
          action={
            <Link href={isInside ? paths.home() : paths.logIn()}>
              {isInside ? 'Go to Home' : 'Go to the start'}
            </Link>
          }
        />
      </Card>
    </Page>
  );
  // The dashboard has the main landmark already.
  return isInside ? page : <main>{page}</main>;
}
