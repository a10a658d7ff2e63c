import { Box, Page, Tabs } from '@khep/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAccess } from '../data/useAccess.ts';
import type { Module } from '../data/useAccess.ts';
import { NoAccess } from './NoAccess.tsx';
import { textParam } from '../url/urlState.ts';
import { useUrlState } from '../url/useUrlState.ts';

export interface PageTab {
  /** In the address: `?tab=boxes`. The first tab needs none. */
  id: string;
  label: string;
  /** How many things are in it; none while it is not known. */
  count?: number | undefined;
  /** Left out for users who lack it. @default the module of the page */
  module?: Module;
  /** In the page's header while the tab is open. */
  actions?: ReactNode;
  content: ReactNode;
}

export interface TabsPageProps {
  title: string;
  description?: ReactNode;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** Above the title. */
  breadcrumbs?: ReactNode;
  /** Names the tabs to a screen reader. @default the title */
  label?: string;
  tabs: readonly PageTab[];
}

/** A page of a few views of one subject. The open tab is in the address; each tab's content loads when it is opened. */
export function TabsPage({ title, description, badge, breadcrumbs, label = title, tabs }: TabsPageProps) {
  const { allows } = useAccess();
  const [path, navigate] = useLocation();
  const [{ tab }] = useUrlState({ tab: textParam() });
  const allowed = tabs.filter(({ module }) => module === undefined || allows(module));
  const first = allowed[0];
  const current = allowed.find(({ id }) => id === tab) ?? first;
  if (!first || !current) return <NoAccess title={title} />;
  return (
    <Page
      title={title}
      description={description}
      badge={badge}
      breadcrumbs={breadcrumbs}
      actions={current.actions && <Fragment key={current.id}>{current.actions}</Fragment>}
    >
      <Tabs
        label={label}
        selectedId={current.id}
        onSelectionChange={(next) => {
          // A path alone drops the filters of the tab before.
          if (next !== current.id)
            navigate(next === first.id ? path : `${path}?tab=${encodeURIComponent(next)}`);
        }}
        items={allowed.map(({ id, label: name, count, content }) => ({
          id,
          label: name,
          count,
          content: <Box paddingBlock={16}>{content}</Box>,
        }))}
      />
    </Page>
  );
}
