import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '@khep/ui/tokens';

const wide = '(min-width: 768px)';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
  padding: `${space[12]} 0`,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.small,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'auto auto minmax(0, 2fr) minmax(0, 1.4fr) repeat(3, minmax(88px, 0.8fr))',
    },
  },
});
/** Points down while the row is open. */
export const chevron = style({
  inlineSize: 7,
  blockSize: 7,
  marginInlineStart: 2,
  borderBlockEnd: `1.5px solid ${color.inkThird}`,
  borderInlineEnd: `1.5px solid ${color.inkThird}`,
  transform: 'rotate(-45deg)',
  selectors: {
    'details[open] > summary > &': { transform: 'rotate(45deg)' },
    '[dir="rtl"] details:not([open]) > summary > &': { transform: 'rotate(135deg)' },
  },
});
export const service = style({ display: 'grid', gap: space[4], justifyItems: 'start', minInlineSize: 0 });
export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' });
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const number = style({
  display: 'grid',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
/** After the cells, whose display it replaces. */
export const onlyWide = style({ display: 'none', '@media': { [wide]: { display: 'grid' } } });
export const strong = style({ fontWeight: weight.semibold });
export const note = style({
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkThird,
});
export const details = style({
  display: 'grid',
  gap: space[16],
  padding: space[12],
  marginBlockEnd: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const part = style({ minInlineSize: 0 });
export const heading = style({ margin: 0, fontSize: text.body.fontSize, fontWeight: weight.semibold });
