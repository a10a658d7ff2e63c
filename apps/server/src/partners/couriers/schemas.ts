import type { z } from 'zod';
import { CourierUnavailable } from './port.ts';

/** Parses a response, or throws that it is unexpected: such a response may be a booking. */
export function parseResponse<S extends z.ZodType>(shape: S, data: unknown): z.output<S> {
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new CourierUnavailable('Unexpected response from the courier.');
  return parsed.data;
}

export const rupees = (paise: number): number => paise / 100;
export const paise = (amount: number): number => Math.round(amount * 100);

/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
