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
  /** How many pincodes it holds. */
  readonly size: number;
  /** The place of a pincode; undefined when it is not known. An unknown pincode is a warning, not an error. */
  find(pincode: string): PincodePlace | undefined;
}

let book: Promise<PincodeDirectory> | undefined;

/** The book of all Indian pincodes. Its data comes on the first call, in a file of its own; later calls share it. */
export function loadPincodeDirectory(): Promise<PincodeDirectory> {
  book ??= import('./pincodes.data.ts')
    .then(({ pincodeData }) => openBook(pincodeData))
    .catch((error: unknown) => {
      // A lost connection must not stay for the life of the page.
      book = undefined;
      throw error;
    });
  return book;
}

function openBook(data: string): PincodeDirectory {
  const rows = new Map(decodePincodes(data).map((row) => [row.pincode, row]));
  return {
    size: rows.size,
    find(pincode) {
      const row = rows.get(pincode.trim());
      return row === undefined ? undefined : { ...row, state: stateByGstCode(row.gst_state)?.name ?? '' };
    },
  };
}
