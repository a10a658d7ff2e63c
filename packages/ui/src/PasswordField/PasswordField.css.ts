import { style } from '@vanilla-extract/css';
import { color, motion, radius, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const under = style(inComponentsLayer({ display: 'grid', gap: space[4] }));
export const meter = style(
  inComponentsLayer({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: space[4],
    marginBlockStart: space[2],
  }),
);
export const step = style(
  inComponentsLayer({
    blockSize: 4,
    borderRadius: radius.pill,
    background: color.line,
    transition: `background-color ${motion.fast}`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-strength="weak"]': { background: color.tone.critical.solid },
      '&[data-strength="fair"]': { background: color.tone.caution.solid },
      '&[data-strength="good"], &[data-strength="strong"]': { background: color.tone.positive.solid },
    },
    '@media': {
      '(forced-colors: active)': {
        background: 'Canvas',
        outline: '1px solid CanvasText',
        outlineOffset: '-1px',
        selectors: { '&[data-strength]': { background: 'Highlight' } },
      },
    },
  }),
);
