import { labelBarcodeProblem } from '@khep/domain/documents';
import type { Tx } from '../../platform/db/schema.ts';
import { conflict, validationError } from '../../base/errors.ts';

/** Reserves the next free number of the brand's series, skipping numbers that are already used. */
export async function nextOrderNumber(tx: Tx, brand_id: string): Promise<string> {
  for (;;) {
    const { next_order_number } = await tx
      .updateTable('brands')
      .set((eb) => ({ next_order_number: eb('next_order_number', '+', 1) }))
      .where('brand_id', '=', brand_id)
      .returning('next_order_number')
      .executeTakeFirstOrThrow();
    const order_number = `KH-${next_order_number - 1}`;
    if (!(await isTaken(tx, brand_id, order_number))) return order_number;
  }
}

async function isTaken(tx: Tx, brand_id: string, order_number: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_number', '=', order_number)
    .executeTakeFirst();
  return order !== undefined;
}

/** Asserts that an order number is unique in the brand and can be a barcode. */
export async function assertOrderNumber(tx: Tx, brand_id: string, order_number: string): Promise<void> {
  const problem = labelBarcodeProblem(order_number);
  if (problem)
    throw validationError({
      'order_details.order_id': `${problem} Use fewer characters: a to z, digits and - / #.`,
    });
  if (await isTaken(tx, brand_id, order_number))
    throw conflict(`Order ${order_number} already exists. Enter a different order ID.`, {
      'order_details.order_id': 'This order ID is taken. Enter a different one, or leave it empty.',
    });
}
