import { EmptyState, LinkButton, Page } from '@khep/ui';
import { paths } from '../../paths.ts';
import { OrderLoader } from './OrderLoader.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { draftToEdit } from './form/draft.ts';

/** Edits an order that has no AWB yet. */
export default function EditOrder() {
  return (
    <OrderLoader param="orderId">
      {(order) =>
        order.actions.can_edit ? (
          <OrderForm
            key={order.id}
            title={`Edit ${order.order_details.order_id}`}
            name={`order:${order.id}`}
            initial={draftToEdit(order)}
            order={order}
          />
        ) : (
          <Page title={order.order_details.order_id}>
            <EmptyState
              title="This order can't be edited"
              description="It has an AWB or is closed. Cancel its shipments, or duplicate it."
              action={<LinkButton href={paths.duplicateOrder(order.id)}>Duplicate</LinkButton>}
            />
          </Page>
        )
      }
    </OrderLoader>
  );
}
