import type { CourierPartner } from '@khep/domain/couriers';
import { daysToRegion } from './pincodes.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Clock } from '../../../base/clock.ts';
import {
  bookedScan,
  hasNoProof,
  ndrBehaviour,
  drawnFrom,
  outcomeOf,
  planJourney,
  planReturn,
  planReverse,
  plannedScan,
} from './plan.ts';
import type { Journey, NdrBehaviour, PlannedScan } from './plan.ts';
import type { ScanFormat, SimulatedEvent } from './simulatedStatuses.ts';

/** A booking, with what its journey needs. */
export interface SimulatedBooking {
  reference: string;
  phone: string;
  from: string;
  to: string;
  pin: string;
  is_cod: boolean;
  is_air: boolean;
  location: string;
  sort_code: string;
  /** From the buyer to the warehouse. */
  is_reverse?: boolean;
  /** COD amount, rupees. */
  cod_amount?: number;
  /** Texts that came with the seller's answers to failed deliveries. */
  ndr_remarks?: string[];
}

export interface SimulatedParcel {
  waybill: string;
  reference: string;
  booking: SimulatedBooking;
  plan: PlannedScan[];
  pickup_asked_at: Date | null;
  cancelled_at: Date | null;
}

/** Transit days: the same region is near. */
export function transitDays(waybill: string, booking: SimulatedBooking): Journey {
  return {
    waybill,
    drawn_from: drawnFrom(waybill, booking.phone),
    outcome: outcomeOf(waybill, booking.phone, booking.is_cod),
    from: booking.from,
    to: booking.to,
    tat_days: daysToRegion(booking.pin, booking.from === booking.to, booking.is_air),
  };
}

/** A parcel that is looked for is scanned this long after. */
const traceHours = 3;

/** Result of the seller's answer at a simulated courier. */
export interface NdrAnswered {
  done: boolean;
  isUndelivered: boolean;
  behaviour: NdrBehaviour;
  words: string;
}

interface ParcelsInit {
  db: Db;
  clock: Clock;
  /** Milliseconds of a simulated hour. */
  hourMs: number;
  partner: CourierPartner;
  format: ScanFormat;
}

export type SimulatedParcels = ReturnType<typeof createParcelStore>;

