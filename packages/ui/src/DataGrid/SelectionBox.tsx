import { useSyncExternalStore, type ChangeEvent } from 'react';
import { gridMessages } from './gridMessages.ts';
import type { GridSelection } from './selection.ts';
import * as styles from './box.css.ts';

interface BoxProps {
  label: string;
  isChecked: boolean;
  onChange: (isRange: boolean) => void;
  input?: (input: HTMLInputElement | null) => void;
}

// One native checkbox and nothing around it: thirty are on screen while the wheel turns. What can be pressed beyond
// the drawn box is its own border. It holds no tab stop until the keyboard comes to its cell.
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
  /** What the row is called. */
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
}

export function RowBox({ label, isChecked, onToggle }: RowBoxProps) {
  return <Box label={gridMessages.grid.selectRow(label)} isChecked={isChecked} onChange={onToggle} />;
}

interface AllBoxProps<Row> {
  selection: GridSelection;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The heading's box: all, some or none of the rows that are loaded. */
export function AllBox<Row>({ selection, rows, rowKey }: AllBoxProps<Row>) {
  const read = (): 'none' | 'some' | 'all' => {
    const count = selection.count();
    if (count === 0 || rows.length === 0) return 'none';
    // Fewer keys than rows cannot be all of them: the long look is taken only when it may be true.
    if (count < rows.length) return 'some';
    return rows.every((row) => selection.isSelected(rowKey(row))) ? 'all' : 'some';
  };
  const state = useSyncExternalStore(selection.subscribe, read, read);
  return (
    <Box
      label={gridMessages.grid.selectAll}
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
