export type { QuantityUnit } from './formatQuantity.ts';
export { Quantity, type QuantityProps } from './Quantity.tsx';
