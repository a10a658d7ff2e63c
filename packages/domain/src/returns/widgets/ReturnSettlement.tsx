import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';
import * as styles from './ReturnSettlement.css.ts';

const defaults = domainMessages.returns;

/** Rupees. */
interface AmountLine {
  id: string;
  label: string;
  amount: number;
}

export interface ReturnSettlementProps {
  buyer: string;
  refund: readonly AmountLine[];
  refund_total: number;
  cost: readonly AmountLine[];
  cost_total: number;
  /** Below the refund: how it was paid, and the credit note. */
  refundNote?: string;
  /** Why nothing is refunded, in place of the lines. */
  noRefund?: string;
}

function Lines({ lines, label, total }: { lines: readonly AmountLine[]; label: string; total: number }) {
  return (
    <dl className={styles.lines}>
      {[...lines, { id: 'total', label, amount: total }].map(({ id, label: name, amount }) => (
        <div key={id} className={styles.line} data-total={id === 'total' || undefined}>
          <dt>{name}</dt>
          <dd className={styles.value}>{formatRupeeValue(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the buyer's refund beside the costs of the return. */
export function ReturnSettlement(props: ReturnSettlementProps) {
  const messages = useDomainMessages('returns', defaults);
  const { buyer, refund, refund_total, cost, cost_total, refundNote, noRefund } = props;
  return (
    <div className={styles.sides} data-component="ReturnSettlement">
      <section aria-label={messages.refundTo(buyer)}>
        <h3 className={styles.title}>{messages.refundTo(buyer)}</h3>
        {noRefund === undefined ? (
          <Lines lines={refund} label={messages.refund} total={refund_total} />
        ) : (
          <p className={styles.note}>{noRefund}</p>
        )}
        {refundNote && <p className={styles.note}>{refundNote}</p>}
      </section>
      <section aria-label={messages.cost}>
        <h3 className={styles.title}>{messages.cost}</h3>
        <Lines lines={cost} label={messages.costTotal} total={cost_total} />
        <p className={styles.note}>{messages.withoutGst}</p>
      </section>
    </div>
  );
}
