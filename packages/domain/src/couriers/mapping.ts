import type { ShipmentState } from '../shipments/states.ts';

/** A courier's raw status. */
export interface CourierStatus {
  /** Delhivery: UD, DL, RT. Blue Dart: S, T, RT. Empty for other couriers. */
  status_type: string;
  status: string;
  /** The most specific code: EOD-11, 003-T. */
  code: string;
}

/**
 * A row of a status mapping; omitted or empty fields match anything. Kept as data, so that a brand can
 * correct it.
 */
export interface StatusMapping {
  status_type?: string;
  status?: string;
  code?: string;
  state: ShipmentState;
}

/** Normalizes spelling that varies between webhook and API: "Out-For-Delivery" → "out for delivery". */
export const normalizeStatus = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const matches = (wanted: string | undefined, given: string): boolean =>
  wanted === undefined || wanted === '' || normalizeStatus(wanted) === normalizeStatus(given);

/** Returns the state of the first matching row, or undefined. Rows are sorted from specific to general. */
export function mapStatus(
  rows: readonly StatusMapping[],
  { status_type, status, code }: CourierStatus,
): ShipmentState | undefined {
  return rows.find(
    (row) => matches(row.status_type, status_type) && matches(row.status, status) && matches(row.code, code),
  )?.state;
}
