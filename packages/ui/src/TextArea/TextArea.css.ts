import { style } from '@vanilla-extract/css';
import { color, radius, size, space } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const words = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  boxSizing: 'border-box',
  padding: `${space[6]} 10px`,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/**
 * Input and mirror lie in the same cell: the mirror holds the same words and gives the cell its height. Unlike
 * `field-sizing: content` it works in every browser, and unlike a script it never lags behind what is typed.
 */
export const grower = style(
  inComponentsLayer({
    flex: 1,
    display: 'grid',
    // As high as the mirror, and no higher than it may be: the area scrolls, not the box.
    gridTemplateRows: 'minmax(0, 1fr)',
    minInlineSize: 0,
    minBlockSize: size.control,
  }),
);
export const area = style(
  inComponentsLayer({
    ...words,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    color: 'inherit',
    overflow: 'auto',
    resize: 'none',
    ...noRing,
    selectors: { '&::placeholder': { color: color.inkThird, opacity: 1 } },
  }),
);
export const mirror = style(inComponentsLayer({ ...words, visibility: 'hidden', overflow: 'hidden' }));

export const under = style(
  inComponentsLayer({ display: 'flex', justifyContent: 'space-between', gap: space[12] }),
);
export const count = style(
  inComponentsLayer({
    flex: 'none',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: color.tone.critical.ink } },
  }),
);
