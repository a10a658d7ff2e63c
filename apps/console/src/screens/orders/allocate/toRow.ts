import type { OrderRecommendation } from '@khep/api';
import type { AllocationRowData } from '@khep/domain/allocation/ui';
import { paths } from '../../../paths.ts';

/** Maps a recommendation to a row of the grid. */
export function toRow(
  order: OrderRecommendation,
  chosen: number | undefined,
  failure: string | undefined,
  isAddressAccepted: boolean,
): AllocationRowData {
  const { order_id, order_number, summary, couriers, rejected, why, decided_by, eway_bill_problem } = order;
  const { steps, shares, address_doubts } = order;
  const addressProblem = address_doubts.length === 0 || isAddressAccepted ? undefined : 'Check address';
  return {
    order_id,
    order_number,
    href: paths.orderDetails(order_id),
    buyer_name: summary.buyer_name,
    city: summary.city,
    pincode: summary.pincode,
    packaging: summary.packaging,
    value: summary.value,
    is_cod: summary.payment_mode === 'cod',
    couriers,
    rejected,
    why,
    decided_by,
    steps,
    shares,
    chosen,
    problem: eway_bill_problem === null ? addressProblem : 'E-way bill required',
    failure,
  };
}
