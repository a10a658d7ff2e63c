import type { OrderDraft } from '@khep/api';
import { validationError } from '../../base/errors.ts';
import { dayProblem, istDay, startOfDay } from '@khep/domain/days';

/** YYYY-MM-DD of the order's date in IST; undefined for now. */
export function dayOf(input: OrderDraft): string | undefined {
  const { order_date } = input.order_details;
  if (!order_date) return undefined;
  const day = istDay(order_date);
  const problem = dayProblem(day);
  if (problem !== undefined) throw validationError({ 'order_details.order_date': problem });
  return day;
}

/** @throws ApiError 422 for a date that doesn't exist or is in the future */
export function checkDate(input: OrderDraft, now: Date): void {
  if ((dayOf(input) ?? '') > istDay(now))
    throw validationError({
      'order_details.order_date': 'The order date is in the future. Choose today or an earlier date.',
    });
}

/** An order keeps its time, such as that of its store. One with a day alone has noon, or the current time if it is today. */
export function orderDate(input: OrderDraft, now: Date): Date {
  const day = dayOf(input);
  const { order_date = '' } = input.order_details;
  if (day === undefined) return now;
  if (order_date !== day) return new Date(Math.min(new Date(order_date).getTime(), now.getTime()));
  return day === istDay(now) ? now : new Date(startOfDay(day).getTime() + 12 * 3_600_000);
}
