import { calls } from '@khep/api';
import { ImportFile } from '../../../forms/ImportFile.tsx';

/** Orders from a file. */
export function ImportOrders() {
  return (
    <ImportFile
      call={calls.orders.bulkAdd}
      sample="orders"
      title="Import orders"
      description="A CSV or Excel file with a line for each product of each order"
      label="File of orders"
      outcome={({ added }) => `${added} ${added === 1 ? 'order' : 'orders'} created`}
      invalidates={['orders', 'home']}
    >
      Lines with one order id become one order.
    </ImportFile>
  );
}
