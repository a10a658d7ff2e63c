import { OrderLoader } from './OrderLoader.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { draftToDuplicate } from './form/draft.ts';

/** A new order that begins as another one was. */
export default function DuplicateOrder() {
  return (
    <OrderLoader param="duplicateOrderId">
      {(order) => (
        <OrderForm
          key={order.id}
          title={`Duplicate ${order.order_details.order_id}`}
          initial={draftToDuplicate(order)}
        />
      )}
    </OrderLoader>
  );
}
