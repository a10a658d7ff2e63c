import { OrderDraft } from '@khep/api';
import type { Order, OrderDraftInput, PackedBox, UnpackableItem } from '@khep/api';
import { istDay } from '@khep/domain/days';
import { emptyDraft, orderProblems, toDraft, toDuplicateDraft, toOrderInput } from '@khep/domain/orders';
import type { DraftOrder } from '@khep/domain/orders';
import { needsReceiver } from '@khep/domain/tax';
import { formatRupeeValue } from '@khep/domain/money';
import type { Schema } from '../../../forms/useForm.ts';
import { plain } from '../../../patterns/formFields.ts';
import type { DescribedValue } from '../../../patterns/formFields.ts';

/** An order while it is being written, with the boxes that were suggested for it. */
export interface Draft extends DraftOrder {
  boxes: PackedBox[];
  unpackable: UnpackableItem[];
}

const unpacked = { boxes: [], unpackable: [] };

export const newDraft = (): Draft => ({ ...emptyDraft(istDay(new Date())), ...unpacked });

export const draftToDuplicate = (order: Order): Draft => ({
  ...toDuplicateDraft(order, istDay(new Date())),
  ...unpacked,
});

/** A stored order to be changed; an unconfirmed packaging suggestion is requested again. */
export const draftToEdit = (order: Order): Draft => ({
  ...toDraft(order, istDay(order.order_details.order_date)),
  boxes: order.is_packing_suggested ? [] : order.packed_boxes,
  unpackable: [],
});

/** The draft after a change. Boxes follow from the products: other products, other boxes. */
export function changeDraft(now: Draft, patch: Partial<Draft>): Draft {
  const next = { ...now, ...patch };
  return patch.lines && patch.lines !== now.lines ? { ...next, ...unpacked } : next;
}

export const inputOf = (draft: Draft): OrderDraftInput => ({
  ...toOrderInput(draft),
  packed_boxes: draft.boxes,
  unpackable_items: draft.unpackable,
});

/**
 * The boxes to save with a draft: those that are shown, except for a stored order whose products weren't changed and
 * whose suggestion wasn't confirmed.
 */
export function boxesToSave(
  draft: Draft,
  shown: Pick<Draft, 'boxes' | 'unpackable'>,
  initial: Draft,
  isStored: boolean,
): Draft {
  const isUntouched =
    isStored && draft.boxes.length === 0 && JSON.stringify(draft.lines) === JSON.stringify(initial.lines);
  return isUntouched ? draft : { ...draft, boxes: [...shown.boxes], unpackable: [...shown.unpackable] };
}

/** Validates the order that a draft makes, with the rules of the server. */
export const draftSchema: Schema<Draft> = {
  safeParse(input) {
    const draft = input as Draft;
    const result = OrderDraft.safeParse(inputOf(draft));
    if (!result.success) return result;
    const { gst_number, state, receiver } = draft.buyer;
    const problems = orderProblems(result.data);
    if (receiver === '' && needsReceiver({ gstin: gst_number, delivery_state: state }))
      problems['buyer_details.receiver'] = 'Say who receives the goods. It decides which tax is due.';
    const issues = Object.entries(problems).map(([field, message]) => ({
      path: field.split('.'),
      message,
    }));
    return issues.length === 0 ? { success: true, data: draft } : { success: false, error: { issues } };
  },
};

const receiver = (value: unknown): string =>
  value === 'buyer' ? 'The buyer' : value === 'other' ? 'Another person' : 'Not said';
const yesNo = (value: unknown): string => (value === true ? 'Yes' : 'No');
const rupees = (value: unknown): string => (typeof value === 'number' ? formatRupeeValue(value) : 'Empty');
const items = (value: unknown): string =>
  (value as DraftOrder['lines'])
    .map(({ quantity, sku_name, unit_price }) => `${quantity ?? 0} × ${sku_name} at ${rupees(unit_price)}`)
    .join(', ');

const placeLabels = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  pincode: 'PIN code',
  address: 'address',
  landmark: 'landmark',
  city: 'city',
  state: 'state',
};
const placeValues = (path: string, label: string): [string, DescribedValue][] =>
  Object.entries(placeLabels).map(([part, name]) => [
    `${path}.${part}`,
    { label: `${label} ${name}`, format: plain },
  ]);

/** Labels and formats of a draft's values, for version conflicts. */
export const describeDraft: ReadonlyMap<string, DescribedValue> = new Map([
  ...placeValues('buyer', "Buyer's"),
  ['buyer.alternate_phone', { label: 'Second phone', format: plain }],
  ['buyer.company_name', { label: 'Company', format: plain }],
  ['buyer.gst_number', { label: 'GSTIN or UIN', format: plain }],
  ['buyer.receiver', { label: 'Receiver of the goods', format: receiver }],
  ['buyer.is_sez', { label: 'Special economic zone', format: yesNo }],
  ['isBillingSame', { label: 'Billing address is the same', format: yesNo }],
  ...placeValues('billing', 'Billing'),
  ['lines', { label: 'Items', format: items }],
  ['orderDate', { label: 'Order date', format: plain }],
  ['isCod', { label: 'Cash on delivery', format: yesNo }],
  ['shipping', { label: 'Shipping', format: rupees }],
  ['codCharge', { label: 'COD charge', format: plain }],
  ['transactionFee', { label: 'Transaction fee', format: rupees }],
  ['discount', { label: 'Discount', format: rupees }],
  ['gateways', { label: 'Payment gateways', format: (names) => (names as string[]).join(', ') || 'None' }],
  ['transactionId', { label: 'Transaction ID', format: plain }],
  ['tags', { label: 'Tags', format: (tags) => (tags as string[]).join(', ') || 'None' }],
]);
