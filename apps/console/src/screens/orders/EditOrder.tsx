import { EmptyState, LinkButton, Page } from '@khep/ui';
import { paths } from '../../paths.ts';
import { OrderLoader } from './OrderLoader.tsx';
import { OrderForm } from './form/OrderForm.tsx';
import { draftToEdit } from './form/draft.ts';

/** An order that no courier has yet, to be changed. */
export default function EditOrder() {
  return (
    <OrderLoader param="orderId">
      {(order) =>
        order.actions.can_edit ? (
          <OrderForm
            key={order.id}
            title={`Edit ${order.order_details.order_id}`}
            initial={draftToEdit(order)}
            order={order}
          />
        ) : (
          <Page title={order.order_details.order_id}>
            <EmptyState
              title="This order can no longer be changed"
              description="It has an AWB or has ended. Cancel its shipments first, or make a copy of it."
              action={<LinkButton href={paths.duplicateOrder(order.id)}>Duplicate</LinkButton>}
            />
          </Page>
        )
      }
    </OrderLoader>
  );
}
