import { rupeesToPaise, paiseToRupees } from '../money/index.ts';
import { orderTotals } from '../tax/totals.ts';
import type { ChargeField } from '../tax/totals.ts';
import { storePayment } from './payment.ts';
import type { StorePayment } from './payment.ts';

/** A line of a store's order. Amounts in paise. */
export interface StoreLine {
  line_id: string;
  /** The store's SKU, or its variant if it has none. */
  code: string;
  title: string;
  variant_id: string;
  /** Units ordered at first. */
  ordered: number;
  /** Units after edits and refunds. */
  current: number;
  /** Units that aren't fulfilled in the store. */
  unfulfilled: number;
  /** Per unit, before discounts. */
  unit_price: number;
  /** Off all units that were ordered at first. */
  discount: number;
  /** Tax of all units that is not in the price. */
  added_tax: number;
  /** False for a gift card or a tip. */
  needs_shipping: boolean;
}

export interface StoreAddress {
  name: string;
  company: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  pincode: string;
  country: string;
}

/** An order of a store, whatever the store is. Amounts in paise. */
export interface StoreOrder extends StorePayment {
  external_id: string;
  /** As printed: #4471. */
  name: string;
  created_at: string;
  updated_at: string;
  is_cancelled: boolean;
  is_test: boolean;
  email: string;
  phone: string;
  /** Of the order as it is now. */
  total: number;
  shipping: number;
  tags: readonly string[];
  shipping_address: StoreAddress | undefined;
  billing_address: StoreAddress | undefined;
  lines: readonly StoreLine[];
}

/** Units of a line that we fulfilled, so that they don't count as fulfilled elsewhere. */
export type OwnUnits = (line_id: string) => number;
/** Our SKU for a code of the store; undefined if it is not known. */
export type SkuOfCode = (code: string) => string | undefined;

/** Units that we are to ship: neither removed, nor refunded, nor fulfilled by someone else. */
export function unitsToShip(line: StoreLine, own: OwnUnits): number {
  if (!line.needs_shipping) return 0;
  return Math.max(0, Math.min(line.current, line.unfulfilled + own(line.line_id)));
}

/** Why nothing is imported, or what. */
export type StoreImport =
  | { kind: 'draft'; draft: StoreDraft; lines: { line_id: string; sku_id: string; quantity: number }[] }
  | { kind: 'waiting'; reason: string; missing: string[] }
  | { kind: 'skipped'; reason: string };

interface DraftPerson {
  name: string;
  email: string;
  phone: string;
  address: string;
  landmark: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
}

/** Input of an order, as the API takes it: amounts in rupees. */
export interface StoreDraft {
  buyer_details: DraftPerson & { company_name: string };
  billing_details?: DraftPerson;
  is_billing_same_as_shipping: boolean;
  order_details: {
    order_date: string;
    channel_id: string;
    order_id: string;
    custom_tags: string[];
    product_details: { sku_id: string; quantity: number; unit_price: number; discount: number }[];
    payment_details: {
      payment_method: ('cod' | 'prepaid')[];
      shipping_charges: Required<ChargeField>;
      transaction_fees: Required<ChargeField>;
      discount: Required<ChargeField>;
      payment_gateway_names: string[];
      amount_paid: number;
    };
  };
}

const maxTags = 10;
const indiaOnly = /^(?:in|ind|india)?$/i;

/** Ten digits of an Indian mobile number, or the text as it is, so that the error shows it. */
export function storePhone(...texts: readonly string[]): string {
  for (const text of texts) {
    const digits = text.replaceAll(/\D/g, '').replace(/^(?:0091|91|0)(?=[6-9]\d{9}$)/, '');
    if (/^[6-9]\d{9}$/.test(digits)) return digits;
  }
  return texts.find((text) => text.trim() !== '') ?? '';
}

const person = (address: StoreAddress, email: string, ...phones: readonly string[]): DraftPerson => ({
  name: address.name,
  email,
  phone: storePhone(address.phone, ...phones),
  address: [address.address1, address.address2].filter((part) => part.trim() !== '').join(', '),
  landmark: '',
  city: address.city,
  state: address.state,
  country: 'India',
  pincode: address.pincode.replaceAll(/\D/g, ''),
});

/**
 * Unit price and discount of a line for some of its units, in paise. Tax that the store adds is included in the price,
 * and together they give the exact amount of the line.
 */
export function linePrice(line: StoreLine, quantity: number): { unit_price: number; discount: number } {
  const ordered = Math.max(1, line.ordered);
  const share = (amount: number) => Math.round((amount * quantity) / ordered);
  const total = line.unit_price * quantity - share(line.discount) + share(line.added_tax);
  const unit_price =
    line.added_tax === 0
      ? line.unit_price
      : Math.ceil((total + share(line.discount)) / Math.max(1, quantity));
  return { unit_price, discount: unit_price * quantity - total };
}

