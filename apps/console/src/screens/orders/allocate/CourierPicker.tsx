import type { OrderRecommendation } from '@khep/api';
import { CourierChoice } from '@khep/domain/allocation/ui';
import { Callout, Stack } from '@khep/ui';
import { EwayBill } from '../details/EwayBill.tsx';

export interface CourierPickerProps {
  order: OrderRecommendation;
  /** Id of the selected courier; undefined if none can ship the order. */
  chosen: number | undefined;
  onChoose: (courierId: number) => void;
  /** Error of the last attempt to allocate. */
  failure?: string | undefined;
}

/** The couriers for one order, and what prevents a booking. */
export function CourierPicker({ order, chosen, onChoose, failure }: CourierPickerProps) {
  return (
    <Stack gap={12}>
      {failure && (
        <Callout tone="critical" isAlert>
          {failure}
        </Callout>
      )}
      {order.eway_bill_problem !== null && (
        <>
          <Callout tone="caution" title="E-way bill required">
            {order.eway_bill_problem}
          </Callout>
          <EwayBill orderId={order.order_id} number="" />
        </>
      )}
      <CourierChoice
        orderNumber={order.order_number}
        couriers={order.couriers}
        rejected={order.rejected}
        why={order.why}
        value={chosen}
        onChange={onChoose}
      />
    </Stack>
  );
}
