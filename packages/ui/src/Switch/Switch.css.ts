import { style } from '@vanilla-extract/css';
import { color, motion } from '../tokens/contract.css.ts';
import { forcedColorsOnly } from '../tokens/forcedColors.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { inlineSign } from '../tokens/inlineSign.css.ts';

export const track = style(
  inComponentsLayer({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: 32,
    blockSize: 18,
    marginBlockStart: 1,
    padding: 2,
    borderRadius: 9,
    background: color.controlBorder,
    transition: `background-color ${motion.normal}`,
    selectors: {
      '[data-hovered] > &': { background: color.inkThird },
      '[data-selected] > &': { background: color.accent },
      '[data-focus-visible] > &': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
      '&::before': {
        content: '""',
        display: 'block',
        inlineSize: 14,
        blockSize: 14,
        borderRadius: '50%',
        background: color.surface,
        transition: `transform ${motion.normal}`,
      },
      '[data-selected] > &::before': { transform: `translateX(calc(${inlineSign} * 14px))` },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      // In forced colors the knob has the text colour when off, and contrasts with the highlight when on.
      ...forcedColorsOnly({
        padding: 1,
        border: '1px solid ButtonText',
        forcedColorAdjust: 'none',
        selectors: {
          '&, [data-hovered] > &': { background: 'Canvas' },
          '&::before': { background: 'ButtonText' },
          '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight' },
          '[data-selected] > &::before': { background: 'HighlightText' },
        },
      }),
    },
  }),
);
