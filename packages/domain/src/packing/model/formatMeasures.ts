import { formatKilograms, formatNumber } from '../../money/index.ts';

/** Formats grams: "640 g", "1.25 kg". */
export function formatWeight(grams: number): string {
  if (grams === 0) return '—';
  return grams < 1000 ? `${formatNumber(grams)} g` : formatKilograms(grams);
}

/** Formats centimetres: "32 × 24 × 8 cm". */
export function formatDimensions(length: number, width: number, height: number): string {
  return [length, width, height].map((side) => formatNumber(side)).join(' × ') + ' cm';
}

/** Formats the volume of a box, in centimetres: "16.6 l". */
export function formatVolume(length: number, width: number, height: number): string {
  return `${formatNumber((length * width * height) / 1000, 1)} l`;
}
