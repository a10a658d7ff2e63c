import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '@khep/ui/tokens';

export const formula = style({
  display: 'block',
  fontWeight: weight.regular,
  fontSize: text.secondary.fontSize,
  lineHeight: text.secondary.lineHeight,
  color: color.inkSecond,
});
export const more = style({ color: color.tone.critical.ink, fontWeight: weight.semibold });
export const findings = style({
  margin: 0,
  paddingInlineStart: space[20],
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
});

/** The shared start and the two calculations from it: side by side, or below each other on a phone. */
export const fork = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const branch = style({
  minInlineSize: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  selectors: {
    '&[data-side="contract"]': {
      background: color.tone.positive.soft,
      borderColor: color.tone.positive.line,
      color: color.tone.positive.ink,
    },
    '&[data-side="invoice"]': {
      background: color.tone.critical.soft,
      borderColor: color.tone.critical.line,
      color: color.tone.critical.ink,
    },
  },
});
export const calculation = style({
  margin: 0,
  fontSize: text.body.fontSize,
  lineHeight: text.body.lineHeight,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
