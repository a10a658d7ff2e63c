import { BookingOutcomeUnknown, CourierUnavailable } from './port.ts';
import type { Booked, BookingResult } from './port.ts';

/**
 * Sends a booking once. After a timeout it may exist anyway: it is looked up by our reference, and if that
 * fails, its outcome is unknown.
 */
export async function bookOnce(
  send: () => Promise<BookingResult>,
  find: () => Promise<Booked | null>,
): Promise<BookingResult> {
  try {
    return await send();
  } catch (error) {
    // A request that wasn't sent, or was rejected, created no booking.
    if (!(error instanceof CourierUnavailable) || !error.sent) throw error;
    let found: Booked | null;
    try {
      found = await find();
    } catch (second) {
      if (!(second instanceof CourierUnavailable)) throw second;
      throw new BookingOutcomeUnknown(`${error.message} Checking whether the booking went through.`, false);
    }
    if (found) return found;
    throw new BookingOutcomeUnknown(error.message, true);
  }
}