/** Parcels of a simulated courier, stored in the database. */
export function createParcelStore({ db, clock, hourMs, partner, format }: ParcelsInit) {
  const { codes, reverseCodes = {} } = format;
  const reverseFormat: ScanFormat = { ...format, codes: { ...codes, ...reverseCodes } };
  const formatOf = ({ is_reverse }: SimulatedBooking) => (is_reverse ? reverseFormat : format);
  const isEvent = (scan: PlannedScan | undefined, what: SimulatedEvent) =>
    [codes[what], reverseFormat.codes[what]].some(
      ([status, , code]) => scan?.code === code && scan.status === status,
    );
  const isPickedUp = (scans: readonly PlannedScan[]) => scans.some((scan) => isEvent(scan, 'picked-up'));
  const happened = (scan: PlannedScan | undefined, ...what: SimulatedEvent[]): boolean =>
    what.some((one) => isEvent(scan, one));
  const read = (row: {
    waybill: string;
    reference: string;
    booking: unknown;
    plan: unknown;
    pickup_asked_at: Date | null;
    cancelled_at: Date | null;
  }) => row as SimulatedParcel;
  const columns = ['waybill', 'reference', 'booking', 'plan', 'pickup_asked_at', 'cancelled_at'] as const;
  const savePlan = (
    waybill: string,
    plan: PlannedScan[],
    change: { pickup_asked_at?: Date; cancelled_at?: Date },
  ) =>
    db
      .updateTable('simulator_parcels')
      .set({ plan: json(plan), ...change })
      .where('waybill', '=', waybill)
      .execute();

  const seen = (parcel: SimulatedParcel): PlannedScan[] => {
    const now = clock.now().toISOString();
    return parcel.plan.filter((scan) => scan.at <= now);
  };

  const byWaybills = async (waybills: readonly string[]): Promise<SimulatedParcel[]> => {
    if (waybills.length === 0) return [];
    const rows = await db
      .selectFrom('simulator_parcels')
      .select(columns)
      .where('partner', '=', partner)
      .where('waybill', 'in', [...waybills])
      .execute();
    return rows.map(read);
  };

  return {
    seen,
    byWaybills,

    /** A delivered parcel has a proof, unless the buyer's phone ends in 0021. */
    hasDeliveryProof: (parcel: SimulatedParcel): boolean =>
      happened(seen(parcel).at(-1), 'delivered') && !hasNoProof(parcel.booking.phone),

    async byReference(reference: string): Promise<SimulatedParcel | undefined> {
      const row = await db
        .selectFrom('simulator_parcels')
        .select(columns)
        .where('partner', '=', partner)
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && read(row);
    },

    /** False if the reference exists: it is never booked twice. */
    async book(waybill: string, booking: SimulatedBooking): Promise<boolean> {
      const now = clock.now();
      const booked = await db
        .insertInto('simulator_parcels')
        .values({
          waybill,
          reference: booking.reference,
          booking: json(booking),
          plan: json([bookedScan(formatOf(booking), now, booking.from)]),
          booked_at: now,
          pickup_asked_at: null,
          cancelled_at: null,
          partner,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('waybill')
        .executeTakeFirst();
      return booked !== undefined;
    },

    /**
     * A pickup was scheduled: the journeys start. A parcel with a failed pickup starts again and succeeds.
     */
    async handOver(waybills: readonly string[]): Promise<void> {
      const now = clock.now();
      for (const parcel of await byWaybills(waybills)) {
        const past = seen(parcel);
        if (parcel.cancelled_at || isPickedUp(past)) continue;
        // A repeated request changes nothing while the courier is still to come.
        const isFailed = happened(past.at(-1), 'pickup-failed');
        if (parcel.pickup_asked_at && !isFailed && parcel.plan.length > past.length) continue;
        const journey = transitDays(parcel.waybill, parcel.booking);
        if (parcel.booking.is_reverse) {
          const { phone } = parcel.booking;
          const coming = planReverse(reverseFormat, { ...journey, phone }, now, hourMs);
          await savePlan(parcel.waybill, [...past, ...coming], { pickup_asked_at: now });
          continue;
        }
        if (parcel.pickup_asked_at && journey.outcome === 'late-pickup') journey.outcome = 'delivered';
        await savePlan(parcel.waybill, [...past, ...planJourney(format, journey, now, hourMs)], {
          pickup_asked_at: now,
        });
      }
    },

    /**
     * Takes the seller's answer to an NDR: the next delivery attempt succeeds, unless the courier rejects the answer or is
     * silent.
     */
    async tryAgain(waybill: string): Promise<NdrAnswered> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel)
        return { done: false, isUndelivered: false, behaviour: 'prompt', words: 'No such waybill' };
      const past = seen(parcel);
      const behaviour = ndrBehaviour(parcel.booking.phone);
      if (!happened(past.at(-1), 'unavailable', 'bad-address', 'refused', 'rescheduled'))
        return { done: false, isUndelivered: false, behaviour, words: 'Shipment is not undelivered' };
      if (behaviour === 'rejects' || behaviour === 'silent')
        return { done: false, isUndelivered: true, behaviour, words: 'Not possible for this shipment' };
      const centre = `${parcel.booking.to}_Dispatch_D`;
      const after = (hours: number) => new Date(clock.now().getTime() + hours * hourMs);
      await savePlan(
        waybill,
        [
          ...past,
          plannedScan(format, after(18), 'out-for-delivery', centre, 'Out for delivery'),
          plannedScan(format, after(22), 'delivered', centre, 'Delivered to consignee'),
        ],
        {},
      );
      return { done: true, isUndelivered: true, behaviour, words: 'Shipment will be attempted again' };
    },

    /** Records the text of an answer to a failed delivery. */
    async recordNdrRemark(waybill: string, remark: string): Promise<void> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel || remark === '') return;
      const { booking } = parcel;
      await db
        .updateTable('simulator_parcels')
        .set({ booking: json({ ...booking, ndr_remarks: [...(booking.ndr_remarks ?? []), remark] }) })
        .where('waybill', '=', waybill)
        .execute();
    },

    /** When the result of an answer is known; undefined if it never is. */
    async ndrResultAt(waybill: string, asked: number): Promise<Date | undefined> {
      const [parcel] = await byWaybills([waybill]);
      const behaviour = ndrBehaviour(parcel?.booking.phone ?? '');
      if (behaviour === 'silent') return undefined;
      return new Date(asked + (behaviour === 'late' ? 6 : 0) * hourMs);
    },

    /** Looks for a parcel that the seller asks about: its next scan comes soon, which may be that it is lost. */
    async trace(waybill: string): Promise<void> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel || ndrBehaviour(parcel.booking.phone) !== 'prompt') return;
      const past = seen(parcel);
      const coming = parcel.plan.slice(past.length);
      const [next] = coming;
      if (!next) return;
      const earlier = Math.max(0, Date.parse(next.at) - clock.now().getTime() - traceHours * hourMs);
      const moved = coming.map((scan) => ({
        ...scan,
        at: new Date(Date.parse(scan.at) - earlier).toISOString(),
      }));
      await savePlan(waybill, [...past, ...moved], {});
    },

    /** Returns the answer to the seller's inquiry about a parcel; undefined while there is none. */
    async traceResult(waybill: string, asked: number): Promise<{ done: boolean; words: string } | undefined> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel) return { done: false, words: 'No such waybill' };
      const behaviour = ndrBehaviour(parcel.booking.phone);
      const waits = behaviour === 'late' ? 24 : 1;
      if (behaviour === 'silent' || clock.now().getTime() < asked + waits * hourMs) return undefined;
      if (behaviour === 'rejects') return { done: false, words: 'The shipment is within its usual time' };
      const isLost = parcel.plan.some((scan) => happened(scan, 'lost'));
      const place = (seen(parcel).at(-1)?.location ?? '').split('_')[0] ?? '';
      return {
        done: true,
        words: isLost
          ? `Not found at ${place}. It is declared lost; a claim can be made.`
          : `Found at ${place}. It leaves with the next truck.`,
      };
    },

    /** Before pickup the AWB is cancelled; after it the RTO starts. */
    async cancel(waybill: string): Promise<{ done: boolean; words: string }> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel) return { done: false, words: 'No such waybill' };
      if (parcel.cancelled_at) return { done: true, words: 'Shipment is already cancelled' };
      const now = clock.now();
      const past = seen(parcel);
      const last = past.at(-1);
      if (last && happened(last, 'delivered', 'returned', 'lost'))
        return { done: false, words: `Shipment is ${last.status} and cannot be cancelled` };
      if (happened(last, 'return-begun', 'return-moving', 'return-at-centre', 'return-out'))
        return { done: true, words: 'Shipment is on its way back already' };
      if (isPickedUp(past)) {
        const back = planReturn(format, transitDays(waybill, parcel.booking), now, hourMs);
        await savePlan(waybill, [...past, ...back], { cancelled_at: now });
        return { done: true, words: 'Shipment will be returned to the seller' };
      }
      const end = plannedScan(
        formatOf(parcel.booking),
        now,
        'cancelled',
        `${parcel.booking.from}_Hub_H`,
        'Cancelled',
      );
      await savePlan(waybill, [...past, end], { cancelled_at: now });
      return { done: true, words: 'Shipment has been cancelled.' };
    },
  };
}
