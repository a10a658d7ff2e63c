import { expect, test } from 'vitest';
import { supplierSchema, toSupplierDraft, toSupplierValues, withLineErrors } from './supplierForm.ts';

const values = {
  ...toSupplierValues(undefined),
  name: 'Runner Weavers',
  lines: 'TR-HLM\t₹1,520\nTP-S-01 410',
};

test('prices are lines of text, and the same supplier again', () => {
  const parsed = supplierSchema.safeParse(values);
  expect(parsed).toMatchObject({ success: true, data: { name: 'Runner Weavers', lines: values.lines } });
  const draft = toSupplierDraft(values);
  expect(draft.prices).toEqual([
    { sku_id: 'TR-HLM', price: 1520 },
    { sku_id: 'TP-S-01', price: 410 },
  ]);
  const supplier = { ...draft, id: 'sup_1', version: 1, lead_history: [], open_orders: 0 };
  expect(toSupplierDraft(toSupplierValues(supplier))).toEqual(draft);
});

test('what is wrong with a price is shown at the lines', () => {
  const parsed = supplierSchema.safeParse({ ...values, name: '', lines: 'TR-HLM 520\nNOPE' });
  expect(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['lines', 'Line 2: enter a SKU and its price, as in "TP-S-01 410".'],
    ['name', 'Enter the name of the supplier'],
  ]);
  const fields = { 'prices.0.sku_id': 'No SKU has this code', 'prices.1.sku_id': 'Nor this', name: 'Taken' };
  expect(withLineErrors({ ok: false, fields }).fields).toEqual({
    lines: 'No SKU has this code',
    name: 'Taken',
  });
  expect(withLineErrors({ ok: true })).toEqual({ ok: true });
});
