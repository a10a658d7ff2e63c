import { describe, expect, test } from 'vitest';
import { lightPalette, moreContrastPalette, tones, type Oklch, type Palette } from './palette.ts';

/** Converts OKLCH to clipped linear sRGB. */
function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch, other: Oklch): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Pair = [name: string, foreground: Oklch, background: Oklch];

function textPairs(p: Palette): Pair[] {
  const grounds = { canvas: p.canvas, surface: p.surface, sunken: p.sunken, accentSoft: p.accentSoft };
  const inks = {
    ink: p.ink,
    inkSecond: p.inkSecond,
    inkThird: p.inkThird,
    accentInk: p.accentInk,
    accent: p.accent,
  };
  const pairs: Pair[] = [];
  for (const [ground, background] of Object.entries(grounds))
    for (const [ink, foreground] of Object.entries(inks))
      pairs.push([`${ink} on ${ground}`, foreground, background]);
  for (const tone of tones) {
    const { ink, soft, solid, onSolid } = p.tone[tone];
    pairs.push([`${tone} ink on soft`, ink, soft], [`${tone} ink on surface`, ink, p.surface]);
    pairs.push([`${tone} ink on canvas`, ink, p.canvas], [`${tone} onSolid on solid`, onSolid, solid]);
  }
  pairs.push(
    ['onAccent on accent', p.onAccent, p.accent],
    ['onAccent on accentHover', p.onAccent, p.accentHover],
  );
  const { surface, raised, ink, inkSecond } = p.inverse;
  for (const [name, ground] of [
    ['surface', surface],
    ['raised', raised],
  ] as const)
    pairs.push([`inverse ink on ${name}`, ink, ground], [`inverse inkSecond on ${name}`, inkSecond, ground]);
  return pairs;
}

test('black on white is 21 to 1, so the conversion is right', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  // sRGB red: 3.998 to 1 on white
  expect(contrast([0.62796, 0.25768, 29.2339], [1, 0, 0])).toBeCloseTo(4, 1);
});

describe.each([
  ['light', lightPalette, 4.5, 3],
  ['more contrast', moreContrastPalette, 4.5, 4.5],
] as const)('the %s palette', (_name, palette, forText, forControls) => {
  test.each(textPairs(palette))('%s can be read', (_pair, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(forText);
  });

  test.each([
    ['surface', palette.surface],
    ['canvas', palette.canvas],
    ['sunken', palette.sunken],
  ] as const)('a control border can be seen on %s', (_ground, background) => {
    expect(contrast(palette.controlBorder, background)).toBeGreaterThanOrEqual(forControls);
  });

  test('the focus ring can be seen on every ground', () => {
    for (const ground of [palette.surface, palette.canvas, palette.sunken, palette.accentSoft])
      expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('more contrast means 7 to 1 for every ink on the page', () => {
  const { ink, inkSecond, inkThird, accentInk, surface, sunken } = moreContrastPalette;
  for (const foreground of [ink, inkSecond, inkThird, accentInk])
    for (const ground of [surface, sunken]) expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(7);
});
