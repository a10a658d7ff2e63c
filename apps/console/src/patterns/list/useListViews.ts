import { calls } from '@khep/api';
import type { ViewSettings } from '@khep/api';
import { CallError, VersionConflict } from '@khep/api/client';
import { useCall, useClient, useInvalidate } from '@khep/api/hooks';
import { decodeView, defaultView, encodeView, showUndoToast } from '@khep/ui';
import type { DataGridColumn, Filter, GridView, SavedView, SavedViewsProps } from '@khep/ui';
import { useMemo, useState } from 'react';
import { writeListUrl } from './listFilters.ts';
import type { ListFilter } from './listFilters.ts';
import { toGridSort, toQuerySort } from './useListState.ts';
import type { ListState } from './useListState.ts';

/** A view as the server stores it. */
export function toViewSettings(view: GridView): ViewSettings {
  return {
    columns: view.columns.map(({ id, width, isHidden, pin }) => ({
      column: id,
      ...(width !== undefined && { width: Math.round(width) }),
      ...(isHidden && { is_hidden: true }),
      ...(pin && { pin }),
    })),
    sort: view.sort.map(({ column, direction }) => ({ column, direction })),
    density: view.density,
    is_wrapped: view.isWrapped,
    filter: view.filter,
  };
}

/** A stored view as the grid takes it. */
export function toGridView(settings: ViewSettings): GridView {
  return {
    columns: settings.columns.map(({ column, width, is_hidden, pin }) => ({
      id: column,
      width,
      ...(is_hidden && { isHidden: true }),
      ...(pin && { pin }),
    })),
    sort: settings.sort,
    density: settings.density,
    isWrapped: settings.is_wrapped,
    filter: settings.filter,
  };
}

/** Returns an error with the server's detail, if it sent one. */
function saidBy(error: unknown): Error {
  if (!(error instanceof CallError)) return error instanceof Error ? error : new Error(String(error));
  return new Error(error.reason);
}

const storageKey = (list: string) => `khep-list-${list}`;

/** The columns that this person gave the standard view, on this device. */
function storedLayout(list: string, base: GridView): GridView {
  const code = localStorage.getItem(storageKey(list));
  return code === null ? base : decodeView(code, base).view;
}

/** A view that someone else changed since it was loaded. */
export interface ViewConflict {
  name: string;
  /** Empty where unknown. */
  changedBy: string;
  /** Replaces their changes, or keeps them. */
  resolve: (isReplaced: boolean) => void;
}

interface ListViewsInit<Row> {
  /** The list's id. */
  list: string;
  columns: readonly DataGridColumn<Row>[];
  filters: readonly ListFilter[];
  kit: readonly Filter[];
  state: ListState;
  defaultSort: string | undefined;
  /** False for a list without views: nothing is loaded. */
  isEnabled: boolean;
}

/** The columns and the saved views of a list. Saved views are shared in the brand; other changes stay on the device. */
export function useListViews<Row>(init: ListViewsInit<Row>): {
  view: GridView;
  onViewChange: (view: GridView) => void;
  savedViews: SavedViewsProps;
  conflict: ViewConflict | undefined;
} {
  const { list, columns, filters, kit, state, defaultSort, isEnabled } = init;
  const client = useClient();
  const invalidate = useInvalidate();
  const { data } = useCall(calls.views.list, isEnabled ? { query: { list } } : null);
  const views: readonly SavedView[] = useMemo(
    () => (data?.data.views ?? []).map(({ id, name, view }) => ({ id, name, view: toGridView(view) })),
    [data],
  );
  const base = useMemo(() => {
    const sort = toGridSort(defaultSort);
    return defaultView(columns, { sort: sort ? [sort] : [] });
  }, [columns, defaultSort]);
  /** Columns that were changed and not saved, by view; the standard view is ''. */
  const [changed, setChanged] = useState<Record<string, GridView>>(() => {
    const stored: Record<string, GridView> = {};
    if (isEnabled) stored[''] = storedLayout(list, base);
    return stored;
  });
  const [conflict, setConflict] = useState<ViewConflict>();
  const { viewId } = state;
  const layout = changed[viewId ?? ''] ?? views.find(({ id }) => id === viewId)?.view ?? base;
  const sort = toGridSort(state.sort);
  const view: GridView = {
    ...layout,
    sort: sort ? [sort] : [],
    filter: writeListUrl(filters, kit, state.values),
  };

  function keep(next: GridView, id = '') {
    setChanged((now) => ({ ...now, [id]: next }));
    if (id === '') localStorage.setItem(storageKey(list), encodeView({ ...next, filter: '' }));
  }
  const forget = (id: string) => setChanged(({ [id]: _forgotten, ...others }) => others);

  async function send<T>(work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await invalidate('views');
      return answer;
    } catch (error) {
      throw saidBy(error);
    }
  }

  const askToReplace = (name: string, changedBy: string): Promise<boolean> =>
    new Promise((resolve) => {
      setConflict({
        name,
        changedBy,
        resolve: (isReplaced) => {
          setConflict(undefined);
          resolve(isReplaced);
        },
      });
    });

  return {
    conflict,
    view,
    onViewChange: (next) => keep(next, viewId),
    savedViews: {
      views,
      baseView: base,
      selectedId: viewId,
      view,
      onSelectionChange(next, id) {
        if (id === undefined) keep(next);
        else forget(id);
        const [first] = next.sort;
        state.setView({ id, filter: next.filter, sort: first ? toQuerySort(first) : defaultSort });
      },
      onCreate: (name, created) =>
        send(async () => {
          const body = { list, name, view: toViewSettings(created) };
          const answer = await client.call(calls.views.create, { body }, { quiet: true });
          return answer.data.view.id;
        }),
      onUpdate: ({ id, name, view: updated }) =>
        send(async () => {
          const body = { name, view: toViewSettings(updated) };
          let version = data?.data.views.find((one) => one.id === id)?.version;
          for (;;) {
            try {
              await client.call(
                calls.views.update,
                { params: { id }, body },
                { quiet: true, ifMatch: version },
              );
              forget(id);
              return true;
            } catch (error) {
              if (!(error instanceof VersionConflict)) throw error;
              version = error.version;
              if (await askToReplace(name, error.changedBy)) continue;
              // Theirs is shown once the views are loaded again.
              forget(id);
              return false;
            }
          }
        }),
      async onDelete(id) {
        const deleted = data?.data.views.find((one) => one.id === id);
        await send(() => client.call(calls.views.remove, { params: { id } }));
        if (!deleted) return;
        const { name, view: settings } = deleted;
        showUndoToast({
          text: `View “${name}” deleted for everyone`,
          onUndo: async () => {
            const body = { list, name, view: settings };
            await send(() => client.call(calls.views.create, { body }, { quiet: true }));
          },
        });
      },
    },
  };
}
