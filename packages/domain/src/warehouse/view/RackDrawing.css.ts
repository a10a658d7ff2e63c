import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, weight } from '@khep/ui/tokens';

export const rack = style(inComponentsLayer({ inlineSize: '100%', maxBlockSize: '220px', display: 'block' }));
export const frame = style(inComponentsLayer({ fill: color.inkThird, forcedColorAdjust: 'none' }));
export const box = style(inComponentsLayer({ fill: color.line, forcedColorAdjust: 'none' }));
export const here = style(inComponentsLayer({ fill: color.accent, forcedColorAdjust: 'none' }));
export const number = style(
  inComponentsLayer({
    fill: color.onAccent,
    fontSize: '17px',
    fontWeight: weight.bold,
    forcedColorAdjust: 'none',
  }),
);
