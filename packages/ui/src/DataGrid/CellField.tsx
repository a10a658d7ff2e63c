import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../announce/index.ts';
import type { DataGridColumn } from './columns.ts';
import type { FieldStep } from './gridShared.ts';
import * as styles from './edit.css.ts';

interface CellFieldProps<Row> {
  column: DataGridColumn<Row>;
  row: Row;
  /** What it starts with. */
  text: string;
  /** Why the last text was refused. */
  problem: string | undefined;
  onCancel: () => void;
  /** The text is fine, or its field was left: without a step the focus is elsewhere already. */
  onWrite: (text: string, step: FieldStep | undefined) => void;
}

/** Where the keys of a field lead once its text is taken. */
function stepOf(event: KeyboardEvent): FieldStep | undefined {
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return undefined;
}

/** The field of a cell: Enter and Tab take the text and go on, Escape leaves it as it was. */
export function CellField<Row>(props: CellFieldProps<Row>) {
  const { column, row, text: first, problem: refusal, onCancel, onWrite } = props;
  const { kind = 'text', choices = [], validate } = column.edit ?? {};
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState(refusal);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  const problemId = useId();

  // The field appears where the keyboard already is: the cell that was entered.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, []);

  function finish(step: FieldStep | undefined) {
    const found = validate?.(text.trim(), row);
    // Left by the pointer a text that is wrong is kept in its cell with the reason; by the keyboard, mend it first.
    if (found !== undefined && step !== undefined) {
      setProblem(found);
      announce(found);
      return;
    }
    isDone.current = true;
    onWrite(text.trim(), step);
  }

  function onKeyDown(event: KeyboardEvent) {
    // The grid's own keys rest while a field is open.
    event.stopPropagation();
    const step = stepOf(event);
    if (step) {
      event.preventDefault();
      finish(step);
    } else if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    }
  }

  const shared = {
    ref: field,
    className: styles.field,
    'aria-label': column.header,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : problemId,
    value: text,
    onKeyDown,
    onBlur: () => {
      if (!isDone.current) finish(undefined);
    },
  };
  return (
    <>
      {kind === 'choice' ? (
        <select {...shared} onChange={(event) => setText(event.target.value)}>
          {choices.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
      )}
      {problem !== undefined && (
        <span id={problemId} className={styles.bubble}>
          {problem}
        </span>
      )}
    </>
  );
}
