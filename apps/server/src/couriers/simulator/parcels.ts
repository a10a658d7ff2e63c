import { json } from '../../db/schema.ts';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../services.ts';
import { bookedScan, outcomeOf, planJourney, planReturn } from './plan.ts';
import type { Journey, PlannedScan } from './plan.ts';

/** What was booked, as far as a journey needs it. */
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
}

interface SimulatedParcel {
  waybill: string;
  reference: string;
  booking: SimulatedBooking;
  plan: PlannedScan[];
  pickup_asked_at: Date | null;
  cancelled_at: Date | null;
}

/** Days on the road: the same region is near. */
export function journeyOf(waybill: string, booking: SimulatedBooking): Journey {
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

/** The simulated courier's parcels, kept in the database so that they outlive the process. */
export function parcelsIn(db: Db, clock: Clock, hourMs: number) {
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
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && read(row);
    },

    /** False where the reference is known already: it is never booked twice. */
    async book(waybill: string, booking: SimulatedBooking): Promise<boolean> {
      const now = clock.now();
      const booked = await db
        .insertInto('simulator_parcels')
        .values({
          waybill,
          reference: booking.reference,
          booking: json(booking),
          plan: json([bookedScan(now, booking.from)]),
          booked_at: now,
          pickup_asked_at: null,
          cancelled_at: null,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .returning('waybill')
        .executeTakeFirst();
      return booked !== undefined;
    },

    /** A pickup was asked for: the journeys begin. A parcel that failed its pickup starts anew and succeeds. */
    async handOver(waybills: readonly string[]): Promise<void> {
      const now = clock.now();
      for (const parcel of await byWaybills(waybills)) {
        const past = seen(parcel);
        const isPickedUp = past.some((scan) => scan.code === 'X-PPOM');
        if (parcel.cancelled_at || isPickedUp) continue;
        const journey = journeyOf(parcel.waybill, parcel.booking);
        if (parcel.pickup_asked_at && journey.outcome === 'late-pickup') journey.outcome = 'delivered';
        await savePlan(parcel.waybill, [...past, ...planJourney(journey, now, hourMs)], {
          pickup_asked_at: now,
        });
      }
    },

    /** Before the pickup the waybill ends; after it the box comes back. */
    async cancel(waybill: string): Promise<{ done: boolean; words: string }> {
      const [parcel] = await byWaybills([waybill]);
      if (!parcel) return { done: false, words: 'No such waybill' };
      if (parcel.cancelled_at) return { done: true, words: 'Shipment is already cancelled' };
      const now = clock.now();
      const past = seen(parcel);
      const last = past.at(-1);
      if (last?.status_type === 'DL' || last?.status_type === 'LT')
        return { done: false, words: `Shipment is ${last.status} and cannot be cancelled` };
      if (last?.status_type === 'RT') return { done: true, words: 'Shipment is on its way back already' };
      if (past.some((scan) => scan.code === 'X-PPOM')) {
        await savePlan(waybill, [...past, ...planReturn(journeyOf(waybill, parcel.booking), now, hourMs)], {
          cancelled_at: now,
        });
        return { done: true, words: 'Shipment will be returned to the seller' };
      }
      await savePlan(waybill, past, { cancelled_at: now });
      return { done: true, words: 'Shipment has been cancelled.' };
    },
  };
}
