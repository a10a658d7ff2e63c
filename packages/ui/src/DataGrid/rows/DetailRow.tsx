import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { disableTabStops } from '../navigation/activeCell.ts';
import type { RowExpansion } from './expansion.ts';
import { gridMessages } from '../base/gridMessages.ts';
import * as styles from '../layout/row.css.ts';

interface DetailRowProps {
  index: number;
  rowKey: string;
  /** Pixels from the top of the body to the parent row. */
  top: number;
  label: string;
  expansion: RowExpansion;
  children: ReactNode;
}

/** Details below a row; reports its height to the grid. */
export function DetailRow({ index, rowKey, top, label, expansion, children }: DetailRowProps) {
  const gridWords = useMessages('grid', gridMessages.grid);
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    const row = element.current;
    if (!row) return undefined;
    disableTabStops(row);
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight);
      // In the next frame, because the list must not change within its ResizeObserver callback.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => expansion.measured(rowKey, height));
    });
    observer.observe(row);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [expansion, rowKey]);
  return (
    <tr
      ref={element}
      role="row"
      className={styles.detailRow}
      style={{ transform: `translateY(calc(${top}px + var(--khep-grid-row)))` }}
      data-row-index={index}
      data-detail=""
    >
      <td role="gridcell" className={styles.detail} tabIndex={-1}>
        {/* A label on the cell would replace what it shows. */}
        <div role="group" aria-label={gridWords.detailsOf(label)}>
          {children}
        </div>
      </td>
    </tr>
  );
}
