import { Checkbox, Link, LockIcon, Skeleton, VisuallyHidden, useIsSelected } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { formatPercent, formatRupeeValue, groupIndian } from '../../money/index.ts';
import { domainMessages } from '../../messages.ts';
import { PaymentTag } from '../../orders/OrderStatusBadge.tsx';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { AllocationDetail } from './AllocationDetail.tsx';
import * as styles from './AllocationGrid.css.ts';
import { OtherCouriers } from './OtherCouriers.tsx';
import { cheapestCourier, formatKilogramNumber, formatPromiseDay, plannedCourier } from './allocationRows.ts';
import type { AllocationRowData } from './allocationRows.ts';
import type { CourierData } from '../widgets/CourierChoice.tsx';

const messages = domainMessages.allocationGrid;
/** A price above this share of the order's value stands out. */
const DEAR = 25;
/** A delivered share below this stands out. */
const POOR = 92;
const interactive = 'a, button, input, label';

interface AllocationRowProps {
  row: AllocationRowData;
  selection: GridSelection;
  /** Its controls are in the tab order; those of other rows are reached by J and K. */
  isTabStop: boolean;
  isOpen: boolean;
  isRating: boolean;
  onFocus: (order_id: string) => void;
  onToggle: (order_id: string) => void;
  onChoose: (order_id: string, courier_id: number) => void;
  extra: ReactNode;
}

