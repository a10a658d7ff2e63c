import {
  Button,
  Card,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Inline,
  Link,
  MinusIcon,
  RefreshIcon,
  StatusBadge,
} from '@khep/ui';
import type { StatusBadgeProps } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatRupeeValue, groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { ShipRunOrderData } from './data.ts';
import type { ShipRowState } from './run.ts';
import * as styles from './ShipRun.css.ts';

const messages = domainMessages.shipToday.run;
const groupMessages = domainMessages.shipToday.groups;
const firstRows = 10;
const moreRows = 50;

/** Failed first, then what is in progress, the newest results and what waits. */
const stateOrder: readonly ShipRowState[] = ['failed', 'working', 'done', 'left_out', 'waiting'];
const tones: Record<ShipRowState, NonNullable<StatusBadgeProps['tone']>> = {
  failed: 'critical',
  working: 'accent',
  waiting: 'neutral',
  done: 'positive',
  left_out: 'neutral',
};
const icons: Record<ShipRowState, ReactNode> = {
  failed: <CloseIcon size={16} />,
  working: <RefreshIcon size={16} />,
  done: <CheckIcon size={16} />,
  left_out: <MinusIcon size={16} />,
  waiting: <ClockIcon size={16} />,
};

export interface ShipRunOrdersProps {
  orders: readonly ShipRunOrderData[];
  orderHref: (orderId: string) => string;
}

/** Every order of a run with its AWB and what happened, failed ones first. */
export function ShipRunOrders({ orders, orderHref }: ShipRunOrdersProps) {
  const [limit, setLimit] = useState(firstRows);
  const byState = Map.groupBy(orders, ({ state }) => state);
  const sorted = stateOrder.flatMap((state) => byState.get(state) ?? []);
  const hidden = sorted.length - limit;
  return (
    <Card
      title={messages.orders}
      description={messages.sorting}
      level={3}
      padding="none"
      actions={
        <Inline gap={6}>
          {stateOrder.flatMap((state) => {
            const count = byState.get(state)?.length ?? 0;
            if (count === 0) return [];
            return [
              <StatusBadge key={state} shape="tag" tone={tones[state]}>
                {messages.count(groupIndian(String(count)), messages.states[state])}
              </StatusBadge>,
            ];
          })}
        </Inline>
      }
    >
      <ul className={styles.orders}>
        {sorted.slice(0, limit).map((order) => {
          const { order_id, order_number, buyer_name, city, state, awbs, message, price, courier_name } =
            order;
          return (
            <li key={order_id} className={styles.order} data-state={state}>
              <span className={styles.icon} role="img" aria-label={messages.states[state]}>
                {icons[state]}
              </span>
              <span className={styles.number}>
                <Link href={orderHref(order_id)}>{order_number}</Link>
              </span>
              <span className={styles.buyer}>{`${buyer_name}, ${city}`}</span>
              <span className={styles.awb}>
                {awbs.length > 0 ? awbs.join(', ') : state === 'failed' ? messages.noAwb : courier_name}
              </span>
              <span className={styles.words}>{message}</span>
              <span className={styles.price}>{formatRupeeValue(price)}</span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button size="small" variant="ghost" onPress={() => setLimit(limit + moreRows)}>
            {hidden <= moreRows
              ? groupMessages.all(groupIndian(String(sorted.length)))
              : groupMessages.more(String(moreRows))}
          </Button>
        </div>
      )}
    </Card>
  );
}
