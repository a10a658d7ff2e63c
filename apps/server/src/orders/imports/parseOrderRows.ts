import { OrderDraft } from '@khep/api';
import type { OrderDraftInput } from '@khep/api';
import { plainCell } from '@khep/domain/mapping';
import { isPincode } from '@khep/domain/india';
import { goodsReceivers } from '@khep/domain/tax';
import type { GoodsReceiver } from '@khep/domain/tax';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { readCell, readOrText } from '../../platform/imports/readCells.ts';
import type { ImportRow, ImportRecord } from '../../platform/imports/importRows.ts';
import { findPincode } from '../../brand/lookups/pincodeLookup.ts';

/** Prices of the brand's SKUs, for lines without one. */
export type PriceList = ReadonlyMap<string, { unit_price: number; gst: number }>;

/** Columns of the wire's fields. */
const columnOf: readonly [RegExp, string][] = [
  [/^billing_details\.(\w+)$/, 'billing_$1'],
  [/^buyer_details\.(name|phone|email)$/, 'buyer_$1'],
  [/^buyer_details\.(\w+)$/, '$1'],
  [/^order_details\.product_details\.\d+\.(\w+)$/, '$1'],
  [/^order_details\.payment_details\.payment_method.*$/, 'payment_mode'],
  [/^order_details\.payment_details\.(\w+)\.charge_value$/, '$1'],
  [/^order_details\.(\w+)$/, '$1'],
];

/**
 * Column and line of an invalid field: `order_details.product_details.1.quantity` is the order's second line.
 */
export function locateField(field: string, { lines }: ImportRecord): { row: number; column: string } {
  const index = Number(/^order_details\.product_details\.(\d+)/.exec(field)?.[1] ?? 0);
  const row = lines[index]?.row ?? lines[0]?.row ?? 0;
  const match = columnOf.find(([pattern]) => pattern.test(field));
  return { row, column: match ? field.replace(match[0], match[1]) : field };
}

/**
 * Parses lines into an order, as entered in the form.
 * @throws ApiError with a message for each invalid field
 */
export function parseOrderDraft({ lines }: ImportRecord, prices: PriceList): OrderDraft {
  const cells = lines[0]?.cells ?? {};
  const text = (column: string) => plainCell(cells[column]);
  const wrong: FieldErrors = {};
  const amount = (of: ImportRow['cells'], column: string, field: string) =>
    readCell('number', of[column], { field, wrong });
  const charge = (column: string) => ({
    charge_value: amount(cells, column, `order_details.payment_details.${column}.charge_value`) ?? 0,
    charge_basis: 'fixed' as const,
  });
  const pincode = readOrText('pincode', cells['pincode']);
  const place = findPincode(pincode);
  const order_date = readCell('date', cells['order_date'], { field: 'order_details.order_date', wrong });
  const input: OrderDraftInput = {
    buyer_details: {
      name: text('buyer_name'),
      email: text('buyer_email'),
      phone: readOrText('phone', cells['buyer_phone']),
      address: text('address'),
      landmark: text('landmark'),
      city: text('city') || (place?.city ?? ''),
      state: readOrText('state', cells['state']) || (place?.state ?? ''),
      pincode,
      company_name: text('company_name'),
      gst_number: text('gst_number'),
      receiver: receiver(text('receiver'), wrong),
    },
    ...billingOf(text),
    order_details: {
      ...(text('order_id') === '' ? {} : { order_id: text('order_id') }),
      ...(order_date !== undefined && { order_date }),
      channel_id: text('channel_id').toLowerCase() || 'manual',
      product_details: lines.map((line, index) => {
        const field = `order_details.product_details.${index}`;
        const sku_id = plainCell(line.cells['sku_id']);
        const known = prices.get(sku_id);
        const quantity = amount(line.cells, 'quantity', `${field}.quantity`);
        return {
          sku_id,
          // Missing values are rejected below, with the form's messages.
          quantity: quantity ?? Number.NaN,
          unit_price:
            amount(line.cells, 'unit_price', `${field}.unit_price`) ?? known?.unit_price ?? Number.NaN,
          discount: amount(line.cells, 'discount', `${field}.discount`) ?? 0,
          ...(known && { gst: known.gst }),
        };
      }),
      payment_details: {
        payment_method: [paymentMode(text('payment_mode'), wrong)],
        shipping_charges: charge('shipping_charges'),
        cod_charges: charge('cod_charges'),
      },
    },
  };
  const parsed = OrderDraft.safeParse(input);
  if (!parsed.success)
    for (const issue of parsed.error.issues) wrong[issue.path.map(String).join('.')] ??= issue.message;
  if (Object.keys(wrong).length > 0 || !parsed.success) throw validationError(wrong);
  return parsed.data;
}

/**
 * The billing address, where it differs. Of a consumer nothing depends on it, so an incomplete or foreign one is left
 * out.
 */
function billingOf(
  text: (column: string) => string,
): Pick<OrderDraftInput, 'billing_details' | 'is_billing_same_as_shipping'> {
  const pincode = readOrText('pincode', text('billing_pincode'));
  const address = text('billing_address');
  if (pincode === '' && address === '') return {};
  if (text('gst_number') === '' && !isPincode(pincode)) return {};
  const isSame = pincode === readOrText('pincode', text('pincode')) && address === text('address');
  if (isSame) return {};
  const place = findPincode(pincode);
  return {
    is_billing_same_as_shipping: false,
    billing_details: {
      name: text('billing_name') || text('company_name') || text('buyer_name'),
      phone: readOrText('phone', text('buyer_phone')),
      address,
      city: text('billing_city') || (place?.city ?? ''),
      state: readOrText('state', text('billing_state')) || (place?.state ?? ''),
      pincode,
    },
  };
}

/** Who receives the goods of a buyer with a GSTIN; empty if it isn't said. */
function receiver(typed: string, wrong: FieldErrors): GoodsReceiver | '' {
  const plain = typed.toLowerCase();
  const found = goodsReceivers.find((one) => one === plain);
  if (plain !== '' && found === undefined)
    wrong['buyer_details.receiver'] = `"${typed}" isn't recognized. Enter buyer or other, or leave it empty.`;
  return found ?? '';
}

function paymentMode(typed: string, wrong: FieldErrors): 'cod' | 'prepaid' {
  const plain = typed.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain === 'cod' || plain === 'cashondelivery') return 'cod';
  if (plain !== 'prepaid' && plain !== '')
    wrong['order_details.payment_details.payment_method'] =
      `"${typed}" isn't recognized. Enter cod or prepaid.`;
  return 'prepaid';
}
