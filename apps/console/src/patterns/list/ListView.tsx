import type { ListEndpoint, RequestOf, RowOf } from '@khep/api';
import { useCallInfinite, useClient, useInvalidate } from '@khep/api/hooks';
import type { CalledList } from '@khep/api/hooks';
import { Button, Callout, ColumnPanel, DataGrid, FilterBar, Stack, Tabs, useShortcut } from '@khep/ui';
import type { CellChange, FilterBarProps, MenuItem } from '@khep/ui';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatNumber } from '@khep/domain/money';
import { BulkFailures } from './BulkFailures.tsx';
import type { List } from './defineList.ts';
import { HashTarget } from './HashTarget.tsx';
import { ListBulkBar } from './ListBulkBar.tsx';
import { ActionDialog, RemovalDialog } from './ListDialogs.tsx';
import type { OpenAction } from './ListDialogs.tsx';
import { ListDownload } from './ListDownload.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListPanel, useOpenRecord } from './ListPanel.tsx';
import type { ListPanelInit } from './ListPanel.tsx';
import {
  clearValues,
  dateParam,
  hasDates,
  isNarrowed,
  toKitFilters,
  toKitOptions,
  toListQuery,
  withAllDates,
} from './listFilters.ts';
import type { ListFilter, ListValues } from './listFilters.ts';
import { keyOfRow } from './matchingRows.ts';
import { RowMenu } from './RowMenu.tsx';
import { saveCells } from './saveCells.ts';
import { useFilterOptions } from './useFilterOptions.ts';
import { useIsWide } from '../../data/useMedia.ts';
import { loadErrorText } from '../../data/AsyncContent.tsx';
import { saveRecordOrder } from '../recordOrder.ts';
import { useListBulk } from './useListBulk.ts';
import { toGridSort, useListState } from './useListState.ts';
import { useSelectFromUrl } from './useSelectFromUrl.ts';
import { useListViews } from './useListViews.ts';
import { ListSavedViews } from './ListSavedViews.tsx';

/** Rows that another call has loaded. */
export type ListSource<Row> = Pick<CalledList<Row>, 'rows' | 'error' | 'isLoading' | 'reload'>;

export interface ListViewProps<E extends ListEndpoint> {
  list: List<E>;
  /** Rows of another call, in place of the list's own: a part of a response that several lists share. */
  source?: ListSource<RowOf<E>>;
  /** Rows behind each tab, by the value of its filter; the tab without one is ''. Undefined while they load. */
  tabCounts?: Record<string, number> | undefined;
  /** Rows of every day: a date filter then says how many it hides. */
  countOfAllDates?: number | undefined;
  /** Menu items of a row that need the screen: opening its drawer. They follow those of the list. */
  rowActions?: (row: RowOf<E>) => readonly MenuItem[];
  /** In place of the list's `rowHref`: opens a drawer. */
  onRowAction?: (row: RowOf<E>) => void;
  /** Opens a row beside the list, in place of its own page. */
  panel?: ListPanelInit<RowOf<E>>;
  /** The button of the empty state. */
  emptyAction?: ReactNode;
  /** Called when Enter is pressed in the text filter: opens what was scanned, or returns why nothing was found. */
  onSearch?: FilterBarProps<readonly []>['onSearch'];
}

const noFilters: readonly ListFilter[] = [];
const noMenu: readonly MenuItem[] = [];
const formatCount = (count: number) => formatNumber(count);

