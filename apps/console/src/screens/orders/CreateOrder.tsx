import { OrderForm } from './form/OrderForm.tsx';
import { newDraft } from './form/draft.ts';

/** A new order, from nothing. */
export default function CreateOrder() {
  return <OrderForm title="Create order" initial={newDraft()} name="order:new" />;
}
