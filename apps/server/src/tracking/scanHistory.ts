import { isShipmentState } from '@khep/domain/shipments';
import type { MappedScan, ShipmentHistory, ManualTransition } from '@khep/domain/shipments';
import { mapCourierStatus } from '@khep/domain/tracking';
import type { CourierPartner, StatusMapping } from '@khep/domain/tracking';
import type { CourierScan } from '../couriers/port.ts';
import type { Tx } from '../db/schema.ts';
import type { ShipmentRecord } from '../shipments/tables.ts';

/** How a courier's statuses are read for a brand. */
export interface MappingContext {
  partner: CourierPartner;
  own: readonly StatusMapping[];
}

/** A scan of a box, and what it was taken for when it was last read. */
export interface KnownScan extends CourierScan, MappedScan {
  /** ISO. */
  received_at: string;
  /** Undefined where it has only come now. */
  read_as?: { outcome: string; state_after: string };
}

/** One scan is known by its code and the moment. */
export const scanIdentity = ({ code, event_time }: Pick<CourierScan, 'code' | 'event_time'>): string =>
  `${code}|${Date.parse(event_time)}`;

/** A scan as it comes in now. */
export const mapScan = (
  scan: CourierScan,
  { partner, own }: MappingContext,
  received_at: string,
): Omit<KnownScan, 'read_as'> => ({ ...scan, received_at, state: mapCourierStatus(partner, scan, own) });

/** All that is known of a box, and what of it stands in its story already. */
interface KnownHistory extends ShipmentHistory<KnownScan> {
  /** Keys by `toldAs`. */
  told: ReadonlySet<string>;
}

/** One scan is told once as one kind of event, however often it is read. */
export const eventKey = (kind: string, code: unknown, at: Date): string =>
  `${kind}|${String(code)}|${at.getTime()}`;

/** All that is known of a box since it was booked under its AWB. */
export async function loadScanHistory(
  tx: Tx,
  { brand_id, shipment_id, awb }: ShipmentRecord,
  reading: MappingContext,
): Promise<KnownHistory> {
  const scans = await tx
    .selectFrom('scans')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .where('awb', '=', awb)
    .execute();
  const events = await tx
    .selectFrom('events')
    .select(['kind', 'actor', 'data', 'at'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .orderBy('at')
    .orderBy('event_id')
    .execute();
  const moves = events.flatMap(({ actor, data, at }): ManualTransition[] => {
    const { to } = data as { to?: unknown };
    const isOurs = (actor as { kind?: string }).kind !== 'courier';
    return isOurs && isShipmentState(to) ? [{ to, at: at.toISOString() }] : [];
  });
  const booked = moves.findLastIndex(({ to }) => to === 'AWB_ASSIGNED');
  return {
    told: new Set(events.map(({ kind, data, at }) => eventKey(kind, (data as { code?: unknown }).code, at))),
    start: 'AWB_ASSIGNED',
    moves: moves.slice(booked + 1),
    scans: scans.map((row): KnownScan => {
      const { event_time, received_at, outcome, state_after, ...scan } = row;
      const raw: CourierScan = Object.assign(scan, { event_time: event_time.toISOString() });
      const read_as = { outcome, state_after };
      return Object.assign(mapScan(raw, reading, received_at.toISOString()), { read_as });
    }),
  };
}
