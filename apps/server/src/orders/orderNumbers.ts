import { labelBarcodeProblem } from '@khep/domain/documents';
import type { Tx } from '../db/schema.ts';
import { conflict, invalid } from '../errors.ts';

/** The next number of the brand's own series. */
export async function nextOrderNumber(tx: Tx, brand_id: string): Promise<string> {
  const { next_order_number } = await tx
    .updateTable('brands')
    .set((eb) => ({ next_order_number: eb('next_order_number', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .returning('next_order_number')
    .executeTakeFirstOrThrow();
  return `KH-${next_order_number - 1}`;
}

/** A number belongs to one order of a brand, and is a barcode on its labels. */
export async function refuseWrongNumber(tx: Tx, brand_id: string, order_number: string): Promise<void> {
  const problem = labelBarcodeProblem(order_number);
  if (problem)
    throw invalid({
      'order_details.order_id': `${problem} Use fewer characters, of a to z, digits and - / #.`,
    });
  const taken = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_number', '=', order_number)
    .executeTakeFirst();
  if (taken)
    throw conflict(`There is an order ${order_number} already.`, {
      'order_details.order_id': 'This order id is taken. Use another, or leave it empty.',
    });
}
