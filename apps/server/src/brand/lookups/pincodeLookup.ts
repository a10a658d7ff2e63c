import { loadPincodeDirectory, resolveState } from '@khep/domain/india';
import type { PincodePlace } from '@khep/domain/india';

/** The pincode directory, loaded once: orders are validated inside transactions. */
const pincodes = await loadPincodeDirectory();

/** Finds the place of a pincode, if known. */
export function findPincode(pincode: string): PincodePlace | undefined {
  return pincodes.find(pincode);
}

/**
 * The state of an address for tax, zone, e-way bill and rules: the pincode's, or the entered one. Unknown
 * states are kept as entered.
 */
export function addressState({ pincode, state }: { pincode: string; state: string }): string {
  return resolveState(state, findPincode(pincode))?.name ?? state;
}
