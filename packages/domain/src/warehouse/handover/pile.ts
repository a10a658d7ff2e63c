import type { CourierPartner } from '../../couriers/index.ts';
import type { ShipmentState } from '../../shipments/index.ts';
import type { EvidenceEntry } from '../evidence/evidenceChain.ts';
import { parcelNumberOf } from '../wave/matchScan.ts';

/** A parcel that stands in the warehouse with a label. */
export interface PileParcel {
  awb: string;
  order_number: string;
  /** The courier whose van takes it; its services share the van. */
  partner: CourierPartner;
  state: ShipmentState;
}

/** The result of a scan at the van. Only `added` puts the parcel on the pile. */
export type PileScan<Parcel extends PileParcel = PileParcel> =
  | { kind: 'added' | 'duplicate' | 'foreign' | 'cancelled' | 'unscheduled'; parcel: Parcel }
  | { kind: 'unknown'; code: string };

export interface OpenPile<Parcel extends PileParcel = PileParcel> {
  partner: CourierPartner;
  /** All labelled parcels of the warehouse, those of other couriers and cancelled ones too. */
  parcels: readonly Parcel[];
  /** AWBs that are on the pile. */
  scanned: ReadonlySet<string>;
}

/** States in which a courier's van takes a parcel. */
const takenStates: readonly ShipmentState[] = ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP'];

/** The AWBs that are on a pile by its evidence: scanned, and not taken off again. */
export function awbsOnPile(evidence: readonly Pick<EvidenceEntry, 'kind' | 'data'>[]): ReadonlySet<string> {
  const awbs = new Set<string>();
  for (const { kind, data } of evidence) {
    const { awb } = data;
    if (typeof awb !== 'string') continue;
    if (kind === 'parcel') awbs.add(awb);
    if (kind === 'removed') awbs.delete(awb);
  }
  return awbs;
}

/** Whether a parcel belongs on the pile of a courier: its van is called for it. */
export const isOnPile = ({ state, partner }: PileParcel, courier: CourierPartner): boolean =>
  partner === courier && takenStates.includes(state);

/**
 * Judges a scanned code: an AWB, the QR code of a label, or the number of an order with one parcel. A parcel of another courier, a cancelled one and
 * one whose pickup isn't scheduled stay off the pile.
 */
export function scanOntoPile<Parcel extends PileParcel>(
  code: string,
  { partner, parcels, scanned }: OpenPile<Parcel>,
): PileScan<Parcel> {
  const wanted = parcelNumberOf(code).toUpperCase();
  const ofOrder = parcels.filter(({ order_number }) => order_number.toUpperCase() === wanted);
  const parcel =
    parcels.find(({ awb }) => awb.toUpperCase() === wanted) ??
    (ofOrder.length === 1 ? ofOrder[0] : undefined);
  if (parcel === undefined) return { kind: 'unknown', code: code.trim() };
  if (parcel.state === 'CANCELLED') return { kind: 'cancelled', parcel };
  if (parcel.partner !== partner) return { kind: 'foreign', parcel };
  if (!isOnPile(parcel, partner)) return { kind: 'unscheduled', parcel };
  return { kind: scanned.has(parcel.awb) ? 'duplicate' : 'added', parcel };
}
