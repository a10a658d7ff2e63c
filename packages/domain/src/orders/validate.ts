import { dayProblem, istDay } from '../days/index.ts';
import { isMobile, isPincode } from '../india/patterns.ts';
import { gstinProblem } from '../tax/identifiers.ts';

interface Person {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  country?: string | null;
  pincode?: string | null;
}

export interface OrderDraft {
  /** Empty: the primary warehouse. */
  warehouse_id?: string | null;
  buyer_details?: (Person & { alternate_phone?: string | null; gst_number?: string | null }) | null;
  /** Omitted if it equals the buyer's. */
  billing_details?: Person | null;
  order_details?: {
    order_id?: string | null;
    /** YYYY-MM-DD or ISO. */
    order_date?: string | null;
    channel_id?: string | number | null;
    product_details?:
      | readonly { sku_id?: string | null; quantity?: number | null; unit_price?: number | null }[]
      | null;
    payment_details?: {
      payment_method?: readonly string[] | null;
      shipping_charges?: DraftCharge | null;
      transaction_fees?: DraftCharge | null;
      cod_charges?: DraftCharge | null;
    } | null;
  } | null;
}

interface DraftCharge {
  charge_value?: number | null;
  charge_basis?: string | null;
}

/** Messages by dotted field path, as in API errors. Empty if valid. */
export type FieldErrors = Record<string, string>;

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
const isEmail = (text: string): boolean => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);

/**
 * Validates an order before it is saved.
 * @param today YYYY-MM-DD in India; if omitted, future order dates are allowed
 */
export function validateOrder(order: OrderDraft, today?: string): FieldErrors {
  const reasons: FieldErrors = {};
  const buyer = order.buyer_details ?? {};
  checkPerson(reasons, 'buyer_details', buyer, true);
  if (!isBlank(buyer.alternate_phone) && !isMobile(buyer.alternate_phone ?? '')) {
    reasons['buyer_details.alternate_phone'] = 'Enter 10 digits, or leave it empty.';
  }
  if (!isBlank(buyer.gst_number)) {
    const problem = gstinProblem(buyer.gst_number ?? '');
    if (problem !== undefined) reasons['buyer_details.gst_number'] = problem;
  }
  if (order.billing_details) checkPerson(reasons, 'billing_details', order.billing_details, false);
  if (order.warehouse_id?.trim() === '') reasons['warehouse_id'] = 'Choose a warehouse.';
  checkDetails(reasons, order.order_details ?? {}, today);
  return reasons;
}

function checkPerson(reasons: FieldErrors, path: string, person: Person, isBuyer: boolean): void {
  const need = (field: keyof Person, message: string): void => {
    if (isBlank(person[field])) reasons[`${path}.${field}`] = message;
  };
  need('name', 'Enter the name.');
  need('address', 'Enter the address: house, street, area.');
  need('city', 'Enter the city.');
  need('state', 'Choose the state.');
  if (!isPincode(person.pincode ?? '')) reasons[`${path}.pincode`] = 'Enter a 6-digit PIN code, like 560001.';
  if (isBuyer || !isBlank(person.phone)) {
    if (!isMobile(person.phone ?? ''))
      reasons[`${path}.phone`] = 'Enter a 10-digit mobile number starting with 6, 7, 8 or 9.';
  }
  if (!isBlank(person.email) && !isEmail(person.email ?? ''))
    reasons[`${path}.email`] = 'Enter an email like name@example.com, or leave it empty.';
}

function checkDetails(
  reasons: FieldErrors,
  details: NonNullable<OrderDraft['order_details']>,
  today?: string,
): void {
  const path = 'order_details';
  const id = details.order_id ?? '';
  if (id.length > 50) reasons[`${path}.order_id`] = 'The order ID is limited to 50 characters.';
  else if (!isBlank(id) && !/^[\w#/.-]+( [\w#/.-]+)*$/.test(id.trim())) {
    reasons[`${path}.order_id`] = 'Use letters, digits and - _ / # . in the order ID.';
  }
  const date = details.order_date ?? '';
  const problem = date === '' ? undefined : dayProblem(istDay(date));
  if (problem !== undefined) reasons[`${path}.order_date`] = problem;
  else if (today !== undefined && istDay(date) > today)
    reasons[`${path}.order_date`] = "The order date can't be in the future.";
  const lines = details.product_details ?? [];
  if (lines.length === 0) reasons[`${path}.product_details`] = 'Add at least one product.';
  const seen = new Map<string, number>();
  lines.forEach((line, index) => {
    const at = `${path}.product_details.${index}`;
    const sku = line.sku_id ?? '';
    const first = seen.get(sku);
    if (isBlank(sku)) reasons[`${at}.sku_id`] = 'Choose a product.';
    else if (first !== undefined)
      reasons[`${at}.sku_id`] = `This product is already in row ${first + 1}. Increase the quantity there.`;
    else seen.set(sku, index);
    const quantity = line.quantity ?? 0;
    if (!Number.isInteger(quantity) || quantity < 1)
      reasons[`${at}.quantity`] = 'Enter a whole number of 1 or more.';
    else if (quantity > 10_000) reasons[`${at}.quantity`] = 'Enter 10,000 or less; split larger orders.';
    const price = line.unit_price ?? 0;
    if (!(price >= 0 && Number.isFinite(price))) reasons[`${at}.unit_price`] = 'Enter a price of ₹0 or more.';
  });
  checkPayment(reasons, details.payment_details ?? {});
}

type Payment = NonNullable<NonNullable<OrderDraft['order_details']>['payment_details']>;

function checkPayment(reasons: FieldErrors, payment: Payment): void {
  const path = 'order_details.payment_details';
  if ((payment.payment_method ?? ['prepaid']).length === 0)
    reasons[`${path}.payment_method`] = 'Choose prepaid or cash on delivery.';
  for (const field of ['shipping_charges', 'transaction_fees', 'cod_charges'] as const) {
    const charge = payment[field];
    const value = charge?.charge_value ?? 0;
    if (!(value >= 0 && Number.isFinite(value)))
      reasons[`${path}.${field}.charge_value`] = 'Enter 0 or more.';
    else if ((charge?.charge_basis ?? 'percentage') === 'percentage' && value > 100) {
      reasons[`${path}.${field}.charge_value`] =
        'Enter at most 100%. For an amount in rupees, choose "fixed".';
    }
  }
}
