import { style } from '@vanilla-extract/css';
import { color, space, text } from '../../tokens/contract.css.ts';
import { forcedColorsOnly } from '../../tokens/forcedColors.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { markColor } from './palette.css.ts';

export const key = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space[8],
    marginBlockStart: space[8],
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontVariantNumeric: 'tabular-nums',
    direction: 'ltr',
  }),
);
export const ramp = style(inComponentsLayer({ display: 'flex', borderRadius: '2px', overflow: 'hidden' }));
export const step = style(
  inComponentsLayer({
    boxSizing: 'border-box',
    flexShrink: 0,
    inlineSize: '22px',
    blockSize: '8px',
    background: markColor,
    forcedColorAdjust: 'none',
    '@media': forcedColorsOnly({ border: '1px solid CanvasText' }),
  }),
);
/** Shades with their ranges, wrapping. */
export const shades = style([
  key,
  inComponentsLayer({ flexWrap: 'wrap', gap: `${space[2]} ${space[12]}`, padding: 0, listStyle: 'none' }),
]);
export const shade = style(
  inComponentsLayer({ display: 'flex', alignItems: 'center', gap: space[6], whiteSpace: 'nowrap' }),
);
