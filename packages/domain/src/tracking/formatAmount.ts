import type { TrackingLanguage } from './languages/index.ts';

const formats = new Map<TrackingLanguage, Intl.NumberFormat>();

/** Formats rupees for a buyer: "₹1,250", with paise only if there are any. */
export function formatAmount(rupees: number, language: TrackingLanguage): string {
  let format = formats.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
      style: 'currency',
      currency: 'INR',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(language, format);
  }
  return format.format(rupees);
}
