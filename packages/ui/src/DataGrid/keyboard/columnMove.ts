import type { Messages } from '../../MessagesProvider/createMessages.tsx';
import { announce } from '../../announce/index.ts';
import type { ActiveCell } from '../navigation/activeCell.ts';
import type { gridMessages } from '../base/gridMessages.ts';
import type { Tracks } from '../layout/tracks.ts';
import { focusCell, type GridKeyboard } from '../navigation/useGridKeyboard.ts';
import { withMoved, type GridView } from '../views/view.ts';

interface ColumnMoveInput<Row> {
  table: GridKeyboard['table'];
  active: ActiveCell;
  approach: (row: number) => void;
  tracks: Tracks<Row>;
  shownView: GridView;
  onViewChange: ((view: GridView) => void) | undefined;
  words: Messages<typeof gridMessages.grid>;
}

/** Moves a column within its side, announces its position, and keeps focus on its header. */
export function columnMove<Row>(input: ColumnMoveInput<Row>): (place: number, by: number) => void {
  const { table, active, approach, tracks, shownView, onViewChange, words } = input;
  return (place, by) => {
    const track = tracks.list[place];
    if (track?.kind !== 'column') return;
    const next = withMoved(shownView, track.id, by);
    if (next === shownView) return;
    onViewChange?.(next);
    const shown = next.columns.filter(({ isHidden }) => !isHidden);
    const now = shown.findIndex(({ id }) => id === track.id) + 1;
    announce(words.movedTo(track.column.header, now, shown.length));
    // Focuses the header at its new position, once rendered.
    requestAnimationFrame(() => focusCell({ table, active, approach }, -1, place + by));
  };
}
