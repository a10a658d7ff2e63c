import type { Oklch } from '@khep/ui';

/** The tokens that a brand sets: see TOKENS.md. Unset ones stay Khep's. */
interface ShowcaseBrand {
  title: string;
  colors: Readonly<Record<string, Oklch>>;
  others: Readonly<Record<string, string>>;
}

/** The hue of the second brand, a green like a tea garden's. */
const hue = 155;

/** Brands that Storybook's toolbar can show. Khep has no values of its own here: they are the kit's. */
export const brands = {
  khep: { title: 'Khep', colors: {}, others: {} },
  chaibagh: {
    title: 'Chai Bagh',
    colors: {
      accent: [0.44, 0.105, hue],
      'accent-hover': [0.38, 0.095, hue],
      'accent-soft': [0.962, 0.022, hue],
      'accent-line': [0.86, 0.06, hue],
      'accent-ink': [0.38, 0.095, hue],
      'tone-accent-solid': [0.44, 0.105, hue],
      'tone-accent-soft': [0.95, 0.03, hue],
      'tone-accent-ink': [0.38, 0.095, hue],
      'tone-accent-line': [0.86, 0.06, hue],
      canvas: [0.985, 0.006, 110],
    },
    others: { 'radius-control': '999px', 'radius-card': '16px' },
  },
} as const satisfies Record<string, ShowcaseBrand>;
export type BrandId = keyof typeof brands;

/** The custom properties of a brand. Increased contrast keeps the kit's colours, which are made for it. */
export function propertiesOf(id: BrandId, hasMoreContrast: boolean): Record<string, string> {
  const { colors, others }: ShowcaseBrand = brands[id];
  const themed = hasMoreContrast
    ? []
    : Object.entries(colors).map(([name, [lightness, chroma, at]]) => [
        `--khep-color-${name}`,
        `oklch(${lightness} ${chroma} ${at})`,
      ]);
  return Object.fromEntries([
    ...themed,
    ...Object.entries(others).map(([name, value]) => [`--khep-${name}`, value]),
  ]) as Record<string, string>;
}

/** Every property that some brand sets, to take back those of the one before. */
export const brandProperties: readonly string[] = Object.keys(brands).flatMap((id) =>
  Object.keys(propertiesOf(id as BrandId, false)),
);
