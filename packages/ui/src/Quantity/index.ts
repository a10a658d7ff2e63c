export type { QuantityUnit } from './amount.ts';
export { Quantity, type QuantityProps } from './Quantity.tsx';
