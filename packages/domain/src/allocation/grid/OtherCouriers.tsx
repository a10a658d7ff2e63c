import { VisuallyHidden } from '@khep/ui';
import { domainMessages } from '../../messages.ts';
import { CourierBadge } from '../../couriers/CourierBadge.tsx';
import * as styles from './AllocationGrid.css.ts';
import { byPrice, formatDayDifference, formatRupeeDifference } from './allocationRows.ts';
import type { AllocationRowData } from './allocationRows.ts';
import type { CourierData } from '../widgets/CourierChoice.tsx';

const messages = domainMessages.allocationGrid;
/** More would need a second line; the open row has them all. */
const SHOWN = 3;

interface OtherCouriersProps {
  row: AllocationRowData;
  planned: CourierData | undefined;
  onChoose: (order_id: string, courier_id: number) => void;
}

/** The other couriers of an order, with their difference from the planned one. */
export function OtherCouriers({ row, planned, onChoose }: OtherCouriersProps) {
  const others = byPrice(row.couriers).filter(({ courier_id }) => courier_id !== planned?.courier_id);
  const hidden = others.length - SHOWN;
  return (
    <div className={styles.chips}>
      {others.slice(0, SHOWN).map((courier) => {
        const rupees =
          courier.price === null || !planned || planned.price === null
            ? undefined
            : courier.price - planned.price;
        const days =
          courier.tat_days === null || !planned || planned.tat_days === null
            ? 0
            : courier.tat_days - planned.tat_days;
        const difference = formatDayDifference(days);
        return (
          <button
            key={courier.courier_id}
            type="button"
            className={styles.chip}
            onClick={() => onChoose(row.order_id, courier.courier_id)}
          >
            <VisuallyHidden>{messages.use(courier.courier_name, row.order_number)}: </VisuallyHidden>
            <CourierBadge name={courier.courier_name} isChip />
            {rupees === undefined ? (
              messages.unrated
            ) : (
              <span className={rupees < 0 ? styles.positive : undefined}>
                {formatRupeeDifference(rupees)}
              </span>
            )}
            {difference && ' '}
            {difference && <span className={days < 0 ? styles.positive : undefined}>{difference}</span>}
          </button>
        );
      })}
      {hidden > 0 && <span className={styles.second}>{messages.moreCouriers(hidden)}</span>}
    </div>
  );
}
