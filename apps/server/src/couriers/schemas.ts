import type { z } from 'zod';
import { CourierUnavailable } from './port.ts';

/** Reads an answer, or says that it is in no shape of the courier's: such an answer may hide a booking. */
export function parseResponse<S extends z.ZodType>(shape: S, data: unknown): z.output<S> {
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw new CourierUnavailable('The courier answered in a shape that is not its own.');
  return parsed.data;
}

export const rupees = (paise: number): number => paise / 100;
export const paise = (amount: number): number => Math.round(amount * 100);

/** JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
