import { formatRupeeValue } from '../../money/index.ts';
import * as styles from './ChargeBreakdown.css.ts';
import { domainMessages } from '../../messages.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';

const defaults = domainMessages.charges;

/** Courier charges as sent by the API: rupees, each line with its formula. */
export interface ChargesData {
  lines: readonly { kind: string; label: string; amount: number; formula: string }[];
  sub_total: number;
  gst: number;
  gst_formula: string;
  total: number;
  /** "2.0 kg charged: 1.8 kg volumetric, 1.2 kg dead" */
  weight_words: string;
  /** The rate card and its validity. */
  card_words: string;
}

interface LineProps {
  label: string;
  amount: number;
  formula: string;
  isTotal?: boolean;
}

function Line({ label, amount, formula, isTotal = false }: LineProps) {
  return (
    <li className={styles.line}>
      <details>
        <summary className={styles.summary}>
          <span className={isTotal ? `${styles.label} ${styles.total}` : styles.label}>{label}</span>
          <span className={isTotal ? `${styles.amount} ${styles.total}` : styles.amount}>
            {formatRupeeValue(amount)}
          </span>
          <svg
            className={styles.chevron}
            width="12"
            height="12"
            viewBox="0 0 12 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden="true"
          >
            <path d="m3 4.5 3 3 3-3" />
          </svg>
        </summary>
        <p className={styles.formula}>{formula}</p>
      </details>
    </li>
  );
}

/** Lists courier charges; every line expands to its formula. */
export function ChargeBreakdown({ charges }: { charges: ChargesData }) {
  const messages = useDomainMessages('charges', defaults);
  return (
    <ul className={styles.list} aria-label={messages.label} data-component="ChargeBreakdown">
      {charges.lines.map((line) => (
        <Line key={line.kind} {...line} />
      ))}
      <Line label={messages.gst} amount={charges.gst} formula={charges.gst_formula} />
      <Line
        label={messages.total}
        amount={charges.total}
        formula={`${charges.weight_words} · ${charges.card_words}`}
        isTotal
      />
    </ul>
  );
}
