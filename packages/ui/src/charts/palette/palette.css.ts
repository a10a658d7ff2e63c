import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../tokens/contract.css.ts';
import { inMoreContrast } from '../../tokens/contrast.ts';
import { forcedColorsOnly } from '../../tokens/forcedColors.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { toCssColor, lightPalette, tones, type Tone } from '../../tokens/palette.ts';
import { rampColors, seriesColors } from './palette.ts';

/** Colour of a mark, set by the classes below. */
export const markColor = createVar();
/** Text colour on a mark. */
export const onMarkColor = createVar();
/** Colour of the gap between adjacent marks. */
export const gapColor = createVar();

/** Percentage of CanvasText per mark in forced colors; adjacent marks differ strongly. */
const inkOfSeries = [100, 45, 72, 30, 58, 86, 38] as const;
const inkOfTone: Record<Tone, number> = {
  neutral: 30,
  accent: 100,
  positive: 45,
  caution: 72,
  critical: 100,
  info: 58,
};
const inkOfRamp = [6, 26, 48, 72, 100] as const;

/** Uses shades of the system's text colour; gaps are Canvas. */
const inInk = (ink: number, gap = 'Canvas') =>
  forcedColorsOnly({
    vars: {
      [markColor]: `color-mix(in srgb, CanvasText ${ink}%, Canvas)`,
      [onMarkColor]: ink < 50 ? 'CanvasText' : 'Canvas',
      [gapColor]: gap,
    },
  });

export const seriesClasses: readonly string[] = seriesColors.map((value, index) =>
  style(
    inComponentsLayer({
      vars: { [markColor]: toCssColor(value), [onMarkColor]: color.onAccent, [gapColor]: color.surface },
      '@media': inInk(inkOfSeries[index]!),
    }),
  ),
);

export const rampClasses: readonly string[] = rampColors.map((value, index) =>
  style([
    inComponentsLayer({
      vars: {
        [markColor]: toCssColor(value),
        [onMarkColor]: index < 3 ? toCssColor(lightPalette.ink) : color.onAccent,
        [gapColor]: color.surface,
      },
      // The lightest shade is nearly invisible in forced colors, so it gets an outline.
      '@media': inInk(inkOfRamp[index]!, inkOfRamp[index]! < 50 ? 'CanvasText' : 'Canvas'),
    }),
    // Likewise in our theme with increased contrast.
    index === 0
      ? inComponentsLayer(inMoreContrast({ '&': { vars: { [gapColor]: color.controlBorder } } }))
      : {},
  ]),
);

export const toneClasses = styleVariants(
  Object.fromEntries(tones.map((tone) => [tone, tone])) as Record<Tone, Tone>,
  (tone) =>
    inComponentsLayer({
      vars: {
        [markColor]: color.tone[tone].solid,
        [onMarkColor]: color.tone[tone].onSolid,
        [gapColor]: color.surface,
      },
      '@media': inInk(inkOfTone[tone]),
    }),
);
