import { describe, expect, test } from 'vitest';
import { askLineAction, describeChangedLines, sumLines } from './askLineAction.ts';
import { canChangeLine, countChangeableLines } from './lineMoves.ts';
import type { LineToChange } from './lineMoves.ts';

const review: LineToChange = { status: 'under_review', difference: 58.15 };
const undercharged: LineToChange = { status: 'under_review', difference: -12 };
const disputed: LineToChange = { status: 'disputed', difference: 58.15 };

test('only an overcharge can be disputed, and a dispute is reopened before it is accepted', () => {
  expect(canChangeLine('dispute', review)).toBe(true);
  expect(canChangeLine('dispute', undercharged)).toBe(false);
  expect(canChangeLine('accept', undercharged)).toBe(true);
  expect(canChangeLine('accept', disputed)).toBe(false);
  expect(canChangeLine('reopen', disputed)).toBe(true);
});

test('counts what an action changes, and what it leaves', () => {
  expect(countChangeableLines('dispute', [review, review, undercharged, disputed])).toEqual({
    lines: 2,
    amount: 116.3,
    left_out: 2,
  });
});

describe('the question before lines are changed', () => {
  test('names the amount and the lines that stay', () => {
    expect(askLineAction('dispute', { lines: 1200, amount: 5_8150, left_out: 1 }, 5000)).toEqual({
      title: 'Dispute 1,200 lines?',
      confirmLabel: 'Raise dispute',
      cancelLabel: 'Not now',
      description:
        "₹58,150.00 is disputed. Send the dispute sheet to the courier, and import its credit note here. 1 line can't be disputed and isn't changed.",
    });
  });
  test('says why nothing can be changed', () => {
    expect(askLineAction('accept', { lines: 0, amount: 0, left_out: 1 }, 5000)).toBe(
      "This line can't be accepted.",
    );
    expect(askLineAction('accept', { lines: 0, amount: 0, left_out: 12 }, 5000)).toBe(
      'None of the 12 lines can be accepted.',
    );
    expect(askLineAction('reopen', { lines: 2_00_001, amount: 1, left_out: 0 }, 2_00_000)).toBe(
      '2,00,001 lines are chosen, and 2,00,000 can be reopened at once. Filter by invoice or cause.',
    );
  });
});

test('sums chosen lines, with the cause that all of them share', () => {
  const why = 'Divided by 4000; your contract says 5000.';
  expect(
    sumLines([
      { difference: 10, why },
      { difference: 2.5, why },
    ]),
  ).toBe(`₹12.50 · ${why}`);
  expect(
    sumLines([
      { difference: 10, why },
      { difference: 2.5, why: '' },
    ]),
  ).toBe('₹12.50');
  expect(describeChangedLines('write_off', 1)).toBe('1 line written off');
});
