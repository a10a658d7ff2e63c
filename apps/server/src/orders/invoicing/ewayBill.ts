import { istDay } from '@khep/domain/days';
import type { EwayBill } from '@khep/api';
import { ewayBillProblem } from '@khep/domain/tax';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import type { OrderRecord } from '../core/tables.ts';

/** Origin of the goods. */
type Place = Parameters<typeof addressState>[0];

/** Why an order's goods can't be shipped yet; undefined if they can. */
export function orderEwayBillProblem(
  order: Pick<OrderRecord, 'order_date' | 'total_paise' | 'state' | 'pincode' | 'eway_bill'>,
  from: Place,
): string | undefined {
  return ewayBillProblem({
    day: istDay(order.order_date),
    value: order.total_paise,
    from_state: addressState(from),
    to_state: addressState(order),
    eway_bill: order.eway_bill,
  });
}

/** Serializes an order's e-way bill. `untold` has the boxes whose couriers don't have its number. */
export function serializeEwayBill(
  order: OrderRecord,
  from: Place,
  untold: ReadonlyMap<string, { words: string }>,
): EwayBill {
  return {
    number: order.eway_bill ?? '',
    is_needed: orderEwayBillProblem({ ...order, eway_bill: null }, from) !== undefined,
    problem: orderEwayBillProblem(order, from) ?? null,
    untold: [...untold.values()].map(({ words }) => words),
  };
}
