import { style } from '@vanilla-extract/css';
import { color, motion } from '../tokens/contract.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const track = style(
  inComponents({
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
      '[data-selected] > &::before': { transform: 'translateX(14px)' },
      '[data-disabled] > &': { opacity: 0.5 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  }),
);
