import { maxColumnWidth, minColumnWidth, type DataGridColumn, type PinSide } from '../columns/columns.ts';
import type { DataGridSort } from '../columns/sorting.ts';

export const densities = ['comfortable', 'compact'] as const;
export type GridDensity = (typeof densities)[number];

/** Settings of one column. */
export interface ViewColumn {
  id: string;
  /** Pixels; defaults to the declared width. */
  width?: number;
  isHidden?: boolean;
  pin?: PinSide;
}

/** Settings of a grid as plain data, for URLs, storage and saved views. */
export interface GridView {
  /** All columns, in order. */
  columns: readonly ViewColumn[];
  sort: readonly DataGridSort[];
  density: GridDensity;
  /** Wraps text over up to three lines. */
  isWrapped: boolean;
  /** The filter as serialized by the filter bar; the grid only stores it. */
  filter: string;
}

type Columns = readonly Pick<DataGridColumn<never>, 'id' | 'isHidden' | 'pin' | 'isRowHeader' | 'minWidth'>[];

/** Returns the unmodified view. */
export function defaultView(columns: Columns, rest: Partial<GridView> = {}): GridView {
  return {
    columns: columns.map(({ id, isHidden, pin }) => ({
      id,
      ...(isHidden && { isHidden }),
      ...(pin && { pin }),
    })),
    sort: [],
    density: 'comfortable',
    isWrapped: false,
    filter: '',
    ...rest,
  };
}

function showColumn({ isHidden: _before, ...shown }: ViewColumn): ViewColumn {
  return shown;
}

/**
 * Adapts a view to the current columns: unknown columns are dropped, new ones are appended, and the row
 * header is always visible.
 */
export function fitView(view: GridView, columns: Columns): GridView {
  const known = new Map(columns.map((column) => [column.id, column]));
  const placed = view.columns.filter(({ id }, at) => {
    return known.has(id) && view.columns.findIndex((other) => other.id === id) === at;
  });
  const had = new Set(placed.map(({ id }) => id));
  const added = defaultView(columns).columns.filter(({ id }) => !had.has(id));
  return {
    ...view,
    columns: [...placed, ...added].map((column) =>
      column.isHidden && known.get(column.id)?.isRowHeader ? showColumn(column) : column,
    ),
    sort: view.sort.filter(({ column }) => known.has(column)),
  };
}

export interface PlacedColumn<Row> {
  column: DataGridColumn<Row>;
  pin: PinSide | undefined;
  width: number | undefined;
}

/** Returns the visible columns: pinned to the start, unpinned, pinned to the end. */
export function placeColumns<Row>(
  view: GridView,
  columns: readonly DataGridColumn<Row>[],
): PlacedColumn<Row>[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  const shown = view.columns.flatMap(({ id, isHidden, pin, width }) => {
    const column = known.get(id);
    return column && !isHidden ? [{ column, pin, width }] : [];
  });
  const side = (wanted: PinSide | undefined) => shown.filter(({ pin }) => pin === wanted);
  return [...side('start'), ...side(undefined), ...side('end')];
}

function changeColumn(view: GridView, id: string, change: (column: ViewColumn) => ViewColumn): GridView {
  return { ...view, columns: view.columns.map((column) => (column.id === id ? change(column) : column)) };
}

export function withWidth(view: GridView, id: string, width: number, least = minColumnWidth): GridView {
  const kept = Math.round(Math.max(least, Math.min(maxColumnWidth, width)));
  return changeColumn(view, id, (column) => ({ ...column, width: kept }));
}

export function withPin(view: GridView, id: string, pin: PinSide | undefined): GridView {
  return changeColumn(view, id, ({ pin: _before, ...column }) => ({ ...column, ...(pin && { pin }) }));
}

export function withHidden(view: GridView, id: string, isHidden: boolean): GridView {
  return changeColumn(view, id, (column) => (isHidden ? { ...column, isHidden } : showColumn(column)));
}

/** Moves a column within its side; at the edge nothing changes. */
export function withMoved(view: GridView, id: string, by: number): GridView {
  const moved = view.columns.find((column) => column.id === id);
  if (!moved) return view;
  const peers = view.columns.filter((column) => column.pin === moved.pin && !column.isHidden);
  const target = peers[peers.indexOf(moved) + by];
  if (!target || target === moved) return view;
  const rest = view.columns.filter((column) => column !== moved);
  return { ...view, columns: rest.toSpliced(rest.indexOf(target) + (by > 0 ? 1 : 0), 0, moved) };
}

/** Returns whether two views are equal, regardless of property order. */
export function isSameView(a: GridView, b: GridView): boolean {
  const plain = (view: GridView) =>
    JSON.stringify([
      view.columns.map(({ id, width, isHidden, pin }) => [id, width ?? 0, isHidden ?? false, pin ?? '']),
      view.sort.map(({ column, direction }) => [column, direction]),
      view.density,
      view.isWrapped,
      view.filter,
    ]);
  return plain(a) === plain(b);
}
