import { style } from '@vanilla-extract/css';
import { color } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';

/** The break in a bar that is cut. */
export const cut = style(inComponentsLayer({ stroke: color.surface, strokeWidth: 4, fill: 'none' }));
