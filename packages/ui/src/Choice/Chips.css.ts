import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '../tokens/contract.css.ts';
import { focusRing } from '../tokens/focus.css.ts';
import { inComponentsLayer } from '../tokens/inLayer.ts';

export const chips = style(inComponentsLayer({ display: 'contents' }));
export const chip = style(
  inComponentsLayer({
    ...text.secondary,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    padding: `${space[2]} ${space[6]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.sunken,
    color: color.ink,
    outline: 'none',
    overflowWrap: 'anywhere',
    cursor: 'default',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '[data-disabled] &': { color: color.inkThird },
    },
  }),
);
export const remove = style(
  inComponentsLayer({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    margin: '-4px',
    marginInlineEnd: '-6px',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.inkThird,
    cursor: 'default',
    outline: 'none',
    borderRadius: radius.small,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-hovered]': { color: color.ink },
    },
  }),
);
