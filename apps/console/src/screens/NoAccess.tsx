import { EmptyState, LinkButton, Page } from '@khep/ui';
import { paths } from '../paths.ts';

/** In place of a screen of a module that the user has not been given. */
export function NoAccess({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        kind="no-permission"
        description="Ask an owner of the brand to give it to you, under Settings, Users."
        action={<LinkButton href={paths.home()}>Go to the home screen</LinkButton>}
      />
    </Page>
  );
}
