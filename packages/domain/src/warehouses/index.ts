export { blankWarehouse, noReturnAddress, returnsToItself } from './returnAddress.ts';
export type { PlaceField } from './returnAddress.ts';
