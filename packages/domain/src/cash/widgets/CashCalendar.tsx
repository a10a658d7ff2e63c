import { Stack } from '@khep/ui';
import { useState } from 'react';
import { CashAgenda } from './CashAgenda.tsx';
import * as styles from './CashCalendar.css.ts';
import { CashChart } from './CashChart.tsx';
import { CashOutlook } from './CashOutlook.tsx';
import type { CashDay, CashRow, CashWarned, CashWay } from './cashRows.ts';

export interface CashCalendarProps<Row extends CashRow = CashRow> {
  /** By day. */
  entries: readonly Row[];
  /** One for each day of the calendar; the first is today. */
  balances: readonly CashDay[];
  /** In rupees; undefined without a bank balance: then it is changes from zero, and nothing is warned of. */
  floor: number | undefined;
  warning: CashWarned | null;
  /** Payments to move, the best first. */
  ways: readonly CashWay[];
  /** Where an entry leads: the list or record that it counts. Memoize it. */
  hrefOf: (entry: Row) => string;
  /** Opens what a dot counts: its largest entry. */
  onOpen: (entry: Row) => void;
  /** Pays on another day; on its own one if `day` is null. */
  onMove: (payment: string, day: string | null) => void;
  isMoving?: boolean;
}

/** The money of the coming weeks: the day on which it is short with the ways out, and a chart, or an agenda on phones. */
export function CashCalendar<Row extends CashRow>({
  entries,
  balances,
  floor,
  warning,
  ways,
  hrefOf,
  onOpen,
  onMove,
  isMoving = false,
}: CashCalendarProps<Row>) {
  const [shownEntry, setShownEntry] = useState<string>();
  // A way that is gone, as its payment was moved, is no longer shown.
  const shown = ways.find(({ entry }) => entry === shownEntry);
  return (
    <Stack gap={16}>
      <CashOutlook
        entries={entries}
        floor={floor ?? 0}
        warning={warning}
        ways={ways}
        shown={shown}
        onShow={(way) => setShownEntry(way?.entry)}
        onMove={onMove}
        isMoving={isMoving}
      />
      <div className={styles.onWide}>
        <CashChart
          entries={entries}
          balances={balances}
          floor={floor}
          warning={warning}
          shown={shown}
          hrefOf={hrefOf}
          onOpen={onOpen}
        />
      </div>
      <div className={styles.onNarrow}>
        <CashAgenda entries={entries} balances={balances} floor={floor} hrefOf={hrefOf} />
      </div>
    </Stack>
  );
}
