import { style } from '@vanilla-extract/css';
import { color, inComponentsLayer, motion, radius } from '@khep/ui/tokens';

export const track = style(
  inComponentsLayer({
    blockSize: '6px',
    borderRadius: radius.pill,
    overflow: 'hidden',
    background: color.line,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
export const fill = style(
  inComponentsLayer({
    blockSize: '100%',
    borderRadius: radius.pill,
    background: color.accent,
    transition: `inline-size ${motion.normal} ${motion.ease}`,
    forcedColorAdjust: 'none',
    selectors: { '&[data-over]': { background: color.tone.critical.solid } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  }),
);
