import type { ShipmentState } from '../shipments/states.ts';

/** What a courier says of a parcel, raw. */
export interface CourierStatus {
  /** Delhivery's UD, DL, RT; Blue Dart's S, T, RT; empty where a courier has none. */
  status_type: string;
  status: string;
  /** The courier's finest code: EOD-11, 003-T. */
  code: string;
}

/** A row of a courier's mapping. What is absent or empty matches anything. Held as data, so that a brand can correct it. */
export interface StatusMapping {
  status_type?: string;
  status?: string;
  code?: string;
  state: ShipmentState;
}

/** Spelling varies between a courier's push and its poll: "Out-For-Delivery" is "out for delivery". */
export const squeeze = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const fits = (wanted: string | undefined, given: string): boolean =>
  wanted === undefined || wanted === '' || squeeze(wanted) === squeeze(given);

/** The state of the first row that fits; undefined where none does. Rows stand from the narrowest to the widest. */
export function mapStatus(
  rows: readonly StatusMapping[],
  { status_type, status, code }: CourierStatus,
): ShipmentState | undefined {
  return rows.find(
    (row) => fits(row.status_type, status_type) && fits(row.status, status) && fits(row.code, code),
  )?.state;
}
