import { expect, test } from 'vitest';
import { isKnownDay, openReceipt, withReceipt } from './receiptLink.ts';

const filters = 'date=last7&state=Bihar';

test('earlier numbers are part of the address, beside the filters', () => {
  const receipt = { known: '2026-11-12', metric: 'rto' } as const;
  const search = String(withReceipt(filters, receipt));
  expect(search).toBe(`${filters}&known=2026-11-12&changes_of=rto`);
  expect(openReceipt(search)).toEqual(receipt);
  expect(String(withReceipt(search, { known: 'snd_1' }))).toBe(`${filters}&known=snd_1`);
  expect(String(withReceipt(search, undefined))).toBe(filters);
  expect(openReceipt(filters)).toBeUndefined();
});

test('a number that no metric defines has no changes', () => {
  expect(openReceipt('known=latest&changes_of=constructor')).toEqual({ known: 'latest' });
});

test('tells a day from the id of an email', () => {
  expect(isKnownDay('2026-11-12')).toBe(true);
  expect(isKnownDay('snd_20261112')).toBe(false);
});
