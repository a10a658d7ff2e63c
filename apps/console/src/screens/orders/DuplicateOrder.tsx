import { OrderLoader } from './OrderLoader.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { draftToDuplicate } from './form/draft.ts';

/** Creates an order from the values of another one. */
export default function DuplicateOrder() {
  return (
    <OrderLoader param="duplicateOrderId">
      {(order) => (
        <OrderForm
          key={order.id}
          title={`Duplicate ${order.order_details.order_id}`}
          name={`order:copy:${order.id}`}
          initial={draftToDuplicate(order)}
        />
      )}
    </OrderLoader>
  );
}
