import type { CourierPartner } from '@khep/domain/tracking';
import { json } from '../../db/schema.ts';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../clock.ts';
import { bookedScan, outcomeOf, planJourney, planReturn, plannedScan } from './plan.ts';
import type { Journey, PlannedScan } from './plan.ts';
import type { ScanFormat, SimulatedEvent } from './statusCodes.ts';

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
  /** COD amount, rupees. */
  cod_amount?: number;
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
  const region = booking.pin.slice(0, 1);
  const days = booking.from === booking.to ? 1 : region === '3' ? 2 : ['7', '6'].includes(region) ? 4 : 3;
  return {
    waybill,
    outcome: outcomeOf(waybill, booking.phone, booking.is_cod),
    from: booking.from,
    to: booking.to,
    tat_days: booking.is_air ? Math.max(1, days - 1) : days,
  };
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
  const { codes } = format;
  const pickedUp = codes['picked-up'][2];
  const isPickedUp = (scans: readonly PlannedScan[]) => scans.some((scan) => scan.code === pickedUp);
  const happened = (scan: PlannedScan | undefined, ...what: SimulatedEvent[]): boolean =>
    what.some((one) => scan?.code === codes[one][2] && scan.status === codes[one][0]);
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
          plan: json([bookedScan(format, now, booking.from)]),
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
        if (parcel.pickup_asked_at && journey.outcome === 'late-pickup') journey.outcome = 'delivered';
        await savePlan(parcel.waybill, [...past, ...planJourney(format, journey, now, hourMs)], {
          pickup_asked_at: now,
        });
      }
    },

    /** After the seller's response to an NDR, the next delivery attempt succeeds. */
    async tryAgain(waybill: string): Promise<{ done: boolean; words: string }> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel) return { done: false, words: 'No such waybill' };
      const past = seen(parcel);
      if (!happened(past.at(-1), 'unavailable', 'bad-address', 'refused', 'rescheduled'))
        return { done: false, words: 'Shipment is not undelivered' };
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
      return { done: true, words: 'Shipment will be attempted again' };
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
      const end = plannedScan(format, now, 'cancelled', `${parcel.booking.from}_Hub_H`, 'Cancelled');
      await savePlan(waybill, [...past, end], { cancelled_at: now });
      return { done: true, words: 'Shipment has been cancelled.' };
    },
  };
}
