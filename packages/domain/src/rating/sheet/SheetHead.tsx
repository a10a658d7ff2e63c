import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import * as styles from './RateSheet.css.ts';
import { gapBefore } from './columnStart.ts';

export interface SheetHeadProps {
  /** Pixels of the column of zones. */
  labelWidth: number;
  columns: readonly { index: number; key: string; label: string }[];
  computed: readonly { index: number; id: string; label: string }[];
}

/** The names of the visible columns. */
export function SheetHead({ labelWidth, columns, computed }: SheetHeadProps) {
  const messages = useDomainMessages('rateSheet', domainMessages.rateSheet);
  const shown = [...columns, ...computed.map(({ id, ...column }) => ({ ...column, key: id }))];
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner} style={{ inlineSize: labelWidth }}>
        {messages.zone}
      </div>
      {shown.map(({ index, key, label }, at) => (
        <div
          key={key}
          role="columnheader"
          aria-colindex={index + 2}
          className={styles.headCell}
          style={{ marginInlineStart: gapBefore(index, shown[at - 1]?.index) }}
        >
          {label}
        </div>
      ))}
    </div>
  );
}
