import { EmptyState, Link, Page } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';
import { useDocumentTitle } from '../patterns/useDocumentTitle.ts';

export interface NotFoundProps {
  /** Inside the dashboard, which already has the main landmark. */
  isInside?: boolean;
}

/** The page for an unknown address. */
export function NotFound({ isInside = false }: NotFoundProps) {
  const messages = useConsoleMessages();
  useDocumentTitle(messages.states.pageNotFound);
  const page = (
    <Page title={messages.states.pageNotFound}>
      <EmptyState
        title={messages.states.pageMissing}
        description={messages.states.pageMissingHelp}
        action={
          <Link href={isInside ? paths.home() : paths.logIn()}>
            {isInside ? messages.common.goHome : messages.common.goToLogIn}
          </Link>
        }
      />
    </Page>
  );
  return isInside ? page : <main>{page}</main>;
}
