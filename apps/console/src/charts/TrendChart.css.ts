import { style } from '@vanilla-extract/css';
import { color, focusRing, radius, space, text } from '@khep/ui/tokens';

export const figure = style({ margin: 0, minInlineSize: 0 });

export const plot = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: radius.small,
  touchAction: 'pan-y',
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': focusRing },
});

export const grid = style({ stroke: color.lineSoft });
export const cursor = style({ stroke: color.controlBorder, strokeDasharray: '3 3' });
export const area = style({ fill: color.accentSoft });
export const line = style({ fill: 'none', stroke: color.accent, strokeWidth: 2, strokeLinejoin: 'round' });
export const dot = style({ fill: color.accent, stroke: color.surface, strokeWidth: 1.5 });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockStart: space[4],
  minBlockSize: text.secondary.lineHeight,
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  fontVariantNumeric: 'tabular-nums',
});
