import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const lead = style({ margin: 0, fontWeight: weight.semibold });
export const detail = style({
  margin: 0,
  color: color.inkSecond,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const problem = style([detail, { color: color.tone.critical.ink }]);
export const actions = style({ display: 'flex', gap: space[8] });

export const outside = style({ display: 'grid', gap: space[8], flex: '1 1 100%', minInlineSize: 0 });
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[4],
  overflowWrap: 'anywhere',
});
