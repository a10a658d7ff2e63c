import type { Order, PackedBox } from '@khep/api';
import { expect, test } from 'vitest';
import { boxesToSave, changeDraft, draftSchema, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';

const line: Draft['lines'][number] = {
  sku_id: 'TP-S-01',
  sku_name: 'Terracotta planter',
  hsn_code: '6913',
  quantity: 2,
  unit_price: 1250,
  gst: 5,
  discount: 0,
  actual_weight: 850,
  stock: undefined,
};
const buyer: Draft['buyer'] = {
  name: 'Ananya Iyer',
  email: '',
  phone: '9840012345',
  address: '14, 2nd Cross Street, Besant Nagar',
  landmark: '',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  pincode: '600090',
  alternate_phone: '',
  company_name: '',
  gst_number: '',
  receiver: '' as const,
};
const draft = (change: Partial<Draft> = {}): Draft => ({ ...newDraft(), buyer, lines: [line], ...change });
const shown = { boxes: [{ box_id: 'b1' } as PackedBox], unpackable: [] as Order['unpackable_items'] };

test('a stored order whose products stay is saved without the boxes that are only suggested', () => {
  expect(boxesToSave(draft(), shown, draft(), true).boxes).toEqual([]);
  const changed = changeDraft(draft(), { lines: [{ ...line, quantity: 3 }] });
  expect(boxesToSave(changed, shown, draft(), true).boxes).toEqual(shown.boxes);
  expect(boxesToSave(draft(), shown, newDraft(), false).boxes).toEqual(shown.boxes);
});

/** The messages of a draft by field. */
function problems(change: Partial<Draft>): Record<string, string> {
  const result = draftSchema.safeParse(draft(change));
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

test('amounts that the server refuses are refused in the form', () => {
  const payment = 'order_details.payment_details';
  expect(problems({})).toEqual({});
  expect(problems({ discount: 99_999, isCod: true })).toEqual({
    [`${payment}.discount.charge_value`]: "The discount can't exceed the item total of ₹2,500.00.",
  });
  expect(Object.keys(problems({ discount: 2500, isCod: true }))).toEqual([`${payment}.payment_method`]);
  expect(problems({ discount: 2500 })).toEqual({});
  expect(Object.keys(problems({ buyer: { ...buyer, gst_number: '27AAPFU0939F1ZX' } }))).toEqual([
    'buyer_details.gst_number',
  ]);
});
