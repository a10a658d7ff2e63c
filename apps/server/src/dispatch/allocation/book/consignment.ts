import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { Booking, BookingResult, CourierAdapter } from '../../../partners/couriers/port.ts';

/** Boxes that wait longer for the others are booked alone. Far below the time after which a booking counts as lost. */
const waitMs = 5000;

interface WaitingPiece {
  index: number;
  booking: Booking;
  settle: PromiseWithResolvers<BookingResult>;
}

const notTogether = () =>
  new CourierUnavailable('Not all of its boxes can be booked together.', { sent: false });

/**
 * The boxes of an order that one courier books as a consignment. Each box is claimed, recorded and saved as any other; the
 * request is sent when all of them have come to their booking.
 */
export interface Consignment {
  /** The courier of a box, by its place in the order: its booking waits for those of the other boxes. */
  adapterOf(index: number): CourierAdapter;
  /** A box that isn't booked now: the others are not sent as a consignment. */
  leave(): void;
}

/** Creates the consignment of some boxes; undefined where the courier books each box alone. */
export function createConsignment(
  adapter: CourierAdapter | undefined,
  boxes: number,
): Consignment | undefined {
  const bookTogether = adapter?.bookTogether;
  if (!adapter || !bookTogether || boxes < 2) return undefined;
  const waiting: WaitingPiece[] = [];
  let isEnded = false;

  const giveUp = () => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(timer);
    for (const { settle } of waiting) settle.reject(notTogether());
  };
  const timer = setTimeout(giveUp, waitMs);

  const send = async () => {
    isEnded = true;
    clearTimeout(timer);
    // The first box is the master, whichever came first.
    const pieces = waiting.toSorted((one, other) => one.index - other.index);
    try {
      const result = await bookTogether(pieces.map(({ booking }) => booking));
      for (const [place, { settle }] of pieces.entries())
        settle.resolve(result.booked ? result.pieces[place]! : result);
    } catch (error) {
      for (const { settle } of pieces) settle.reject(error);
    }
  };

  return {
    adapterOf: (index) => ({
      ...adapter,
      book: (booking) => {
        if (isEnded) return Promise.reject(notTogether());
        const settle = Promise.withResolvers<BookingResult>();
        waiting.push({ index, booking, settle });
        if (waiting.length === boxes) void send();
        return settle.promise;
      },
    }),
    leave: giveUp,
  };
}
