import { vehicleFormats } from '../rules.ts';

/** Codes of road, rail, air and ship. */
export const transportModes = ['1', '2', '3', '4'] as const;
export type TransportMode = (typeof transportModes)[number];

/** How goods travel. A transporter with a number enters the vehicle; else it is known here. */
export interface EwayBillTransport {
  mode: TransportMode;
  /** 0: the portal computes it from the PIN codes. */
  distance_km: number;
  /** GSTIN or TRANSIN of the transporter; empty for an own vehicle. */
  transporter_id: string;
  /** "MH12AB1234" */
  vehicle: string;
  /** The AWB, or the number of the railway receipt or bill of lading; its day is YYYY-MM-DD. */
  document_number: string;
  document_date: string;
}

const patternOf = (format: string) =>
  format.startsWith('DF')
    ? 'DF[A-Z0-9]{6}'
    : format.replaceAll(/[A-Z]/g, '[A-Z]').replaceAll(/\d/g, String.raw`\d`);
const vehiclePattern = new RegExp(
  `^(?:${[
    ...vehicleFormats.formats.map(patternOf),
    `(?:${vehicleFormats.prefixes.join('|')})[A-Z0-9]{5,13}`,
  ].join('|')})$`,
);

/** Whether the portal takes the number of a vehicle, in capitals and without spaces. */
export const isVehicleNumber = (text: string): boolean => vehiclePattern.test(text);

/** Returns what the portal needs to know and doesn't yet of how goods travel, by field. */
export function transportProblems({
  mode,
  transporter_id,
  vehicle,
  document_number,
  document_date,
}: EwayBillTransport): Partial<Record<keyof EwayBillTransport, string>> {
  const isByRoad = mode === '1';
  return {
    ...(isByRoad &&
      transporter_id === '' &&
      vehicle === '' && {
        vehicle: 'Enter the number of the vehicle, or the transporter, who enters it on the portal',
      }),
    ...(vehicle !== '' &&
      !isVehicleNumber(vehicle) && {
        vehicle: 'Enter a number such as MH12AB1234. A part with fewer digits begins with 0.',
      }),
    ...(!isByRoad &&
      document_number === '' && {
        document_number: 'Enter the AWB, or the number of the railway receipt or bill of lading',
      }),
    ...((document_number !== '' || !isByRoad) &&
      document_date === '' && { document_date: 'Enter the day of the transport document' }),
  };
}
