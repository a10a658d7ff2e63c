import type { ListEndpoint } from '@khep/api';
import { Page } from '@khep/ui';
import type { PageProps } from '@khep/ui';
import { ListView } from './ListView.tsx';
import type { ListViewProps } from './ListView.tsx';

export type ListPageProps<E extends ListEndpoint> = ListViewProps<E> &
  Pick<PageProps, 'title' | 'description' | 'actions' | 'breadcrumbs'>;

/** A screen that is a list: its title and actions, and all that `list` declares. */
export function ListPage<E extends ListEndpoint>(props: ListPageProps<E>) {
  const { title, description, actions, breadcrumbs, ...view } = props;
  return (
    <Page title={title} description={description} actions={actions} breadcrumbs={breadcrumbs}>
      <ListView {...view} />
    </Page>
  );
}
