import type { AwbPool } from '../awbPool.ts';
import { BookingOutcomeUnknown, CourierUnavailable } from '../port.ts';
import type { Booked, Booking, BookingResult, ConsignmentResult } from '../port.ts';
import { parseResponse } from '../schemas.ts';
import * as shapes from './schemas.ts';
import { toPieceRequests } from './shipment.ts';

/** AWBs that are fetched at once: Delhivery makes them in batches of this size. */
export const fetchedAwbs = 25;
/** The kind of these AWBs. Those of single parcels come with the answer to the booking. */
const kind = 'piece';

/** AWBs that were fetched: a list with commas between them, alone or under a name. */
export function toAwbs(answer: unknown): string[] {
  const { waybills, waybill } = parseResponse(shapes.fetchedAwbs, answer);
  return [waybills ?? waybill ?? []]
    .flat()
    .flatMap((list) => list.split(','))
    .map((awb) => awb.trim())
    .filter((awb) => /^\d+$/.test(awb));
}

interface PieceBookingParts {
  awbs: AwbPool;
  mode: 'Surface' | 'Express';
  /** Creates shipments at the courier, in their order; `problem` says why their warehouse could not be registered. */
  createRegistered: (
    shipments: readonly Record<string, unknown>[],
    booking: Booking,
  ) => Promise<{ results: readonly BookingResult[]; problem?: string }>;
  findBooking: (reference: string) => Promise<Booked | null>;
  /** Cancels what a refused request has saved nevertheless. */
  undoPartialBooking: (reference: string) => Promise<void>;
}

/** Creates the booking of a multi-piece shipment: a master and its children, each with an AWB that the seller fetched. */
export function createPieceBooking(parts: PieceBookingParts) {
  const { awbs, mode, createRegistered, findBooking, undoPartialBooking } = parts;

  /** Looks up all pieces, by their references. */
  const findPieces = (bookings: readonly Booking[]) =>
    Promise.all(bookings.map(({ reference }) => findBooking(reference)));

  /** After a lost answer: the consignment if all of it is there. */
  const lookUp = async (
    bookings: readonly Booking[],
    master_awb: string,
    error: CourierUnavailable,
  ): Promise<ConsignmentResult> => {
    let found: (Booked | null)[];
    try {
      found = await findPieces(bookings);
    } catch (second) {
      if (!(second instanceof CourierUnavailable)) throw second;
      throw new BookingOutcomeUnknown(`${error.message} Checking whether the booking went through.`, false);
    }
    const pieces = found.filter((one) => one !== null).map((one) => ({ ...one, master_awb }));
    if (pieces.length === bookings.length) return { booked: true, pieces };
    throw new BookingOutcomeUnknown(error.message, pieces.length === 0);
  };

  return async (bookings: readonly Booking[]): Promise<ConsignmentResult> => {
    const taken: string[] = [];
    for (const { reference } of bookings) taken.push(await awbs.take(reference, kind));
    const master_awb = taken[0] ?? '';
    try {
      const [first] = bookings;
      if (!first) return { booked: false, reason: 'No boxes.' };
      const { results, problem } = await createRegistered(toPieceRequests(bookings, taken, mode), first);
      if (problem !== undefined) return { booked: false, reason: problem };
      const pieces = results.filter((one) => one.booked).map((one) => ({ ...one, master_awb }));
      if (pieces.length === bookings.length) return { booked: true, pieces };
      for (const { reference } of bookings) await undoPartialBooking(reference);
      const reasons = results.flatMap((one) => (one.booked ? [] : one.reason));
      return {
        booked: false,
        reason: reasons[0] ?? 'The courier rejected the consignment without a reason.',
      };
    } catch (error) {
      const isOpen =
        error instanceof CourierUnavailable && error.sent && !(error instanceof BookingOutcomeUnknown);
      if (!isOpen) throw error;
      return lookUp(bookings, master_awb, error);
    }
  };
}
