import { EmptyState, LinkButton, Page } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';

/** Replaces a screen of a module that the user can't access. */
export function NoAccess({ title }: { title: string }) {
  const messages = useConsoleMessages();
  return (
    <Page title={title}>
      <EmptyState
        kind="no-permission"
        description={messages.states.noAccessHelp}
        action={<LinkButton href={paths.home()}>{messages.common.goHome}</LinkButton>}
      />
    </Page>
  );
}
