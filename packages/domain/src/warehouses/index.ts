export { firstWarehouse } from './firstWarehouse.ts';
export type { CompanyPlace } from './firstWarehouse.ts';
export { blankWarehouse, noReturnAddress, returnsToItself } from './returnAddress.ts';
export type { PlaceField } from './returnAddress.ts';