/** One order, in one line; a card on a phone. */
export const AllocationRow = memo(function AllocationRow(props: AllocationRowProps) {
  const { row, selection, isTabStop, isOpen, isRating, onFocus, onToggle, onChoose } = props;
  const { order_id, order_number } = row;
  const isSelected = useIsSelected(selection, order_id);
  const element = useRef<HTMLTableRowElement>(null);
  const courier = plannedCourier(row);
  useLayoutEffect(() => {
    for (const control of element.current?.querySelectorAll<HTMLElement>('a, button, input') ?? [])
      control.tabIndex = isTabStop ? 0 : -1;
  });

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier it is a shortcut of the screen.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = [
      ...(element.current?.parentElement?.querySelectorAll<HTMLElement>('[data-allocation-row]') ?? []),
    ];
    const at = rows.findIndex((one) => one === element.current);
    if (event.key === 'Enter') onToggle(order_id);
    else if (event.key === ' ') selection.toggle(order_id);
    else if (event.key === 'ArrowDown') rows[at + 1]?.focus();
    else if (event.key === 'ArrowUp') rows[at - 1]?.focus();
    else return;
    event.preventDefault();
  }

  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest(interactive)) return;
    if (!window.getSelection()?.toString()) onToggle(order_id);
  }

  return (
    <>
      <tr
        ref={element}
        role="row"
        className={styles.row}
        tabIndex={isTabStop ? 0 : -1}
        aria-selected={isSelected}
        data-open={isOpen || undefined}
        data-allocation-row={order_id}
        onFocus={() => onFocus(order_id)}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <td role="gridcell" className={styles.areas.box}>
          <Checkbox value={isSelected} onChange={(next) => selection.toggle(order_id, next)}>
            <VisuallyHidden>{messages.select(order_number)}</VisuallyHidden>
          </Checkbox>
        </td>
        <th role="rowheader" scope="row" className={styles.areas.order}>
          <span className={styles.strong}>
            <Link href={row.href}>{order_number}</Link>
          </span>
          <span className={styles.second}>{row.packaging}</span>
        </th>
        <td role="gridcell" className={styles.areas.to}>
          <span className={styles.first}>{row.buyer_name}</span>
          <span className={styles.second}>
            {row.city} {row.pincode}
          </span>
        </td>
        <td role="gridcell" className={styles.areas.charged}>
          <Weights courier={courier} />
        </td>
        <td role="gridcell" className={styles.areas.value}>
          <span className={styles.first}>{formatRupeeValue(row.value, { decimals: 'auto' })}</span>
          {row.is_cod ? <PaymentTag mode="cod" /> : <span className={styles.second}>{messages.prepaid}</span>}
        </td>
        <td role="gridcell" className={styles.areas.courier}>
          <button
            type="button"
            className={styles.choice}
            aria-expanded={isOpen}
            onClick={() => onToggle(order_id)}
          >
            {courier ? <CourierBadge name={courier.courier_name} /> : <span />}
            <span style={{ minInlineSize: 0 }}>
              <VisuallyHidden>{messages.open(order_number)}: </VisuallyHidden>
              <span className={styles.strong}>{courier?.courier_name ?? messages.noCourier}</span>
              <Reason row={row} courier={courier} />
            </span>
          </button>
        </td>
        <td role="gridcell" className={styles.areas.price}>
          {isRating ? <Skeleton lines={1} /> : courier && <Price row={row} courier={courier} />}
        </td>
        <td role="gridcell" className={styles.areas.promise}>
          {courier && courier.tat_days !== null && (
            <>
              <span className={styles.first}>
                {courier.promised_date
                  ? formatPromiseDay(courier.promised_date)
                  : messages.days(courier.tat_days)}
              </span>
              {courier.promised_date && (
                <span className={styles.second}>{messages.days(courier.tat_days)}</span>
              )}
            </>
          )}
        </td>
        <td role="gridcell" className={styles.areas.delivered}>
          {courier && <Delivered courier={courier} />}
        </td>
        <td role="gridcell" className={styles.areas.others}>
          {row.failure && <p className={styles.failure}>{row.failure}</p>}
          {row.couriers.length === 0 ? (
            <ul className={styles.reasons}>
              {row.rejected.length === 0 && <li>{row.why}</li>}
              {row.rejected.map((one) => (
                <li key={one.courier_id}>
                  {one.courier_name}: {one.reason}
                </li>
              ))}
            </ul>
          ) : (
            <OtherCouriers row={row} planned={courier} onChoose={onChoose} />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className={styles.detailRow}>
          <td role="gridcell" className={styles.detailCell} colSpan={10}>
            <AllocationDetail row={row} onChoose={onChoose} extra={props.extra} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The weight that is billed, and what it follows from; the larger one is bold. */
function Weights({ courier }: { courier: CourierData | undefined }) {
  if (!courier?.weights) return null;
  const { dead_g, volumetric_g, billed_g } = courier.weights;
  const isDead = dead_g >= volumetric_g;
  const digits = { least: 2, most: 2 };
  return (
    <>
      <span className={styles.strong}>
        {messages.kilograms(formatKilogramNumber(billed_g, { least: 1, most: 2 }))}
      </span>
      <span className={styles.second}>
        <span className={isDead ? styles.heavier : undefined}>{formatKilogramNumber(dead_g, digits)}</span>
        {' · '}
        <span className={isDead ? undefined : styles.heavier}>
          {messages.volumetric(formatKilogramNumber(volumetric_g, digits))}
        </span>
      </span>
    </>
  );
}

function Reason({ row, courier }: { row: AllocationRowData; courier: CourierData | undefined }) {
  if (row.problem) return <span className={`${styles.second} ${styles.caution}`}>{row.problem}</span>;
  if (!courier) return <span className={styles.second}>{row.why}</span>;
  const isCheapest = cheapestCourier(row)?.courier_id === courier.courier_id;
  const cheapest = isCheapest && <span className={styles.positive}>, {messages.isCheapest}</span>;
  if (!courier.is_recommended)
    return (
      <span className={styles.second}>
        {messages.byPerson}
        {cheapest}
      </span>
    );
  if (row.decided_by === 'rule')
    return (
      <span className={`${styles.second} ${styles.reason}`}>
        <LockIcon size={12} />
        <VisuallyHidden>{messages.byRule}: </VisuallyHidden>
        {row.why}
      </span>
    );
  return (
    <span className={styles.second} title={row.why}>
      {row.decided_by === 'split' ? (
        <>
          {messages.bySplit}
          {cheapest}
        </>
      ) : (
        messages.byPrice
      )}
    </span>
  );
}

function Price({ row, courier }: { row: AllocationRowData; courier: CourierData }) {
  if (courier.price === null) return <span className={styles.second}>{messages.unrated}</span>;
  const share = row.value > 0 ? (courier.price / row.value) * 100 : 0;
  return (
    <>
      <span className={styles.strong}>{formatRupeeValue(courier.price)}</span>
      {row.value > 0 && (
        <span className={styles.second} data-tone={share > DEAR ? 'caution' : undefined}>
          {messages.ofValue(formatPercent(share, { decimals: 0 }))}
        </span>
      )}
    </>
  );
}

function Delivered({ courier }: { courier: CourierData }) {
  if (!courier.delivered) return <span className={styles.second}>{messages.noHistory}</span>;
  const { percent, of } = courier.delivered;
  return (
    <>
      <span className={`${styles.first} ${percent < POOR ? styles.caution : ''}`}>
        {formatPercent(percent)}
      </span>
      <span className={styles.second}>{messages.of(groupIndian(String(of)))}</span>
    </>
  );
}
