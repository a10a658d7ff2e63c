import { style } from '@vanilla-extract/css';
import { color, radius, size, space, text } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const chips = style(inComponentsLayer({ display: 'flex', flexWrap: 'wrap', gap: space[6] }));
export const chip = style(
  inComponentsLayer({
    minBlockSize: `calc(${size.control} - 4px)`,
    maxInlineSize: '100%',
    paddingBlock: space[2],
    borderRadius: radius.pill,
    fontSize: text.label.fontSize,
    lineHeight: text.label.lineHeight,
    overflowWrap: 'anywhere',
    '@media': { '(pointer: coarse)': { minBlockSize: size.control } },
  }),
);
export const count = style(
  inComponentsLayer({
    ...text.secondary,
    color: color.inkThird,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-selected] > &, [data-pressed] > &': { color: 'inherit' } },
  }),
);
