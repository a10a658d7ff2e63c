/** Page colours derived from the brand's. Formulas: WCAG 2.2 relative luminance and contrast. */
export interface BrandColors {
  /** The brand's colour, darkened to a contrast of at least 3:1 on white. */
  color: string;
  onColor: string;
  /** A tint for halos and image placeholders. */
  soft: string;
}

const fallback = '#4287f5';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => channel(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const hex = (rgb: number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The smallest contrast with white at which a progress bar is visible (WCAG 2.2, 1.4.11). */
export const minBarContrast = 3;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Contrast of two colours `#rrggbb`, from 1 to 21. */
export function colorContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((color) => luminance(channels(color))).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Derives the page colours. @param chosen defaults to the product's colour unless `#rrggbb` */
export function brandColors(chosen: string | undefined): BrandColors {
  const valid = chosen && /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : fallback;
  let rgb = channels(valid);
  // 1.05 / (L + 0.05) is the contrast with white.
  while (1.05 / (luminance(rgb) + 0.05) < minBarContrast) rgb = rgb.map((value) => value * 0.94);
  const light = luminance(rgb);
  const whiteText = 1.05 / (light + 0.05);
  const darkText = (light + 0.05) / 0.06;
  return {
    color: hex(rgb),
    onColor: whiteText >= darkText ? '#ffffff' : '#1b1c22',
    soft: hex(rgb.map((value) => 255 - (255 - value) * 0.16)),
  };
}
