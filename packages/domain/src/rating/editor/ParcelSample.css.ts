import { style } from '@vanilla-extract/css';
import { color, space, text, weight as weights } from '@khep/ui/tokens';

const secondary = {
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkThird,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const result = style({ display: 'grid', gap: space[8] });
export const weight = style([{ margin: 0 }, secondary, { color: color.inkSecond }]);
export const lines = style({ margin: 0 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  paddingBlock: space[6],
  borderBlockEnd: `1px solid ${color.lineSoft}`,
});
export const total = style([line, { borderBlockEnd: 0, fontWeight: weights.semibold }]);
export const amount = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weights.semibold,
  textAlign: 'end',
});
export const formula = style([{ margin: 0, fontWeight: weights.regular }, secondary]);
export const more = style({ color: color.tone.critical.ink });
export const less = style({ color: color.tone.positive.ink });
