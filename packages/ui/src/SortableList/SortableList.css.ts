import { style } from '@vanilla-extract/css';
import { color, motion, radius, shadow, space } from '../tokens/contract.css.ts';
import { focusRing, noRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const list = style(inComponentsLayer({ display: 'flex', flexDirection: 'column', gap: space[6] }));

export const row = style(
  inComponentsLayer({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    padding: space[6],
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    transition: `box-shadow ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-lifted]': {
        borderColor: color.accent,
        background: color.accentSoft,
        boxShadow: shadow.floating,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-lifted]': { outline: '2px solid Highlight' } } },
    },
  }),
);

const part = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.small,
  color: color.inkThird,
  ...noRing,
} as const;

export const handle = style(
  inComponentsLayer({
    ...part,
    cursor: 'grab',
    // Dragging the handle moves the row; elsewhere touch scrolls.
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:hover': { color: color.ink, background: color.sunken },
      '&:focus-visible': focusRing,
      '[data-lifted] > &': { cursor: 'grabbing', color: color.accentInk },
    },
  }),
);

export const content = style(
  inComponentsLayer({ flex: 1, minInlineSize: 0, paddingInline: space[4], overflowWrap: 'anywhere' }),
);
export const steps = style(inComponentsLayer({ display: 'flex', flexShrink: 0 }));
export const step = style(
  inComponentsLayer({
    ...part,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { color: color.ink, background: color.sunken },
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.4 },
    },
    '@media': { '(pointer: coarse)': { inlineSize: '36px', blockSize: '36px' } },
  }),
);
