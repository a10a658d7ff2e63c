import { calls } from '@khep/api';
import { ImportFlow } from '../../../patterns/ImportFlow.tsx';

/** Imports orders from a file. */
export function ImportOrders() {
  return (
    <ImportFlow
      endpoint={calls.orders.bulkAdd}
      type="orders"
      title="Import orders"
      description="A CSV or Excel file with a row for each product of each order"
      label="File of orders"
      nounOf={(count) => (count === 1 ? 'order' : 'orders')}
      invalidates={['orders', 'home']}
    >
      Rows with the same order ID become one order.
    </ImportFlow>
  );
}
