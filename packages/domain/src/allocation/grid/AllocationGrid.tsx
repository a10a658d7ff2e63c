import { Checkbox, VisuallyHidden, useSelectedCount } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { domainMessages } from '../../messages.ts';
import { AllocationRow } from './AllocationRow.tsx';
import type { AllocationRowData } from './allocationRows.ts';
import * as styles from './AllocationGrid.css.ts';

const messages = domainMessages.allocationGrid;

export interface AllocationGridProps {
  /** Accessible name: "Couriers of 13 orders". */
  label: string;
  /** Keep the identity of unchanged rows: they aren't re-rendered. */
  rows: readonly AllocationRowData[];
  selection: GridSelection;
  /** The row that keys act on. */
  currentId: string | undefined;
  onCurrentChange: (order_id: string) => void;
  /** The row that shows all its couriers. */
  openId: string | undefined;
  onOpenChange: (order_id: string | undefined) => void;
  onChoose: (order_id: string, courier_id: number) => void;
  /** Rates are loading: prices are hidden. @default false */
  isRating?: boolean;
  /** Below the couriers of the open row: what it needs besides a courier. */
  renderExtra?: (row: AllocationRowData) => ReactNode;
}

/** Moves the keyboard to a row. */
export const focusAllocationRow = (order_id: string): void =>
  document.querySelector<HTMLElement>(`[data-allocation-row="${CSS.escape(order_id)}"]`)?.focus();

const headings = [
  ['order', messages.order],
  ['to', messages.shipTo],
  ['charged', messages.charged],
  ['value', messages.value],
  ['courier', messages.courier],
  ['price', messages.price],
  ['promise', messages.promise],
  ['delivered', messages.delivered],
  ['others', messages.others],
] as const;

/** Orders with their couriers: the planned one with its reason, and the others by difference. */
export function AllocationGrid(props: AllocationGridProps) {
  const { label, rows, selection, currentId, openId, onCurrentChange, onOpenChange, onChoose } = props;
  const selected = useSelectedCount(selection);
  const toggle = useCallback(
    (order_id: string) => onOpenChange(openId === order_id ? undefined : order_id),
    [onOpenChange, openId],
  );
  return (
    <div className={styles.frame} data-component="AllocationGrid">
      <table
        role="grid"
        className={styles.grid}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        aria-busy={props.isRating || undefined}
      >
        <thead role="rowgroup" className={styles.group}>
          <tr role="row" className={styles.head}>
            <th role="columnheader" scope="col" className={styles.areas.box}>
              <Checkbox
                value={rows.length > 0 && selected === rows.length}
                isIndeterminate={selected > 0 && selected < rows.length}
                onChange={(isSelected) =>
                  selection.setMany(
                    rows.map(({ order_id }) => order_id),
                    isSelected,
                  )
                }
              >
                <VisuallyHidden>{messages.selectAll}</VisuallyHidden>
              </Checkbox>
            </th>
            {headings.map(([name, words]) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={`${styles.areas[name]} ${name === 'others' ? styles.othersHead : ''}`}
              >
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.group}>
          {rows.map((row, index) => (
            <AllocationRow
              key={row.order_id}
              row={row}
              selection={selection}
              isTabStop={currentId === undefined ? index === 0 : currentId === row.order_id}
              isOpen={openId === row.order_id}
              isRating={props.isRating ?? false}
              onFocus={onCurrentChange}
              onToggle={toggle}
              onChoose={onChoose}
              extra={openId === row.order_id ? props.renderExtra?.(row) : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
