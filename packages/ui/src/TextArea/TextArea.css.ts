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
 * Input and mirror share a grid cell: the mirror has the same text and sets the height. Works in every
 * browser, unlike `field-sizing: content`, and without lag, unlike a script.
 */
export const grower = style(
  inComponentsLayer({
    flex: 1,
    display: 'grid',
    // Follows the mirror up to its maximum; then the textarea scrolls, not the box.
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
