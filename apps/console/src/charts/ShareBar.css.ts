import { style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, weight } from '@khep/ui/tokens';

const fills = {
  start: color.accentLine,
  moving: color.accent,
  near: color.tone.positive.solid,
  stuck: color.tone.caution.solid,
  back: color.tone.critical.solid,
};

export const bar = style({
  display: 'flex',
  gap: space[2],
  blockSize: space[8],
  borderRadius: radius.small,
  overflow: 'hidden',
  background: color.sunken,
});

const partBase = style({ minInlineSize: space[2], flexBasis: 0 });
export const part = styleVariants(fills, (background) => [partBase, { background }]);

const swatchBase = style({
  inlineSize: space[8],
  blockSize: space[8],
  borderRadius: radius.small,
  flexShrink: 0,
});
export const swatch = styleVariants(fills, (background) => [swatchBase, { background }]);

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  columnGap: space[20],
  rowGap: space[6],
  margin: 0,
  marginBlockStart: space[12],
});

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });
export const name = style({ display: 'flex', alignItems: 'center', gap: space[8], color: color.inkSecond });
export const count = style({ margin: 0, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
