import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const list = style(
  inComponents({
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
  inComponents({
    minInlineSize: 0,
    selectors: {
      '[data-layout="ledger"] > &': { display: 'flex', justifyContent: 'space-between', gap: space[16] },
    },
  }),
);
export const term = style(
  inComponents({
    color: color.inkThird,
    overflowWrap: 'anywhere',
    selectors: {
      '[data-layout="stacked"] &': { fontSize: text.label.fontSize, lineHeight: text.label.lineHeight },
      '[data-strong] > &': { color: color.ink, fontWeight: weight.semibold },
    },
  }),
);
export const detail = style(
  inComponents({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      // the words before it give way first: an amount is never broken
      '[data-layout="ledger"] &': { flexShrink: 0, maxInlineSize: '70%', textAlign: 'end' },
      '[data-strong] > &': { fontWeight: weight.semibold },
    },
  }),
);
