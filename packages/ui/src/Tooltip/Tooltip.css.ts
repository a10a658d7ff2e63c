import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, space, text, weight } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = style(
  inComponentsLayer({
    maxInlineSize: '260px',
    paddingInline: space[8],
    paddingBlock: space[4],
    borderRadius: radius.control,
    border: '1px solid transparent',
    background: color.inverse.surface,
    color: color.inverse.ink,
    fontSize: text.secondary.fontSize,
    lineHeight: text.secondary.lineHeight,
    fontWeight: weight.medium,
    boxShadow: shadow.floating,
    animation: `${fade} ${motion.fast} ${motion.ease}`,
  }),
);