/** Moves the focus to the free text over the list. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('[data-component="FilterBar"] input[type="search"]')?.focus();
}

/** The list itself: tabs, filters, grid and bulk bar. For a whole screen, use ListPage. */
export function ListView<E extends ListEndpoint>(props: ListViewProps<E>) {
  const { list, source, tabCounts, countOfAllDates, emptyAction, panel } = props;
  const [, navigate] = useLocation();
  const search = useSearch();
  const filters: readonly ListFilter[] = list.filters ?? noFilters;
  const options = useFilterOptions(filters);
  const kit = useMemo(() => toKitFilters(filters, options, search), [filters, options, search]);
  const state = useListState(filters, kit, list.defaultSort);
  const { values, sort } = state;
  const tabParam = list.tabs?.filter;
  const tab = ((tabParam && values[tabParam]) as string | undefined) ?? '';
  const query = useMemo(
    () =>
      ({
        ...(list.query as object | undefined),
        ...toListQuery(filters, values),
        ...(sort && { sort }),
      }) as RequestOf<E>['query'],
    [list, filters, values, sort],
  );
  const loaded = useCallInfinite<E>(
    list.endpoint,
    source
      ? null
      : ({
          params: list.params,
          query: { page_size: 50, ...(query as object | undefined) },
        } as unknown as RequestOf<E>),
    { refreshInterval: (list.refreshSeconds ?? 0) * 1000 },
  );
  const { rows, error, isLoading } = source ?? loaded;
  const total = source ? rows.length : loaded.total;
  const reload = () => void (source ?? loaded).reload();
  const bulk = useListBulk(list, query, rows);
  useSelectFromUrl(bulk.selectMatching);
  const [open, setOpen] = useState<OpenAction<RowOf<E>>>();
  const [removing, setRemoving] = useState<RowOf<E>>();

  const client = useClient();
  const invalidate = useInvalidate();
  const { edit } = list;
  const onEdit =
    edit &&
    (async (changes: readonly CellChange<RowOf<E>>[]) => {
      const problems = await saveCells(edit, client, changes);
      await invalidate(...edit.invalidates);
      return problems;
    });

  const { removal, rowActions: ownActions } = list;
  const screenActions = props.rowActions;
  const columns = useMemo(() => {
    if (!ownActions && !screenActions && !removal) return list.columns;
    const menuOf = (row: RowOf<E>): readonly MenuItem[] => [
      ...(ownActions?.(row) ?? noMenu),
      ...(screenActions?.(row) ?? noMenu),
      ...(removal
        ? [{ id: 'delete', label: 'Delete', tone: 'critical' as const, onAction: () => setRemoving(row) }]
        : noMenu),
    ];
    const isPlaceFree = !list.columns.some(({ priority }) => priority === 4);
    const menu = {
      id: 'actions',
      header: 'Actions',
      width: 84,
      grow: 0,
      align: 'end' as const,
      ...(isPlaceFree && { priority: 4 as const }),
      cell: (row: RowOf<E>) => <RowMenu label={`Actions for ${list.rowLabel(row)}`} items={menuOf(row)} />,
    };
    return [...list.columns, menu];
  }, [list, ownActions, screenActions, removal]);

  useShortcut(
    { keys: '/', description: 'Search the list', group: 'List', isDisabled: list.searchLabel === undefined },
    focusSearch,
  );
  const isEnabled = list.isEmbedded !== true;
  const { rowHref } = list;
  useEffect(() => {
    if (isEnabled && rowHref) saveRecordOrder(rows.map(rowHref));
  }, [isEnabled, rowHref, rows]);
  const views = useListViews({
    list: list.id,
    columns,
    filters,
    kit,
    state,
    defaultSort: list.defaultSort,
    isEnabled,
  });

  const keyOf = (row: RowOf<E>) => keyOfRow(list, row);
  const record = useOpenRecord(panel ? rows.map(keyOf) : [], panel?.opensFirst);
  const isWide = useIsWide();
  const openHere = panel && ((row: RowOf<E>) => record.open(keyOf(row)));
  const {
    onRowAction = openHere ?? (list.rowHref && ((row: RowOf<E>) => navigate(`~${list.rowHref?.(row)}`))),
  } = props;
  const isForbidden = error?.status === 403;
  const hasBar = isEnabled || filters.length > 0 || list.searchLabel !== undefined;
  const clear = () => state.setValues(clearValues(filters, values, tabParam ? [tabParam] : []));
  const showAllDates = () => state.setValues(withAllDates(filters, values));
  const narrowed = isNarrowed(filters, values, tabParam ? [tabParam] : []);
  const hidden =
    hasDates(values) && total !== undefined && !isNarrowed(filters, values, [dateParam, tabParam ?? ''])
      ? (countOfAllDates ?? tabCounts?.[tab] ?? 0) - total
      : 0;
  const { running, done, failed } = bulk.counts;
  const hasResults = running + done + failed > 0;
  const gridSort = toGridSort(sort);

  const inPanel = (grid: ReactNode) =>
    panel ? (
      <ListPanel
        {...record}
        panel={panel}
        rows={rows}
        keyOf={keyOf}
        selection={bulk.selection}
        noun={list.noun[0]}
      >
        {grid}
      </ListPanel>
    ) : (
      grid
    );

  return (
    <HashTarget id={list.id}>
      <Stack gap={16}>
        {list.tabs && <ListTabs list={list} values={values} counts={tabCounts} onChange={state.setValues} />}
        {hasBar && (
          <FilterBar
            label={`Filter ${list.noun[1]}`}
            searchLabel={list.searchLabel}
            onSearch={props.onSearch}
            filters={kit.filter(({ id }) => id !== tabParam)}
            values={values}
            onChange={(next) => state.setValues(tabParam ? { ...next, [tabParam]: values[tabParam] } : next)}
            problems={state.problems}
            {...(isEnabled && {
              actions: (
                <>
                  <ListSavedViews savedViews={views.savedViews} conflict={views.conflict} />
                  <ColumnPanel columns={columns} view={views.view} onViewChange={views.onViewChange} />
                  {list.download && (
                    <ListDownload list={list} query={query} rows={rows} isLoaded={source !== undefined} />
                  )}
                </>
              ),
            })}
          />
        )}
        {hidden > 0 && rows.length > 0 && (
          <Callout
            actions={
              <Button size="small" onPress={showAllDates}>
                Show all dates
              </Button>
            }
          >
            {`${formatCount(hidden)} ${list.noun[hidden === 1 ? 0 : 1]} of other dates ${hidden === 1 ? 'is' : 'are'} hidden.`}
          </Callout>
        )}
        <BulkFailures
          label={bulk.ranAs}
          results={bulk.results}
          counts={bulk.counts}
          nameOf={(key) => {
            const row = bulk.rowOf(key);
            return row === undefined ? key : list.rowLabel(row);
          }}
        />
        {inPanel(
          <DataGrid
            label={list.label}
            rows={rows}
            rowKey={keyOf}
            rowLabel={list.rowLabel}
            columns={columns}
            listKey={JSON.stringify(query)}
            hasRowKeys={isEnabled && record.openId === undefined}
            lines={list.columns.every((column) => column.lines === 1) ? 1 : 2}
            openRowKey={panel && record.openId}
            isDense={panel !== undefined && isWide}
            {...(list.actions && { selection: bulk.selection })}
            {...(hasResults && { results: bulk.results })}
            {...(onRowAction && { onRowAction })}
            {...(onEdit && { onEdit })}
            {...(list.detail && { renderDetail: list.detail })}
            commandKeys={`${record.openId === undefined ? '' : 'jkx'}${list.actions?.map(({ keys = '' }) => keys).join('') ?? ''}`}
            {...(gridSort && { sort: gridSort })}
            onSortChange={state.setSort}
            {...(isEnabled && { view: views.view, onViewChange: views.onViewChange })}
            isLoading={isLoading && error === undefined}
            {...(error && !isForbidden && rows.length === 0 && { error: loadErrorText(error) })}
            {...(isForbidden && {
              noPermission: list.noPermission ?? 'Ask a brand owner for access in Settings > Users.',
            })}
            onRetry={reload}
            totalCount={total}
            {...(!source && loaded.totalIsCapped && { totalText: '10,000+' })}
            hasMore={!source && loaded.hasMore}
            isLoadingMore={!source && loaded.isLoadingMore}
            onLoadMore={loaded.loadMore}
            empty={
              <ListEmpty
                list={list}
                isNarrowed={narrowed}
                hasDates={hasDates(values)}
                onClear={clear}
                onAllDates={showAllDates}
                action={emptyAction}
              />
            }
          />,
        )}
        {list.actions && (
          <ListBulkBar
            bulk={bulk}
            actions={list.actions}
            noun={list.noun}
            summary={list.summary}
            total={total}
            isCapped={!source && loaded.totalIsCapped}
            loaded={rows.length}
            rowAt={(index) => rows[index]}
            onOpen={setOpen}
          />
        )}
        {open && <ActionDialog open={open} onClose={() => setOpen(undefined)} />}
        {removal && (
          <RemovalDialog
            removal={removal}
            row={removing}
            name={removing === undefined ? undefined : list.rowLabel(removing)}
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Stack>
    </HashTarget>
  );
}

interface ListTabsProps<E extends ListEndpoint> {
  list: List<E>;
  values: ListValues;
  counts: Record<string, number> | undefined;
  onChange: (values: ListValues, options: { isNewEntry: boolean }) => void;
}

const allTab = 'all';

/** The values of one filter as tabs, with the number of rows behind each. */
function ListTabs<E extends ListEndpoint>({ list, values, counts, onChange }: ListTabsProps<E>) {
  const { tabs } = list;
  const filters: readonly ListFilter[] = list.filters ?? noFilters;
  const filter = filters.find((one) => one.kind === 'oneOf' && one.id === tabs?.filter);
  if (!tabs || filter?.kind !== 'oneOf' || typeof filter.options === 'string') return null;
  const chosen = (values[tabs.filter] as string | undefined) ?? allTab;
  // A dash, not 0, until the numbers are known.
  const count = (id: string) => counts?.[id] ?? '–';
  return (
    <Tabs
      label={tabs.label}
      items={[
        { id: allTab, label: tabs.all, count: count('') },
        ...toKitOptions(filter.options).map(({ id, label }) => ({ id, label, count: count(id) })),
      ]}
      selectedId={chosen}
      onSelectionChange={(id) => {
        if (id === chosen) return;
        onChange({ ...values, [tabs.filter]: id === allTab ? undefined : id }, { isNewEntry: true });
      }}
    />
  );
}
