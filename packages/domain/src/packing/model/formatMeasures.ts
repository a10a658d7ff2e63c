const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** Formats grams: "640 g", "1.25 kg". */
export function formatWeight(grams: number): string {
  if (grams === 0) return '—';
  return grams < 1000 ? `${grouped.format(grams)} g` : `${grouped.format(grams / 1000)} kg`;
}

/** Formats centimetres: "32 × 24 × 8 cm". */
export function formatDimensions(length: number, width: number, height: number): string {
  return [length, width, height].map((side) => grouped.format(side)).join(' × ') + ' cm';
}

/** Formats the volume of a box, in centimetres: "16.6 l". */
export function formatVolume(length: number, width: number, height: number): string {
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format((length * width * height) / 1000)} l`;
}
