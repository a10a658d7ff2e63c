import { style } from '@vanilla-extract/css';
import { inComponents } from '../../tokens/inLayer.ts';
import { markColor } from '../palette/palette.css.ts';

export const spark = style(
  inComponents({ display: 'inline-block', verticalAlign: 'middle', overflow: 'visible' }),
);
export const line = style(
  inComponents({ fill: 'none', stroke: markColor, strokeWidth: 1.5, strokeLinejoin: 'round' }),
);
