import { domainMessages } from '../messages.ts';
import { maxDeliveryAttempts } from '../shipments/situation.ts';
import * as styles from './ndr.css.ts';

const messages = domainMessages.ndr;

export interface CaseSummaryData {
  buyer_name: string;
  reason: string;
  attempts: number;
  fake_points: number;
  is_suspect: boolean;
  is_late: boolean;
  buyer_answered_at: string | null;
  /** Why the courier rejected the last answer. */
  rejection: string;
}

/** Who a case in a list is of, on one line with what stands out. */
export function CaseSummary({ ndr }: { ndr: Omit<CaseSummaryData, 'reason' | 'attempts'> }) {
  const { buyer_name, fake_points, is_suspect, is_late, buyer_answered_at, rejection } = ndr;
  return (
    <span className={styles.summaryLine} data-component="CaseSummary">
      <strong className={styles.name}>{buyer_name}</strong>
      {is_suspect && (
        <span className={styles.mark} data-tone="critical">
          {messages.fakeMark(fake_points)}
        </span>
      )}
      {buyer_answered_at && (
        <span className={styles.mark} data-tone="positive">
          {messages.answered}
        </span>
      )}
      {rejection && (
        <span className={styles.mark} data-tone="critical">
          {messages.rejected}
        </span>
      )}
      {is_late && !rejection && (
        <span className={styles.mark} data-tone="caution">
          {messages.late}
        </span>
      )}
    </span>
  );
}

/** Why a delivery failed, and how many of its attempts are used, on one line. */
export function CaseReason({
  ndr: { reason, attempts },
}: {
  ndr: Pick<CaseSummaryData, 'reason' | 'attempts'>;
}) {
  return (
    <span className={styles.summaryLine} data-component="CaseReason">
      <span className={styles.name}>{reason}</span>
      <span
        className={styles.dots}
        role="img"
        aria-label={messages.attemptsOf(attempts, maxDeliveryAttempts)}
      >
        {Array.from({ length: maxDeliveryAttempts }, (_, index) => (
          <span key={index} className={styles.dot} data-filled={index < attempts || undefined} />
        ))}
      </span>
    </span>
  );
}

export interface RiskData {
  /** 0 to 1. */
  share: number;
  sample: number;
}

/** The share of like cases that turned back, with the sample. */
export function RtoRiskMeter({ risk }: { risk: RiskData | null }) {
  if (!risk) return <span className={styles.secondary}>{messages.noHistory}</span>;
  const percent = Math.round(risk.share * 100);
  const tone = percent >= 60 ? 'critical' : percent >= 40 ? 'caution' : 'accent';
  return (
    <span className={styles.risk} title={messages.riskSample(percent, risk.sample)}>
      <span className={styles.riskBar} aria-hidden="true">
        <span className={styles.riskFill} data-tone={tone} style={{ width: `${percent}%` }} />
      </span>
      {percent}%<span className={styles.secondary}>{messages.ofSample(risk.sample)}</span>
    </span>
  );
}
