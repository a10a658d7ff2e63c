export { paiseToRupees, percentOf, roundHalfUp, rupeesToPaise, scalePaise, sumPaise } from './paise.ts';
export type { Paise } from './paise.ts';
export { roundingTolerance } from './roundingTolerance.ts';
export { discountedPrice } from './discountedPrice.ts';
export { splitByLargestRemainder } from './largestRemainder.ts';
export {
  formatCount,
  formatKilograms,
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeeValue,
  groupIndian,
  parseRupees,
  plainRupees,
} from './format.ts';
export type { PercentFormat, RupeeFormat } from './format.ts';
export { amountInWords, numberInWords } from './words.ts';
export { isPaymentMode, paymentModes } from './paymentModes.ts';
export type { PaymentMode } from './paymentModes.ts';
export { isCodName, readPaymentName } from './paymentNames.ts';
export { maxNumberLength, parseDecimal } from './parseDecimal.ts';
export type { CreditSign, DecimalFormat } from './parseDecimal.ts';
