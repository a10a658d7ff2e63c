import { useMemo, type CSSProperties } from 'react';
import { columnWidths, type DataGridColumn, type PinSide } from './columns.ts';
import { placeColumns, type GridView, type PlacedColumn } from './view.ts';

/** One place of every row, in order: a column, or something of the grid's own. */
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
  /** Pixels the grid may fill; 0 until it is known. */
  available: number;
}

export interface Tracks<Row> {
  list: readonly Track<Row>[];
  widths: readonly number[];
  /** Pixels of all of them. */
  width: number;
  /** Tracks and pinned places as custom properties: a change of width touches no row. */
  style: CSSProperties;
}

const ownWidths = { box: 46, expander: 40, result: 240, card: 200 } as const;

/** Where the pinned track of a place stands from its side. */
export const pinVariable = (place: number) => `--khep-grid-pin-${place}`;

/** The custom properties for some widths. */
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
    // A card tells it in its own last line.
    ...(hasResults && !isCard ? [own('result', 'end')] : []),
  ];
  const lastStart = tracks.findLastIndex(({ pin }) => pin === 'start');
  const firstEnd = tracks.findIndex(({ pin }) => pin === 'end');
  for (const [place, track] of tracks.entries()) track.isEdge = place === lastStart || place === firstEnd;
  return tracks;
}

/** The tracks of a view. Their list stays the same while only widths change, so that rows are not drawn again. */
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
