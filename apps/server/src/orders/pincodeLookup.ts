import { loadPincodeDirectory, resolveState } from '@khep/domain/india';
import type { PincodePlace } from '@khep/domain/india';

/** Every pincode of India, read once: orders are judged by it while a transaction is open. */
const pincodes = await loadPincodeDirectory();

/** Where a pincode is, as far as it is known. */
export function findPincode(pincode: string): PincodePlace | undefined {
  return pincodes.find(pincode);
}

/**
 * The name of the state of an address, for tax, zone, e-way bill and rules alike: its pincode's, or else the typed one. What
 * neither the book nor the list of states knows stays as it was typed.
 */
export function addressState({ pincode, state }: { pincode: string; state: string }): string {
  return resolveState(state, findPincode(pincode))?.name ?? state;
}
