import { formatNumber, formatRupeeValue, groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { ShipTotalsData } from './data.ts';
import * as styles from './decisions.css.ts';

const messages = domainMessages.shipToday.cost;

export interface PlanCostProps {
  totals: ShipTotalsData;
}

/** Shows the cost of the plan above the cheapest courier for each order, and the reasons. */
export function PlanCost({ totals }: PlanCostProps) {
  const { price, cheapest_price, rules_extra, split_extra, chosen_extra } = totals;
  const extras = [
    { id: 'rules', amount: rules_extra, words: messages.rules },
    { id: 'split', amount: split_extra, words: messages.split },
    { id: 'chosen', amount: chosen_extra, words: messages.chosen },
  ].filter(({ amount }) => amount >= 0.005);
  const { tat_days, cheapest_tat_days, collectible, collectible_orders } = totals;
  return (
    <section>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.ends}>
        <span>{messages.cheapest}</span>
        <strong className={styles.strong}>{messages.plan(formatRupeeValue(price))}</strong>
      </p>
      <div className={styles.cost} aria-hidden="true">
        <span className={styles.cheapest} style={{ flexGrow: cheapest_price }} />
        {extras.map(({ id, amount }) => (
          <span key={id} className={styles.extra} data-part={id} style={{ flexGrow: amount }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{formatRupeeValue(cheapest_price)}</span>
        <span className={styles.extras}>
          {extras.length === 0
            ? messages.same
            : extras.map(({ id, amount, words }) => (
                <span key={id} data-part={id} className={styles.extraWords}>
                  {words(formatRupeeValue(amount))}
                </span>
              ))}
        </span>
      </p>
      <dl className={styles.lines}>
        {tat_days !== null && (
          <div className={styles.line}>
            <dt className={styles.second}>{messages.promise}</dt>
            <dd className={styles.value}>
              {messages.days(formatNumber(tat_days, 1))}
              {cheapest_tat_days !== null && cheapest_tat_days !== tat_days && (
                <span className={styles.of}>{messages.insteadOf(formatNumber(cheapest_tat_days, 1))}</span>
              )}
            </dd>
          </div>
        )}
        {collectible_orders > 0 && (
          <div className={styles.line}>
            <dt className={styles.second}>{messages.cod}</dt>
            <dd className={styles.value}>
              {formatRupeeValue(collectible, { decimals: 'auto' })}
              <span className={styles.of}>{messages.inOrders(groupIndian(String(collectible_orders)))}</span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
