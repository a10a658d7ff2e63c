import { style } from '@vanilla-extract/css';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { markColor } from '../palette/palette.css.ts';

export const spark = style(
  inComponentsLayer({ display: 'inline-block', verticalAlign: 'middle', overflow: 'visible' }),
);
export const line = style(
  inComponentsLayer({ fill: 'none', stroke: markColor, strokeWidth: 1.5, strokeLinejoin: 'round' }),
);
