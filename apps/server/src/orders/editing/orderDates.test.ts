import { day } from '@khep/api';
import type { OrderDraft } from '@khep/api';
import { dayProblem, isDay } from '@khep/domain/days';
import { expect, test } from 'vitest';
import { ApiError } from '../../base/errors.ts';
import { checkDate, dayOf, orderDate } from './orderDates.ts';

const draft = (order_date?: string) => ({ order_details: { order_date } }) as OrderDraft;
const problemOf = (order_date: string): unknown => {
  try {
    return dayOf(draft(order_date));
  } catch (error) {
    return error instanceof ApiError ? error.fields['order_details.order_date'] : error;
  }
};

test('the day of an order is the one in India', () => {
  expect(dayOf(draft('2026-11-25T18:29:59Z'))).toBe('2026-11-25');
  expect(dayOf(draft('2026-11-25T18:30:00Z'))).toBe('2026-11-26');
  expect(dayOf(draft('2026-11-26'))).toBe('2026-11-26');
  expect(dayOf(draft())).toBeUndefined();
});

test('an order date outside 2000 to 2099 is refused, and one that does not exist', () => {
  for (const other of ['0026-11-20', '1999-12-31', '2100-01-01', '0026-11-20T10:00:00Z'])
    expect(problemOf(other)).toBe('Enter a date between 1 Jan 2000 and 31 Dec 2099.');
  for (const none of ['2026-02-31', 'soon']) expect(problemOf(none)).toBe('Enter the date as YYYY-MM-DD.');
});

test('today begins at midnight in India', () => {
  const now = new Date('2026-11-25T18:31:00Z');
  expect(() => checkDate(draft('2026-11-26'), now)).not.toThrow();
  expect(() => checkDate(draft('2026-11-27'), now)).toThrow(ApiError);
  expect(orderDate(draft('2026-11-26'), now)).toBe(now);
  expect(orderDate(draft('2026-11-25'), now).toISOString()).toBe('2026-11-25T06:30:00.000Z');
});

test('an order keeps the time that its store has of it, and a day alone has noon', () => {
  const now = new Date('2026-11-25T18:31:00Z');
  expect(orderDate(draft('2026-11-24T18:20:10Z'), now).toISOString()).toBe('2026-11-24T18:20:10.000Z');
  expect(orderDate(draft('2026-11-18T23:50:10+05:30'), now).toISOString()).toBe('2026-11-18T18:20:10.000Z');
  // A clock that is ahead: still today in India, but not yet.
  expect(orderDate(draft('2026-11-25T19:00:00Z'), now)).toEqual(now);
});

test('requests and the domain accept the same days', () => {
  const days = [
    '1999-12-31',
    '2000-01-01',
    '2026-02-29',
    '2028-02-29',
    '2099-12-31',
    '2100-01-01',
    '0026-11-20',
  ];
  for (const one of days) {
    const { error } = day.safeParse(one);
    expect(error === undefined, one).toBe(isDay(one));
    if (one < '2000' || one > '2100') expect(error?.issues[0]?.message).toBe(dayProblem(one));
  }
});
