/** Parses `#rrggbb` or `#rgb` to channels from 0 to 255; undefined otherwise. */
export function channels(hex: string): [number, number, number] | undefined {
  const found = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim());
  if (!found) return undefined;
  const digits = found[1]!.length === 3 ? found[1]!.replaceAll(/./g, '$&$&') : found[1]!;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as [number, number, number];
}

const toHex = (rgb: readonly number[]) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Computes the relative luminance (WCAG 2). */
function luminance(rgb: readonly number[]): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Computes the contrast of two colours, from 1 to 21; 1 if either is invalid. */
export function contrast(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)];
  if (!first || !second) return 1;
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

export const verdicts = ['poor', 'large', 'good', 'best'] as const;
/** Suitable for: nothing, large text and icons, all text (AA), all text (AAA). */
export type ContrastRating = (typeof verdicts)[number];

/** Rates by WCAG 2.2: 3 for large text and icons, 4.5 for AA, 7 for AAA. Never rounded up. */
export function rateContrast(ratio: number): ContrastRating {
  if (ratio >= 7) return 'best';
  if (ratio >= 4.5) return 'good';
  return ratio >= 3 ? 'large' : 'poor';
}

/** Returns the nearest shade that is readable on a background: darker on light, lighter on dark. */
export function readableShade(color: string, on: string, least = 4.5): string {
  const [from, ground] = [channels(color), channels(on)];
  if (!from || !ground || contrast(color, on) >= least) return color;
  const end = luminance(ground) > 0.18 ? 0 : 255;
  for (let share = 0.02; share < 1; share += 0.02) {
    const shade = toHex(from.map((channel) => channel + (end - channel) * share));
    if (contrast(shade, on) >= least) return shade;
  }
  return end === 0 ? '#000000' : '#ffffff';
}
