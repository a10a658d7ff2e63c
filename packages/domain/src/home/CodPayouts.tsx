import { Card, EmptyState } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { CourierBadge } from '../couriers/CourierBadge.tsx';
import { formatWeekday } from '../days/index.ts';
import { domainMessages } from '../messages.ts';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import * as styles from './CodPayouts.css.ts';

const defaults = domainMessages.codPayouts;

/** Collected money that a courier pays out on a day. */
export interface CodPayout {
  courier_name: string;
  parcels: number;
  /** Rupees. */
  amount: number;
  /** YYYY-MM-DD. */
  due_on: string;
  is_late: boolean;
}

export interface CodPayoutsProps {
  payouts: readonly CodPayout[];
  /** Rupees, of these and all later ones. */
  due: number;
  actions?: ReactNode;
  /** The wallet, in place of the sum above the list. */
  wallet?: ReactNode;
}

/** COD that couriers have collected: how much, from whom and when; what is late comes first. */
export function CodPayouts({ payouts, due, actions, wallet }: CodPayoutsProps) {
  const messages = useDomainMessages('codPayouts', defaults);
  return (
    <Card
      title={wallet ? messages.withWallet : messages.title}
      description={wallet ? undefined : formatRupeeValue(due, { decimals: 'never' })}
      actions={actions}
    >
      {wallet}
      {payouts.length === 0 ? (
        <EmptyState title={messages.none} />
      ) : (
        <ul className={styles.list} data-component="CodPayouts">
          {payouts.map(({ courier_name, parcels, amount, due_on, is_late }) => (
            <li key={`${courier_name} ${due_on}`} className={styles.item}>
              <CourierBadge name={courier_name} />
              <span className={styles.words}>
                {messages.parcels(courier_name, formatNumber(parcels), parcels)}
                <span className={is_late ? styles.late : styles.detail}>
                  {is_late ? messages.late(formatWeekday(due_on)) : formatWeekday(due_on)}
                </span>
              </span>
              <span className={styles.amount}>{formatRupeeValue(amount, { decimals: 'never' })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
