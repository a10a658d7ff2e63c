import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { formatRecentTime } from '../days/index.ts';
import { homeMessages } from '../messages/home.ts';
import { formatRupeeValue } from '../money/index.ts';
import * as styles from './WalletFigures.css.ts';

const defaults = homeMessages.walletFigures;
const urgentDays = 3;

/** The available money, and how long it lasts as the brand usually spends. */
export interface WalletData {
  /** Rupees. */
  available: number;
  /** Rupees, of the last weeks. */
  per_day: number;
  /** Null if later than eight weeks. */
  days: number | null;
  empty_at: string | null;
}

export interface WalletFiguresProps {
  wallet: WalletData;
  /** Rupees that couriers have collected. */
  codDue: number;
  now: Date;
}

/** The wallet and how long it lasts, beside the COD money that comes. */
export function WalletFigures({ wallet, codDue, now }: WalletFiguresProps) {
  const messages = useDomainMessages('walletFigures', defaults);
  const { available, per_day, days, empty_at } = wallet;
  const lasts =
    available <= 0
      ? messages.empty
      : per_day <= 0
        ? messages.noSpend
        : empty_at === null
          ? messages.lastsWeeks
          : messages.emptyAt(formatRecentTime(empty_at, now));
  const isUrgent = available <= 0 || (days !== null && days < urgentDays);
  return (
    <dl className={styles.figures} data-component="WalletFigures">
      <div>
        <dt className={styles.term}>{messages.wallet}</dt>
        <dd className={styles.amount}>{formatRupeeValue(available)}</dd>
        <dd className={isUrgent ? styles.urgent : styles.detail}>{lasts}</dd>
      </div>
      <div>
        <dt className={styles.term}>{messages.codDue}</dt>
        <dd className={styles.amount}>{formatRupeeValue(codDue, { decimals: 'never' })}</dd>
      </div>
    </dl>
  );
}
