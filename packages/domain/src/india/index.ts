export { addressParts } from './addressParts.ts';
export { asciiDigits, isMobile, isPincode, normalizeMobile } from './patterns.ts';
export {
  findState,
  indianStates,
  isSameState,
  otherTerritory,
  stateByGstCode,
  resolveState,
} from './states.ts';
export type { IndianState } from './states.ts';
export { loadPincodeDirectory } from './pincodes.ts';
export type { PincodeDirectory, PincodePlace } from './pincodes.ts';
