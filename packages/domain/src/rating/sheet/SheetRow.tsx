import * as styles from './RateSheet.css.ts';
import { sheetMetrics } from './RateSheet.css.ts';
import { gapBefore } from './columnStart.ts';
import { SheetCell } from './SheetCell.tsx';
import type { ComputedColumn } from './computedColumns.ts';

/** A price of the row, as shown. */
interface Price {
  key: string;
  column: number;
  /** "D, first 500 g" */
  name: string;
  text: string;
  /** Of the version that it is compared with; undefined if it is the same. */
  before: string | undefined;
  problem: string | undefined;
  isActive: boolean;
  isSelected: boolean;
  /** Text that is being typed; undefined if the cell isn't edited. */
  typed: string | undefined;
}

export interface SheetRowProps {
  row: number;
  zone: string;
  zoneName: string | undefined;
  /** Pixels of the column of zones. */
  labelWidth: number;
  cells: readonly Price[];
  computed: readonly (ComputedColumn & { index: number })[];
  isReadOnly: boolean;
  onType: (text: string) => void;
  /** The focus leaves the cell that is edited. */
  onLeave: () => void;
}

/** The prices of a zone, and what follows from them. */
export function SheetRow(props: SheetRowProps) {
  const { row, zone, zoneName, labelWidth } = props;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ insetBlockStart: sheetMetrics.head + row * sheetMetrics.row }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.rowHead} style={{ inlineSize: labelWidth }}>
        <span className={styles.zoneCode}>{zone}</span>
        {labelWidth > sheetMetrics.narrowLabel && <span className={styles.zoneName}>{zoneName ?? ''}</span>}
      </div>
      {props.cells.map(({ key, name, typed, ...cell }, at) =>
        typed === undefined ? (
          <SheetCell
            key={key}
            {...cell}
            row={row}
            gap={gapBefore(cell.column, props.cells[at - 1]?.column)}
            isReadOnly={props.isReadOnly}
          />
        ) : (
          <div
            key={key}
            role="gridcell"
            aria-colindex={cell.column + 2}
            className={styles.cell}
            style={{ marginInlineStart: gapBefore(cell.column, props.cells[at - 1]?.column) }}
            data-active
          >
            <input
              className={styles.input}
              aria-label={name}
              value={typed}
              autoFocus
              inputMode="decimal"
              maxLength={20}
              onFocus={(event) => event.target.setSelectionRange(typed.length, typed.length)}
              onChange={(event) => props.onType(event.target.value)}
              onBlur={props.onLeave}
            />
          </div>
        ),
      )}
      {props.computed.map(({ id, cell, index }, at) => {
        const previous = props.computed[at - 1]?.index ?? props.cells.at(-1)?.column;
        const value = cell(zone);
        return (
          <div
            key={id}
            role="gridcell"
            aria-colindex={index + 2}
            aria-readonly
            className={styles.computed}
            style={{ marginInlineStart: gapBefore(index, previous) }}
          >
            {value?.text ?? '—'}
            {value?.difference && (
              <span className={styles.difference} data-direction={value.isUp === true ? 'up' : 'down'}>
                {value.difference}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
