export { isMobile, isPincode, normaliseMobile } from './patterns.ts';
export {
  findState,
  indianStates,
  isSameState,
  otherTerritory,
  stateByGstCode,
  stateOfPlace,
} from './states.ts';
export type { IndianState } from './states.ts';
export { loadPincodes } from './pincodes.ts';
export type { PincodeBook, PincodePlace } from './pincodes.ts';
