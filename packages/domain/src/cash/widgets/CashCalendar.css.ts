import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[12] });
export const entries = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[8] });
export const day = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  fontWeight: weight.semibold,
  selectors: { '&[data-below]': { color: color.tone.critical.ink } },
});
export const entry = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({
  margin: 0,
  color: color.inkSecond,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const amount = style({
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
});

const wide = '(min-width: 768px)';

/** For a chart, which has no room on a phone. */
export const onWide = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const onNarrow = style({ '@media': { [wide]: { display: 'none' } } });
