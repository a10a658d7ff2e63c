import { purchaseMessages } from '../../messages/purchases.ts';
import type { PurchaseUnits } from '../procurement/purchaseOrder.ts';
import * as styles from './ReceivedBar.css.ts';

export interface ReceivedBarProps extends PurchaseUnits {
  /** Units on all bills. */
  billed: number;
}

/** Ordered, received, damaged and billed units of a line in one bar. */
export function ReceivedBar({ quantity, received, damaged, billed }: ReceivedBarProps) {
  const share = (units: number) => `${Math.min(1, units / Math.max(1, quantity)) * 100}%`;
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={purchaseMessages.bar(quantity, received, damaged, billed)}
      data-component="ReceivedBar"
    >
      <span className={styles.track}>
        <span className={styles.received} style={{ inlineSize: share(received) }} />
        <span className={styles.damaged} style={{ inlineSize: share(damaged) }} />
      </span>
      <span
        className={styles.billed}
        data-over={billed > received || undefined}
        style={{ inlineSize: share(billed) }}
      />
    </div>
  );
}
