import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const list = style(
  inComponentsLayer({
    display: 'grid',
    gap: `${space[8]} ${space[16]}`,
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-layout="stacked"]': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
        rowGap: space[12],
      },
    },
  }),
);
export const entry = style(
  inComponentsLayer({
    minInlineSize: 0,
    selectors: {
      '[data-layout="rows"] > &': { display: 'flex', justifyContent: 'space-between', gap: space[16] },
    },
  }),
);
export const term = style(
  inComponentsLayer({
    color: color.inkThird,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-layout="stacked"] &': { fontSize: text.label.fontSize, lineHeight: text.label.lineHeight },
      '[data-strong] > &': { color: color.ink, fontWeight: weight.semibold },
    },
  }),
);
export const detail = style(
  inComponentsLayer({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      // The terms shrink first: amounts don't wrap.
      '[data-layout="rows"] &': { flexShrink: 0, maxInlineSize: '70%', textAlign: 'end' },
      '[data-strong] > &': { fontWeight: weight.semibold },
    },
  }),
);
