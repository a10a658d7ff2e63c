import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, color, radius, space, text, weight } from '@khep/ui/tokens';

const narrow = `(max-width: ${breakpoints.md - 1}px)`;

export const bar = style({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  '@media': { [narrow]: { flexDirection: 'column', gap: space[12] } },
});
/** The next version starts on the day after: beside each other, its first day says it. */
const beside = `(min-width: ${breakpoints.md}px)`;
globalStyle(`${bar} [data-part="till"]`, { '@media': { [beside]: { visibility: 'hidden', inlineSize: 0 } } });
/** As wide as its days, and never too narrow for its own. */
export const span = style({ flexBasis: 0, minInlineSize: 'min-content', display: 'grid', gap: space[4] });
export const name = style({
  color: color.inkSecond,
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
  selectors: { '&[data-state="draft"]': { color: color.tone.caution.ink } },
});
export const track = style({
  position: 'relative',
  blockSize: 10,
  borderRadius: radius.small,
  background: color.line,
  selectors: {
    '&[data-state="in-force"]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&[data-state="later"]': { boxShadow: `inset 0 0 0 1px ${color.accent}`, background: 'transparent' },
    '&[data-state="draft"]': {
      boxShadow: `inset 0 0 0 1px ${color.tone.caution.solid}`,
      background: `repeating-linear-gradient(135deg, ${color.tone.caution.soft} 0 5px, ${color.tone.caution.solid} 5px 7px)`,
    },
  },
});
export const today = style({
  position: 'absolute',
  insetBlock: -4,
  inlineSize: 2,
  background: color.ink,
});
export const todayName = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  marginBlockStart: space[2],
  transform: 'translateX(-50%)',
  fontWeight: weight.semibold,
  color: color.ink,
  paddingInline: space[4],
  background: color.surface,
  '@media': { [narrow]: { display: 'none' } },
});
export const days = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.inkSecond,
  whiteSpace: 'nowrap',
});
