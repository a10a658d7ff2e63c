/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees, and alpha where it is not 1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

export const tones = ['neutral', 'accent', 'positive', 'caution', 'critical', 'info'] as const;
/** Meaning: none, "here", done, "look", "act now", information. */
export type Tone = (typeof tones)[number];

export interface ToneColors {
  /** Filled areas and icons. */
  solid: Oklch;
  /** Background of a pill, notice or selected row. */
  soft: Oklch;
  /** Text on `soft`, `surface` or `canvas`. */
  ink: Oklch;
  /** Border of a soft area. */
  line: Oklch;
  /** Text on `solid`. */
  onSolid: Oklch;
}

export interface Palette {
  canvas: Oklch;
  surface: Oklch;
  sunken: Oklch;
  line: Oklch;
  lineSoft: Oklch;
  controlBorder: Oklch;
  ink: Oklch;
  inkSecond: Oklch;
  inkThird: Oklch;
  onAccent: Oklch;
  accent: Oklch;
  accentHover: Oklch;
  accentSoft: Oklch;
  accentLine: Oklch;
  accentInk: Oklch;
  overlay: Oklch;
  inverse: { surface: Oklch; raised: Oklch; ink: Oklch; inkSecond: Oklch };
  tone: Record<Tone, ToneColors>;
}

const white: Oklch = [1, 0, 0];
const ink: Oklch = [0.23, 0.012, 270];

export const lightPalette: Palette = {
  canvas: [0.982, 0.004, 85],
  surface: white,
  sunken: [0.965, 0.005, 85],
  line: [0.915, 0.006, 85],
  lineSoft: [0.945, 0.005, 85],
  controlBorder: [0.63, 0.01, 80],
  ink,
  inkSecond: [0.43, 0.012, 270],
  inkThird: [0.53, 0.012, 270],
  onAccent: white,
  accent: [0.47, 0.19, 268],
  accentHover: [0.41, 0.19, 268],
  accentSoft: [0.962, 0.018, 268],
  accentLine: [0.86, 0.06, 268],
  accentInk: [0.4, 0.17, 268],
  overlay: [0.23, 0.01, 270, 0.42],
  inverse: {
    surface: [0.26, 0.03, 270],
    raised: [0.36, 0.03, 270],
    ink: white,
    inkSecond: [0.86, 0.01, 270],
  },
  tone: {
    neutral: {
      solid: [0.43, 0.012, 270],
      soft: [0.965, 0.005, 85],
      ink: [0.43, 0.012, 270],
      line: [0.84, 0.008, 80],
      onSolid: white,
    },
    accent: {
      solid: [0.47, 0.19, 268],
      soft: [0.962, 0.018, 268],
      ink: [0.4, 0.17, 268],
      line: [0.86, 0.06, 268],
      onSolid: white,
    },
    positive: {
      solid: [0.52, 0.12, 155],
      soft: [0.96, 0.03, 155],
      ink: [0.38, 0.09, 155],
      line: [0.86, 0.06, 155],
      onSolid: white,
    },
    caution: {
      solid: [0.72, 0.15, 70],
      soft: [0.965, 0.04, 80],
      ink: [0.43, 0.09, 65],
      line: [0.85, 0.08, 75],
      onSolid: ink,
    },
    critical: {
      solid: [0.55, 0.19, 25],
      soft: [0.962, 0.02, 20],
      ink: [0.44, 0.15, 25],
      line: [0.86, 0.06, 22],
      onSolid: white,
    },
    info: {
      solid: [0.53, 0.11, 235],
      soft: [0.962, 0.02, 235],
      ink: [0.4, 0.09, 235],
      line: [0.86, 0.05, 235],
      onSolid: white,
    },
  },
};

function darker(colors: ToneColors): ToneColors {
  const [, chroma, hue] = colors.ink;
  return { ...colors, ink: [0.32, chroma * 0.8, hue], line: [0.5, chroma * 0.8, hue] };
}

/** For increased contrast: text at 7:1 and lines at 3:1 or better. */
export const moreContrastPalette: Palette = {
  ...lightPalette,
  canvas: white,
  line: [0.6, 0.008, 80],
  lineSoft: [0.64, 0.008, 80],
  controlBorder: [0.42, 0.01, 80],
  ink: [0.16, 0.012, 270],
  inkSecond: [0.3, 0.012, 270],
  inkThird: [0.38, 0.012, 270],
  accent: [0.4, 0.18, 268],
  accentHover: [0.34, 0.17, 268],
  accentLine: [0.5, 0.15, 268],
  accentInk: [0.33, 0.16, 268],
  overlay: [0.16, 0.01, 270, 0.6],
  inverse: { ...lightPalette.inverse, inkSecond: white },
  tone: {
    neutral: darker(lightPalette.tone.neutral),
    accent: { ...darker(lightPalette.tone.accent), solid: [0.4, 0.18, 268] },
    positive: { ...darker(lightPalette.tone.positive), solid: [0.42, 0.1, 155] },
    caution: darker(lightPalette.tone.caution),
    critical: { ...darker(lightPalette.tone.critical), solid: [0.45, 0.17, 25] },
    info: { ...darker(lightPalette.tone.info), solid: [0.42, 0.1, 235] },
  },
};

/** Formats an OKLCH colour as CSS. */
export function toCssColor([lightness, chroma, hue, alpha = 1]: Oklch): string {
  const base = `${lightness} ${chroma} ${hue}`;
  return alpha === 1 ? `oklch(${base})` : `oklch(${base} / ${alpha})`;
}

/** The type of a palette with CSS colours. */
export type CssPalette<P = Palette> = P extends Oklch ? string : { [K in keyof P]: CssPalette<P[K]> };

function toCss(node: unknown): unknown {
  if (Array.isArray(node)) return toCssColor(node as unknown as Oklch);
  return Object.fromEntries(Object.entries(node as object).map(([name, child]) => [name, toCss(child)]));
}

/** Converts a palette to CSS colours. */
export function cssPalette(palette: Palette): CssPalette {
  return toCss(palette) as CssPalette;
}
