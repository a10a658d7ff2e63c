import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../../announce/index.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import type { FieldStep } from './cellChange.ts';
import * as styles from './edit.css.ts';

interface CellFieldProps<Row> {
  column: DataGridColumn<Row>;
  row: Row;
  /** Initial text. */
  text: string;
  /** Why the last text was rejected. */
  problem: string | undefined;
  onCancel: () => void;
  /** Called with a valid text, or when the field loses focus (without a step). */
  onWrite: (text: string, step: FieldStep | undefined) => void;
}

/** Maps keys to the next step. */
function toStep(event: KeyboardEvent): FieldStep | undefined {
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down';
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next';
  return undefined;
}

/** The editor of a cell: Enter and Tab save and move on, Escape cancels. */
export function CellField<Row>(props: CellFieldProps<Row>) {
  const { column, row, text: first, problem: refusal, onCancel, onWrite } = props;
  const { kind = 'text', choices = [], validate } = column.edit ?? {};
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState(refusal);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  const problemId = useId();

  // Takes over focus from the cell.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (field.current instanceof HTMLInputElement) field.current.select();
  }, []);

  function finish(step: FieldStep | undefined) {
    const found = validate?.(text.trim(), row);
    // On blur, an invalid text stays in the cell with its message; on a key press it must be fixed first.
    if (found !== undefined && step !== undefined) {
      setProblem(found);
      announce(found);
      return;
    }
    isDone.current = true;
    onWrite(text.trim(), step);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Disables grid navigation while editing.
    event.stopPropagation();
    const step = toStep(event);
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
