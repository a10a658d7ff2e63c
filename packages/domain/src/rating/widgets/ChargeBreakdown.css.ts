import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '@khep/ui/tokens';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
});
export const line = style({
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const summary = style({
  display: 'flex',
  gap: space[12],
  alignItems: 'center',
  padding: `${space[6]} 0`,
  minBlockSize: 24,
  cursor: 'pointer',
  borderRadius: radius.small,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  },
});
export const label = style({ flex: 1, minInlineSize: 0, color: color.inkSecond });
export const amount = style({ fontVariantNumeric: 'tabular-nums' });
export const total = style({ color: color.ink, fontWeight: weight.semibold });
export const formula = style({
  margin: 0,
  paddingBlockEnd: space[8],
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkThird,
  fontVariantNumeric: 'tabular-nums',
});
export const chevron = style({ flex: 'none', color: color.inkThird });
globalStyle(`details[open] > ${summary} ${chevron}`, { transform: 'rotate(180deg)' });
