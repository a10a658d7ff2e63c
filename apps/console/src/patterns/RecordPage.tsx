import type { CallError } from '@khep/api/client';
import { Breadcrumbs, Button, Grid, Inline, LinkButton, Page, Stack, useShortcut } from '@khep/ui';
import type { BreadcrumbItem } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { AsyncContent } from '../data/AsyncContent.tsx';
import { findNeighbours, loadRecordOrder } from './recordOrder.ts';
import type { RecordNeighbours } from './recordOrder.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The call that loads a record, and what to show where there is none. */
export interface RecordCall {
  error: CallError | undefined;
  reload: () => Promise<void>;
  /** "SKU not found" */
  notFound?: string;
  /** The response came, and a list that should have the record doesn't. @default false */
  isMissing?: boolean;
  /** The way to the list: a LinkButton. */
  listLink?: ReactNode;
}

export interface RecordContent {
  title: string;
  badge?: ReactNode;
  description?: ReactNode;
  /** Over the title; the list comes first. */
  breadcrumbs: readonly BreadcrumbItem[];
  /** Buttons at the end of the header; the main one last. */
  actions?: ReactNode;
  /** Sections: Cards. */
  main: ReactNode;
  /** Cards beside the sections. */
  aside?: ReactNode;
}

export interface RecordPageProps<T> {
  /** The kind of record, shown while its name is loading: "Order". */
  kind: string;
  call: RecordCall;
  /** Undefined while it is loading, or missing. */
  record: T | undefined;
  /** Where the record is listed; the first breadcrumb. */
  list: BreadcrumbItem;
  content: (record: T) => RecordContent;
}

/** Previous and next record, also by K and J. */
function Neighbours({ kind, neighbours }: { kind: string; neighbours: RecordNeighbours }) {
  const { previous, next, position, count } = neighbours;
  const name = kind.toLowerCase();
  const go = (to: string | undefined) => {
    if (to !== undefined) navigate(to);
  };
  useShortcut({ keys: 'j', description: `Next ${name}`, group: kind }, () => go(next));
  useShortcut({ keys: 'k', description: `Previous ${name}`, group: kind }, () => go(previous));
  return (
    <Inline gap={4}>
      <Button variant="ghost" size="small" isDisabled={previous === undefined} onPress={() => go(previous)}>
        Previous
      </Button>
      <Button variant="ghost" size="small" isDisabled={next === undefined} onPress={() => go(next)}>
        Next
      </Button>
      {`${position} of ${count}`}
    </Inline>
  );
}

/**
 * A page about one record: its status and actions, sections, and facts beside them. J and K go to the next and the
 * previous record of the list that was open last.
 */
export function RecordPage<T>({ kind, call, record, list, content }: RecordPageProps<T>) {
  const [neighbours] = useState(() => findNeighbours(loadRecordOrder(), window.location.pathname));
  const shown = record === undefined ? undefined : content(record);
  const title = shown?.title ?? kind;
  useDocumentTitle(title);
  const crumbs = <Breadcrumbs items={[...(shown?.breadcrumbs ?? [list, { label: kind }])]} />;
  return (
    <Page
      title={title}
      badge={shown?.badge}
      description={shown?.description}
      breadcrumbs={
        neighbours && neighbours.count > 1 ? (
          <Inline justify="space-between" gap={12}>
            {crumbs}
            <Neighbours kind={kind} neighbours={neighbours} />
          </Inline>
        ) : (
          crumbs
        )
      }
      actions={shown?.actions}
    >
      <AsyncContent
        isLoading={shown === undefined}
        // A record that was loaded stays when a refresh fails.
        error={shown === undefined ? call.error : undefined}
        onRetry={() => void call.reload()}
        notFound={call.notFound ?? `${kind} not found`}
        action={
          call.listLink ?? (list.href !== undefined && <LinkButton href={list.href}>{list.label}</LinkButton>)
        }
      >
        {shown && (
          <Grid columns={shown.aside ? { base: 1, lg: 'aside' } : 1} gap={16} align="start">
            <Stack gap={16}>{shown.main}</Stack>
            {shown.aside && <Stack gap={16}>{shown.aside}</Stack>}
          </Grid>
        )}
      </AsyncContent>
    </Page>
  );
}
