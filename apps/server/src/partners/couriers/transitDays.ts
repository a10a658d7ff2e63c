import type { TransitDays } from './port.ts';

/** A promise is no reason to wait. */
export const transitTimeoutMs = 4000;

/** Longer is no promise but an error: the islands take less. */
const maxDays = 30;

/** Days of transit as a courier states them, as a number or a text; null for anything else. */
export function statedDays(stated: number | string | null | undefined): TransitDays | null {
  if (stated === null || stated === undefined || stated === '') return null;
  const days = Math.ceil(Number(stated));
  return days >= 0 && days <= maxDays ? { days } : null;
}
