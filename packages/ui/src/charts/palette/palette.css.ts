import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../tokens/contract.css.ts';
import { inComponents } from '../../tokens/inLayer.ts';
import { css, lightPalette, tones, type Tone } from '../../tokens/palette.ts';
import { rampColors, seriesColors } from './palette.ts';

/** The colour of a mark, set by the classes below and read by every shape. */
export const markColor = createVar();
/** For words on a mark. */
export const onMarkColor = createVar();
/** Of the gap between marks that touch. */
export const gapColor = createVar();

/** A system with its own colours gets one colour for all marks; gaps, labels and the tip tell them apart. */
const forced = {
  '(forced-colors: active)': {
    vars: { [markColor]: 'CanvasText', [onMarkColor]: 'Canvas', [gapColor]: 'Canvas' },
  },
};

export const seriesClasses: readonly string[] = seriesColors.map((value) =>
  style(
    inComponents({
      vars: { [markColor]: css(value), [onMarkColor]: color.onAccent, [gapColor]: color.surface },
      '@media': forced,
    }),
  ),
);

// Shades mean nothing to a system with its own colours: there the cells are outlined, and their numbers speak.
export const rampClasses: readonly string[] = rampColors.map((value, index) =>
  style(
    inComponents({
      vars: {
        [markColor]: css(value),
        [onMarkColor]: index < 3 ? css(lightPalette.ink) : color.onAccent,
        [gapColor]: color.surface,
      },
      '@media': {
        '(forced-colors: active)': {
          vars: { [markColor]: 'Canvas', [onMarkColor]: 'CanvasText', [gapColor]: 'CanvasText' },
        },
      },
    }),
  ),
);

export const toneClasses = styleVariants(
  Object.fromEntries(tones.map((tone) => [tone, tone])) as Record<Tone, Tone>,
  (tone) =>
    inComponents({
      vars: {
        [markColor]: color.tone[tone].solid,
        [onMarkColor]: color.tone[tone].onSolid,
        [gapColor]: color.surface,
      },
      '@media': forced,
    }),
);
