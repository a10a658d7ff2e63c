import { maxColumnWidth, minColumnWidth, type DataGridColumn, type PinSide } from './columns.ts';
import type { DataGridSort } from './sorting.ts';

export const densities = ['comfortable', 'compact'] as const;
export type GridDensity = (typeof densities)[number];

/** What a person has made of one column. */
export interface ViewColumn {
  id: string;
  /** Pixels; without it the column keeps the width it was declared with. */
  width?: number;
  isHidden?: boolean;
  pin?: PinSide;
}

/** How a grid is looked at: plain data, for the URL, a server, and a name. */
export interface GridView {
  /** Every column, in order. */
  columns: readonly ViewColumn[];
  sort: readonly DataGridSort[];
  /** @default 'comfortable' */
  density: GridDensity;
  /** Text runs over three lines instead of being cut. */
  isWrapped: boolean;
  /** What the list is filtered by, as the filter bar writes it into the URL; the grid only keeps it. */
  filter: string;
}

type Columns = readonly Pick<DataGridColumn<never>, 'id' | 'isHidden' | 'pin' | 'isRowHeader' | 'minWidth'>[];

/** The view before anybody has changed it. */
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
 * The view as it fits the columns of today: columns that are gone are left out, columns that are new come last,
 * and the one that names the row is always shown.
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

/** The columns to show: those pinned to the start, the free ones, those pinned to the end. */
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

/** Moves a column by places among those on its side; at the edge nothing changes. */
export function withMoved(view: GridView, id: string, by: number): GridView {
  const moved = view.columns.find((column) => column.id === id);
  if (!moved) return view;
  const peers = view.columns.filter((column) => column.pin === moved.pin && !column.isHidden);
  const target = peers[peers.indexOf(moved) + by];
  if (!target || target === moved) return view;
  const rest = view.columns.filter((column) => column !== moved);
  return { ...view, columns: rest.toSpliced(rest.indexOf(target) + (by > 0 ? 1 : 0), 0, moved) };
}

/** Whether two views show the same, whatever order their properties were written in. */
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
