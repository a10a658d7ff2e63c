import { keyframes, style } from '@vanilla-extract/css';
import { color, radius, space } from '../tokens/contract.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const group = style(inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[12] }));
export const bone = style(
  inComponentsLayer({
    display: 'block',
    blockSize: '12px',
    borderRadius: radius.small,
    background: color.sunken,
    border: '1px solid transparent',
    animation: `${pulse} 1.4s ease-in-out infinite`,
    selectors: {
      '&[data-shape="title"]': { blockSize: '20px' },
      '&[data-shape="block"]': { borderRadius: radius.card },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
