import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, shadow } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';
import { inlineSign } from '../tokens/inlineSign.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: `translateX(calc(${inlineSign} * 24px))` } });

export const overlay = style(
  inComponentsLayer({
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    background: color.overlay,
    animation: `${fade} ${motion.normal} ${motion.ease}`,
    selectors: { '&[data-exiting]': { animation: `${fade} ${motion.fast} ${motion.ease} reverse` } },
  }),
);

export const drawer = style(
  inComponentsLayer({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    maxInlineSize: '100vw',
    background: color.surface,
    borderInlineStart: `1px solid ${color.line}`,
    boxShadow: shadow.floating,
    animation: `${slide} ${motion.slow} ${motion.ease}`,
    selectors: {
      '&[data-size="medium"]': { inlineSize: '440px' },
      '&[data-size="large"]': { inlineSize: '720px' },
    },
  }),
);
