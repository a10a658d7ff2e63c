import type { AllocationRowData } from './allocationRows.ts';

/** The couriers of an order as the API compares them. */
export interface ComparedOrder extends Pick<
  AllocationRowData,
  'order_id' | 'order_number' | 'couriers' | 'rejected' | 'why' | 'decided_by' | 'steps' | 'shares'
> {
  summary: Pick<AllocationRowData, 'buyer_name' | 'city' | 'pincode' | 'packaging' | 'value'> & {
    payment_mode: string;
  };
  eway_bill_problem: string | null;
  address_doubts: readonly string[];
}

export interface RowState {
  /** The page of the order. */
  href: string;
  /** The courier that a user chose. */
  chosen: number | undefined;
  /** Why the last booking failed. */
  failure: string | undefined;
  /** Someone looked at the address. */
  isAddressAccepted: boolean;
}

/** Maps the compared couriers of an order to a row of the grid. */
export function toAllocationRow(order: ComparedOrder, state: RowState): AllocationRowData {
  const { order_id, order_number, summary, couriers, rejected, why, decided_by, steps, shares } = order;
  const { href, chosen, failure, isAddressAccepted } = state;
  const { buyer_name, city, pincode, packaging, value, payment_mode } = summary;
  const addressProblem = order.address_doubts.length > 0 && !isAddressAccepted ? 'Check address' : undefined;
  return {
    order_id,
    order_number,
    href,
    buyer_name,
    city,
    pincode,
    packaging,
    value,
    is_cod: payment_mode === 'cod',
    couriers,
    rejected,
    why,
    decided_by,
    steps,
    shares,
    chosen,
    problem: order.eway_bill_problem === null ? addressProblem : 'E-way bill required',
    failure,
  };
}
