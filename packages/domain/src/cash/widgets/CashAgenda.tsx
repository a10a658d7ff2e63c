import { Card, EmptyState, Link } from '@khep/ui';
import { formatWeekday } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { cashMessages } from '../../messages/cash.ts';
import * as styles from './CashCalendar.css.ts';
import { nameOf, whole } from './cashRows.ts';
import type { CashDay, CashRow } from './cashRows.ts';

export interface CashAgendaProps<Row extends CashRow = CashRow> {
  entries: readonly Row[];
  balances: readonly CashDay[];
  /** In rupees; undefined without a bank balance. */
  floor: number | undefined;
  hrefOf: (entry: Row) => string;
}

/** The entries by day, with the balance of each: the calendar where a chart has no room. */
export function CashAgenda<Row extends CashRow>({ entries, balances, floor, hrefOf }: CashAgendaProps<Row>) {
  const words = useDomainMessages('cashAgenda', cashMessages.cashAgenda);
  const messages = useDomainMessages('cashCalendar', cashMessages.cashCalendar);
  const names = useDomainMessages('cashNames', cashMessages.cashNames);
  const today = balances[0]?.day ?? '';
  const balanceOf = new Map(balances.map((one) => [one.day, one.middle]));
  const days = [...Map.groupBy(entries, ({ day }) => (day < today ? '' : day))];
  return (
    <Card title={words.label}>
      {entries.length === 0 ? (
        <EmptyState title={messages.empty} description={messages.emptyHint} />
      ) : (
        <ol className={styles.list} data-component="CashAgenda">
          {days.map(([day, own]) => {
            const balance = balanceOf.get(day);
            return (
              <li key={day}>
                <div
                  className={styles.day}
                  data-below={(floor !== undefined && balance !== undefined && balance < floor) || undefined}
                >
                  <span>{day === '' ? words.overdue : formatWeekday(day)}</span>
                  {balance !== undefined && <span>{`${messages.balance} ${whole(balance)}`}</span>}
                </div>
                <ul className={styles.entries}>
                  {own.map((entry) => (
                    <li key={entry.id} className={styles.entry}>
                      <span className={styles.words}>
                        <Link href={hrefOf(entry)}>{nameOf(entry, names)}</Link>
                        <p className={styles.note}>
                          {`${entry.is_known ? messages.known : messages.forecast}. ${entry.cause}.`}
                          {entry.amounts &&
                            ` ${words.range(whole(entry.amounts[0]), whole(entry.amounts[1]))}.`}
                        </p>
                      </span>
                      <span className={styles.amount}>
                        {entry.amount > 0 ? `+${whole(entry.amount)}` : whole(entry.amount)}
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
