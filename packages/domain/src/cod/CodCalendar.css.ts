import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '@khep/ui/tokens';

const wide = '(min-width: 768px)';

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space[6],
  '@media': {
    [wide]: {
      gap: 0,
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) repeat(2, minmax(0, 0.5fr))',
      borderBlockStart: `1px solid ${color.lineSoft}`,
      borderInlineStart: `1px solid ${color.lineSoft}`,
    },
  },
});
/** Days without payouts only matter in the grid of weeks. */
export const day = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  selectors: { '&[data-empty]': { display: 'none' } },
  '@media': {
    [wide]: {
      minBlockSize: 72,
      padding: space[4],
      borderBlockEnd: `1px solid ${color.lineSoft}`,
      borderInlineEnd: `1px solid ${color.lineSoft}`,
      selectors: {
        '&[data-empty]': { display: 'grid' },
        '&[data-today]': { boxShadow: `inset 0 2px 0 ${color.accent}` },
      },
    },
  },
});
export const date = style({
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkThird,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${day}[data-today] &`]: { color: color.accentInk, fontWeight: weight.semibold },
  },
});
export const payout = style({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 24,
  padding: `${space[4]} ${space[6]}`,
  borderRadius: radius.small,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
    '&[data-state="remitted"]': {
      background: color.tone.positive.soft,
      borderColor: 'transparent',
      color: color.tone.positive.ink,
    },
    '&[data-state="due"]': { borderColor: color.accent, color: color.accentInk },
    '&[data-state="growing"]': { borderStyle: 'dashed', borderColor: color.accent, color: color.accentInk },
    '&[data-state="late"]': {
      background: color.tone.critical.soft,
      borderColor: color.tone.critical.solid,
      color: color.tone.critical.ink,
    },
  },
});
export const amount = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
export const state = style({ color: 'inherit' });
