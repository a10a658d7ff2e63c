import { Stack, StatusBadge, Text } from '@khep/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatPercent, formatRupeeValue, groupIndian } from '../../money/index.ts';
import { domainMessages } from '../../messages.ts';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import { DecisionWhy } from './DecisionWhy.tsx';
import * as styles from './AllocationDetail.css.ts';
import {
  byPrice,
  cheapestCourier,
  formatPromiseDay,
  formatRupeeDifference,
  plannedCourier,
  recommendedCourier,
} from './allocationRows.ts';
import type { AllocationRowData } from './allocationRows.ts';
import type { CourierData } from '../widgets/CourierChoice.tsx';

const messages = domainMessages.allocationGrid;

/** "Wed 25, 4 days · Zone D · 94% of 612" */
function factsOf(courier: CourierData): string {
  const { promised_date, tat_days, zone, delivered } = courier;
  return [
    tat_days !== null &&
      [promised_date && formatPromiseDay(promised_date), messages.days(tat_days)].filter(Boolean).join(', '),
    zone && `${messages.zone} ${zone}`,
    delivered && `${formatPercent(delivered.percent)} ${messages.of(groupIndian(String(delivered.of)))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface AllocationDetailProps {
  row: AllocationRowData;
  onChoose: (order_id: string, courier_id: number) => void;
  extra: ReactNode;
}

/** All couriers of an order by price, those that can't take it, and the reason for the choice. */
export function AllocationDetail({ row, onChoose, extra }: AllocationDetailProps) {
  const group = useId();
  const planned = plannedCourier(row);
  const recommended = recommendedCourier(row);
  const cheapest = cheapestCourier(row);
  return (
    <div className={styles.detail}>
      <ol className={styles.couriers}>
        {byPrice(row.couriers).map((courier) => (
          <li key={courier.courier_id}>
            <label className={styles.courier}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                checked={courier.courier_id === planned?.courier_id}
                onChange={() => onChoose(row.order_id, courier.courier_id)}
              />
              <span className={styles.mark}>
                <CourierBadge name={courier.courier_name} isChip hasName />
              </span>
              <span className={styles.name}>{courier.courier_name}</span>
              <span className={styles.price}>
                {courier.price === null ? messages.unrated : formatRupeeValue(courier.price)}
              </span>
              <span className={styles.difference}>
                {recommended &&
                recommended.price !== null &&
                courier.price !== null &&
                courier !== recommended
                  ? formatRupeeDifference(courier.price - recommended.price)
                  : ''}
              </span>
              <span className={styles.facts}>{factsOf(courier)}</span>
              <span className={styles.notes}>
                {courier.is_recommended ? (
                  <StatusBadge shape="tag" tone="accent">
                    {messages.recommended}
                  </StatusBadge>
                ) : (
                  courier.courier_id === cheapest?.courier_id && (
                    <StatusBadge shape="tag" tone="positive">
                      {messages.byPrice}
                    </StatusBadge>
                  )
                )}
              </span>
            </label>
          </li>
        ))}
        {row.rejected.map((one) => (
          <li key={one.courier_id} className={styles.rejected}>
            <CourierBadge name={one.courier_name} isChip hasName />
            <span>
              {one.courier_name}: {one.reason}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.why}>
        <Stack gap={6}>
          <Text weight="semibold">
            {recommended ? messages.why(recommended.courier_name) : messages.whyNone}
          </Text>
          {!row.steps?.some(({ applies }) => applies) && <Text tone="second">{row.why}</Text>}
          <DecisionWhy steps={row.steps} shares={row.shares} />
          {(planned?.why ?? [])
            .filter((reason) => reason !== row.why)
            .map((reason) => (
              <Text key={reason} size="secondary" tone="third">
                {reason}
              </Text>
            ))}
          {extra}
        </Stack>
      </div>
    </div>
  );
}
