import { toReading } from './scaleReading.ts';
import type { ScaleReading } from './scaleReading.ts';

/**
 * Usage page of scales in USB HID. Sources, read 28 November 2026: "HID Point of Sale Usage Tables 1.02", section 4, and
 * "HID Usage Tables 1.21" (usb.org), page 0x8D; Haiku and Wireshark have the same tables.
 */
export const scaleUsagePage = 0x8d;

/** Usages 0x71 to 0x78, which a report gives as their place in the list. */
const statuses = [
  'faulty',
  'empty',
  'moving',
  'stable',
  'negative',
  'over',
  // It requires calibration.
  'faulty',
  'needs zero',
] as const;

/** Usages 0x51 to 0x5C, in their order. */
const units = [
  'mg',
  'g',
  'kg',
  'carats',
  'taels',
  'grains',
  'pennyweights',
  'tonnes',
  'tons',
  'troy ounces',
  'ounces',
  'pounds',
] as const;

/**
 * Parses the data report of a USB scale, without its report id: status, unit, power of ten as a signed byte, and the weight in
 * two bytes, the lower one first (antradar.com/blog-dymo-usb-scale-interface-specs, 2 August 2017). Undefined for another one.
 */
export function readScaleReport(report: Uint8Array): ScaleReading | undefined {
  if (report.length < 5) return undefined;
  const [state, unit, power, low, high] = report as unknown as [number, number, number, number, number];
  const kind = statuses[state - 1];
  if (kind === undefined) return undefined;
  if (kind !== 'stable') return { kind };
  const exponent = power > 127 ? power - 256 : power;
  return toReading((low + 256 * high) * 10 ** exponent, units[unit - 1] ?? '');
}
