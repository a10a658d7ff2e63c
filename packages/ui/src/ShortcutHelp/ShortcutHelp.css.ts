import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const groups = style(inComponentsLayer({ columns: '320px 2', columnGap: space[40] }));
export const group = style(inComponentsLayer({ breakInside: 'avoid', marginBlockEnd: space[20] }));
export const heading = style(
  inComponentsLayer({
    color: color.inkThird,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    fontWeight: weight.medium,
  }),
);
export const line = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    paddingBlock: space[6],
    selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.lineSoft}` } },
  }),
);
export const caps = style(
  inComponentsLayer({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4] }),
);
export const cap = style(
  inComponentsLayer({
    minInlineSize: '24px',
    paddingInline: space[6],
    border: `1px solid ${color.line}`,
    borderBlockEndWidth: '2px',
    borderRadius: radius.small,
    background: color.canvas,
    fontFamily: 'inherit',
    fontSize: text.secondary.fontSize,
    lineHeight: '20px',
    fontWeight: weight.medium,
    textAlign: 'center',
  }),
);
export const between = style(
  inComponentsLayer({ alignSelf: 'center', color: color.inkThird, fontSize: text.secondary.fontSize }),
);
