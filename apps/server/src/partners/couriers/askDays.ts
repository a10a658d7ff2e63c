import { CourierUnavailable } from './port.ts';
import type { CourierAdapter, Lane } from './port.ts';

/**
 * Asks a courier for its days of transit on a lane, with a pickup on a day (YYYY-MM-DD); undefined where it states none or
 * can't be reached: a promise is no reason to fail.
 */
export async function askDays(adapter: CourierAdapter, lane: Lane, day: string): Promise<number | undefined> {
  try {
    return (await adapter.transitDays?.({ ...lane, day }))?.days;
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    return undefined;
  }
}
