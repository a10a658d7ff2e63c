import { loadPincodeDirectory } from '@khep/domain/india';

/** City and state of a PIN code. The directory is fetched on first use; without it nothing is filled in. */
export async function lookUpPincode(pincode: string): Promise<{ city: string; state: string } | undefined> {
  try {
    return (await loadPincodeDirectory()).find(pincode);
  } catch {
    return undefined;
  }
}
