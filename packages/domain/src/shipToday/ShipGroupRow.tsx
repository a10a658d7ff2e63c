import { Button, ChevronDownIcon, ChevronRightIcon, Kbd, VisuallyHidden } from '@khep/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CourierBadge } from '../couriers/CourierBadge.tsx';
import { formatNumber, formatRupeeValue, groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { PlannedOrderData, ShipGroupData } from './data.ts';
import { PlannedOrderRow } from './PlannedOrderRow.tsx';
import * as styles from './ShipGroups.css.ts';

const messages = domainMessages.shipToday.groups;
/** Rows shown when a group opens, and added by each further press. */
const firstRows = 5;
const moreRows = 50;

function formatPromise(days: number | null): string {
  if (days === null) return '–';
  return days === 1 ? messages.day : messages.days(formatNumber(days, 1));
}

export interface GroupHeadProps {
  group: ShipGroupData;
  /** Before the courier: a button that opens the group. */
  opener?: ReactNode;
  /** The last column. */
  last: ReactNode;
}

/** Courier, count, cost and promise of a group. */
export function GroupHead({ group, opener, last }: GroupHeadProps) {
  const { courier_name, orders, price, tat_days } = group;
  return (
    <div className={styles.head} data-ship-row={opener ? '' : undefined}>
      <span className={styles.opener}>{opener}</span>
      <CourierBadge name={courier_name} />
      <span className={styles.courier}>{courier_name}</span>
      <span className={styles.orders}>
        <VisuallyHidden>{messages.orders} </VisuallyHidden>
        {groupIndian(String(orders))}
      </span>
      <span className={styles.price}>
        <VisuallyHidden>{messages.price} </VisuallyHidden>
        {formatRupeeValue(price)}
      </span>
      <span className={styles.promise}>
        <VisuallyHidden>{messages.promise} </VisuallyHidden>
        {formatPromise(tat_days)}
      </span>
      <div className={styles.last}>{last}</div>
    </div>
  );
}

interface ShipGroupRowProps {
  group: ShipGroupData;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  orders: readonly PlannedOrderData[];
  excludedIds: ReadonlySet<string>;
  menuOf: string | undefined;
  onMenuChange: (orderId: string | undefined) => void;
  orderHref: (orderId: string) => string;
  onExclude: (orderId: string, isExcluded: boolean) => void;
  onCourierChange: (orderId: string, courierId: number) => void;
  last: ReactNode;
}

/** A group that opens to its orders. */
export function ShipGroupRow(props: ShipGroupRowProps) {
  const { group, isExpanded, onExpandedChange, orders, excludedIds, menuOf, onMenuChange } = props;
  const [limit, setLimit] = useState(firstRows);
  const listId = useId();
  const hidden = orders.length - limit;
  return (
    <li className={styles.group}>
      <GroupHead
        group={group}
        last={props.last}
        opener={
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? listId : undefined}
            aria-label={messages.show(group.courier_name)}
            onClick={() => onExpandedChange(!isExpanded)}
          >
            {isExpanded ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
          </button>
        }
      />
      {isExpanded && (
        <div id={listId} className={styles.opened}>
          <ul className={styles.groups} aria-label={messages.show(group.courier_name)}>
            {orders.slice(0, limit).map((order) => (
              <PlannedOrderRow
                key={order.order_id}
                order={order}
                courierId={group.courier_id}
                isExcluded={excludedIds.has(order.order_id)}
                isMenuOpen={menuOf === order.order_id}
                onMenuChange={(isOpen) => onMenuChange(isOpen ? order.order_id : undefined)}
                href={props.orderHref(order.order_id)}
                onExclude={(isExcluded) => props.onExclude(order.order_id, isExcluded)}
                onCourierChange={(courierId) => props.onCourierChange(order.order_id, courierId)}
              />
            ))}
          </ul>
          <div className={styles.more}>
            {hidden > 0 && (
              <Button size="small" variant="ghost" onPress={() => setLimit(limit + moreRows)}>
                {hidden <= moreRows
                  ? messages.all(groupIndian(String(orders.length)))
                  : messages.more(String(moreRows))}
              </Button>
            )}
            <p className={styles.hint}>
              <Kbd keys="x" /> {messages.excludes} <Kbd keys="c" /> {messages.changes}
            </p>
          </div>
        </div>
      )}
    </li>
  );
}
