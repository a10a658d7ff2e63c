import { OrderDraft } from '@khep/api';
import type { OrderDraftInput } from '@khep/api';
import { isPincode } from '@khep/domain/india';
import { cellReaders, plainCell, plainName, readTime } from '@khep/domain/mapping';
import type { FieldKind } from '@khep/domain/mapping';
import { isPaymentMode, paiseToRupees, readPaymentName, rupeesToPaise } from '@khep/domain/money';
import type { PaymentMode } from '@khep/domain/money';
import { storePayment } from '@khep/domain/stores';
import { goodsReceivers, orderTotals } from '@khep/domain/tax';
import type { GoodsReceiver } from '@khep/domain/tax';
import { validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { readCell, readOrText } from '../../platform/imports/readCells.ts';
import type { ImportRow, ImportRecord } from '../../platform/imports/importRows.ts';
import { lineSkuProblem } from '../editing/buildOrder.ts';
import { fillPlace } from '../../brand/lookups/fillPlace.ts';

/** Prices of the brand's SKUs, for lines without one. */
export type PriceList = ReadonlyMap<string, { unit_price: number; gst: number; is_active: boolean }>;

/** Columns of the wire's fields. */
const columnOf: readonly [RegExp, string][] = [
  [/^lines\.\d+\.(\w+)$/, '$1'],
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
  const index = Number(/^(?:order_details\.product_details|lines)\.(\d+)/.exec(field)?.[1] ?? 0);
  const row = lines[index]?.row ?? lines[0]?.row ?? 0;
  const match = columnOf.find(([pattern]) => pattern.test(field));
  return { row, column: match ? field.replace(match[0], match[1]) : field };
}

type Cells = ImportRow['cells'];
const fixed = (charge_value: number, charge_name = '') => ({
  charge_value,
  charge_basis: 'fixed' as const,
  ...(charge_name !== '' && { charge_name }),
});

/**
 * Parses lines into an order, as entered in the form. What belongs to the whole order may be on one of its lines only.
 * @throws ApiError with a message for each invalid field
 */
export function parseOrderDraft({ lines }: ImportRecord, prices: PriceList): OrderDraft {
  const wrong: FieldErrors = {};
  const joined = joinOrderCells(lines, wrong);
  const cell = (column: string): string | undefined => joined[column];
  const text = (column: string) => plainCell(cell(column));
  const number = (value: string | undefined, field: string) => readCell('number', value, { field, wrong });
  const orderNumber = (column: string) => number(cell(column), `order_details.${column}`);
  const charge = (column: string) =>
    fixed(number(cell(column), `order_details.payment_details.${column}.charge_value`) ?? 0);
  const order_date = readCell('date', cell('order_date'), { field: 'order_details.order_date', wrong });
  const product_details = lines.map((line, index) => parseLine(line.cells, index, prices, wrong));
  const charges = {
    shipping_charges: charge('shipping_charges'),
    cod_charges: charge('cod_charges'),
  };
  const order_total = orderNumber('order_total');
  const stated = order_total === undefined ? undefined : rupeesToPaise(order_total);
  const amount_due = orderNumber('amount_due');
  const due = amount_due === undefined ? undefined : rupeesToPaise(amount_due);
  const mode = paymentMode(text('payment_mode'), { status: text('payment_status'), due, stated }, wrong);
  const payment_method = [mode];
  const rest = restOf(
    orderTotals({ product_details, payment_details: { payment_method, ...charges } }).total,
    { stated, discount: rupeesToPaise(orderNumber('order_discount') ?? 0) },
  );
  const payment = {
    payment_method,
    ...charges,
    ...(rest < 0 && { discount: fixed(paiseToRupees(-rest), 'Discount') }),
    ...(rest > 0 && { transaction_fees: fixed(paiseToRupees(rest), 'Other charges') }),
  };
  const { total } = orderTotals({ product_details, payment_details: payment });
  const input: OrderDraftInput = {
    buyer_details: {
      name: ['buyer_name', 'buyer_last_name']
        .map((column) => plainName(cell(column)))
        .filter((part) => part !== '')
        .join(' '),
      email: text('buyer_email'),
      phone: firstPhone(text('buyer_phone'), text('other_phone')),
      address: ['address', 'address_2', 'address_3']
        .map(text)
        .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
        .join(', '),
      landmark: text('landmark'),
      ...fillPlace({
        city: text('city'),
        state: readOrText('state', cell('state')),
        pincode: readOrText('pincode', cell('pincode')),
      }),
      company_name: text('company_name'),
      gst_number: text('gst_number'),
      receiver: receiver(text('receiver'), wrong),
    },
    ...billingOf(text),
    order_details: {
      ...(text('order_id') === '' ? {} : { order_id: text('order_id') }),
      ...(order_date !== undefined && { order_date: readTime(cell('order_date') ?? '') ?? order_date }),
      channel_id: text('channel_id').toLowerCase() || 'manual',
      product_details,
      payment_details: {
        ...payment,
        ...(mode === 'cod' && due !== undefined && { amount_paid: paiseToRupees(Math.max(0, total - due)) }),
        ...(text('payment_mode') !== '' &&
          !isPaymentMode(text('payment_mode').toLowerCase()) && {
            payment_gateway_names: [text('payment_mode')],
          }),
      },
    },
  };
  const parsed = OrderDraft.safeParse(input);
  if (!parsed.success)
    for (const issue of parsed.error.issues) wrong[issue.path.map(String).join('.')] ??= issue.message;
  dropConsequences(wrong, text, lines);
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
  if (text('gst_number') === '' && (!isPincode(pincode) || address === '')) return {};
  const isSame = pincode === readOrText('pincode', text('pincode')) && address === text('address');
  if (isSame) return {};
  return {
    is_billing_same_as_shipping: false,
    billing_details: {
      name: text('billing_name') || text('company_name') || text('buyer_name'),
      phone: readOrText('phone', text('buyer_phone')),
      address,
      ...fillPlace({
        city: text('billing_city'),
        state: readOrText('state', text('billing_state')),
        pincode,
      }),
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

/** Removes what is missing only because something else is wrong: the price of an unknown SKU, the city of a wrong PIN code. */
function dropConsequences(
  wrong: FieldErrors,
  text: (column: string) => string,
  lines: readonly ImportRow[],
): void {
  if ('buyer_details.pincode' in wrong)
    for (const column of ['city', 'state']) if (text(column) === '') delete wrong[`buyer_details.${column}`];
  for (const [index, { cells }] of lines.entries()) {
    const line = `order_details.product_details.${index}`;
    if (`${line}.sku_id` in wrong && plainCell(cells['unit_price']) === '')
      delete wrong[`${line}.unit_price`];
  }
}

type LineInput = OrderDraftInput['order_details']['product_details'][number] & { discount: number };

function parseLine(cells: Cells, index: number, prices: PriceList, wrong: FieldErrors): LineInput {
  const number = (column: string) =>
    readCell('number', cells[column], {
      field: `order_details.product_details.${index}.${column}`,
      wrong,
    });
  const sku_id = plainCell(cells['sku_id']);
  const known = prices.get(sku_id);
  const problem = sku_id === '' ? undefined : lineSkuProblem(sku_id, known);
  if (problem !== undefined) wrong[`order_details.product_details.${index}.sku_id`] = problem;
  // Missing values are rejected below, with the form's messages.
  const quantity = number('quantity') ?? Number.NaN;
  const total = number('line_total');
  const price = total === undefined ? undefined : priceOfTotal(rupeesToPaise(total), quantity);
  return {
    sku_id,
    quantity,
    unit_price: number('unit_price') ?? price?.unit_price ?? known?.unit_price ?? Number.NaN,
    discount: number('discount') ?? price?.discount ?? 0,
    ...(known && { gst: known.gst }),
  };
}

/** The price of a unit, and what is left of the last paise, of the total of a line. */
function priceOfTotal(total: number, quantity: number): { unit_price: number; discount: number } {
  const unit = quantity >= 1 ? Math.ceil(total / quantity) : total;
  return {
    unit_price: paiseToRupees(unit),
    discount: quantity >= 1 ? paiseToRupees(unit * quantity - total) : 0,
  };
}

/** Returns the surcharge or discount beside lines, shipping and COD charge: the stated total decides. Paise. */
function restOf(
  ours: number,
  { stated, discount }: { stated: number | undefined; discount: number },
): number {
  if (stated === undefined || Number.isNaN(ours)) return -discount;
  return stated - ours;
}

/** Of two phones the first that is a mobile number; else the first, which is then reported. */
function firstPhone(...phones: readonly string[]): string {
  for (const phone of phones) {
    const reading = cellReaders.phone(phone);
    if (!('problem' in reading) && reading.value !== undefined) return reading.value;
  }
  return phones.find((phone) => phone !== '') ?? '';
}

interface Paid {
  /** Shopify's financial status. */
  status: string;
  /** Paise that the buyer still owes. */
  due: number | undefined;
  /** Paise of the whole order. */
  stated: number | undefined;
}

/** Decides how the order is paid, by the rules of stores where the file says what is paid. */
function paymentMode(typed: string, { status, due, stated }: Paid, wrong: FieldErrors): PaymentMode {
  const field = 'order_details.payment_details.payment_method';
  if (status !== '') {
    const financial_status = status.toUpperCase().replaceAll(/[ -]/g, '_');
    const outstanding = due ?? (financial_status === 'PAID' ? 0 : (stated ?? 0));
    const verdict = storePayment({ gateways: [typed], outstanding, financial_status });
    if (verdict.mode !== 'unpaid') return verdict.mode;
    wrong[field] = verdict.reason;
    return 'prepaid';
  }
  const mode = typed === '' && (due ?? 0) > 0 ? 'cod' : readPaymentName(typed);
  if (mode === undefined && typed !== '') wrong[field] = `"${typed}" isn't recognized. Enter cod or prepaid.`;
  return mode ?? 'prepaid';
}

/** Columns whose value is the order's: the lines of one order say the same, or leave them empty. */
const orderColumns: Readonly<Record<string, FieldKind>> = {
  order_date: 'date',
  channel_id: 'text',
  payment_mode: 'text',
  payment_status: 'text',
  buyer_name: 'name',
  buyer_last_name: 'name',
  buyer_email: 'text',
  buyer_phone: 'phone',
  address: 'text',
  address_2: 'text',
  address_3: 'text',
  landmark: 'text',
  city: 'text',
  state: 'state',
  pincode: 'pincode',
  company_name: 'text',
  gst_number: 'text',
  receiver: 'text',
  billing_name: 'name',
  billing_address: 'text',
  billing_pincode: 'pincode',
  shipping_charges: 'number',
  cod_charges: 'number',
  order_total: 'number',
  order_discount: 'number',
  amount_due: 'number',
};

/** Returns a cell's value so that two spellings of it are equal; empty for none. */
function plainValue(kind: FieldKind, cell: string | undefined): string {
  const reading = cellReaders[kind](cell ?? '');
  const value = 'problem' in reading ? plainCell(cell) : (reading.value ?? '');
  return String(value)
    .toLowerCase()
    .replaceAll(/[\s,.-]+/g, ' ')
    .trim();
}

/**
 * Joins what the lines of an order say about it: the first value of each column. Lines that say different things are two
 * orders, or a mistake, so both are rejected.
 */
function joinOrderCells(lines: ImportRecord['lines'], wrong: FieldErrors): ImportRow['cells'] {
  const joined: Record<string, string> = {};
  for (const { cells } of lines)
    for (const [column, cell] of Object.entries(cells))
      if (plainName(joined[column]) === '' && cell !== undefined) joined[column] = cell;
  // Amazon writes the shipping of each item.
  const isByItem = plainCell(joined['channel_id']).toLowerCase() === 'amazon';
  for (const [column, kind] of Object.entries(orderColumns)) {
    const said = lines.flatMap((line, index) => {
      const value = plainValue(kind, line.cells[column]);
      return value === '' ? [] : [{ index, value, row: line.row, cell: (line.cells[column] ?? '').trim() }];
    });
    const [first] = said;
    if (!first) continue;
    joined[column] = first.cell;
    if (isByItem && column === 'shipping_charges') {
      const amounts = said.map(({ cell }) => cellReaders.number(cell));
      if (amounts.every((one) => !('problem' in one)))
        joined[column] = String(
          amounts.reduce((sum, one) => sum + ('problem' in one ? 0 : (one.value ?? 0)), 0),
        );
      continue;
    }
    const other = said.find(({ value }) => value !== first.value);
    if (!other) continue;
    const quoted = (cell: string) => `"${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}"`;
    const problem = `Row ${first.row} has ${quoted(first.cell)} and row ${other.row} has ${quoted(other.cell)} for one order. Keep one value, or give the rows different order IDs.`;
    for (const { index, value } of said)
      if (index === first.index || value !== first.value) wrong[`lines.${index}.${column}`] = problem;
  }
  return joined;
}
