import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponents } from '../tokens/inLayer.ts';

export const control = style(inComponents({ flexWrap: 'wrap', gap: space[4], cursor: 'text' }));
export const tags = style(inComponents({ display: 'contents' }));
export const tag = style(
  inComponents({
    ...text.secondary,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    padding: `${space[2]} ${space[6]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.sunken,
    color: color.ink,
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
export const remove = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    margin: '-4px -6px -4px 0',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.inkThird,
    cursor: 'default',
    outline: 'none',
    borderRadius: radius.small,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
export const entry = style(inComponents({ flex: '1 1 80px' }));
