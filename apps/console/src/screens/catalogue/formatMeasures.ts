const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** Grams as people read them: "640 g", "1.25 kg". */
export function formatWeight(grams: number): string {
  if (grams === 0) return '—';
  return grams < 1000 ? `${grouped.format(grams)} g` : `${grouped.format(grams / 1000)} kg`;
}

/** "32 × 24 × 8 cm". */
export function formatDimensions(length: number, width: number, height: number): string {
  return [length, width, height].map((side) => grouped.format(side)).join(' × ') + ' cm';
}

/** What a box holds, in litres. */
export function formatVolume(length: number, width: number, height: number): string {
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format((length * width * height) / 1000)} l`;
}
