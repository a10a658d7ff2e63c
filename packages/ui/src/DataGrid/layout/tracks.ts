import { useMemo, type CSSProperties } from 'react';
import { columnWidths, type DataGridColumn, type PinSide } from '../columns/columns.ts';
import { placeColumns, type GridView, type PlacedColumn } from '../views/view.ts';

/** A track of every row: a column, or a column of the grid itself. */
export type Track<Row> = { pin: PinSide | undefined; isEdge: boolean; id: string } & (
  | { kind: 'box' }
  | { kind: 'expander' }
  | { kind: 'result' }
  | { kind: 'card' }
  | { kind: 'column'; column: DataGridColumn<Row> }
);

export interface TrackOptions {
  hasBoxes: boolean;
  hasExpanders: boolean;
  hasResults: boolean;
  isCard: boolean;
  /** Available width in pixels; 0 until known. */
  available: number;
}

export interface Tracks<Row> {
  list: readonly Track<Row>[];
  widths: readonly number[];
  /** Total width in pixels. */
  width: number;
  /** Widths and pin offsets as custom properties, so that resizing touches no row. */
  style: CSSProperties;
}

const ownWidths = { box: 46, expander: 40, result: 240, card: 200 } as const;

/** Name of the custom property for the offset of a pinned track. */
export const pinVariable = (place: number) => `--khep-grid-pin-${place}`;

/** Builds the custom properties for widths. */
export function trackStyle<Row>(list: readonly Track<Row>[], widths: readonly number[]): CSSProperties {
  const style: Record<string, string> = {
    '--khep-grid-tracks': widths.map((width) => `${width}px`).join(' '),
  };
  let start = 0;
  let end = 0;
  for (const [place, track] of list.entries()) {
    if (track.pin === 'start') style[pinVariable(place)] = `${start}px`;
    start += widths[place] ?? 0;
  }
  for (let place = list.length - 1; place >= 0; place -= 1) {
    if (list[place]?.pin === 'end') style[pinVariable(place)] = `${end}px`;
    end += widths[place] ?? 0;
  }
  return style;
}

function trackList<Row>(
  columns: readonly PlacedColumn<Row>[],
  { hasBoxes, hasExpanders, hasResults, isCard }: TrackOptions,
): Track<Row>[] {
  const isPinned = !isCard && columns.some(({ pin }) => pin === 'start');
  const own = (kind: 'box' | 'expander' | 'result' | 'card', pin?: PinSide): Track<Row> => ({
    kind,
    id: `(${kind})`,
    pin,
    isEdge: false,
  });
  const start = isPinned ? 'start' : undefined;
  const tracks: Track<Row>[] = [
    ...(hasBoxes ? [own('box', start)] : []),
    ...(hasExpanders ? [own('expander', start)] : []),
    ...(isCard
      ? [own('card')]
      : columns.map(({ column, pin }): Track<Row> => ({
          kind: 'column',
          id: column.id,
          column,
          pin,
          isEdge: false,
        }))),
    // A card shows it in its last line.
    ...(hasResults && !isCard ? [own('result', 'end')] : []),
  ];
  const lastStart = tracks.findLastIndex(({ pin }) => pin === 'start');
  const firstEnd = tracks.findIndex(({ pin }) => pin === 'end');
  for (const [place, track] of tracks.entries()) track.isEdge = place === lastStart || place === firstEnd;
  return tracks;
}

/**
 * Computes the tracks of a view. Their identity is stable while only widths change, so that rows aren't
 * re-rendered.
 */
export function useTracks<Row>(
  columns: readonly DataGridColumn<Row>[],
  view: GridView,
  options: TrackOptions,
): Tracks<Row> {
  const { hasBoxes, hasExpanders, hasResults, isCard, available } = options;
  const placed = useMemo(() => placeColumns(view, columns), [view, columns]);
  const order = placed.map(({ column, pin }) => `${column.id} ${pin}`).join('\n');
  const list = useMemo(
    () => trackList(placed, { hasBoxes, hasExpanders, hasResults, isCard, available: 0 }),
    // oxlint-disable-next-line react/exhaustive-deps -- the order says all of the view that the list depends on
    [order, columns, hasBoxes, hasExpanders, hasResults, isCard],
  );
  return useMemo(() => {
    const pulled = new Map(placed.map(({ column, width }) => [column.id, width]));
    const widths = columnWidths(
      list.map((track) => {
        if (track.kind !== 'column')
          return { width: ownWidths[track.kind], grow: track.kind === 'card' ? 1 : 0 };
        const width = pulled.get(track.id);
        return width === undefined ? track.column : { width, grow: 0 };
      }),
      available,
    );
    const width = widths.reduce((sum, each) => sum + each, 0);
    return { list, widths, width, style: trackStyle(list, widths) };
  }, [list, placed, available]);
}
