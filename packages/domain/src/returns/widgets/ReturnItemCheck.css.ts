import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, radius, space, text, weight } from '@khep/ui/tokens';

export const item = style(
  inComponentsLayer({
    display: 'grid',
    gap: space[8],
    paddingBlock: space[16],
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&[data-active]': { boxShadow: `-8px 0 0 ${color.surface}, -11px 0 0 ${color.accent}` } },
  }),
);
export const head = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'baseline' }),
);
export const name = style(
  inComponentsLayer({
    margin: 0,
    fontSize: text.body.fontSize,
    lineHeight: text.body.lineHeight,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(inComponentsLayer({ color: color.inkThird, fontSize: text.secondary.fontSize }));
export const reason = style(inComponentsLayer({ marginInlineStart: 'auto' }));
export const quote = style(
  inComponentsLayer({ margin: 0, color: color.inkSecond, overflowWrap: 'anywhere' }),
);
export const work = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: space[16],
    '@media': { '(max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const photos = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[12], alignItems: 'start' }),
);
export const figure = style(inComponentsLayer({ display: 'grid', gap: space[4], margin: 0 }));
export const caption = style(
  inComponentsLayer({ color: color.inkSecond, fontSize: text.secondary.fontSize, fontWeight: weight.medium }),
);
export const shots = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));
export const checks = style(
  inComponentsLayer({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] }),
);
export const check = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minBlockSize: '28px',
    padding: `${space[2]} ${space[6]}`,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.ink,
    font: 'inherit',
    fontSize: text.label.fontSize,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '2px' },
      '&[data-result="passed"]': {
        background: color.tone.positive.soft,
        borderColor: color.tone.positive.line,
        color: color.tone.positive.ink,
      },
      '&[data-result="failed"]': {
        background: color.tone.critical.soft,
        borderColor: color.tone.critical.line,
        color: color.tone.critical.ink,
      },
    },
  }),
);
export const pass = style(inComponentsLayer({ marginBlockStart: space[6] }));
export const note = style(
  inComponentsLayer({ margin: 0, color: color.inkThird, fontSize: text.secondary.fontSize }),
);
export const decide = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] }),
);
