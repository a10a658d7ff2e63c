import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const cause = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: 0,
    padding: `${space[12]} 18px 0`,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    fontWeight: weight.semibold,
  }),
);
export const count = style(
  inComponentsLayer({
    minInlineSize: '20px',
    paddingInline: space[6],
    borderRadius: radius.pill,
    background: color.tone.caution.soft,
    color: color.tone.caution.ink,
    fontSize: text.secondary.fontSize,
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const list = style(inComponentsLayer({ margin: 0, padding: 0, listStyle: 'none' }));
export const fix = style(
  inComponentsLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    padding: `${space[6]} 18px ${space[12]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: {
      '&:focus-within': { background: color.accentSoft, boxShadow: `inset 3px 0 0 ${color.accent}` },
    },
  }),
);
export const who = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[8],
    margin: 0,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.semibold,
  }),
);
export const buyer = style(
  inComponentsLayer({ color: color.inkThird, fontWeight: weight.regular, overflowWrap: 'anywhere' }),
);
export const form = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[8], marginBlockStart: space[4] }),
);
export const pair = style(
  inComponentsLayer({ display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: space[8] }),
);
export const problem = style(
  inComponentsLayer({
    margin: 0,
    color: color.tone.critical.ink,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const reasons = style(
  inComponentsLayer({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.inkSecond,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
  }),
);
export const more = style(inComponentsLayer({ padding: `${space[4]} ${space[12]}` }));
