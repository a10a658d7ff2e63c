import { isShipmentState } from '@khep/domain/shipments';
import type {
  MappedScan,
  ShipmentHistory,
  ManualTransition,
  ShipmentState,
  ScanOutcome,
} from '@khep/domain/shipments';
import { mapCourierStatus } from '@khep/domain/couriers';
import type { CourierPartner, StatusMapping } from '@khep/domain/couriers';
import type { CourierScan } from '../../../partners/couriers/port.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';

/** Status mappings of a courier for a brand. */
export interface MappingContext {
  partner: CourierPartner;
  own: readonly StatusMapping[];
}

/** A scan of a shipment, and its last mapped state. */
export interface KnownScan extends CourierScan, MappedScan {
  /** ISO. */
  received_at: string;
  /** Undefined for a new scan. */
  read_as?: { outcome: ScanOutcome; state_after: ShipmentState };
}

/** A scan is identified by its code and time. */
export const scanIdentity = ({ code, event_time }: Pick<CourierScan, 'code' | 'event_time'>): string =>
  `${code}|${Date.parse(event_time)}`;

/** Maps a new scan. */
export const mapScan = (
  scan: CourierScan,
  { partner, own }: MappingContext,
  received_at: string,
): Omit<KnownScan, 'read_as'> => ({ ...scan, received_at, state: mapCourierStatus(partner, scan, own) });

/** A shipment's scans, and its recorded events. */
interface KnownHistory extends ShipmentHistory<KnownScan> {
  /** Keys by `eventKey`. */
  told: ReadonlySet<string>;
}

/** A scan is recorded once per kind of event, however often it is processed. */
export const eventKey = (kind: string, code: unknown, at: Date): string =>
  `${kind}|${String(code)}|${at.getTime()}`;

/** Loads the history of a shipment since its booking. */
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
