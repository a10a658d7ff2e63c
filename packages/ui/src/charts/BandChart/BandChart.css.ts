import { style } from '@vanilla-extract/css';
import { color } from '../../tokens/contract.css.ts';
import { inComponentsLayer } from '../../tokens/inLayer.ts';
import { markColor } from '../palette/palette.css.ts';

const onCanvas = { '@media': { '(forced-colors: active)': { fill: 'Canvas' } } };

/** Between the low and the high values. */
export const band = style(inComponentsLayer({ fill: markColor, fillOpacity: 0.16 }));
/** A part of the band beyond the limit. */
export const beyond = style(inComponentsLayer({ fill: markColor, fillOpacity: 0.32 }));
/** An event that is a forecast. */
export const hollow = style(
  inComponentsLayer({ fill: color.surface, stroke: markColor, strokeWidth: 1.75, ...onCanvas }),
);
export const limit = style(inComponentsLayer({ stroke: markColor, strokeDasharray: '6 4' }));
export const day = style(inComponentsLayer({ stroke: markColor, strokeWidth: 1.5 }));
