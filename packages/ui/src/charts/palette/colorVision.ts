import type { Oklch } from '../../tokens/palette.ts';

export type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Converts OKLCH to linear RGB within the sRGB gamut. */
export function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const apply = (matrix: Matrix, [red, green, blue]: Rgb): Rgb =>
  matrix.map(([r, g, b]) => clip(r * red + g * green + b * blue)) as unknown as Rgb;

/**
 * Simulates color vision deficiencies in linear RGB.
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 * 2009.
 */
const visions: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const visionNames = ['full', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

export function simulateVision(vision: (typeof visionNames)[number], color: Oklch): Rgb {
  const matrix = visions[vision];
  const light = linearRgb(color);
  return matrix ? apply(matrix, light) : light;
}

export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

type Lab = readonly [lightness: number, a: number, b: number];

function lab([red, green, blue]: Rgb): Lab {
  const curve = (t: number) => (t > 216 / 24_389 ? Math.cbrt(t) : ((24_389 / 27) * t + 16) / 116);
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const hueAngle = (a: number, b: number) => (Math.atan2(b, a) * (180 / Math.PI) + 360) % 360;

/** Returns the CIEDE2000 color difference; 1 is just noticeable side by side. */
export function colorDifference(one: Rgb, other: Rgb): number {
  const [l1, rawA1, b1] = lab(one);
  const [l2, rawA2, b2] = lab(other);
  const mean7 = ((Math.hypot(rawA1, b1) + Math.hypot(rawA2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean7 / (mean7 + 25 ** 7));
  const [a1, a2] = [rawA1 * stretch, rawA2 * stretch];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const [h1, h2] = [hueAngle(a1, b1), hueAngle(a2, b2)];

  const isGrey = c1 * c2 === 0;
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const hueStep = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(isGrey ? 0 : turn) / 2);
  const hue = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];

  const tint =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const away = (light - 50) ** 2;
  const lightness = (l2 - l1) / (1 + (0.015 * away) / Math.sqrt(20 + away));
  const strength = (c2 - c1) / (1 + 0.045 * chroma);
  const shade = hueStep / (1 + 0.015 * chroma * tint);
  const blue = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const twist = -Math.sin(radians(blue)) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + strength ** 2 + shade ** 2 + twist * strength * shade);
}
