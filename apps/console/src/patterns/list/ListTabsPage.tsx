import type { ListEndpoint } from '@khep/api';
import { Page, Stack, Tabs } from '@khep/ui';
import type { PageProps } from '@khep/ui';
import type { ReactNode } from 'react';
import type { List } from './defineList.ts';
import { ListView } from './ListView.tsx';
import type { ListViewProps } from './ListView.tsx';

export interface ListTab<Tab extends string> {
  id: Tab;
  label: string;
  /** @default the title of the page */
  title?: string;
  description?: string;
  /** The tab is never counted. */
  hasNoCount?: boolean;
}

export interface ListTabsPageProps<E extends ListEndpoint, Tab extends string>
  extends
    Omit<ListViewProps<E>, 'list' | 'tabCounts'>,
    Partial<Pick<PageProps, 'title' | 'description' | 'actions'>> {
  /** Names the tabs to a screen reader. */
  label: string;
  tabs: readonly ListTab<Tab>[];
  /** The open tab. */
  tab: Tab;
  lists: Readonly<Record<Tab, List<E>>>;
  /** Where a tab leads. */
  href: (tab: Tab) => string;
  /** Rows of each tab; undefined while they load. */
  counts: Readonly<Partial<Record<string, number>>> | undefined;
  /** Between the tabs and the list. */
  above?: ReactNode;
  /** After the list. */
  below?: ReactNode;
}

/** A screen of several lists, each with its own address: their tabs with counts, and the list of the open one. */
export function ListTabsPage<E extends ListEndpoint, Tab extends string>(props: ListTabsPageProps<E, Tab>) {
  const { title, description, actions, label, tabs, tab, lists, href, counts, above, below, ...view } = props;
  const open = tabs.find(({ id }) => id === tab);
  return (
    <Page
      title={title ?? open?.title ?? open?.label ?? ''}
      description={description ?? open?.description}
      actions={actions}
    >
      <Stack gap={16}>
        <Tabs
          label={label}
          selectedId={tab}
          items={tabs.map(({ id, label: name, hasNoCount = false }) => ({
            id,
            label: name,
            href: href(id),
            // A dash, not 0, until the numbers are known.
            ...(!hasNoCount && { count: counts ? (counts[id] ?? 0) : '–' }),
          }))}
        />
        {above}
        <ListView key={tab} list={lists[tab]} {...view} />
        {below}
      </Stack>
    </Page>
  );
}
