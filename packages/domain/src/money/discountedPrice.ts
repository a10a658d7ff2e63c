import { paiseToRupees, percentOf, rupeesToPaise } from './paise.ts';

/** Returns a price in rupees after a discount in percent, to the paisa. */
export function discountedPrice(price: number, discount: number): number {
  return paiseToRupees(percentOf(rupeesToPaise(price), 100 - discount));
}
