import { expect, test } from 'vitest';
import { newHoldAnswer, toHoldAnswer } from './holdAnswer.ts';

test('a rule suggests the answer that releases its orders', () => {
  expect(newHoldAnswer('hold').answer).toBe('release');
  expect(newHoldAnswer('call').answer).toBe('call');
  expect(newHoldAnswer('prepaid').answer).toBe('paid');
});

test('an answer has only its own fields, without spaces around them', () => {
  const draft = { ...newHoldAnswer('hold'), note: ' Regular buyer ' };
  expect(toHoldAnswer(draft)).toEqual({ answer: 'release', note: 'Regular buyer' });
  expect(toHoldAnswer({ ...draft, answer: 'call', outcome: 'no_answer' })).toEqual({
    answer: 'call',
    outcome: 'no_answer',
    note: 'Regular buyer',
  });
  expect(toHoldAnswer({ ...draft, answer: 'paid', note: 'pay_9f2' })).toEqual({
    answer: 'paid',
    reference: 'pay_9f2',
  });
});

test('a payment needs its reference', () => {
  expect(toHoldAnswer({ ...newHoldAnswer('prepaid'), note: '  ' })).toBeUndefined();
});
