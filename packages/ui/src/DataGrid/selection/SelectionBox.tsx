import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useSyncExternalStore, type ChangeEvent } from 'react';
import { gridMessages } from '../base/gridMessages.ts';
import type { GridSelection } from './selection.ts';
import * as styles from './box.css.ts';

interface BoxProps {
  label: string;
  isChecked: boolean;
  onChange: (isRange: boolean) => void;
  input?: (input: HTMLInputElement | null) => void;
}

// A single native checkbox for speed: thirty render while scrolling. Its border extends the hit area. It is
// focusable only in the active cell.
function Box({ label, isChecked, onChange, input }: BoxProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange((event.nativeEvent as MouseEvent).shiftKey);
  return (
    <input
      type="checkbox"
      className={styles.checkbox}
      aria-label={label}
      checked={isChecked}
      tabIndex={-1}
      ref={input}
      onChange={change}
    />
  );
}

interface RowBoxProps {
  /** Accessible name of the row. */
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
}

export function RowBox({ label, isChecked, onToggle }: RowBoxProps) {
  const gridWords = useMessages('grid', gridMessages.grid);
  return <Box label={gridWords.selectRow(label)} isChecked={isChecked} onChange={onToggle} />;
}

interface AllBoxProps<Row> {
  selection: GridSelection;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The select-all checkbox: all, some or none of the loaded rows. */
export function AllBox<Row>({ selection, rows, rowKey }: AllBoxProps<Row>) {
  const gridWords = useMessages('grid', gridMessages.grid);
  const read = (): 'none' | 'some' | 'all' => {
    const count = selection.count();
    if (count === 0 || rows.length === 0) return 'none';
    // Fewer keys than rows can't be all: skips the slow check.
    if (count < rows.length) return 'some';
    return rows.every((row) => selection.isSelected(rowKey(row))) ? 'all' : 'some';
  };
  const state = useSyncExternalStore(selection.subscribe, read, read);
  return (
    <Box
      label={gridWords.selectAll}
      isChecked={state === 'all'}
      input={(input) => {
        if (input) input.indeterminate = state === 'some';
      }}
      onChange={() => {
        if (state === 'all') selection.clear();
        else selection.setMany(rows.map(rowKey), true);
      }}
    />
  );
}
