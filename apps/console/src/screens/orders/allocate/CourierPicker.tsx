import type { OrderRecommendation } from '@khep/api';
import { CourierChoice } from '@khep/domain/allocation/ui';
import { Callout, Stack } from '@khep/ui';
import { EwayBill } from '../details/EwayBill.tsx';

export interface OrderChoiceProps {
  order: OrderRecommendation;
  /** Id of the courier that carries it; undefined where none can. */
  chosen: number | undefined;
  onChoose: (courierId: number) => void;
  /** Why it was not allocated when it was tried. */
  failure?: string | undefined;
}

/** The couriers for one order, and what stands in the way of booking one. */
export function CourierPicker({ order, chosen, onChoose, failure }: OrderChoiceProps) {
  return (
    <Stack gap={12}>
      {failure && (
        <Callout tone="critical" isAlert>
          {failure}
        </Callout>
      )}
      {order.eway_bill_problem !== null && (
        <>
          <Callout tone="caution" title="E-way bill needed">
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