/** A charge in rupees; also of 0, so that it replaces the one of an earlier state. */
const fixed = (name: string, paise: number): Required<ChargeField> => ({
  charge_name: paise === 0 ? '' : name,
  charge_value: paiseToRupees(paise),
  charge_basis: 'fixed',
  charge_type: 'debit',
});

/**
 * Turns an order of a store into an order of ours. Its total and the COD amount equal the store's to the paisa: what
 * the lines don't explain (a tip, a duty, a manual adjustment) is a charge or discount of its own.
 */
export function importStoreOrder(
  order: StoreOrder,
  channel_id: string,
  skuOf: SkuOfCode,
  own: OwnUnits = () => 0,
): StoreImport {
  if (order.is_test) return { kind: 'skipped', reason: 'A test order.' };
  if (order.is_cancelled) return { kind: 'skipped', reason: 'Cancelled before it was imported.' };
  const shipped = order.lines.flatMap((line) => {
    const quantity = unitsToShip(line, own);
    return quantity === 0 ? [] : [{ line, quantity }];
  });
  if (shipped.length === 0)
    return { kind: 'skipped', reason: 'Nothing to ship: fulfilled, refunded or digital.' };
  const { shipping_address } = order;
  if (!shipping_address) return { kind: 'skipped', reason: 'No shipping address, such as for a pickup.' };
  if (!indiaOnly.test(shipping_address.country.trim()))
    return { kind: 'skipped', reason: `Ships to ${shipping_address.country}. Khep ships within India.` };
  const payment = storePayment(order);
  if (payment.mode === 'unpaid') return { kind: 'waiting', reason: payment.reason, missing: [] };
  const missing = [
    ...new Set(shipped.flatMap(({ line }) => (skuOf(line.code) === undefined ? [line.code] : []))),
  ];
  if (missing.length > 0)
    return {
      kind: 'waiting',
      reason: missing.length === 1 ? `Unknown SKU ${missing[0]}.` : `${missing.length} unknown SKUs.`,
      missing,
    };
  const lines = shipped.map(({ line, quantity }) => ({
    line_id: line.line_id,
    sku_id: skuOf(line.code)!,
    quantity,
  }));
  return {
    kind: 'draft',
    draft: toDraft(order, shipping_address, { channel_id, payment, shipped, skuOf }),
    lines,
  };
}

interface DraftParts {
  channel_id: string;
  payment: { mode: 'cod'; collect: number } | { mode: 'prepaid' };
  shipped: readonly { line: StoreLine; quantity: number }[];
  skuOf: SkuOfCode;
}

function toDraft(
  order: StoreOrder,
  address: StoreAddress,
  { channel_id, payment, shipped, skuOf }: DraftParts,
): StoreDraft {
  const product_details = shipped.map(({ line, quantity }) => {
    const { unit_price, discount } = linePrice(line, quantity);
    return {
      sku_id: skuOf(line.code)!,
      quantity,
      unit_price: paiseToRupees(unit_price),
      discount: paiseToRupees(discount),
    };
  });
  const charges = {
    payment_method: [payment.mode],
    shipping_charges: fixed('Shipping', order.shipping),
  };
  const ours = orderTotals({ product_details, payment_details: charges }).total;
  // Units that someone else ships are part of the store's total but not of ours.
  const isWhole = order.lines.every(
    (line) =>
      !line.needs_shipping || shipped.some((one) => one.line === line && one.quantity === line.current),
  );
  const rest = isWhole ? order.total - ours : 0;
  const total = ours + rest;
  const collect = payment.mode === 'cod' ? Math.min(payment.collect, total) : 0;
  const billing = order.billing_address;
  const isSame = billing === undefined || isSameAddress(billing, address);
  return {
    buyer_details: {
      ...person(address, order.email, order.phone, billing?.phone ?? ''),
      company_name: address.company,
    },
    ...(!isSame && { billing_details: person(billing, order.email, address.phone, order.phone) }),
    is_billing_same_as_shipping: isSame,
    order_details: {
      order_date: order.created_at,
      channel_id,
      order_id: order.name,
      custom_tags: order.tags.slice(0, maxTags),
      product_details,
      payment_details: {
        ...charges,
        transaction_fees: fixed('Other charges', Math.max(0, rest)),
        discount: fixed('Other adjustments', Math.max(0, -rest)),
        payment_gateway_names: [...order.gateways],
        amount_paid: payment.mode === 'cod' ? paiseToRupees(total - collect) : 0,
      },
    },
  };
}

function isSameAddress(a: StoreAddress, b: StoreAddress): boolean {
  const key = ({ name, address1, address2, city, pincode }: StoreAddress) =>
    [name, address1, address2, city, pincode].join('|').toLowerCase();
  return key(a) === key(b);
}

/** Text that changes whenever the imported content changes. */
export function storeContent(draft: StoreDraft): string {
  return JSON.stringify(draft);
}

/** The rupees of a decimal text from a store, in paise. */
export const parseStoreAmount = (amount: string): number => rupeesToPaise(Number(amount));
