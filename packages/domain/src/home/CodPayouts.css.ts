import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '@khep/ui/tokens';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({
  display: 'block',
  color: color.inkThird,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
});
export const late = style([detail, { color: color.tone.critical.ink }]);
export const amount = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' });
