import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { Fragment, useId } from 'react';
import type { CellEdits } from './cellEdits.ts';
import { CellField } from './CellField.tsx';
import type { CellShape } from '../layout/cellProps.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import { gridMessages } from '../base/gridMessages.ts';
import { editText, toCellChange, type CellWriter } from './cellChange.ts';
import * as styles from './edit.css.ts';

interface EditableCellProps<Row> {
  writer: CellWriter<Row>;
  edits: CellEdits;
  row: Row;
  rowKey: string;
  index: number;
  place: number;
  column: DataGridColumn<Row>;
  shape: CellShape;
  isInRange: boolean;
}

/** Formats an edited text for display; choices by label. */
function displayText<Row>(column: DataGridColumn<Row>, text: string): string {
  return column.edit?.choices?.find(({ id }) => id === text)?.label ?? text;
}

/** An editable cell: its value, a pending text, or a rejected text with the reason. */
export function EditableCell<Row>(props: EditableCellProps<Row>) {
  const gridWords = useMessages('grid', gridMessages.grid);
  const { writer, edits, row, rowKey, index, place, column, shape, isInRange } = props;
  const id = useId();
  const edit = edits.of(rowKey, column.id);
  const isOpen = edits.isOpen(rowKey, column.id);
  const Cell = column.isRowHeader ? 'th' : 'td';
  const problemId = edit?.problem === undefined ? undefined : `${id}-problem`;

  return (
    <Cell
      role={column.isRowHeader ? 'rowheader' : 'gridcell'}
      {...shape}
      scope={column.isRowHeader ? 'row' : undefined}
      data-in-range={isInRange || undefined}
      data-editable=""
      data-open={isOpen || undefined}
      data-state={edit?.state}
      aria-selected={isInRange || undefined}
      aria-invalid={edit?.state === 'refused' || undefined}
      aria-busy={edit?.state === 'saving' || undefined}
      aria-describedby={problemId}
      onDoubleClick={() => edits.start({ rowKey, column: column.id })}
    >
      {isOpen ? (
        <CellField
          column={column}
          row={row}
          text={edit?.text ?? editText(column, row)}
          problem={edit?.problem}
          onCancel={() => {
            edits.stop();
            writer.onLeaveField(index, place, 'stay');
          }}
          onWrite={(text, step) => {
            edits.stop();
            if (step) writer.onLeaveField(index, place, step);
            if (text !== (edit?.text ?? editText(column, row)) || edit?.state === 'refused')
              writer.onWrite([toCellChange(column, row, rowKey, text)]);
          }}
        />
      ) : edit ? (
        <>
          <span className={styles.written}>{displayText(column, edit.text)}</span>
          {edit.problem !== undefined && (
            <span id={problemId} className={styles.problem} title={edit.problem}>
              {edit.problem}
            </span>
          )}
          {edit.state === 'saving' && <span className={styles.saving}>{gridWords.saving}</span>}
        </>
      ) : (
        <Fragment key={rowKey}>{column.cell(row)}</Fragment>
      )}
    </Cell>
  );
}
