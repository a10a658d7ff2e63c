import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import type { ClipboardEvent } from 'react';
import { announce } from '../../announce/index.ts';
import { textControls, type ActiveCell } from '../navigation/activeCell.ts';
import type { CellEdits } from './cellEdits.ts';
import type { Block, CellRange } from '../navigation/cellRange.ts';
import { parseTsv, toText, toTsv } from './clipboard.ts';
import { cellValue } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { toCellChange, type CellChange } from './cellChange.ts';
import type { Track } from '../layout/tracks.ts';

interface ClipboardInput<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  tracks: readonly Track<Row>[];
  active: ActiveCell;
  range: CellRange;
  edits: CellEdits | undefined;
  write: (changes: readonly CellChange<Row>[]) => void;
}

const defaults = gridMessages.grid;

/** Copies the range or focused cell in spreadsheet format, and pastes from spreadsheets. */
export function useClipboard<Row>(grid: ClipboardInput<Row>) {
  const words = useMessages('grid', defaults);
  const { rows, rowKey, tracks, active, range, edits, write } = grid;

  function blockNow(): Block {
    const row = active.row();
    const column = active.column();
    return range.block() ?? { rows: [row, row], columns: [column, column] };
  }
  /** Leaves text in fields and selected text to the browser. */
  const isBrowsers = (event: ClipboardEvent) =>
    (event.target as Element).matches(textControls) || Boolean(window.getSelection()?.toString());
  const columnsFrom = (from: number, to = tracks.length - 1) =>
    tracks.slice(from, to + 1).flatMap((track) => (track.kind === 'column' ? [track.column] : []));

  function onCopy(event: ClipboardEvent) {
    const block = blockNow();
    if (isBrowsers(event) || block.rows[0] < 0) return;
    const columns = columnsFrom(...block.columns);
    // Cells without a plain value are copied empty, to keep the columns aligned.
    const copied = rows
      .slice(block.rows[0], block.rows[1] + 1)
      .map((row) => columns.map((column) => cellValue(column, row)));
    if (copied.every((cells) => cells.every((value) => toText(value) === ''))) {
      announce(words.nothingToCopy);
      return;
    }
    event.clipboardData.setData('text/plain', toTsv(copied));
    event.preventDefault();
    announce(words.copied(copied.length, columns.length));
  }

  function onPaste(event: ClipboardEvent) {
    if (!edits || (event.target as Element).matches(textControls)) return;
    const pasted = parseTsv(event.clipboardData.getData('text/plain'));
    const block = blockNow();
    if (pasted.length === 0 || block.rows[0] < 0) return;
    event.preventDefault();
    const columns = columnsFrom(block.columns[0]);
    const [only] = pasted[0] ?? [];
    const isOne = pasted.length === 1 && pasted[0]?.length === 1 && only !== undefined;
    // A single cell fills the range; a table is pasted from its corner.
    const height = isOne ? block.rows[1] - block.rows[0] + 1 : pasted.length;
    const width = isOne
      ? columnsFrom(...block.columns).length
      : Math.max(...pasted.map((line) => line.length));
    const changes: CellChange<Row>[] = [];
    let skipped = 0;
    for (let down = 0; down < height; down += 1) {
      const row = rows[block.rows[0] + down];
      for (let across = 0; across < width; across += 1) {
        const text = isOne ? only : pasted[down]?.[across];
        const column = columns[across];
        if (text === undefined) continue;
        if (row === undefined || !column?.edit || !(column.edit.canEdit?.(row) ?? true)) skipped += 1;
        else changes.push(toCellChange(column, row, rowKey(row), choiceId(column.edit.choices, text.trim())));
      }
    }
    write(changes);
    const told = [words.pasted(changes.length), ...(skipped > 0 ? [words.pasteSkipped(skipped)] : [])];
    announce(told.join('. '));
  }

  return { onCopy, onPaste };
}

/** Maps a pasted label to its choice ID. */
function choiceId(choices: readonly { id: string; label: string }[] | undefined, text: string): string {
  return choices?.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.id ?? text;
}
