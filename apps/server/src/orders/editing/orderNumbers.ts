import { labelBarcodeProblem } from '@khep/domain/documents';
import type { Db, Tx } from '../../platform/db/schema.ts';
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
  const problem = orderNumberProblem(order_number, false);
  if (problem !== undefined) throw validationError({ 'order_details.order_id': problem });
  if (await isTaken(tx, brand_id, order_number))
    throw conflict(`Order ${order_number} already exists. Enter a different order ID.`, {
      'order_details.order_id': orderNumberProblem(order_number, true) ?? '',
    });
}

/** Returns why an order can't have this number. */
export function orderNumberProblem(order_number: string, taken: boolean): string | undefined {
  const problem = labelBarcodeProblem(order_number);
  if (problem) return `${problem} Use fewer characters: a to z, digits and - / #.`;
  return taken ? 'This order ID is taken. Enter a different one, or leave it empty.' : undefined;
}

/** Finds which of these order numbers the brand has already. */
export async function findTakenNumbers(
  db: Db,
  brand_id: string,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('order_number')
    .where('brand_id', '=', brand_id)
    .where('order_number', 'in', [...numbers])
    .execute();
  return new Set(rows.map(({ order_number }) => order_number));
}
