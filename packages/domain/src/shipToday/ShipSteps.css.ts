import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, space, text, weight } from '@khep/ui/tokens';

const phone = '(max-width: 767px)';

export const steps = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [phone]: { fontSize: text.secondary.fontSize } },
  }),
);
export const step = style(inComponentsLayer({ minInlineSize: 0 }));
export const bar = style(
  inComponentsLayer({
    display: 'flex',
    blockSize: '3px',
    background: color.line,
    selectors: { '&[data-planned]': { background: color.accent } },
  }),
);
export const done = style(inComponentsLayer({ background: color.tone.positive.solid }));
export const failed = style(inComponentsLayer({ background: color.tone.critical.solid }));
export const line = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '7px',
    paddingBlockStart: space[8],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const icon = style(
  inComponentsLayer({
    display: 'grid',
    color: color.accentInk,
    selectors: { '&[data-done]': { color: color.tone.positive.ink } },
    '@media': { [phone]: { display: 'none' } },
  }),
);
export const name = style(inComponentsLayer({ fontWeight: weight.semibold }));
export const count = style(inComponentsLayer({ color: color.inkThird }));
export const detail = style(
  inComponentsLayer({
    margin: 0,
    paddingInlineStart: '23px',
    color: color.inkThird,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    '@media': { [phone]: { display: 'none' } },
  }),
);
