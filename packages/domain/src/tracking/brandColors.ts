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

/** Derives the page colours. @param chosen defaults to the product's colour unless `#rrggbb` */
export function brandColors(chosen: string | undefined): BrandColors {
  const valid = chosen && /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : fallback;
  let rgb = [1, 3, 5].map((at) => Number.parseInt(valid.slice(at, at + 2), 16));
  // 1.05 / (L + 0.05) is the contrast with white.
  while (1.05 / (luminance(rgb) + 0.05) < 3) rgb = rgb.map((value) => value * 0.94);
  const light = luminance(rgb);
  const whiteText = 1.05 / (light + 0.05);
  const darkText = (light + 0.05) / 0.06;
  return {
    color: hex(rgb),
    onColor: whiteText >= darkText ? '#ffffff' : '#1b1c22',
    soft: hex(rgb.map((value) => 255 - (255 - value) * 0.16)),
  };
}
