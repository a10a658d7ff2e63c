import { decodePincodes } from './pincodeCodec.ts';
import { stateByGstCode } from './states.ts';

export interface PincodePlace {
  pincode: string;
  city: string;
  district: string;
  /** The state's name. */
  state: string;
  gst_state: string;
}

export interface PincodeDirectory {
  /** Number of PIN codes. */
  readonly size: number;
  /** Returns the place of a PIN code, or undefined. An unknown PIN code is a warning, not an error. */
  find(pincode: string): Readonly<PincodePlace> | undefined;
}

let directory: Promise<PincodeDirectory> | undefined;

/**
 * Loads the directory of all Indian PIN codes. The data is a separate chunk, loaded on the first call and
 * then shared.
 */
export function loadPincodeDirectory(): Promise<PincodeDirectory> {
  directory ??= import('./pincodes.data.ts')
    .then(({ pincodeData }) => createDirectory(pincodeData))
    .catch((error: unknown) => {
      // A failed download must be retried on the next call.
      directory = undefined;
      throw error;
    });
  return directory;
}

function createDirectory(data: string): PincodeDirectory {
  const places = new Map<string, PincodePlace>();
  for (const row of decodePincodes(data))
    places.set(row.pincode, { ...row, state: stateByGstCode(row.gst_state)?.name ?? '' });
  return { size: places.size, find: (pincode) => places.get(pincode.trim()) };
}
