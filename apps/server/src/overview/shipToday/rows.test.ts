import { expect, test } from 'vitest';
import { boxSignature } from './rows.ts';

const polybag = { box_id: 'box_1', name: 'Poly S' };

test('the same boxes in another sequence are no other packaging; another weight is', () => {
  const light = { ...polybag, weight_g: 380 };
  const heavy = { ...polybag, weight_g: 540 };
  expect(boxSignature([light, heavy])).toBe(boxSignature([heavy, light]));
  expect(boxSignature([light, heavy])).not.toBe(boxSignature([light, light]));
});
