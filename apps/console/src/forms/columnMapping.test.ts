import { expect, test } from 'vitest';
import { isMatched, missingColumns, suggestMapping } from './columnMapping.ts';

const fields = [
  { name: 'order_id', is_required: false },
  { name: 'buyer_phone', is_required: true },
  { name: 'pincode', is_required: true },
];
const table = (...names: string[]) => ({
  rows: 1,
  fields,
  columns: names.map((name) => ({ name, samples: [] })),
});

test('columns are matched by name, then by the names of other programs', () => {
  expect(suggestMapping(table('order_id', 'mobile_no', 'zip', 'remarks'))).toEqual({
    order_id: 'order_id',
    buyer_phone: 'mobile_no',
    pincode: 'zip',
  });
});

test('a column is matched once', () => {
  const shared = { ...table('pin'), fields: [...fields, { name: 'pin', is_required: false }] };
  expect(suggestMapping(shared)).toEqual({ pin: 'pin' });
});

test('required columns without a match are missing; a file with all of them needs no questions', () => {
  const file = table('mobile_no');
  expect(missingColumns(file, suggestMapping(file))).toEqual(['pincode']);
  expect(isMatched(file)).toBe(false);
  expect(isMatched(table('buyer_phone', 'pincode'))).toBe(true);
});
