import { OrderForm } from './form/OrderForm.tsx';
import { emptyDraft } from './form/draft.ts';
import { currentSession } from '../../session.ts';

/** A new order, from nothing. */
export default function CreateOrder() {
  return <OrderForm title="Create order" initial={emptyDraft()} keepAs={currentSession().brand_id} />;
}
