import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, space } from '../tokens/contract.css.ts';
import { noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-3px)' } });

export const popover = style(
  inComponentsLayer({
    maxInlineSize: 'min(420px, calc(100vw - 24px))',
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface,
    boxShadow: shadow.floating,
    animation: `${arrive} ${motion.fast} ${motion.ease}`,
  }),
);
export const body = style(inComponentsLayer({ padding: space[16], ...noRing }));
