import { expect, test } from 'vitest';
import { askAccept, sumStakes } from './askAccept.ts';

const disputes = [
  { amount: 10.1, held: 10.1, expected_back: 5.05 },
  { amount: 10.2, held: 0, expected_back: null },
];

test('the stakes of disputes add up to the paisa', () => {
  expect(sumStakes(disputes)).toBe('₹20.30 at stake, about ₹5.05 expected back');
});

test('accepting says how many charges, and debits what is held', () => {
  expect(askAccept(disputes)).toMatchObject({
    title: 'Accept 2 charges?',
    description: "₹10.10 is debited from the wallet. You can't undo this.",
  });
  expect(askAccept(disputes.slice(0, 1)).title).toBe('Accept charge?');
});
