import { Card, EmptyState, Link, Page } from '@khep/ui';
import { useConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { paths } from '../paths.ts';

/** Formats a fragment of the route table as a sentence. */
function sentence(fragment: string): string {
  return `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}.`;
}

interface ComingSoonProps {
  title: string;
  /** Planned content of the screen. */
  shows: string;
}

/** Placeholder of a private screen that isn't available yet. */
export function ComingSoon({ title, shows }: ComingSoonProps) {
  const messages = useConsoleMessages();
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          title={messages.states.notAvailable}
          description={sentence(shows)}
          action={<Link href={paths.home()}>{messages.common.goHome}</Link>}
        />
      </Card>
    </Page>
  );
}
