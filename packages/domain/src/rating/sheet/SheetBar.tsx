import { useMemo } from 'react';
import { formatPercent, formatRupees, parseRupees } from '../../money/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import type { Movement } from '../charges.ts';
import { sheetColumns } from '../draft/cardDraft.ts';
import type { CardDraft } from '../draft/cardDraft.ts';
import * as styles from './RateSheet.css.ts';
import { readRange } from './sheetEdits.ts';
import type { Cell, CellRange } from './sheetEdits.ts';

export interface SheetBarProps {
  draft: CardDraft;
  movement: Movement;
  range: CellRange;
  active: Cell;
  problem: string | undefined;
  /** Price in the compared version. */
  before: string | undefined;
  baseName: string | undefined;
}

/** Names the active cell, says what is wrong or changed, and sums the selected cells. */
export function SheetBar({ draft, movement, range, active, problem, before, baseName }: SheetBarProps) {
  const messages = useDomainMessages('rateSheet', domainMessages.rateSheet);
  const columns = sheetColumns(draft, movement);
  const text = draft.sheets[movement][active.row * columns.length + active.column] ?? '';
  const column = columns[active.column];
  const count = (range.bottom - range.top + 1) * (range.right - range.left + 1);
  const { top, left, bottom, right } = range;
  const sum = useMemo(
    () =>
      readRange(draft, movement, { top, left, bottom, right })
        .flat()
        .reduce((total, one) => total + (parseRupees(one) ?? 0), 0),
    [draft, movement, top, left, bottom, right],
  );
  const [now, old] = [parseRupees(text), before === undefined ? undefined : parseRupees(before)];
  return (
    <div className={styles.bar} data-part="bar">
      <span className={styles.barName}>
        {column && messages.cell(column.label, draft.zones[active.row] ?? '')}
      </span>
      <span>{text}</span>
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      {baseName !== undefined && now !== undefined && old !== undefined && now !== old && (
        <span>
          {messages.was(formatRupees(old), baseName)}
          {old > 0 && ` ${formatPercent(((now - old) / old) * 100, { decimals: 1, isSigned: true })}`}
        </span>
      )}
      {count > 1 && <span className={styles.barEnd}>{messages.selected(count, formatRupees(sum))}</span>}
    </div>
  );
}
