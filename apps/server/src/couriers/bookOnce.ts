import { BookingOutcomeUnknown, CourierUnavailable } from './port.ts';
import type { Booked, BookingResult } from './port.ts';

/**
 * Sends a booking, once. When no answer comes it may have been made all the same: the courier is asked by our reference,
 * and where that is of no avail, the caller is told that it is not known.
 */
export async function bookOnce(
  send: () => Promise<BookingResult>,
  find: () => Promise<Booked | null>,
): Promise<BookingResult> {
  try {
    return await send();
  } catch (error) {
    // What never left us, or was turned away at the door, was not made.
    if (!(error instanceof CourierUnavailable) || !error.sent) throw error;
    let found: Booked | null;
    try {
      found = await find();
    } catch (second) {
      if (!(second instanceof CourierUnavailable)) throw second;
      throw new BookingOutcomeUnknown(`${error.message} Whether it has booked is being found out.`, false);
    }
    if (found) return found;
    throw new BookingOutcomeUnknown(error.message, true);
  }
}
