import { style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const form = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[16], minInlineSize: 0 }),
);

export const summary = style(
  inComponentsLayer({
    padding: `${space[12]} ${space[16]}`,
    border: `1px solid ${color.tone.critical.line}`,
    borderRadius: radius.control,
    background: color.tone.critical.soft,
    color: color.tone.critical.ink,
    overflowWrap: 'anywhere',
    scrollMarginBlockStart: '80px',
    ...noRing,
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const title = style(inComponentsLayer({ fontWeight: weight.semibold }));
export const list = style(
  inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[2], marginBlockStart: space[4] }),
);
export const link = style(
  inComponentsLayer({
    display: 'inline-block',
    paddingBlock: space[2],
    borderRadius: radius.small,
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'pointer',
    ...noRing,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
