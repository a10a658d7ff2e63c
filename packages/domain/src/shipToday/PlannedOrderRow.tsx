import { Checkbox, IconButton, Link, Menu, MoreIcon, VisuallyHidden } from '@khep/ui';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { PlannedOrderData } from './data.ts';
import * as styles from './ShipGroups.css.ts';

const messages = domainMessages.shipToday.groups;

interface PlannedOrderRowProps {
  order: PlannedOrderData;
  /** The planned courier. */
  courierId: number;
  isExcluded: boolean;
  isMenuOpen: boolean;
  onMenuChange: (isOpen: boolean) => void;
  href: string;
  onExclude: (isExcluded: boolean) => void;
  onCourierChange: (courierId: number) => void;
}

/** One order of a group: ship or exclude it, and change its courier. */
export function PlannedOrderRow(props: PlannedOrderRowProps) {
  const { order, courierId, isExcluded, isMenuOpen, onMenuChange, href, onExclude, onCourierChange } = props;
  const { order_id, order_number, buyer_name, city, packaging, weight, why, price, couriers } = order;
  return (
    <li className={styles.order} data-ship-row={order_id} data-excluded={isExcluded || undefined}>
      <span className={styles.tick}>
        <Checkbox value={!isExcluded} onChange={(isShipped) => onExclude(!isShipped)}>
          <VisuallyHidden>{messages.ship(order_number)}</VisuallyHidden>
        </Checkbox>
      </span>
      <span className={styles.number}>
        <Link href={href}>{order_number}</Link>
      </span>
      <span className={styles.buyer}>{city === '' ? buyer_name : `${buyer_name}, ${city}`}</span>
      <span className={styles.packaging}>{`${packaging}, ${formatNumber(weight, 2)} kg`}</span>
      <span className={styles.why} title={why}>
        {why}
      </span>
      <span className={styles.orderPrice}>{formatRupeeValue(price)}</span>
      <Menu
        label={messages.couriersOf(order_number)}
        isOpen={isMenuOpen}
        onOpenChange={onMenuChange}
        trigger={
          <IconButton label={messages.change(order_number)} size="small">
            <MoreIcon size={16} />
          </IconButton>
        }
        items={couriers.map((courier) => ({
          id: String(courier.courier_id),
          label: courier.name,
          hint: formatRupeeValue(courier.price),
          isCurrent: courier.courier_id === courierId,
          onAction: () => {
            if (courier.courier_id !== courierId) onCourierChange(courier.courier_id);
          },
        }))}
      />
    </li>
  );
}
