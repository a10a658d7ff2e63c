import { EmptyState, Link, Page } from '@khep/ui';
import { paths } from '../paths.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

export interface NotFoundProps {
  /** Inside the dashboard, which has the main landmark already. */
  isInside?: boolean;
}

/** An address that no screen has. */
export function NotFound({ isInside = false }: NotFoundProps) {
  useDocumentTitle('Page not found');
  const page = (
    <Page title="Page not found">
      <EmptyState
        title="No screen has this address"
        description="The link may be old, or a letter is missing."
        action={
          <Link href={isInside ? paths.home() : paths.logIn()}>
            {isInside ? 'Go to Home' : 'Go to the start'}
          </Link>
        }
      />
    </Page>
  );
  return isInside ? page : <main>{page}</main>;
}
