import { Card, EmptyState, Link, Page } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';
import { useCurrentRoute } from '../shell/CurrentRoute.ts';

/** Formats a fragment of the route table as a sentence. */
function sentence(fragment: string): string {
  return `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}.`;
}

/** Placeholder of a screen that isn't available yet, with what it will show. */
export default function ComingSoon() {
  const messages = useConsoleMessages();
  const route = useCurrentRoute();
  if (!route) return null;
  const isInside = route.access === 'private';
  const page = (
    <Page title={route.title}>
      <Card>
        <EmptyState
          title={messages.states.notAvailable}
          description={sentence(route.shows)}
          action={
            <Link href={isInside ? paths.home() : paths.logIn()}>
              {isInside ? messages.common.goHome : messages.common.goToLogIn}
            </Link>
          }
        />
      </Card>
    </Page>
  );
  // The dashboard already has the main landmark.
  return isInside ? page : <main>{page}</main>;
}
