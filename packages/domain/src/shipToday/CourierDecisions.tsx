import { formatNumber, formatPercent, groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { ShipDecisionsData } from './data.ts';
import * as styles from './decisions.css.ts';

const messages = domainMessages.shipToday.decisions;

export interface CourierDecisionsProps {
  decisions: ShipDecisionsData;
  /** Orders of the plan. */
  orders: number;
}

/** How couriers were chosen: by rules, load distribution, price or a person; and the split against its target. */
export function CourierDecisions({ decisions, orders }: CourierDecisionsProps) {
  const { rules, split, split_orders, price_orders, chosen_orders, passed_turns } = decisions;
  const lines = [
    ...rules.map(({ rule_id, name, orders: count }) => ({ id: rule_id, name, count })),
    ...(split_orders > 0
      ? [
          {
            id: 'split',
            name: messages.distribution(split.map(({ target }) => formatNumber(target, 1)).join(' / ')),
            count: split_orders,
          },
        ]
      : []),
    { id: 'price', name: messages.cheapest, count: price_orders },
    { id: 'chosen', name: messages.chosen, count: chosen_orders },
  ].filter(({ count }) => count > 0);
  // The widest bar is the largest of results and targets.
  const most = Math.max(1, ...split.flatMap(({ orders: count, target_orders }) => [count, target_orders]));
  return (
    <section>
      <h3 className={styles.title}>{messages.title(groupIndian(String(orders)), orders === 1)}</h3>
      <dl className={styles.lines}>
        {lines.map(({ id, name, count }) => (
          <div key={id} className={styles.line}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{groupIndian(String(count))}</dd>
          </div>
        ))}
      </dl>
      {split_orders > 0 && (
        <>
          <p className={styles.note}>{messages.against}</p>
          <dl className={styles.shares}>
            {split.map(({ courier_id, name, orders: count, target_orders }) => (
              <div key={courier_id} className={styles.share}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.shareValue}>
                  <span className={styles.track} aria-hidden="true">
                    <span className={styles.result} style={{ inlineSize: `${(count / most) * 100}%` }} />
                    <span
                      className={styles.target}
                      style={{ insetInlineStart: `${(target_orders / most) * 100}%` }}
                    />
                  </span>
                  <span className={styles.value}>
                    {groupIndian(String(count))}
                    <span className={styles.of}>
                      {messages.result(
                        formatNumber(target_orders, 1),
                        formatPercent((count / split_orders) * 100, { decimals: 0 }),
                      )}
                    </span>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {passed_turns.map((turn) => (
            <p key={turn} className={styles.note}>
              {turn}
            </p>
          ))}
        </>
      )}
    </section>
  );
}
