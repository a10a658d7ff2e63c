import { VisuallyHidden } from '@khep/ui';
import { memo } from 'react';
import * as styles from './RateSheet.css.ts';

export interface SheetCellProps {
  row: number;
  column: number;
  /** Pixels after the cell before. */
  gap: number;
  text: string;
  /** Of the version that it is compared with; undefined if it is the same. */
  before: string | undefined;
  problem: string | undefined;
  isActive: boolean;
  isSelected: boolean;
  isReadOnly: boolean;
}

/** Characters that fit into a cell whatever they are. */
const roomyLength = 10;

/** One price. Renders again only if it changes. */
export const SheetCell = memo(function SheetCell({
  row,
  column,
  gap,
  text,
  before,
  problem,
  isActive,
  isSelected,
  isReadOnly,
}: SheetCellProps) {
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={problem === undefined ? undefined : true}
      aria-readonly={isReadOnly || undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.cell}
      style={{ marginInlineStart: gap }}
      data-row={row}
      data-column={column}
      data-active={isActive || undefined}
      data-selected={(isSelected && !isActive) || undefined}
      data-changed={before !== undefined || undefined}
      data-readonly={isReadOnly || undefined}
      data-full={text.length + (before?.length ?? 0) > roomyLength || undefined}
    >
      {before !== undefined && before !== '' && <s className={styles.before}>{before}</s>}
      {text}
      {problem !== undefined && <VisuallyHidden>{problem}</VisuallyHidden>}
    </div>
  );
});
