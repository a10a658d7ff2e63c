import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const column = { display: 'flex', flexDirection: 'column', minInlineSize: 0 } as const;

export const wizard = style(inComponentsLayer({ ...column, gap: space[20] }));
export const panel = style(inComponentsLayer({ ...column, gap: space[16] }));

/** Focused for screen readers only: no ring. */
export const heading = style(
  inComponentsLayer({
    fontSize: text.title.fontSize,
    lineHeight: text.title.lineHeight,
    letterSpacing: text.title.letterSpacing,
    fontWeight: weight.bold,
    borderRadius: radius.small,
    scrollMarginBlock: space[48],
    overflowWrap: 'anywhere',
    ...noRing,
  }),
);
export const description = style(inComponentsLayer({ color: color.inkThird, marginBlockStart: space[2] }));

export const foot = style(
  inComponentsLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    paddingBlockStart: space[16],
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
export const ways = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' }),
);
