export { readPriceLines, writePriceLines } from './priceLines.ts';
export type { PriceLine } from './priceLines.ts';
