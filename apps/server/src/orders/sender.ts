import type { LabelSender } from '@khep/domain/documents';
import { textOf } from './text.ts';

/** Who sends: the brand, and the places it sends from. */
export interface Sender {
  /** The brand as buyers know it: on labels. */
  name: string;
  /** The company as the law knows it: on invoices. */
  company: string;
  gstin: string;
  warehouses: Map<
    string,
    { name: string; city: string; state: string; pincode: string; details: Record<string, unknown> }
  >;
}

/** Where a box of a warehouse goes back to. */
export function addressOf(sender: Sender, warehouse_id: string): LabelSender['return_address'] {
  const warehouse = sender.warehouses.get(warehouse_id);
  const text = (name: string) => textOf(warehouse?.details[name]);
  const isSame = text('return_pincode') === '';
  return {
    name: (isSame ? '' : text('return_name')) || sender.name,
    phone: isSame ? text('phone') : text('return_phone'),
    address: isSame ? text('address') : text('return_address'),
    city: isSame ? (warehouse?.city ?? '') : text('return_city'),
    state: isSame ? (warehouse?.state ?? '') : text('return_state'),
    pincode: isSame ? (warehouse?.pincode ?? '') : text('return_pincode'),
  };
}
